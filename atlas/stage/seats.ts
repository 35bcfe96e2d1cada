/** Scenes the author sets himself: people of the crowd on a landmark, or on the ground just where he wants them. */
import type { Point3 } from '../core/frame';
import type { Box, Point } from '../core/geometry';
import { named } from '../core/named';
import type { Thing } from '../core/thing';
import type { PersonSpec } from '../people/spec';
import { perch } from './perch';
import type { FigureMaker, Stage } from './place';
import { inRole } from './role';

/** Where on its host, in the host's units; what somebody does there; and a factor on the size. */
export type Seat = readonly [at: Point3, as: PersonSpec, size?: number];

/** A spot on the picture, and what somebody does there. */
export type Spot = readonly [at: Point, as: PersonSpec];

const PLAIN = {
  facing: 'front',
  hold: null,
  off: null,
  signs: [],
  tip: null,
  flip: false,
  turn: 0.35,
} as const;

/** All landmarks of a kind, in the order they were put. */
export const hosts = ({ scene }: Stage, name: string): Thing[] =>
  scene.things.filter((thing) => thing.name === name);

/** The last landmark of a kind. Throws when there is none. */
export const host = ({ scene }: Stage, name: string): Thing =>
  named(Object.fromEntries(scene.things.map((thing) => [thing.name, thing])), name, 'landmark');

/** Seats people on a landmark and gives them back; whoever is named later is in front. */
export function seat(stage: Stage, make: FigureMaker, on: Thing, seats: readonly Seat[]): Thing[] {
  const { scene } = stage;
  const random = scene.random.fork(`seats-${on.seed}`);
  return seats.map(([spot, as, size = 1], k) => {
    const { at, placement } = perch(stage, on, spot, { size, after: 1 + k * 0.1 });
    return scene.put(make(at, random, placement, inRole({ ...PLAIN, ...as })));
  });
}

/** Half of the ground that somebody needs, picture pixels at scale 1. */
const ROOM = { x: 46, y: 20 } as const;

/** Puts people on the ground and gives them back. Things of the `yielding` kinds that stand in their way are taken away. */
export function stand(
  { scene }: Stage,
  make: FigureMaker,
  name: string,
  yielding: ReadonlySet<string>,
  spots: readonly Spot[],
): Thing[] {
  const random = scene.random.fork(`stand-${name}`);
  const inTheWay = ({ at: [x, y], name: kind }: Thing) =>
    yielding.has(kind) &&
    spots.some(([[u, v]]) => {
      const s = scene.scaleAt(v);
      return Math.abs(u - x) < ROOM.x * s && Math.abs(v - y) < ROOM.y * s;
    });
  scene.remove(scene.things.filter(inTheWay));
  return spots.map(([at, as]) => scene.put(make(at, random, {}, inRole({ ...PLAIN, ...as }))));
}

/** Takes away things of some kinds that stand in a box of the picture: a lamp before a stage, a barrel under a palm. */
export function clear({ scene }: Stage, kinds: readonly string[], { x0, y0, x1, y1 }: Box): void {
  const inside = ([x, y]: Point) => x > x0 && x < x1 && y > y0 && y < y1;
  scene.remove(scene.things.filter(({ name, at }) => kinds.includes(name) && inside(at)));
}
