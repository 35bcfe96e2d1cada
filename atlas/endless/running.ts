/** The story that crosses the map: a procession along its main way, or a chase, with somebody at its head. */
import { distance, nth, spline } from '../core/geometry';
import type { Point } from '../core/geometry';
import type { Plan } from '../core/thing';
import type { Mood } from '../core/expressions';
import type { ItemName } from '../people/items/items';
import type { PersonSpec } from '../people/spec';
import type { PoseName } from '../people/poses';
import { isCreature } from '../stage/figure';
import { figure } from '../stage/figure';
import { fits } from '../stage/place';
import type { FigureMaker, Stage } from '../stage/place';
import { lost } from '../things/props/lost';
import type { LostName } from '../things/props/lost';
import { losesHead } from './crowd';
import type { Design } from './design';
import { sinks } from './faces';
import { treads } from './footing';
import { lightGroup } from './night-lights';
import { coversSeller } from './sellers';

type Act = readonly [pose: PoseName, mood: Mood, hold?: ItemName, off?: ItemName];

interface Running {
  /** The first one, and those behind it in turns. */
  readonly head: Act;
  readonly follow: readonly Act[];
  /** Between two of them, world units. */
  readonly step: number;
  readonly count: number;
  /** What falls behind the first one, every few steps. */
  readonly leaves?: readonly LostName[];
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
    leaves: ['coins', 'apples', 'sausages', 'papers', 'shoe'],
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

/** Half width and height of somebody, world units. */
const [HALF, TALL] = [32, 146];
/** World units between the line and those beside it who point at what runs by, and how many there are at most. */
const BESIDE = 118;
const WITNESSES: readonly Act[] = [
  ['point', 'shock'],
  ['cheer', 'laugh'],
  ['cheer', 'joy', 'camera'],
  ['hips', 'laugh'],
  ['point', 'star'],
];
/** Light around every third of them by night, world units. */
const GLOW = 190;

/** Whether somebody may be here and is seen: behind an avenue's trees a procession is lost. */
function hasRoom(stage: Stage, plan: Plan, [x, y]: Point): boolean {
  const s = stage.scene.scaleAt(y);
  const box = { x0: x - HALF * s, x1: x + HALF * s, y0: y - TALL * s, y1: y };
  const { scene } = stage;
  if (!fits(stage, plan, { apart: 0 }) || losesHead(scene, box, y) || sinks(scene, box, y)) return false;
  return !treads(scene, box, [x, y]) && !coversSeller(scene, box, y);
}

/** Where most of a story finds room along its way. */
function stretch(stage: Stage, points: readonly Point[], count: number): readonly Point[] {
  const isFree = points.map((at) => hasRoom(stage, stage.scene.plan(figure, at, { spec: {} }), at));
  const roomAt = (start: number) => isFree.slice(start, start + count).filter(Boolean).length;
  const starts = [...points.keys()].filter((start) => start + count <= points.length);
  const best = starts.reduce((most, start) => (roomAt(start) > roomAt(most) ? start : most), 0);
  return points.slice(best, best + count);
}

/** Plays it; whoever finds no room stays away. */
export function tellRunning(stage: Stage, make: FigureMaker, design: Design): void {
  const { scene } = stage;
  const random = scene.random.fork('running');
  const { head, follow, step, count, leaves } = RUNNING[runningOf(design, stage)];
  const [, through] = nth(design.plan.roads, 0);
  const points = along(stage, through, step).filter(
    ([x, y]) => x > 90 && x < scene.width - 90 && y > 1000 && y < scene.height - 60,
  );
  const plays = (at: Point, [pose, mood, hold, off]: Act, flip: boolean): boolean => {
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
    const plan = make(at, random, {}, (spec) =>
      isCreature(spec) ? { ...spec, flip } : { ...spec, ...role },
    );
    const isFree = hasRoom(stage, plan, at);
    if (isFree) scene.put(plan);
    return isFree;
  };
  const played = stretch(stage, points, count);
  for (const [i, at] of played.entries()) {
    const next = played[i - 1] ?? played[i + 1] ?? at;
    const flip = i === 0 ? next[0] > at[0] : next[0] < at[0];
    const act = i === 0 ? head : nth(follow, (i - 1) % follow.length);
    plays([at[0] + random.jitter(14), at[1] + random.jitter(10)], act, flip);
    const s = scene.scaleAt(at[1]);
    if (i % 3 === 1) lightGroup(scene, at, GLOW);
    if (leaves && i > 0 && i <= leaves.length) {
      const fallen = scene.plan(lost, [at[0] + (flip ? -70 : 70) * s, at[1] + 16 * s], {
        what: nth(leaves, i - 1),
      });
      if (fits(stage, fallen, { apart: 0 })) scene.put(fallen);
    }
    // those beside it stand a little apart from each other
    if (i % 3 !== 2) continue;
    const above: Point = [at[0] + random.jitter(30), at[1] - BESIDE * s * 0.5];
    plays(above, nth(WITNESSES, Math.floor(i / 3) % WITNESSES.length), random.chance(0.5));
  }
}
