/** What is chosen for a map from a seed before anything is drawn: its plan, its mood, and the levels that lend to it. */
import { Random } from '../core/random';
import { nth } from '../core/geometry';
import type { Point } from '../core/geometry';
import { dayOf } from '../../src/endless/code';
import type { EndlessCode } from '../../src/endless/code';
import { MOODS, moodOf } from './moods';
import type { MoodName } from './moods';
import { landOf } from './moods/land-of';
import type { Mood } from './moods/mood';
import { standsIn } from './part';
import type { Climate, World } from './part';
import { familyOf } from './families';
import { PLANS } from './plans';
import { bent } from './plans/bend';
import type { PlanName } from './plans';
import { DEEP, mirrored, quarterAt } from './plans/plan';
import type { GroundPlan } from './plans/plan';
import { WORLDS } from './worlds';

export interface Design {
  /** Of the whole drawing. */
  readonly seed: string;
  readonly moodName: MoodName;
  readonly mood: Mood;
  readonly planName: PlanName;
  readonly plan: GroundPlan;
  /** One a quarter, in the plan's order; the first is the host, who has more than half of them. */
  readonly worlds: readonly World[];
  /** Others that come on a visit: they lend what those of the quarters have none of, and people. */
  readonly reserve: readonly World[];
}

const isPlan = (name: string): name is PlanName => name in PLANS;

/** A thing of the water, or of the air, among what a level lends. */
const lends = ({ landmarks }: World, role: 'water' | 'aloft', climate: Climate): boolean =>
  landmarks.some((part) => part.plays.includes(role) && standsIn(part, climate));

/** Landmarks on land or water that a level lends to a map at least; else its quarter would be its neighbours'. */
const LEAST_LENT = 3;

/** Whether a level lends enough that stands in a climate: snow lies on most of what a winter's level lends. */
export const lendsEnough = ({ landmarks }: World, climate: Climate, least = LEAST_LENT): boolean =>
  landmarks.filter((part) => !part.plays.includes('aloft') && standsIn(part, climate)).length >= least;

/** What a level lends that leads a map, at least: more than half of what stands there is its own. */
const LEADS = 6;
/** The share of the quarters that are the host's, how many levels share the others, and how many more come on a visit. */
const [LEADING, GUESTS, VISITORS] = [0.55, 2, 3];
/** So many of the others are of the host's family for certain. */
const KIN = 1;

/** All other levels, one of the host's family first: were all of it on every map that one of it leads, these would be one. */
function kinOf(host: World, random: Random): World[] {
  const others = random.shuffled(WORLDS.filter((world) => world !== host));
  const isKin = ({ keyword }: World) => familyOf(keyword) === familyOf(host.keyword);
  const kin = others.filter(isKin).slice(0, KIN);
  return [...kin, ...others.filter((world) => !kin.includes(world))];
}

/** The levels by quarters: those nearest to the hero are the host's, and each guest has one side of the rest. */
function byQuarters(host: World, guests: readonly World[], { quarters }: GroundPlan): World[] {
  const [[hx, hy] = [0, 0]] = quarters;
  const order = quarters
    .map(([x, y], i) => ({ x, i, far: Math.hypot(x - hx, (y - hy) * DEEP) }))
    .toSorted((a, b) => a.far - b.far);
  const placed = quarters.map(() => host);
  const others = order.slice(Math.ceil(quarters.length * LEADING)).toSorted((a, b) => a.x - b.x);
  for (const [k, { i }] of others.entries())
    placed[i] = nth(guests, Math.floor((k * guests.length) / others.length));
  return placed;
}

/** `attempt`: 0 at first, one more after each picture that was refused. */
export function designOf(code: EndlessCode, attempt: number): Design {
  const { edition, seed } = code;
  const whole = `endless-${edition}/${seed}${attempt === 0 ? '' : `/${attempt}`}`;
  // the mood is the code's own, whatever is refused: a day keeps its weather
  const moodName = moodOf(new Random(`endless-${edition}/${seed}/mood`), dayOf(code));
  const random = new Random(`${whole}/design`);
  const planName = random.pick(Object.keys(PLANS).filter(isPlan));
  const drawn: GroundPlan = PLANS[planName];
  const plan = bent(random.chance(0.5) ? mirrored(drawn) : drawn, random.fork('bend'));
  const { climate } = MOODS[moodName];
  const host = random.pick(WORLDS.filter((world) => lendsEnough(world, climate, LEADS)));
  const kin = kinOf(host, random).filter((world) => lendsEnough(world, climate));
  const guests = kin.slice(0, GUESTS);
  const lent = [host, ...guests];
  // somebody lends a boat where there is water, and somebody something for the sky
  const needs = [...(plan.water.length > 0 ? (['water'] as const) : []), 'aloft'] as const;
  const called = needs.flatMap((role) =>
    lent.some((world) => lends(world, role, climate))
      ? []
      : random.shuffled(kin.filter((world) => lends(world, role, climate))).slice(0, 1),
  );
  const reserve = [...new Set([...called, ...kin.slice(GUESTS)])].slice(0, VISITORS);
  const worlds = byQuarters(host, guests, plan);
  const mood = landOf(MOODS[moodName], host.horizon);
  return { seed: whole, moodName, mood, planName, plan, worlds, reserve };
}

/** All levels that lend to a map, each once. */
export const lenders = ({ worlds, reserve }: Pick<Design, 'worlds' | 'reserve'>): World[] => [
  ...new Set([...worlds, ...reserve]),
];

/** The level whose quarter a point lies in. Throws when the design has fewer levels than quarters. */
export function worldAt({ plan, worlds }: Design, at: Point): World {
  const world = worlds[quarterAt(plan, at)];
  if (!world) throw new Error('a quarter has no level');
  return world;
}

/** The level of the quarter, the host's apart, whose middle is nearest to the left or right of a point. */
export function nearestWorld({ plan, worlds }: Design, [x]: Point): World | undefined {
  const [best] = plan.quarters
    .map(([qx], i) => ({ far: Math.abs(qx - x), i }))
    .slice(1)
    .toSorted((a, b) => a.far - b.far);
  return best && worlds[best.i];
}
