/** Checks that a floating thing lies in its water with all its ink. */
import { overlap } from '../core/geometry';
import type { Box, Point } from '../core/geometry';
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
