/** Small scenes that one level alone tells: its things, people and animals, with room made for them and kept free around them. */
import { SQUASH } from '../core/frame';
import { disc } from '../core/footprint';
import { overlap } from '../core/geometry';
import type { Box, Point } from '../core/geometry';
import type { Scene } from '../core/scene';
import type { Placement, Plan, Thing, ThingKind } from '../core/thing';
import type { CreatureSpec } from '../creatures/creature';
import type { PersonSpec } from '../people/spec';
import type { FigureMaker, Stage, Wear } from './place';
import { inRole } from './role';

/** Somebody of a scene: where from its spot, world units (x right, y toward the viewer), in which role, how far up. */
export interface Actor {
  readonly dx: number;
  readonly dy: number;
  readonly as: PersonSpec | CreatureSpec;
  readonly lift?: number;
  readonly size?: number;
  /** World units nearer than its feet at which it is sorted: whoever rides is in front of what carries it. */
  readonly before?: number;
}

/** A thing of a scene, planned at a spot of the picture. */
export interface Requisite {
  readonly dx: number;
  readonly dy: number;
  readonly plan: (scene: Scene, at: Point) => Plan;
}

export interface Act {
  readonly name: string;
  readonly at: Point;
  readonly actors: readonly Actor[];
  readonly things?: readonly Requisite[];
  /** Radius of ground nobody of the crowd enters, world units. */
  readonly quiet?: number;
}

/** Somebody on the ground. */
export const who = (dx: number, dy: number, as: Actor['as'], more: Partial<Actor> = {}): Actor => ({
  dx,
  dy,
  as,
  ...more,
});

/** A thing on the ground, or over it when `options` lift it; `before` as an actor's. */
export const what = <O extends object>(
  dx: number,
  dy: number,
  kind: ThingKind<O>,
  options: NoInfer<O> & Placement,
  before?: number,
): Requisite => ({
  dx,
  dy,
  plan: (scene, at) =>
    scene.plan(
      kind,
      at,
      before === undefined
        ? options
        : { ...options, sortY: at[1] + before * scene.scaleAt(at[1]), perched: true },
    ),
});

/** Ground that a scene keeps for itself: the crowd finds no room there, and nothing of it is seen. */
export const clearing: ThingKind<{ readonly r: number }> = {
  name: 'clearing',
  footprint: ({ r }) => disc(r),
  height: 0,
  shadow: false,
  draw: () => {},
};

const PLAIN = {
  facing: 'front',
  hold: null,
  off: null,
  signs: [],
  tip: null,
  flip: false,
  turn: 0.35,
} as const;

const wearing = (as: Actor['as']): Wear => ('plan' in as ? () => as : inRole({ ...PLAIN, ...as }));

/** Half width and height of somebody who stands, and how near a thing's foot may come, world units. */
const HALF = 34;
const TALL = 150;
const NEAR = 52;

/** Does a small thing stand where somebody is to stand, or before their face? */
const hampers = (thing: Thing, [x, y]: Point, s: number): boolean => {
  const [u, v] = thing.at;
  if (Math.abs(u - x) < NEAR * s && Math.abs(v - y) < NEAR * s * SQUASH) return true;
  const box: Box = { x0: x - HALF * s, y0: y - TALL * s, x1: x + HALF * s, y1: y };
  return v > y && overlap(box, thing.inked.inkBox) > 0;
};

/**
 * Plays a scene at its spot: small things of the `yielding` kinds that hamper somebody are taken away, its own are put,
 * and everybody stands where they are told, in the clothes of the level's crowd.
 */
export function act(
  { scene }: Stage,
  make: FigureMaker,
  yielding: ReadonlySet<string>,
  { name, at, actors, things = [], quiet }: Act,
): void {
  const random = scene.random.fork(`act-${name}`);
  const s = scene.scaleAt(at[1]);
  const spot = ({ dx, dy }: { readonly dx: number; readonly dy: number }): Point => [
    at[0] + dx * s,
    at[1] + dy * s * SQUASH,
  ];
  const spots = [...actors, ...things].map(spot);
  scene.remove(
    scene.things.filter(
      (thing) => yielding.has(thing.name) && spots.some((point) => hampers(thing, point, s)),
    ),
  );
  for (const thing of things) scene.put(thing.plan(scene, spot(thing)));
  for (const actor of actors) {
    const { as, lift, size, before } = actor;
    const point = spot(actor);
    const stand: Placement = {
      ...(lift === undefined ? {} : { lift }),
      ...(size === undefined ? {} : { size }),
      ...(before === undefined ? {} : { sortY: point[1] + before * s, perched: true }),
    };
    scene.put(make(point, random, stand, wearing(as)));
  }
  if (quiet !== undefined) scene.add(clearing, at, { r: quiet });
}
