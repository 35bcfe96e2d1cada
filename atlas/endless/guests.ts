/** Brings people to what asks for them: a bus stop, a stage or a ramp without anybody looks forgotten. */
import type { Point3 } from '../core/frame';
import { nth } from '../core/geometry';
import type { Point } from '../core/geometry';
import type { Thing } from '../core/thing';
import type { ItemName } from '../people/items/items';
import type { PoseName } from '../people/poses';
import type { PersonSpec } from '../people/spec';
import { isCreature } from '../stage/figure';
import { fits } from '../stage/place';
import type { FigureMaker, Stage } from '../stage/place';
import { losesHead } from './crowd';
import { sinks } from './faces';
import { treads } from './footing';
import type { Landmark } from './landmarks';
import { seatedAt } from './order';
import type { Round } from './plans/plan';
import { isQuiet } from './quiet';
import { coversSeller, SELLING } from './sellers';

type Act = readonly [at: Point3, pose: PoseName, flip?: boolean];

/** Those on a thing: where, in its own world units, and what they do. */
interface Show {
  readonly acts: readonly Act[];
  readonly hold?: ItemName;
}

/** Things that somebody stands on, by their names. */
const SHOWS: Readonly<Record<string, Show>> = {
  boomboxStage: {
    acts: [
      [[-190, 90, 40], 'dance'],
      [[-40, 60, 40], 'cheer', true],
      [[110, 120, 40], 'dance'],
      [[240, 70, 40], 'jump', true],
    ],
  },
  halfPipe: {
    acts: [
      [[-262, 20, 44], 'lunge'],
      [[300, 10, 262], 'jump', true],
    ],
    hold: 'skateboard',
  },
};

/** Things that people wait at or walk through, by their names. */
const ASKING = new Set([
  'busStop',
  'metroMouth',
  'torii',
  'wisteriaArbour',
  'roseArch',
  'moonGate',
  'logGate',
  'questBoard',
  'scissorArch',
]);
/** Who picnics, at the left and at the right of the cloth, and how far from it, world units. */
const PICNIC = [
  [-1, { pose: 'eat', mood: 'joy', hold: 'onigiri' }],
  [1, { pose: 'sit', mood: 'laugh' }],
] as const;
const REACH = 34;
/** World units from the ground to a bench's seat, and how large somebody is who sits on one. */
const [SEAT, SITTING] = [22, 0.94];
const WAITING = 2;
const TRIES = 40;
/** What those do who buy, in turns; they stand at a corner of the counter and look along it. */
const BUYERS = [
  { pose: 'point', mood: 'star' },
  { pose: 'hold', mood: 'happy', hold: 'bag' },
  { pose: 'think', mood: 'smile' },
  { pose: 'present', mood: 'joy', hold: 'basket' },
  { pose: 'wave', mood: 'joy' },
] as const;
/** World units from a counter's corner to who buys: aside, and toward us. */
const [CORNER, NEARER] = [26, 16];
/** Half width and height of somebody, world units. */
const [HALF, TALL] = [32, 148];

/** Brings one or two who buy to whatever sells: nobody at it, and it is clutter. */
function buy({ scene, ground }: Stage, make: FigureMaker, calm: readonly Round[]): void {
  const random = scene.random.fork('buyers');
  for (const [i, { box, at }] of scene.things.filter(({ name }) => SELLING.has(name)).entries()) {
    const s = scene.scaleAt(at[1]);
    const sides = random.shuffled([-1, 1]).slice(0, random.chance(0.5) ? 2 : 1);
    for (const side of sides) {
      const x = side < 0 ? box.x0 - CORNER * s : box.x1 + CORNER * s;
      const spot: Point = [x, box.y1 + NEARER * s];
      const body = { x0: x - HALF * s, x1: x + HALF * s, y0: spot[1] - TALL * s, y1: spot[1] };
      const role: Partial<PersonSpec> = { facing: 'side', flip: side > 0, off: null, tip: null, turn: 0.35 };
      const act = { hold: null, signs: [], ...nth(BUYERS, (i + (side > 0 ? 2 : 0)) % BUYERS.length) };
      if (!['meadow', 'road', 'plaza'].includes(ground.kindAt(spot) ?? '') || isQuiet(calm, spot)) continue;
      if (x < TALL || x > scene.width - TALL || spot[1] > scene.height - HALF) continue;
      if (!scene.isFree(spot, HALF * 0.7 * s) || losesHead(scene, body, spot[1])) continue;
      if (sinks(scene, body, spot[1]) || treads(scene, body, spot) || coversSeller(scene, body, spot[1]))
        continue;
      scene.put(
        make(spot, random, {}, (spec) => (isCreature(spec) ? undefined : { ...spec, ...role, ...act })),
      );
    }
  }
}

