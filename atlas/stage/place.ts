/** Where things may stand: free spots, scattering, crowds and queues. All points are on the picture. */
import type { Ground } from '../ground/ground';
import type { FigureSpec } from './figure';
import { SQUASH } from '../core/frame';
import { TAU, bounds, inside, nth, range } from '../core/geometry';
import type { Box, Point, Points } from '../core/geometry';
import type { Random } from '../core/random';
import type { Scene } from '../core/scene';
import type { Placement, Plan, ThingKind } from '../core/thing';
import type { PersonSpec } from '../people/spec';

/** A scene and the ground it stands on, while a theme is laid out. */
export interface Stage {
  readonly scene: Scene;
  readonly ground: Ground;
}

export interface FitRule {
  /** Kinds of ground the whole footprint must lie on; any when absent. */
  readonly on?: readonly string[];
  /** Distance kept to everything else, world units. */
  readonly apart?: number;
}

/** Is the whole footprint on allowed ground and clear of everything? */
export function fits({ scene, ground }: Stage, plan: Plan, { on, apart = 10 }: FitRule): boolean {
  const { at, footprint, scale, box } = plan;
  const allowed = (point: Point) => !on || on.includes(ground.kindAt(point) ?? '');
  const radius = Math.max(box.x1 - box.x0, (box.y1 - box.y0) / SQUASH) / 2 + apart * scale;
  // the cheapest question first: most of what is tried falls at the second
  return allowed(at) && scene.isFree(at, radius) && footprint.every(allowed);
}

/** A random point on the ground; nearer rows get fewer points because things there are larger. */
export function somewhere(scene: Scene, random: Random, area?: Points): Point {
  const whole = {
    x0: -20,
    x1: scene.width + 20,
    y0: Math.max(scene.horizon + 60, -20),
    y1: scene.height + 60,
  };
  const box = area ? bounds(area) : whole;
  const any = (): Point => [random.range(box.x0, box.x1), random.range(box.y0, box.y1)];
  for (let i = 0; i < 60; i++) {
    const point = any();
    const density = (scene.farScale / scene.scaleAt(point[1])) ** 2;
    if (random.next() < density && (!area || inside(point, area))) return point;
  }
  return any();
}

export interface ScatterRule<O extends object> extends FitRule {
  readonly kind: ThingKind<O>;
  readonly count: number;
  readonly within?: Points;
  readonly options: (random: Random, index: number) => NoInfer<O> & Placement;
}

const TRIES = 30;

/**
 * Scatters things without collisions; gives up on those that find no place. Throws on a kind of ground that was
 * never laid.
 */
export function scatter<O extends object>(stage: Stage, rule: ScatterRule<O>): void {
  const { scene } = stage;
  const { kind, count, within, options, apart = 20, on } = rule;
  stage.ground.expect(on ?? []);
  const random = scene.random.fork(`scatter-${kind.name}-${scene.things.length}`);
  let placed = 0;
  for (let i = 0; i < count * TRIES && placed < count; i++) {
    const plan = scene.plan(kind, somewhere(scene, random, within), options(random, placed));
    if (!fits(stage, plan, { apart, ...(on ? { on } : {}) })) continue;
    scene.put(plan);
    placed++;
  }
}

/** Things at even steps (world units) along a polyline, e.g. lamps on a kerb. */
export function along<O extends object>(
  stage: Stage,
  line: Points,
  step: number,
  kind: ThingKind<O>,
  options: NoInfer<O> & Placement,
  rule: FitRule = {},
): void {
  const { scene } = stage;
  let left = step / 2;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [nth(line, i - 1), nth(line, i)];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    let walked = 0;
    while (walked + left <= length) {
      walked += left;
      const at: Point = [a[0] + ((b[0] - a[0]) * walked) / length, a[1] + ((b[1] - a[1]) * walked) / length];
      left = step * scene.scaleAt(at[1]);
      const plan = scene.plan(kind, at, options);
      if (fits(stage, plan, rule)) scene.put(plan);
    }
    left -= length - walked;
  }
}

/** How much larger than a figure a thing may be to count as a mere cover of it. */
const LANDMARK = 14;

/**
 * Would a figure here be seen, and leave those behind it to be seen? `box` is the picture box of the newcomer,
 * `y` where it stands; no more than the share `cover` of a figure may be hidden by others, and nobody stands in
 * front of a thing whose options say `hero`.
 */
