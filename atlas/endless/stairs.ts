/** Lays stairs where a way climbs over a wall between two terraces. */
import { overlap, range } from '../core/geometry';
import type { Box, Point, Points } from '../core/geometry';
import type { Ground } from '../ground/ground';
import type { GroundPlan, Round } from './plans/plan';

/** World units: what the stairs climb, with a step before the wall's foot; and their cheeks. */
const HEIGHT = 112;
const STEPS = 7;
const CHEEK = 18;
/** How many times as wide as the top step the lowest one is. */
const SPREAD = 1.16;

/** Whether something with this ink would hide stairs or stand in their way. */
export const hidesStairs = ({ stairs = [] }: GroundPlan, box: Box): boolean =>
  stairs.some(([x, y, width]) => {
    const half = width * 0.55;
    return overlap(box, { x0: x - half, x1: x + half, y0: y - 40, y1: y + HEIGHT + 50 }) > 0;
  });

/** Where nobody of the crowd stands on the stairs of a plan. */
export const stairsOf = ({ stairs = [] }: GroundPlan): Round[] =>
  stairs.map(([x, y, width]): Round => [x, y + HEIGHT * 0.6, width * 0.62, HEIGHT * 0.95]);

/** Stairs with the middle of their upper edge at a picture point, `width` world units wide there. */
export function layStairs(
  ground: Ground,
  [x, y, width]: readonly [number, number, number],
  stone: string,
): void {
  const scale = ground.scene.scaleAt(y);
  const edge = (t: number, beyond = 0): readonly [Point, Point] => {
    const half = ((width * (1 + (SPREAD - 1) * t)) / 2 + beyond) * scale;
    const down = y + HEIGHT * scale * t;
    return [
      [x - half, down],
      [x + half, down],
    ];
  };
  const band = (from: number, to: number, beyond = 0): Points => [
    ...edge(from, beyond),
    ...edge(to, beyond).toReversed(),
  ];
  ground.lay('road', band(-0.06, 1.04, CHEEK), { material: stone });
  ground.fillMarks([band(-0.06, 1.04, CHEEK)], stone, { tone: -0.5, smooth: false, ink: 3 });
  const treads = range(STEPS).map((i) => band(i / STEPS, (i + 0.58) / STEPS));
  const risers = range(STEPS).map((i) => band((i + 0.58) / STEPS, (i + 1) / STEPS));
  ground.fillMarks(treads, stone, { tone: 1, smooth: false });
  ground.fillMarks(risers, stone, { tone: -1, smooth: false });
  ground.inkMarks(
    range(STEPS).map((i) => [...edge((i + 0.58) / STEPS)]),
    { width: 1.8, opacity: 0.7 },
  );
}