/** Lets people come to the landmarks that ask for them, to what sells and to the benches; whoever finds no room there stays away. */
export function welcome(
  stage: Stage,
  make: FigureMaker,
  landmarks: readonly Landmark[],
  calm: readonly Round[] = [],
): void {
  const { scene } = stage;
  const random = scene.random.fork('guests');
  const front: Partial<PersonSpec> = { facing: 'front', off: null, tip: null, turn: 0.35 };
  const perform = (host: Thing, { acts, hold }: Show): void => {
    for (const [[u, w, z], pose, flip = false] of acts) {
      const at = host.frame.at(u, w, 0);
      // where the landmark is smaller than others of its kind, so is everything on it but those who use it
      const lift = (z * host.scale) / scene.scaleAt(at[1]);
      const stand = { lift, sortY: host.box.y1 + 2, perched: true };
      const role: Partial<PersonSpec> = { ...front, pose, flip, mood: 'joy', hold: hold ?? null };
      scene.put(make(at, random, stand, (spec) => (isCreature(spec) ? spec : { ...spec, ...role })));
    }
  };
  for (const [i, host] of scene.things.filter(({ name }) => name === 'bench').entries())
    for (const { u, as } of seatedAt(i)) {
      const at = host.frame.at(u, 2, 0);
      const lift = (SEAT * host.scale) / scene.scaleAt(at[1]);
      const stand = { lift, sortY: host.box.y1 + 1, perched: true, size: SITTING };
      const role: Partial<PersonSpec> = { ...front, hold: null, signs: [], shadow: false, ...as };
      scene.put(make(at, random, stand, (spec) => (isCreature(spec) ? undefined : { ...spec, ...role })));
    }
  for (const { at, box, scale } of scene.things.filter(({ name }) => name === 'picnic'))
    for (const [side, act] of PICNIC) {
      const beside: Point = [side < 0 ? box.x0 - REACH * scale : box.x1 + REACH * scale, at[1] + 8 * scale];
      const role: Partial<PersonSpec> = { ...front, hold: null, signs: [], flip: side > 0, ...act };
      const plan = make(beside, random, {}, (spec) => (isCreature(spec) ? undefined : { ...spec, ...role }));
      if (fits(stage, plan, { on: ['meadow'], apart: 0 })) scene.put(plan);
    }
  buy(stage, make, calm);
  for (const { thing } of landmarks) {
    const show = SHOWS[thing.name];
    if (show) perform(thing, show);
    if (!ASKING.has(thing.name)) continue;
    const { x0, x1, y1 } = thing.box;
    for (let tries = 0, come = 0; tries < TRIES && come < WAITING; tries++) {
      const plan = make([random.range(x0, x1), y1 + random.range(4, 46)], random);
      const [x, y] = plan.at;
      const s = scene.scaleAt(y);
      const body = { x0: x - HALF * s, x1: x + HALF * s, y0: y - TALL * s, y1: y };
      if (!fits(stage, plan, { on: ['meadow', 'road', 'plaza'], apart: 2 })) continue;
      if (sinks(scene, body, y) || treads(scene, body, plan.at) || losesHead(scene, body, y)) continue;
      scene.put(plan);
      come++;
    }
  }
}