export function staysVisible(scene: Scene, box: Box, y: number, cover: number): boolean {
  const size = (box.x1 - box.x0) * (box.y1 - box.y0);
  let hidden = 0;
  for (const { inked, at, options } of scene.inkedNear(box)) {
    const other = inked.inkBox;
    if (other.x1 <= box.x0 || other.x0 >= box.x1 || other.y1 <= box.y0 || other.y0 >= box.y1) continue;
    if (options.aloft) continue;
    const w = Math.min(box.x1, other.x1) - Math.max(box.x0, other.x0);
    const h = Math.min(box.y1, other.y1) - Math.max(box.y0, other.y0);
    const otherSize = (other.x1 - other.x0) * (other.y1 - other.y0);
    if (at[1] >= y) {
      if (otherSize < size * LANDMARK) hidden += (w * h) / size;
    } else if (options.hero ? (w * h) / size > 0.3 : otherSize < size * 4 && (w * h) / otherSize > cover)
      return false;
    if (hidden > cover) return false;
  }
  return true;
}

/** Something people gather round, and how far from it they stand; picture pixels. */
export type Attraction = readonly [x: number, y: number, reach: number];

/** Where a crowd stands. */
export interface CrowdRule {
  readonly count: number;
  /** Share of those who find themselves on a kind of ground that stay there. */
  readonly on: Readonly<Record<string, number>>;
  readonly near: readonly Attraction[];
  /** Share of groups that stand away from attractions. */
  readonly lonely?: number;
  readonly cover?: number;
  /**
   * Where figures stand that spoil what is before or behind them, picture pixels: they go home, and nobody else moves for it,
   * as everybody would if one were left out from the first.
   */
  readonly away?: Points;
  /** Who comes in the place of somebody who is like a neighbour, by where that one's feet are; nobody else is dressed anew. */
  readonly instead?: readonly (readonly [feet: Point, spec: PersonSpec])[];
  /** Everybody looks at what happens near them, seen from wherever that is; else they face us. */
  readonly onlookers?: true;
  /** The last word on how an onlooker is seen; as they turned when absent. */
  readonly settle?: (spec: PersonSpec) => PersonSpec;
}

/**
 * Turns somebody of the crowd, dressed by the level's wardrobe, into a role of a story; undefined for whom the role is not
 * for: somebody else is dressed then.
 */
export type Wear = (spec: FigureSpec) => FigureSpec | undefined;

/** Plans a figure at a point, dressed by the level's wardrobe. Throws when the wardrobe is too small. */
export type FigureMaker = (at: Point, random: Random, stand?: Placement, wear?: Wear) => Plan;

/** Half width and height of a standing figure in world units, for a first guess at its picture box. */
const FIGURE_HALF = 28;
const FIGURE_TALL = 150;

/**
 * A crowd: people come in small groups, most of them near something to see. Throws on a kind of ground that was
 * never laid.
 */
export function crowd(stage: Stage, rule: CrowdRule, make: FigureMaker): void {
  const { scene, ground } = stage;
  const { count, on, near, lonely = 0.25, cover = 0.38 } = rule;
  ground.expect(Object.keys(on));
  const random = scene.random.fork('crowd');
  let placed = 0;
  const stand = (at: Point) => {
    const plan = make(at, random);
    const weight = on[ground.kindAt(at) ?? ''] ?? 0;
    if (random.next() > weight || at[1] > scene.height + 40 || !fits(stage, plan, { apart: 6 })) return;
    const [half, tall] = [FIGURE_HALF * plan.scale, FIGURE_TALL * plan.scale];
    const box = { x0: at[0] - half, x1: at[0] + half, y0: at[1] - tall, y1: at[1] };
    if (!staysVisible(scene, box, at[1], cover)) return;
    scene.put(plan);
    placed++;
  };
  for (let i = 0; i < count * 60 && placed < count; i++) {
    let centre = somewhere(scene, random);
    if (near.length && !random.chance(lonely)) {
      const [x, y, reach] = random.pick(near);
      const a = random.range(0, TAU);
      const d = reach * Math.sqrt(random.next());
      centre = [x + Math.cos(a) * d, y + Math.sin(a) * d * SQUASH];
    }
    const size = random.int(1, 5);
    const s = scene.scaleAt(centre[1]);
    const turn = random.range(0, TAU);
    for (const k of range(size)) {
      const a = turn + (k / size) * TAU;
      const d = size === 1 ? 0 : (34 + size * 12) * s;
      const dx = Math.cos(a) * d + random.jitter(10);
      const dy = Math.sin(a) * d * SQUASH + random.jitter(6);
      stand([centre[0] + dx, centre[1] + dy]);
    }
  }
}

/** A line of people waiting, from a counter outward. */
export function queue(stage: Stage, from: Point, to: Point, count: number, make: FigureMaker): void {
  const { scene } = stage;
  const random = scene.random.fork(`queue-${from.join('-')}`);
  for (const k of range(count)) {
    const t = k / count;
    const x = from[0] + (to[0] - from[0]) * t + random.jitter(8);
    const y = from[1] + (to[1] - from[1]) * t + random.jitter(5);
    // they are asked to stand here: nobody leaves a line because it is close
    const plan = make([x, y], random, {});
    if (fits(stage, plan, { apart: 0 })) scene.put(plan);
  }
}
