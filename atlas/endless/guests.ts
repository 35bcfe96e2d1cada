/** Brings people to what asks for them: a bus stop, a stage or a ramp without anybody looks forgotten. */
import type { Point3 } from '../core/frame';
import type { Thing } from '../core/thing';
import type { ItemName } from '../people/items/items';
import type { PoseName } from '../people/poses';
import type { PersonSpec } from '../people/spec';
import { isCreature } from '../stage/figure';
import { fits } from '../stage/place';
import type { FigureMaker, Stage } from '../stage/place';
import type { Landmark } from './landmarks';

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
      [[40, 70, 14], 'push'],
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
const WAITING = 2;
const TRIES = 40;

/** Lets people come to the landmarks that ask for them; whoever finds no room there stays away. */
export function welcome(stage: Stage, make: FigureMaker, landmarks: readonly Landmark[]): void {
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
  for (const { thing } of landmarks) {
    const show = SHOWS[thing.name];
    if (show) perform(thing, show);
    if (!ASKING.has(thing.name)) continue;
    const { x0, x1, y1 } = thing.box;
    for (let tries = 0, come = 0; tries < TRIES && come < WAITING; tries++) {
      const plan = make([random.range(x0, x1), y1 + random.range(4, 46)], random);
      if (!fits(stage, plan, { on: ['meadow', 'road', 'plaza'], apart: 2 })) continue;
      scene.put(plan);
      come++;
    }
  }
}
