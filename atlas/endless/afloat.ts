/** Checks that a floating thing lies in its water with all its ink. */
import { bounds, inside, overlap } from '../core/geometry';
import type { Box, Point, Points } from '../core/geometry';
import type { Random } from '../core/random';
import type { Stage } from '../stage/place';
import { HEIGHT, WIDTH } from '../stage/theme';

/** Picture pixels between what floats and a bank, and between it and the edge of the picture. */
const BANK = 14;

/** Whether all of a floating thing's ink near the water's face lies in water, off bridges and frame. */
export function floats({ scene, ground }: Stage, { x0, x1, y0, y1 }: Box): boolean {
  if (x0 < BANK || x1 > WIDTH - BANK || y1 > HEIGHT - BANK) return false;
  // masts and sails rise over the far bank; hull, wings and wake do not
  const deep = Math.min(y1 - y0, (x1 - x0) * 0.6);
  const hull = { x0, x1, y0: y1 - deep / 2, y1 };
  const middle = (x0 + x1) / 2;
  const points: Point[] = [
    [middle, y1 + BANK],
    [middle, hull.y0],
    ...[x0 - BANK, x1 + BANK].flatMap((x): Point[] => [
      [x, y1 - deep * 0.12],
      [x, y1 - deep * 0.3],
      [x, hull.y0],
    ]),
  ];
  return (
    points.every((point) => ground.kindAt(point) === 'water') &&
    scene.things.every(({ name, inked }) => name !== 'archBridge' || overlap(hull, inked.inkBox) === 0)
  );
}

/** Points of a water that are tried, how far they are from the sides of the picture, and how far down they are; pixels. */
const [TRIES, ASIDE, LOWEST] = [40, 160, 2640];

/** A point in some water, its middle where none is found. */
export function spotIn(points: Points, random: Random): Point {
  const { x0, x1, y0, y1 } = bounds(points);
  for (let i = 0; i < TRIES; i++) {
    const at: Point = [
      random.range(Math.max(ASIDE, x0), Math.min(WIDTH - ASIDE, x1)),
      random.range(y0, Math.min(LOWEST, y1)),
    ];
    if (inside(at, points)) return at;
  }
  return [(x0 + x1) / 2, (y0 + y1) / 2];
}

/** Picture pixels between two looks for a bank. */
const LOOK = 24;

/** How wide the water is at a point, picture pixels; none on dry land. */
export function waterAcross({ ground }: Stage, [x, y]: Point): number {
  const isWet = (at: number) => ground.kindAt([at, y]) === 'water';
  const bank = (step: number): number => {
    let at = x;
    while (at > -LOOK && at < WIDTH + LOOK && isWet(at)) at += step;
    return at;
  };
  return bank(LOOK) - bank(-LOOK);
}
