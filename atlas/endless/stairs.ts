/** Lays stairs where a way climbs over a wall between two terraces. */
import { nth, overlap, range } from '../core/geometry';
import type { Box, Point, Points } from '../core/geometry';
import type { Scene } from '../core/scene';
import type { Ground } from '../ground/ground';
import type { GroundPlan, Round } from './plans/plan';

/** World units: what the stairs climb, with a step before the wall's foot; and their cheeks. */
const HEIGHT = 112;
const CHEEK = 18;
const STEPS = 6;
/** The share of a step that is its tread as one looks down on it, the blocks it is built of, and how wide a post is, in cheeks. */
const [TREAD, BLOCKS, POST] = [0.42, 4, 1.3];
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
  const steps = range(STEPS);
  const nose = (i: number) => (i + TREAD) / STEPS;
  ground.fillMarks(
    steps.map((i) => band(i / STEPS, nose(i))),
    stone,
    { tone: 1.5, smooth: false },
  );
  ground.fillMarks(
    steps.map((i) => band(nose(i), (i + 1) / STEPS)),
    stone,
    { tone: -0.6, smooth: false },
  );
  ground.inkMarks(
    steps.map((i) => [...edge(nose(i))]),
    { width: 2.4, opacity: 0.8 },
  );
  // each step is of blocks, and no joint lies over another
  const joints = steps.flatMap((i) =>
    range(BLOCKS).map((k): Points => {
      const at = (t: number): Point => {
        const [[x0, y0], [x1]] = edge(t);
        return [x0 + ((x1 - x0) * (k + (i % 2 ? 0.3 : 0.8))) / BLOCKS, y0];
      };
      return [at(nose(i)), at((i + 1) / STEPS)];
    }),
  );
  ground.inkMarks(joints, { width: 1.3, opacity: 0.5 });
  for (const side of [0, 1]) {
    const out = side === 0 ? -1 : 1;
    const wall = (from: number, beyond: number): Points => [
      nth(edge(-0.1, from), side),
      nth(edge(-0.1, beyond), side),
      nth(edge(1.06, beyond), side),
      nth(edge(1.06, from), side),
    ];
    // the wall beside the steps, its top in the light, and a post at its foot
    ground.fillMarks([wall(-cheek * 0.2, cheek * 1.5)], stone, { tone: 1.1, smooth: false, ink: 2.6 });
    ground.fillMarks([wall(-cheek * 0.6, -cheek * 0.2)], stone, { tone: -1.2, smooth: false });
    const [x, foot] = nth(edge(1.06, cheek * 0.6), side);
    const half = cheek * POST;
    const block = (top: number, bottom: number): Points => [
      [x - half, foot + top * cheek],
      [x + half, foot + top * cheek],
      [x + half + out, foot + bottom * cheek],
      [x - half + out, foot + bottom * cheek],
    ];
    ground.fillMarks([block(-0.9, 0.9)], stone, { tone: -0.5, smooth: false, ink: 2.6 });
    ground.fillMarks([block(-2, -0.9)], stone, { tone: 1.4, smooth: false, ink: 2.6 });
  }
}
