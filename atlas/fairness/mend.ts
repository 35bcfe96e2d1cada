/** Hides targets again where they hid before: who is still well hidden stays, the others look around their old place. */
import type { Part } from '../core/compose';
import { bounds, distance, overlap } from '../core/geometry';
import type { Box, Point } from '../core/geometry';
import type { Thing } from '../core/thing';
import type { CastMember } from '../stage/cast';
import { fits } from '../stage/place';
import type { Stage } from '../stage/place';
import { coverOf, planTarget, targetsOf } from './hide';
import type { HiddenTarget, Open } from './hide';
import type { KeptTarget } from './hiding';
import { TARGETS_APART, TARGET_LIMITS, apart, judgeHere } from './judge';

/** What else a place has to hold for a target than that it is fair: in plain words what it does not. */
export type PlaceRule = (target: HiddenTarget, stage: Stage, overlays: readonly Part[]) => readonly string[];

/** What a search for better places needs. */
export interface Mending {
  readonly stage: Stage;
  /** The kinds of ground where figures may stand. */
  readonly on: readonly string[];
  readonly overlays: readonly Part[];
  readonly rule: PlaceRule;
}

/** A target and where it hid before. */
interface Seeker {
  readonly open: Open;
  readonly from: Point;
}

/** How far from its old place a target looks, and the grid it looks at; then, if need be, further: picture pixels. */
const SEARCHES = [
  { reach: 520, step: 14 },
  { reach: 2400, step: 38 },
] as const;
/** Ground is seen at a slant: spots lie so much closer up and down. */
const SLANT = 0.7;
/** Spots that are drawn and judged for one target before it counts as impossible. */
const TRIALS = 600;
/** Share of the figure that what stands in front may cover, by boxes. */
const COVER: readonly [number, number] = [0.05, 0.65];
/** Feet may be so much nearer to others than boxes, as boxes are not centred over them, picture pixels. */
const OFF_CENTRE = 12;
/** How many of those around one that finds no place may move for it, one at a time. */
const NEIGHBOURS = 6;
/** How often all are looked at again after somebody moved. */
const ROUNDS = 4;

/** Spots around one, the nearest first of each grid. */
function spotsAround([x, y]: Point): Point[] {
  return SEARCHES.flatMap(({ reach, step }) => {
    const spots: Point[] = [];
    for (let dy = -reach * SLANT; dy <= reach * SLANT; dy += step * SLANT)
      for (let dx = -reach; dx <= reach; dx += step) spots.push([x + dx, y + dy]);
    return spots.toSorted((a, b) => distance(a, [x, y]) - distance(b, [x, y]));
  });
}

/** Where the targets of one map stand while it is mended. */
class Hideout {
  readonly #mending: Mending;
  #standing: readonly HiddenTarget[] = [];
  /** What was seen of those who stand; who comes later covers little of it. */
  readonly #boxes = new Map<Thing, Box>();

  constructor(mending: Mending) {
    this.#mending = mending;
  }

  get standing(): readonly HiddenTarget[] {
    return this.#standing;
  }

  holds(open: Open): boolean {
    return this.#standing.some((target) => target.open === open);
  }

  /** Puts one target at a spot; undefined where it has no room. */
  stand(open: Open, at: Point): HiddenTarget | undefined {
    const { stage, on } = this.#mending;
    const plan = planTarget(stage, open, at);
    if (!on.includes(stage.ground.kindAt(at) ?? '') || !fits(stage, plan, { apart: 0 })) return undefined;
    const thing = stage.scene.put(plan);
    stage.scene.sort();
    const target = { quest: open.quest, index: open.index, thing, open };
    this.#standing = [...this.#standing, target];
    return target;
  }

  leave(target: HiddenTarget): void {
    this.#mending.stage.scene.remove([target.thing]);
    this.#standing = this.#standing.filter((other) => other !== target);
  }

  /** Whether a target is well hidden where it stands, and far enough from all others. */
  isWell(target: HiddenTarget): boolean {
    const { stage, overlays, rule } = this.#mending;
    const { thing } = target;
    const { box, faults } = judgeHere(stage.scene, thing, overlays, TARGET_LIMITS);
    this.#boxes.set(thing, box);
    const isNear = (other: HiddenTarget): boolean => {
      const beside = this.#boxes.get(other.thing);
      return other !== target && beside !== undefined && apart(beside, box) < TARGETS_APART;
    };
    return faults.length === 0 && !this.#standing.some(isNear) && rule(target, stage, overlays).length === 0;
  }

