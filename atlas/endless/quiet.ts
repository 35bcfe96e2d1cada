/** Finds meadows that stay calm: what is small and everywhere leaves the eye no place to rest. */
import { SQUASH } from '../core/frame';
import { TAU, overlap, range } from '../core/geometry';
import type { Box, Point } from '../core/geometry';
import { Random } from '../core/random';
import type { Stage } from '../stage/place';
import { HEIGHT, WIDTH } from '../stage/theme';
import type { Design } from './design';
import type { Landmark } from './landmarks';
import type { Round } from './plans/plan';

/** Half width of a calm meadow, world units. */
const REACH = 380;
const MOST = 3;
/** Picture pixels between two of them, so that they lie in different parts of the picture. */
const APART = 900;
const TRIES = 400;

/** Meadows without a landmark that nothing needs; fewer where there is no room. */
export function quietMeadows({ scene, ground }: Stage, landmarks: readonly Landmark[]): Round[] {
  const random = scene.random.fork('quiet');
  const found: Round[] = [];
  const isFree = ([x, y, reach, high]: Round): boolean => {
    const box = { x0: x - reach, x1: x + reach, y0: y - high, y1: y + high };
    return (
      range(12).every(
        (i) =>
          ground.kindAt([x + Math.cos((i / 12) * TAU) * reach, y + Math.sin((i / 12) * TAU) * high]) ===
          'meadow',
      ) && landmarks.every(({ role, thing }) => role === 'aloft' || overlap(box, thing.inked.inkBox) === 0)
    );
  };
  for (let i = 0; i < TRIES && found.length < MOST; i++) {
    const at: Point = [random.range(420, scene.width - 420), random.range(1150, scene.height - 180)];
    const reach = REACH * scene.scaleAt(at[1]);
    const meadow: Round = [...at, reach, reach * SQUASH];
    const isApart = found.every(([x, y]) => Math.hypot(at[0] - x, at[1] - y) > APART);
    if (isApart && isFree(meadow)) found.push(meadow);
  }
  return found;
}

/** Half of the free ground at the lower edge, picture pixels, and how far its middle may lie from that of the picture. */
const APRON: Point = [820, 330];
const OFF = 420;

/** The free ground in front of all: the eye walks in over it, between what stands in the corners. */
export function apronOf({ seed }: Pick<Design, 'seed'>): Round {
  const x = WIDTH / 2 + new Random(`${seed}/apron`).jitter(OFF);
  return [x, HEIGHT + 40, ...APRON];
}

/** Whether something with this ink, its feet at `y`, stands on such ground. */
export const isBefore = (apron: Round, { x0, x1 }: Box, y: number): boolean =>
  isQuiet([apron], [x0, y]) || isQuiet([apron], [x1, y]) || isQuiet([apron], [(x0 + x1) / 2, y]);

/** Whether a point of the picture lies in one of the calm places. */
export const isQuiet = (calm: readonly Round[], [x, y]: Point): boolean =>
  calm.some(([cx, cy, rx, ry]) => Math.hypot((x - cx) / rx, (y - cy) / ry) < 1);
