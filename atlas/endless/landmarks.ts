/** Places landmarks: the hero, the far row, two or three in each quarter, what swims and what flies. */
import { bounds, boxArea, clamp, overlap } from '../core/geometry';
import type { Box, Point } from '../core/geometry';
import { grown } from '../core/painted';
import type { Random } from '../core/random';
import type { Plan, Thing } from '../core/thing';
import type { Stage } from '../stage/place';
import { WIDTH } from '../stage/theme';
import { floats, spotIn, waterAcross } from './afloat';
import { moonBox } from './backdrop';
import { nearestWorld } from './design';
import type { Design } from './design';
import { flight, flyersOf, flyingSize, isNear } from './flight';
import { waters } from './ground';
import { boxOf, fillsOf, offersFor } from './offers';
import { standsIn } from './part';
import type { Role, World } from './part';
import type { Round } from './plans/plan';
import { apronOf, isBefore } from './quiet';
import { contrastOf, STANDS_OUT } from './squint';
import { flightsOf, hidesStairs } from './stairs';
import { remoteness } from './street';
import { isTaken, leastSize, standsLow } from './stature';
import { FAR, LOW, MAIN, SIDE, WATER } from './wishes';
import type { Room, Wish } from './wishes';

/** A landmark that stands. */
export interface Landmark {
  readonly world: World;
  readonly role: Role;
  readonly thing: Thing;
}

/** Spots that are looked at for one landmark, and how far from a quarter's middle. */
const SPOTS = 90;
const REACH: Point = [640, 380];
/** What is in front of here hides more than it shows. */
const FRONT = 2150;
const SMALLEST = 0.34;
/** Doors below here would be cut off, picture pixels. */
const LOWEST = 2620;
/** Least share of its room that a hero fills. */
const FILLING = 0.5;
/** Of this share of the hero a landmark may hide as much as its wish says (`common`, about a fifth). */
const HERO_HIDDEN = 0.3;
/** The lower share of the hero that stays free: its doors. */
const HERO_FRONT = 0.34;
/** How many heroes are tried. */
const HEROES = 4;
/** Lamplight on the hero by night: it alone is warm. */
const LIT = 0.8;
/** The round of a second large landmark for a quarter. */
const SECOND = 2;
/** The largest share of the water's width that a floating thing may take where it lies. */
const FILLS = 0.45;
/** Picture pixels between two that float, and how many times as long as one its water is at least. */
const [ALONE, POND] = [24, 2];

/** A hero's share of its room; what counts of one made for a lesser place; how bad it is to stand off all ways. */
const [GRAND, MINOR, OFF_STREET] = [1.08, 0.6, 0.14];

const LAND = ['meadow', 'plaza'];

export class Builder {
  readonly landmarks: Landmark[] = [];
  readonly #stage: Stage;
  readonly #design: Design;
  readonly #random: Random;
  readonly #used = new Set<string>();
  readonly #apron: Round;
  readonly #isRemote: (at: Point) => number;

  constructor(stage: Stage, design: Design) {
    this.#stage = stage;
    this.#design = design;
    this.#random = stage.scene.random.fork('landmarks');
    this.#apron = apronOf(design);
    this.#isRemote = remoteness(design.plan);
  }

