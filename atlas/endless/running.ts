/** The story that crosses the map: a procession along its main way, or a chase, with somebody at its head. */
import { distance, nth, spline } from '../core/geometry';
import type { Point } from '../core/geometry';
import type { Mood } from '../core/expressions';
import type { ItemName } from '../people/items/items';
import type { PersonSpec } from '../people/spec';
import type { PoseName } from '../people/poses';
import { isCreature } from '../stage/figure';
import { fits } from '../stage/place';
import type { FigureMaker, Stage } from '../stage/place';
import type { Design } from './design';

type Act = readonly [pose: PoseName, mood: Mood, hold?: ItemName, off?: ItemName];

interface Running {
  /** The first one, and those behind it in turns. */
  readonly head: Act;
  readonly follow: readonly Act[];
  /** Between two of them, world units. */
  readonly step: number;
  readonly count: number;
}

type RunningName = 'parade' | 'chase' | 'lanterns' | 'removal';

const RUNNING: Readonly<Record<RunningName, Running>> = {
  parade: {
    head: ['walk', 'joy', 'flag'],
    follow: [
      ['walk', 'joy', 'drum'],
      ['walk', 'happy', 'balloon'],
      ['walk', 'laugh', 'flute'],
      ['cheer', 'joy'],
      ['walk', 'smile', 'violin'],
      ['walk', 'happy', 'flag'],
      ['dance', 'laugh'],
      ['walk', 'joy', 'guitar'],
    ],
    step: 118,
    count: 16,
  },
  chase: {
    head: ['run', 'grin', 'bag', 'meat'],
    follow: [
      ['run', 'angry', 'broom'],
      ['run', 'shock'],
      ['run', 'angry', 'umbrella'],
      ['stumble', 'wince'],
      ['run', 'worried', 'basket'],
      ['run', 'angry'],
      ['run', 'laugh', 'camera'],
    ],
    step: 150,
    count: 13,
  },
  lanterns: {
    head: ['walk', 'serene', 'lantern'],
    follow: [
      ['walk', 'calm', 'lantern'],
      ['walk', 'smile', 'lantern'],
      ['walk', 'star', 'sparkler'],
      ['walk', 'serene', 'lantern'],
      ['walk', 'happy', 'candyApple'],
    ],
    step: 128,
    count: 15,
  },
  removal: {
    head: ['point', 'stern', 'map'],
    follow: [
      ['carry', 'wince', 'crate'],
      ['carry', 'worried', 'suitcase'],
      ['walk', 'sleepy', 'plush'],
      ['carry', 'happy', 'gift'],
      ['haul', 'wince'],
      ['carry', 'cute', 'crate'],
    ],
    step: 132,
    count: 13,
  },
};

/** Points along a way at even steps in world units, from its start. */
function along(stage: Stage, through: readonly Point[], step: number): Point[] {
  const line = spline(through, false, 16);
  const points: Point[] = [];
  let left = 0;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [nth(line, i - 1), nth(line, i)];
    const length = distance(a, b);
    while (left <= length) {
      const t = length === 0 ? 0 : left / length;
      const at: Point = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      points.push(at);
      left += step * stage.scene.scaleAt(at[1]);
    }
    left -= length;
  }
  return points;
}

/** Which story fits the hour: lanterns are carried when it is dark. */
export function runningOf({ mood, seed }: Design, stage: Stage): RunningName {
  const names: readonly RunningName[] = mood.lamps
    ? ['lanterns', 'lanterns', 'parade', 'chase']
    : ['parade', 'chase', 'removal'];
  return stage.scene.random.fork(`running-${seed}`).pick(names);
}

/** Plays it; whoever finds no room stays away. */
export function tellRunning(stage: Stage, make: FigureMaker, design: Design): void {
  const { scene } = stage;
  const random = scene.random.fork('running');
  const { head, follow, step, count } = RUNNING[runningOf(design, stage)];
  const [, through] = nth(design.plan.roads, 0);
  const points = along(stage, through, step).filter(
    ([x, y]) => x > 90 && x < scene.width - 90 && y > 1000 && y < scene.height - 60,
  );
  // the whole of it is seen at once, somewhere along the way
  const start = random.int(0, Math.max(0, points.length - count));
  const played = points.slice(start, start + count);
  for (const [i, at] of played.entries()) {
    const next = played[i - 1] ?? played[i + 1] ?? at;
    const flip = i === 0 ? next[0] > at[0] : next[0] < at[0];
    const [pose, mood, hold, off] = i === 0 ? head : nth(follow, (i - 1) % follow.length);
    const role: PersonSpec = {
      pose,
      mood,
      flip,
      facing: 'front',
      signs: [],
      hold: hold ?? null,
      off: off ?? null,
      tip: null,
      turn: 0.35,
    };
    const there: Point = [at[0] + random.jitter(14), at[1] + random.jitter(10)];
    const plan = make(there, random, {}, (spec) =>
      isCreature(spec) ? { ...spec, flip } : { ...spec, ...role },
    );
    if (fits(stage, plan, { apart: 0 })) scene.put(plan);
  }
}
