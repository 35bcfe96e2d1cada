/** What is chosen for a map from a seed before anything is drawn: its plan, its mood, and the levels that lend to it. */
import { Random } from '../core/random';
import { nth } from '../core/geometry';
import type { Point } from '../core/geometry';
import { WIDTH } from '../stage/theme';
import { dayOf } from '../../src/endless/code';
import type { EndlessCode } from '../../src/endless/code';
import { MOODS, moodOf } from './moods';
import type { MoodName } from './moods';
import type { Mood } from './moods/mood';
import { standsIn } from './part';
import type { Climate, World } from './part';
import { familyOf, FAMILIES } from './families';
import { PLANS } from './plans';
import { bent } from './plans/bend';
import type { PlanName } from './plans';
import { mirrored, quarterAt } from './plans/plan';
import type { GroundPlan } from './plans/plan';
import { WORLDS } from './worlds';

export interface Design {
  /** Of the whole drawing. */
  readonly seed: string;
  readonly moodName: MoodName;
  readonly mood: Mood;
  readonly planName: PlanName;
  readonly plan: GroundPlan;
  /** One a quarter, in the plan's order; the first is the host. */
  readonly worlds: readonly World[];
}

const isPlan = (name: string): name is PlanName => name in PLANS;

/** A thing of the water, or of the air, among what a level lends. */
const lends = ({ landmarks }: World, role: 'water' | 'aloft', climate: Climate): boolean =>
  landmarks.some((part) => part.plays.includes(role) && standsIn(part, climate));

/** Landmarks on land or water that a level lends to a map at least; else its quarter would be its neighbours'. */
const LEAST_LENT = 3;

/** Whether a level lends enough that stands in a climate: snow lies on most of what a winter's level lends. */
export const lendsEnough = ({ landmarks }: World, climate: Climate): boolean =>
  landmarks.filter((part) => !part.plays.includes('aloft') && standsIn(part, climate)).length >= LEAST_LENT;

/** All levels, those of two families first. */
function ofTwoFamilies(random: Random): World[] {
  const order = random.shuffled(FAMILIES.map((_, i) => i));
  const isFirst = ({ keyword }: World) => order.indexOf(familyOf(keyword)) < 2;
  const shuffled = random.shuffled(WORLDS);
  return [...shuffled.filter(isFirst), ...shuffled.filter((world) => !isFirst(world))];
}

/** The levels by quarters: the first is the host's, and those of its family have one side of the map. */
function besideTheirs([host, ...others]: readonly World[], { quarters }: GroundPlan): World[] {
  if (!host) return [];
  const home = familyOf(host.keyword);
  const own = others.filter(({ keyword }) => familyOf(keyword) === home);
  const sides = [...own, ...others.filter((world) => !own.includes(world))];
  const [[middle] = [0]] = quarters;
  // the host stands to one side of the middle as plans are bent, and its family beside it
  const order = quarters
    .map(([x], i) => ({ x: middle < WIDTH / 2 ? x : -x, i }))
    .slice(1)
    .toSorted((a, b) => a.x - b.x);
  const placed = [host, ...others];
  for (const [k, { i }] of order.entries()) placed[i] = nth(sides, k);
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
  const shuffled = ofTwoFamilies(random).filter((world) => lendsEnough(world, climate));
  // somebody lends a boat where there is water, and somebody something for the sky
  const boats =
    plan.water.length > 0 ? shuffled.filter((world) => lends(world, 'water', climate)).slice(0, 1) : [];
  const flyers = shuffled
    .filter((world) => lends(world, 'aloft', climate) && !boats.includes(world))
    .slice(0, 1);
  const invited = new Set([...boats, ...flyers, ...shuffled]);
  const worlds = besideTheirs(random.shuffled([...invited].slice(0, plan.quarters.length)), plan);
  return { seed: whole, moodName, mood: MOODS[moodName], planName, plan, worlds };
}

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