  /** Puts a target at the nearest spot to its old one where it is well hidden and spoils nobody; false without one. */
  seek({ open, from }: Seeker): boolean {
    let trials = 0;
    for (const at of spotsAround(from)) {
      if (!this.#isLikely(open, at)) continue;
      const target = this.stand(open, at);
      if (!target) continue;
      const behind = this.#standing.filter(
        ({ thing }) => thing !== target.thing && overlap(thing.inked.inkBox, target.thing.inked.inkBox) > 0,
      );
      if (this.isWell(target) && behind.every((other) => this.isWell(other))) return true;
      this.leave(target);
      if (++trials > TRIALS) return false;
    }
    return false;
  }

  /** Puts a target where there is room once a neighbour has moved; false, and everybody stands as before, else. */
  makeRoom(seeker: Seeker): boolean {
    const far = ({ thing }: HiddenTarget) => distance(thing.at, seeker.from);
    const neighbours = this.#standing.toSorted((a, b) => far(a) - far(b)).slice(0, NEIGHBOURS);
    return neighbours.some((neighbour) => this.#swap(seeker, neighbour));
  }

  #swap(seeker: Seeker, neighbour: HiddenTarget): boolean {
    const { open, thing } = neighbour;
    this.leave(neighbour);
    if (this.seek(seeker)) {
      if (this.seek({ open, from: thing.at })) return true;
      for (const target of this.#standing) if (target.open === seeker.open) this.leave(target);
    }
    const back = this.stand(open, thing.at);
    if (!back) throw new Error(`${open.quest} cannot go back to where it stood`);
    this.isWell(back);
    return false;
  }

  /** The cheap questions: is it inside the frame, away from others, and half behind something? */
  #isLikely(open: Open, at: Point): boolean {
    const { stage } = this.#mending;
    const { width, height, horizon } = stage.scene;
    const { margin } = TARGET_LIMITS;
    const [x, y] = at;
    if (x < margin || x > width - margin || y < horizon || y > height - margin) return false;
    if (this.#standing.some(({ thing }) => distance(thing.at, at) < TARGETS_APART - OFF_CENTRE)) return false;
    const cover = coverOf(stage, planTarget(stage, open, at));
    return cover > COVER[0] && cover < COVER[1];
  }
}

const nameOf = ({ quest, index }: Open): string => `${quest} (figure ${index + 1})`;

/** Where one who never hid begins to look: in the middle of its story, or of the map. */
function middle({ within }: Open, { scene }: Stage): Point {
  const { x0, y0, x1, y1 } = within
    ? bounds(within)
    : { x0: 0, y0: scene.horizon, x1: scene.width, y1: scene.height };
  return [(x0 + x1) / 2, (y0 + y1) / 2];
}

/**
 * All targets of the cast in the scene, at the places of `before` where these still hold and as near to them as they hold
 * elsewhere. Throws with who finds no place.
 */
export function mendTargets(
  members: readonly CastMember[],
  before: readonly KeptTarget[],
  mending: Mending,
): readonly HiddenTarget[] {
  const hideout = new Hideout(mending);
  const seekers = targetsOf(members).map((open): Seeker => {
    const kept = before.find(({ quest, index }) => quest === open.quest && index === open.index);
    return { open, from: kept?.at ?? middle(open, mending.stage) };
  });
  for (const { open, from } of seekers) hideout.stand(open, from);
  for (let round = 0; round < ROUNDS; round++) {
    for (const target of hideout.standing.filter((each) => !hideout.isWell(each))) hideout.leave(target);
    const astray = seekers.filter(({ open }) => !hideout.holds(open));
    if (astray.length === 0) return hideout.standing;
    const lost = astray.filter((seeker) => !hideout.seek(seeker) && !hideout.makeRoom(seeker));
    if (lost.length > 0) throw new Error(`no place for ${lost.map(({ open }) => nameOf(open)).join(', ')}`);
  }
  throw new Error('whoever moves drives somebody else away');
}
