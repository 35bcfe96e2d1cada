/** A scene: the things of one picture, where they stand, how they are lit and in which order they are painted. */
import { depthOrder } from './depth-order';
import { Frame, SQUASH } from './frame';
import type { Point3 } from './frame';
import { EMPTY_BOX, bounds, clamp, lerp, polygonDistance } from './geometry';
import type { Box, Point, Points } from './geometry';
import type { GlowColour } from './glow';
import { Grid } from './grid';
import type { Light } from './light';
import { Pen } from './pen';
import { Random } from './random';
import type { Inked, Placement, Plan, Thing, ThingKind } from './thing';

export interface SceneOptions {
  /** Picture size in pixels. */
  readonly width: number;
  readonly height: number;
  /** Picture height where the ground ends. */
  readonly horizon: number;
  readonly light: Light;
  readonly seed: string;
  /** Pixels a world unit at the horizon and at the lower edge. */
  readonly farScale?: number;
  readonly nearScale?: number;
  /** `false`: clear air, for specimen sheets. */
  readonly hazy?: boolean;
}

/** Light on the ground around a lamp, on the picture. */
export interface Pool {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly colour: GlowColour;
}

/** A thing on the ground, for asking what is free: its footprint unsquashed. */
interface Footing {
  readonly thing: Thing;
  readonly ground: Points;
}

const standsOnGround = ({ options }: Plan): boolean => !options.aloft && !options.perched;

const footing = (thing: Thing): Footing => ({
  thing,
  ground: thing.footprint.map(([x, y]): Point => [x, y / SQUASH]),
});

const NOT_INKED: Inked = { nodes: [], glows: [], inkBox: EMPTY_BOX, head: undefined, warmth: 0 };

export class Scene {
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  readonly light: Light;
  readonly farScale: number;
  readonly nearScale: number;
  readonly random: Random;
  readonly lamps: Pool[] = [];
  #things: Thing[] = [];
  /** What takes ground, by the boxes of the footprints. */
  readonly #standing = new Grid<Footing>();
  /** All things, by the boxes of their ink; made when it is asked for. */
  #byInk: Grid<Thing> | undefined;
  /** How the things stand. */
  readonly #placements = new Set<Placement>();
  readonly #options: SceneOptions;
  readonly #hazy: boolean;
  readonly #serials = new Map<string, number>();
  #nextId = 0;

  constructor(options: SceneOptions) {
    this.#options = options;
    this.width = options.width;
    this.height = options.height;
    this.horizon = options.horizon;
    this.light = options.light;
    this.farScale = options.farScale ?? 0.62;
    this.nearScale = options.nearScale ?? 1.2;
    this.random = new Random(options.seed);
    this.#hazy = options.hazy ?? true;
  }

  /** In painter's order once the scene is finished. */
  get things(): readonly Thing[] {
    return this.#things;
  }

  /** Pixels a world unit on the ground at picture height y. */
  scaleAt(y: number): number {
    return lerp(this.farScale, this.nearScale, (y - this.horizon) / (this.height - this.horizon));
  }

