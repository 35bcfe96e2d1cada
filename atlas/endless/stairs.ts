/** Lays stairs where a way climbs over a wall between two terraces. */
import { overlap, range } from '../core/geometry';
import type { Box, Point, Points } from '../core/geometry';
import type { Scene } from '../core/scene';
import type { Ground } from '../ground/ground';
import type { GroundPlan, Round } from './plans/plan';

/** World units: what the stairs climb, with a step before the wall's foot; and their cheeks. */
const HEIGHT = 112;
const CHEEK = 18;
const STEPS = 7;
/** How many times as wide as the top step the lowest one is. */
const SPREAD = 1.16;

/** What turns world units at a picture height into pixels. */
type Scale = Pick<Scene, 'scaleAt'>;

/** Stairs as they lie on the picture, all of it in picture pixels: the middle of their upper edge, its width, how far they come down. */
export interface Flight {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly deep: number;
  readonly cheek: number;
}

/** The stairs of a plan, none where it has no terraces. */
export const flightsOf = ({ stairs = [] }: GroundPlan, scene: Scale): Flight[] =>
  stairs.map(([x, y, width]) => {
    const scale = scene.scaleAt(y);
    return { x, y, wide: width * scale, deep: HEIGHT * scale, cheek: CHEEK * scale };
  });

/** Picture pixels above and below stairs that stay free, so that one sees where they lead. */
const [ABOVE, BELOW] = [40, 50];

/** Whether something with this ink would hide stairs or stand in their way. */
export const hidesStairs = (flights: readonly Flight[], box: Box): boolean =>
  flights.some(({ x, y, wide, deep }) => {
    const half = wide * 0.55;
    return overlap(box, { x0: x - half, x1: x + half, y0: y - ABOVE, y1: y + deep + BELOW }) > 0;
  });

/** Where nobody of the crowd stands on the stairs. */
export const restsOf = (flights: readonly Flight[]): Round[] =>
  flights.map(({ x, y, wide, deep }): Round => [x, y + deep * 0.6, wide * 0.62, deep * 0.95]);

/** Lays a flight of stairs. */
export function layStairs(ground: Ground, { x, y, wide, deep, cheek }: Flight, stone: string): void {
  const edge = (t: number, beyond = 0): readonly [Point, Point] => {
    const half = (wide * (1 + (SPREAD - 1) * t)) / 2 + beyond;
    const down = y + deep * t;
    return [
      [x - half, down],
      [x + half, down],
    ];
  };
  const band = (from: number, to: number, beyond = 0): Points => [
    ...edge(from, beyond),
    ...edge(to, beyond).toReversed(),
  ];
  ground.lay('road', band(-0.06, 1.04, cheek), { material: stone });
  ground.fillMarks([band(-0.06, 1.04, cheek)], stone, { tone: -0.5, smooth: false, ink: 3 });
  const treads = range(STEPS).map((i) => band(i / STEPS, (i + 0.58) / STEPS));
  const risers = range(STEPS).map((i) => band((i + 0.58) / STEPS, (i + 1) / STEPS));
  ground.fillMarks(treads, stone, { tone: 1, smooth: false });
  ground.fillMarks(risers, stone, { tone: -1, smooth: false });
  ground.inkMarks(
    range(STEPS).map((i) => [...edge((i + 0.58) / STEPS)]),
    { width: 1.8, opacity: 0.7 },
  );
}