  #stands(plan: Plan, { role }: Wish): boolean {
    const { scene, ground } = this.#stage;
    const points = [plan.at, ...plan.footprint].filter(([x, y]) => x > -40 && x < WIDTH + 40 && y < 2706);
    const kinds = points.map((point) => ground.kindAt(point) ?? '');
    const wet = kinds.every((kind) => kind === 'water');
    if (role === 'water' ? !wet : !kinds.every((kind) => LAND.includes(kind))) return false;
    const { x0, x1, y0, y1 } = plan.box;
    return scene.things.every(
      ({ options, box }) =>
        options.aloft || !(box.x0 < x1 + 14 && box.x1 > x0 - 14 && box.y0 < y1 + 8 && box.y1 > y0 - 8),
    );
  }

  /**
   * The larger of the shares that it would hide of another landmark or have hidden of itself; above its wish's `common`
   * it may not stand there.
   */
  #hides(box: Box): number {
    if (hidesStairs(flightsOf(this.#design.plan, this.#stage.scene), box)) return 1;
    return this.landmarks.reduce((most, { thing, role }) => {
      if (role === 'aloft') return most;
      const ink = thing.inked.inkBox;
      const common = overlap(box, ink);
      // before the hero stands nothing tall
      const before = thing === this.landmarks[0]?.thing && box.y1 > ink.y1;
      const front = { ...ink, y0: ink.y1 - HERO_FRONT * (ink.y1 - ink.y0) };
      if (before && overlap(box, front) > 0.01 * boxArea(ink)) return 1;
      const hero = before ? common / boxArea(ink) / HERO_HIDDEN : 0;
      return Math.max(most, hero, common / Math.min(boxArea(box), boxArea(ink)));
    }, 0);
  }

  #put(world: World, role: Role, plan: Plan): Thing {
    const thing = this.#stage.scene.put(plan);
    this.landmarks.push({ world, role, thing });
    this.#used.add(plan.name);
    return thing;
  }

  /** The best of some spots for the first part that has one. */
  #raise(wish: Wish, home: World, spots: () => Point, count = SPOTS): boolean {
    const { scene } = this.#stage;
    for (const { world, part } of offersFor(wish, home, this.#design, this.#used, this.#random)) {
      let best: { readonly plan: Plan; readonly poor: number } | undefined;
      for (let i = 0; i < count; i++) {
        const at = spots();
        const [wide, tall] = wish.room(at[1]);
        const scale = scene.scaleAt(at[1]);
        const fitting = Math.min(wide / part.width, tall / part.up) / scale;
        const size = clamp(fitting, SMALLEST, wish.largest);
        const high = part.up * size * scale;
        const isGrown =
          size >= leastSize(part, at[1]) && high >= (wish.least ?? 0) && standsLow(high, at[0], at[1], WIDTH);
        if (wish.role !== 'water' && !wish.isHero && !isGrown) continue;
        const box = boxOf(part, at, size * scale);
        if (wish.role !== 'water' && isBefore(this.#apron, box, at[1])) continue;
        if (wish.role === 'water' && (box.x1 - box.x0 > wide + 1 || !floats(this.#stage, box))) continue;
        if (wish.role === 'water' && box.x1 - box.x0 > FILLS * waterAcross(this.#stage, at)) continue;
        const cut = overlap(box, { x0: 0, x1: WIDTH, y0: 12, y1: 2716 }) / boxArea(box);
        // a name or a roof that leaves the picture is worse than a smaller landmark
        if (cut < 0.9 || box.y0 < 12 || at[1] > LOWEST) continue;
        const hides = this.#hides(box) + (1 - cut);
        const poor = hides + (wish.isHero || wish.role === 'water' ? 0 : OFF_STREET * this.#isRemote(at));
        if (hides > wish.common || (best && poor >= best.poor)) continue;
        const lit = wish.isHero && scene.light.night ? { warmth: LIT } : {};
        const plan = part.plan(scene, at, {
          size,
          hero: true,
          seed: `${world.keyword}-${part.name}`,
          ...lit,
        });
        if (this.#stands(plan, wish)) best = { plan, poor };
        if (best && best.poor < 0.03) break;
      }
      if (!best) continue;
      const thing = this.#put(world, wish.role, best.plan);
      if (wish.role !== 'water' || this.#liesAlone(thing)) return true;
      // the thing is drawn wider than its facts say
      scene.remove([thing]);
      this.landmarks.pop();
      this.#used.delete(thing.name);
    }
    return false;
  }

  /** Whether all ink of a floating thing lies in the water, and none of it over another that floats. */
  #liesAlone(thing: Thing): boolean {
    const box = grown(thing.inked.inkBox, ALONE);
    return (
      floats(this.#stage, thing.inked.inkBox) &&
      this.landmarks.every(
        (other) =>
          other.role !== 'water' || other.thing === thing || overlap(box, other.thing.inked.inkBox) === 0,
      )
    );
  }

  /** Takes the landmark that was raised last away again; it is not chosen another time. */
  #raze(): Landmark | undefined {
    const last = this.landmarks.pop();
    if (last) this.#stage.scene.remove([last.thing]);
    return last;
  }

  #around([x, y]: Point, [dx, dy]: Point): () => Point {
    return () => [x + this.#random.jitter(dx), y + this.#random.jitter(dy)];
  }

  /** The largest of all: the host's own, or whatever fills its room; one that stands out goes first. */
  hero(): boolean {
    const { plan, worlds, mood } = this.#design;
    const [x, y, width, height] = plan.hero;
    const wish: Wish = {
      role: 'giant',
      from: ['giant', 'main'],
      room: () => [width * GRAND, height * GRAND],
      largest: 1.5,
      common: 1,
      isHero: true,
    };
    const [host] = worlds;
    const spots = this.#around([x, y], [50, 26]);
    if (!host) return false;
    // a host with nothing that fills the room leaves it to a guest
    const large = [...new Set(worlds)].map((world) => ({
      ...world,
      landmarks: world.landmarks.filter((part) => !part.plain && fillsOf(part, plan.hero) > FILLING),
    }));
    const lends = (world: World) =>
      world.landmarks.some(
        (part) =>
          wish.from.some((role) => part.plays.includes(role)) &&
          standsIn(part, mood.climate) &&
          !isTaken(part.name, this.#used),
      );
    let best: { readonly landmark: Landmark; readonly contrast: number } | undefined;
    let tried = 0;
    for (const world of large)
      while (tried < HEROES && (best?.contrast ?? 0) < STANDS_OUT && lends(world)) {
        tried++;
        const landmark = this.#raise(wish, world, spots, 40) ? this.#raze() : undefined;
        if (!landmark) break;
        // a hero that is drawn smaller than its facts say leaves its room to another
        const fills = boxArea(landmark.thing.inked.inkBox) / (FILLING * width * height);
        const { name } = landmark.thing;
        const leads = world.landmarks.some((part) => part.name === name && part.plays.includes('giant'));
        const contrast =
          contrastOf(this.#stage, this.#design, landmark.thing) * Math.min(1, fills) * (leads ? 1 : MINOR);
        if (!best || contrast > best.contrast) best = { landmark, contrast };
      }
    if (best) this.#put(best.landmark.world, wish.role, best.landmark.thing);
    return best !== undefined;
  }

  far(): void {
    const { plan, worlds } = this.#design;
    // one gap in the row and uneven steps: a row of four is a shelf
    const gap = this.#random.int(0, plan.far.length);
    for (const [i, at] of plan.far.entries()) {
      if (i === gap) continue;
      const world = nearestWorld(this.#design, at) ?? worlds[0];
      if (world) this.#raise(FAR, world, this.#around(at, [290, 80]), 60);
    }
  }

  quarters(): void {
    const { plan, worlds } = this.#design;
    for (const [round, wish] of [MAIN, SIDE, MAIN, LOW].entries())
      for (const [i, at] of plan.quarters.entries()) {
        const world = worlds[i];
        const front = at[1] > FRONT;
        // the host has its hero, every other quarter has room left; in front stands little, and nothing tall
        if (!world || (i === 0 && wish === MAIN) || (round === SECOND && (front || i % 2 === 1))) continue;
        if (front && wish === SIDE) continue;
        const own = front && wish === MAIN ? LOW : wish;
        this.#raise(own, world, this.#around(at, REACH));
      }
  }

  water(): void {
    for (const points of waters(this.#design)) {
      const { x0, x1 } = bounds(points);
      const spot = () => spotIn(points, this.#random);
      const count = x1 - x0 > 1800 ? 3 : 2;
      for (let i = 0; i < count; i++) {
        const home = this.#random.pick(this.#design.worlds);
        // the smaller one fits where the larger one lies on the bank
        for (const share of [1, 0.75, 0.55]) {
          const room = ([wide, tall]: Room): Room => [
            Math.min(wide * share, (Math.min(x1, WIDTH) - Math.max(x0, 0)) / POND),
            tall * share,
          ];
          const wish: Wish = { ...WATER, room: (y) => room(WATER.room(y)) };
          if (this.#raise(wish, home, spot)) break;
        }
      }
    }
  }

  aloft(): void {
    const { scene } = this.#stage;
    const moon = moonBox(scene, this.#design.mood);
    for (const { world, part } of flyersOf(this.#design, this.#random)) {
      if (isTaken(part.name, this.#used)) continue;
      for (let i = 0; i < 60; i++) {
        const at: Point = [this.#random.range(300, WIDTH - 300), this.#random.range(240, 500)];
        const box = boxOf(part, at, flyingSize(part));
        if (box.y0 < 14 || box.x0 < 30 || box.x1 > WIDTH - 30) continue;
        if (moon && overlap(moon, box) > 0) continue;
        if (isNear(box, this.landmarks)) continue;
        const before = [...this.landmarks];
        const { inked } = this.#put(world, 'aloft', part.plan(scene, at, flight(world, part, scene)));
        // what hangs below an island stands in no fact
        if (!isNear(inked.inkBox, before)) break;
        this.#raze();
      }
    }
  }
}