  /** 0 near to 1 at the horizon. */
  hazeAt(y: number): number {
    if (!this.#hazy) return 0;
    return clamp(1 - (y - this.horizon) / ((this.height - this.horizon) * 0.8)) ** 2.4;
  }

  /** Measures a thing without adding it. */
  plan<O extends object>(kind: ThingKind<O>, at: Point, options: NoInfer<O> & Placement): Plan {
    const scale = (options.size ?? 1) * this.scaleAt(options.depthY ?? at[1]);
    const ground = new Frame(at, scale, options.yaw ?? 0);
    const footprint = kind.footprint(options).map(([u, w]) => ground.at(u, w));
    const frame = options.lift ? ground.moved(0, 0, options.lift) : ground;
    return {
      name: kind.name,
      at,
      options,
      scale,
      frame,
      footprint,
      box: bounds(footprint),
      height: typeof kind.height === 'function' ? kind.height(options) : kind.height,
      shadow: kind.shadow !== false && !options.aloft && !options.perched,
      lamps: kind.lamps?.(options, at) ?? [],
      // most plans are dropped before anybody asks
      get features() {
        return kind.features?.(options);
      },
      draw: (pen, random) => kind.draw(pen, frame, options, random),
      replan: (there, change) => this.plan(kind, there, { ...options, ...change }),
    };
  }

  add<O extends object>(kind: ThingKind<O>, at: Point, options: NoInfer<O> & Placement): Thing {
    return this.put(this.plan(kind, at, options));
  }

  /** Adds a measured thing. */
  put(plan: Plan): Thing {
    const serial = (this.#serials.get(plan.name) ?? 0) + 1;
    this.#serials.set(plan.name, serial);
    const seed = plan.options.seed ?? `${plan.name}-${serial}`;
    const thing: Thing = { ...plan, id: this.#nextId++, seed, inked: NOT_INKED };
    this.#ink(thing);
    this.#enter(thing);
    for (const lamp of plan.lamps) {
      const [x, y] = lamp.at ?? plan.frame.at(lamp.u ?? 0, lamp.w ?? 0, 0);
      this.lamps.push({ x, y, reach: lamp.reach * plan.scale, colour: lamp.colour ?? 'amber' });
    }
    return thing;
  }

  #enter(thing: Thing): void {
    this.#things.push(thing);
    this.#placements.add(thing.options);
    this.#byInk?.add(thing, thing.inked.inkBox);
    if (standsOnGround(thing)) this.#standing.add(footing(thing), thing.box);
  }

  remove(gone: Iterable<Thing>): void {
    const set = new Set(gone);
    if (set.size === 0) return;
    this.#things = this.#things.filter((thing) => !set.has(thing));
    this.#standing.remove(({ thing }) => set.has(thing));
    this.#byInk = undefined;
    for (const { options } of set) this.#placements.delete(options);
  }

  /** Draws things again by other plans of the same place; each keeps its id, its seed and its turn. */
  replace(plans: ReadonlyMap<Thing, Plan>): void {
    if (plans.size === 0) return;
    const anew = new Map(
      [...plans].map(([{ id, seed }, plan]) => [id, { ...plan, id, seed, inked: NOT_INKED }]),
    );
    const things = this.#things.map((thing) => anew.get(thing.id) ?? thing);
    for (const thing of anew.values()) this.#ink(thing);
    this.remove(plans.keys());
    for (const thing of anew.values()) {
      this.#placements.add(thing.options);
      if (standsOnGround(thing)) this.#standing.add(footing(thing), thing.box);
    }
    this.#things = things;
    this.#byInk = undefined;
  }

  /** Whether a thing was put with these very options and is still here. */
  holds(options: Placement): boolean {
    return this.#placements.has(options);
  }

  /** Things whose ink may touch a box, in the order they came to the scene while it is laid out. */
  inkedNear(box: Box): readonly Thing[] {
    this.#byInk ??= this.#things.reduce((grid, thing) => {
      grid.add(thing, thing.inked.inkBox);
      return grid;
    }, new Grid<Thing>());
    return this.#byInk.near(box);
  }

  /**
   * Puts a thing on another one, at a local point of its host: riders, people on roofs and bridges. It is sorted
   * `after` picture pixels in front of its host.
   */
  perch<O extends object>(
    host: Plan,
    [u, w, z]: Point3,
    kind: ThingKind<O>,
    options: NoInfer<O> & Placement,
    after = 1,
  ): Thing {
    const at = host.frame.at(u, w, 0);
    const lift = z * (host.scale / (this.scaleAt(at[1]) * (options.size ?? 1)));
    return this.add(kind, at, { ...options, lift, sortY: host.box.y1 + after, perched: true });
  }

  /** Is a disc of `radius` ground pixels around a point clear of every footprint? */
  isFree([x, y]: Point, radius: number): boolean {
    const point: Point = [x, y / SQUASH];
    const high = radius * SQUASH;
    const around = { x0: x - radius, y0: y - high, x1: x + radius, y1: y + high };
    return this.#standing.near(around).every(({ ground }) => polygonDistance(point, ground) >= radius);
  }

  /** Lamplight at a point of the ground, 0..1. */
  warmthAt([x, y]: Point): number {
    let warmth = 0;
    for (const lamp of this.lamps) {
      const d = Math.hypot(x - lamp.x, (y - lamp.y) / SQUASH) / lamp.reach;
      if (d < 1) warmth += (1 - warmth) * (1 - d) ** 1.2;
    }
    return warmth;
  }

  #ink(thing: Thing): void {
    const { at, scale, options } = thing;
    const warmth = options.warmth ?? (this.light.night ? this.warmthAt(at) : 0);
    const haze = this.hazeAt(options.depthY ?? at[1]) * (options.hazeFactor ?? 1);
    const random = new Random(`${this.random.seed}/${thing.seed}`);
    const pen = new Pen({
      light: this.light,
      random,
      place: { haze, warmth },
      weight: clamp(scale, 0.6, 1.25),
    });
    thing.draw(pen, random);
    const nodes = pen.finish(options.contourWidth);
    thing.inked = { nodes, glows: pen.glows, inkBox: pen.box, head: pen.head, warmth };
  }

  /** When all is placed: at night everything is drawn again, now that all lamps are known; then far things first. */
  finish(): this {
    if (this.light.night) {
      for (const thing of this.#things) this.#ink(thing);
      this.#byInk = undefined;
    }
    return this.sort();
  }

  /** The same things at the same places in the same order, drawn by another light. */
  relit(light: Light): Scene {
    const scene = new Scene({ ...this.#options, light });
    scene.lamps.push(...this.lamps);
    for (const thing of this.#things) scene.#enter({ ...thing });
    for (const thing of scene.#things) scene.#ink(thing);
    return scene;
  }

  /** Painter's order again, after something that carries no lamp was added. */
  sort(): this {
    this.#things = depthOrder(this.#things);
    return this;
  }
}
