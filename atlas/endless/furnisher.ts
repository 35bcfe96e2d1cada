/** Puts small things where they hide no face: a landmark or a stall behind a bench is a landmark lost. */
import { boxArea, inside, overlap } from '../core/geometry';
import type { Box, Point, Points } from '../core/geometry';
import type { Random } from '../core/random';
import type { Plan, Placement, Thing, ThingKind } from '../core/thing';
import { fits, somewhere, staysVisible } from '../stage/place';
import type { Stage } from '../stage/place';
import { HEIGHT, WIDTH } from '../stage/theme';
import type { Design } from './design';
import type { Landmark } from './landmarks';
import { isQuiet } from './quiet';
import type { Round } from './plans/plan';

/** Spots that are tried for one thing. */
const TRIES = 26;
/** Picture pixels between two of the same small thing: two abreast look like one stamp. */
const TWINS_APART = 460;
/** Largest share of its own box that something has behind a face. */
const BEHIND = 0.3;
/** Of what sells less: a stall whose board is behind a roof sells nothing. */
const HIDDEN = 0.1;
/** What is taller, picture pixels, may hide more of what is behind: trees stand in woods. */
const TREE = 150;

interface Rule<O extends object> {
  readonly kind: ThingKind<O>;
  readonly count: number;
  readonly on: readonly string[];
  readonly within?: Points;
  readonly apart?: number;
  /** Whether none of its kind stands near by. */
  readonly alone?: boolean;
  readonly options: (
    random: Random,
  ) => NoInfer<O> & Placement & { readonly width?: number; readonly height?: number };
}

/** What puts small things where they hide no face. */
export class Furnisher {
  /** What has a face: landmarks, stalls. Nothing small stands before one. */
  readonly #faces: Thing[];
  readonly stage: Stage;
  readonly design: Design;
  readonly #calm: readonly Round[];

  constructor(stage: Stage, design: Design, landmarks: readonly Landmark[], calm: readonly Round[]) {
    this.#calm = calm;
    this.stage = stage;
    this.design = design;
    this.#faces = landmarks.filter(({ role }) => role !== 'aloft').map(({ thing }) => thing);
  }

  /** Whether another of the same kind stands near by. */
  hasTwin({ name, at: [x, y] }: Plan): boolean {
    return this.stage.scene.things.some(
      (thing) => thing.name === name && Math.hypot(thing.at[0] - x, thing.at[1] - y) < TWINS_APART,
    );
  }

  random(name: string): Random {
    return this.stage.scene.random.fork(name);
  }

  /** Whether something with this ink, standing at `y`, would hide a face or be half hidden itself. */
  hidesFace(box: Box, y: number, most: number, behind = BEHIND): boolean {
    return this.#faces.some(({ at, inked: { inkBox } }, i) => {
      const common = overlap(box, inkBox);
      // the hero was built first; its doors stay free
      if (i === 0 && at[1] <= y) return common > 0.02 * boxArea(box);
      // a low strip at somebody's feet hides no face
      const feet = at[1] - 0.16 * (at[1] - inkBox.y0);
      if (at[1] > y) return common > behind * boxArea(box);
      // of a small stall behind a large tree nothing would be left
      return common > most * Math.min(boxArea(box), boxArea(inkBox)) && box.y0 < feet;
    });
  }

  /** From now on nothing small hides a thing. */
  guard(thing: Thing): void {
    this.#faces.push(thing);
  }

  /**
   * Puts a thing with a face of its own, which later things may not hide. Takes it away again when its ink hides a
   * face.
   */
  putFace(plan: Plan, most: number): boolean {
    const { scene } = this.stage;
    if (isQuiet(this.#calm, plan.at)) return false;
    const thing = scene.put(plan);
    if (this.hidesFace(thing.inked.inkBox, plan.at[1], most, HIDDEN)) {
      scene.remove([thing]);
      return false;
    }
    this.guard(thing);
    return true;
  }

  /** Puts something large before all else unless more than a share of any face is behind it. */
  putBefore(plan: Plan, most: number): boolean {
    const { scene } = this.stage;
    const thing = scene.put(plan);
    const hides = this.#faces.some(
      ({ inked: { inkBox } }) => overlap(thing.inked.inkBox, inkBox) > most * boxArea(inkBox),
    );
    if (hides) scene.remove([thing]);
    return !hides;
  }

  /** Puts it unless its ink hides a face. */
  put(plan: Plan, most: number): boolean {
    const { scene } = this.stage;
    if (isQuiet(this.#calm, plan.at)) return false;
    const thing = scene.put(plan);
    if (!this.hidesFace(thing.inked.inkBox, plan.at[1], most)) return true;
    scene.remove([thing]);
    return false;
  }

  scatter<O extends object>({ kind, count, on, within, apart = 10, alone = false, options }: Rule<O>): void {
    const { scene } = this.stage;
    const random = this.random(`scatter-${kind.name}-${scene.things.length}`);
    for (let i = 0, placed = 0; i < count * TRIES && placed < count; i++) {
      const how = options(random);
      const at = somewhere(scene, random, within);
      if ((within && !inside(at, within)) || isQuiet(this.#calm, at)) continue;
      const plan = scene.plan(kind, at, how);
      const wide = (how.width ?? 130) * plan.scale;
      const tall = (how.height ?? how.width ?? 130) * plan.scale;
      const box = { x0: at[0] - wide / 2, x1: at[0] + wide / 2, y0: at[1] - tall, y1: at[1] };
      if (!fits(this.stage, plan, { on, apart }) || !staysVisible(scene, box, at[1], tall > TREE ? 0.6 : 0.3))
        continue;
      if (this.hidesFace(box, at[1], 0.14) || (alone && this.hasTwin(plan))) continue;
      scene.put(plan);
      placed++;
    }
  }

  /** A point near another that is on the picture. */
  near([x, y]: Point, reach: number, random: Random): Point {
    const at: Point = [x + random.jitter(reach), y + random.jitter(reach * 0.55)];
    return [Math.min(WIDTH - 110, Math.max(110, at[0])), Math.min(HEIGHT - 40, Math.max(900, at[1]))];
  }
}
