/** Lets people queue at a stall, and somebody jump the queue: a stall without customers sells nothing. */
import type { Point } from '../../core/geometry';
import type { Random } from '../../core/random';
import type { FigureMaker, Stage } from '../../stage/place';
import { left, right } from '../../stories/story';
import type { Side } from '../../stories/story';
import type { Mood } from '../moods/mood';
import type { Round } from '../plans/plan';
import { COUNTERS } from '../sellers';
import { spectacle } from './spectacle';
import { play } from './play';
import { yieldsAt } from './room';

const SIDE = { facing: 'side' } as const;
const QUEUE = spectacle([
  left(0, -6, 'point', 'star', SIDE),
  left(80, 8, 'hold', 'happy', { ...SIDE, hold: 'bag' }),
  left(160, -4, 'hips', 'angry', { signs: ['anger'] }),
  left(122, 74, 'sneak', 'cheeky', { build: 'kid' }),
  left(242, 10, 'think', 'sleepy', SIDE),
  left(322, -6, 'slouch', 'asleep', { signs: ['zzz'] }),
  right(382, 50, 'point', 'laugh', { build: 'kid' }),
]);
/** World units from a counter's corner to the first of the queue. */
const BESIDE = 40;

/** One queue, at the first stall that has room for it. */
export function queueUp(
  stage: Stage,
  make: FigureMaker,
  calm: readonly Round[],
  told: Point[],
  random: Random,
  mood: Mood,
): void {
  const { scene } = stage;
  for (const { box, at } of random.shuffled(scene.things.filter(({ name }) => COUNTERS.has(name)))) {
    const sides: readonly Side[] = random.shuffled([1, -1]);
    for (const side of sides) {
      const s = scene.scaleAt(at[1]);
      const foot: Point = [side > 0 ? box.x1 + BESIDE * s : box.x0 - BESIDE * s, box.y1 - 4 * s];
      const yields = yieldsAt(stage, QUEUE, foot, side, { calm });
      if (!yields) continue;
      play(stage, make, QUEUE, { at: foot, side, yields }, random, mood);
      told.push(foot);
      return;
    }
  }
}
