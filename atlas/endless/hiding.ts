/**
 * Hides the targets of a map from a seed. A level makes room until every target has a spot. Here there are more
 * candidates than quests, so one that finds no spot at once joins the crowd: that takes a third of the time.
 */
import type { Part } from '../core/compose';
import { distance, overlap } from '../core/geometry';
import type { Box, Points } from '../core/geometry';
import type { Random } from '../core/random';
import type { Plan, Thing } from '../core/thing';
import { targetsOf } from '../fairness/hide';
import type { HiddenTarget, Open } from '../fairness/hide';
import { apart, judgeHere, TARGET_LIMITS, TARGETS_APART } from '../fairness/judge';
import type { Judgement } from '../fairness/judge';
import type { CastMember } from '../stage/cast';
import type { Stage } from '../stage/place';
import { sinks, TARGET_HEAD } from './faces';
import { isMisplaced } from './footing';
import { coversOf, FEET_APART, spotsFor, SUNK } from './spots';

/** Spots that are drawn and judged for one target. */
const TRIALS = 24;
/** What hides later may still cover a little of a box and move its middle, picture pixels. */
const BOX_SAFETY = 6;
/** How often all are hidden anew and closer together, where fewer found room than are wanted. */
const TIGHT_ROUNDS = 2;

/** Where targets are hidden. */
export interface Place {
  readonly stage: Stage;
  /** Kinds of ground they may stand on. */
  readonly on: readonly string[];
  readonly overlays: readonly Part[];
}

export interface Hidden extends HiddenTarget {
  readonly box: Box;
}

/** How one target's spots are looked for. */
interface Search extends Place {
  readonly covers: readonly Thing[];
  readonly random: Random;
  /** Where room is short, points at which somebody could stand if nobody were hidden. */
  readonly pool?: Points;
}

/** Whether somebody may be looked for there and shows a face. */
const isWhole = ({ head, faults }: Judgement): boolean => faults.length === 0 && head >= TARGET_HEAD;

/**
 * The spots that take least room first: those that leave most of the points of `pool` to others. Filling a picture in
 * this order leaves fewer holes than by chance (the greedy rule for independent sets: least degree first).
 */
function byRoom(spots: Iterable<Plan>, pool: Points, others: Points): Plan[] {
  const open = pool.filter((point) => others.every((other) => distance(other, point) >= FEET_APART));
  const taken = ({ at }: Plan) => open.filter((point) => distance(point, at) < FEET_APART).length;
  return [...spots]
    .map((plan) => ({ plan, takes: taken(plan) }))
    .toSorted((a, b) => a.takes - b.takes)
    .map(({ plan }) => plan);
}

/** Puts one target where it is fair and spoils nobody hidden before; undefined when it finds no such spot. */
function hideOne(search: Search, target: Open, hidden: readonly Hidden[]): Hidden | undefined {
  const { stage, on, overlays, covers, random, pool } = search;
  const { scene } = stage;
  const others = hidden.map(({ thing }) => thing.at);
  let trials = 0;
  const proposed = spotsFor(stage, target, on, others, covers, random);
  for (const plan of pool ? byRoom(proposed, pool, others) : proposed) {
    const thing = scene.put(plan);
    // a small one is lower than was guessed
    if (sinks(scene, thing.inked.inkBox, plan.at[1], ...SUNK)) {
      scene.remove([thing]);
      continue;
    }
    scene.sort();
    const judgement = judgeHere(scene, thing, overlays, TARGET_LIMITS);
    const { box } = judgement;
    const isFair =
      isWhole(judgement) &&
      hidden.every((other) => apart(other.box, box) > TARGETS_APART + BOX_SAFETY) &&
      hidden
        .filter((other) => overlap(other.thing.inked.inkBox, thing.inked.inkBox) > 0)
        .every((other) => isWhole(judgeHere(scene, other.thing, overlays, TARGET_LIMITS)));
    if (isFair && !isMisplaced(scene, thing))
      return { quest: target.quest, index: target.index, thing, open: target, box };
    scene.remove([thing]);
    if (++trials === TRIALS) break;
  }
  return undefined;
}

/**
 * Whoever of the candidates finds a fair spot beside those who are hidden already, in their order. Stops as soon as `least`
 * cannot be found any more.
 */
function hideEach(
  search: Search,
  candidates: readonly CastMember[],
  already: readonly Hidden[],
  least = 0,
): Hidden[] {
  const found: Hidden[] = [];
  const targets = targetsOf(candidates);
  for (const [i, target] of targets.entries()) {
    const one = hideOne(search, target, [...already, ...found]);
    if (one) found.push(one);
    if (found.length + targets.length - i - 1 < least) break;
  }
  return found;
}

/** How the spots are looked for where room is short; `name` tells one round's chances from another's. */
function tightSearch(place: Place, candidates: readonly CastMember[], name: string): Search {
  const { stage, on } = place;
  const random = stage.scene.random.fork(name);
  const covers = coversOf(stage);
  const [first] = targetsOf(candidates);
  const pool = first ? [...spotsFor(stage, first, on, [], covers, random)].map(({ at }) => at) : [];
  return { ...place, covers, random, pool };
}

/**
 * Those of the candidates that found a fair spot, in their order. Where fewer than `least` do, all are hidden anew and
 * closer together.
 */
export function hideSome(place: Place, candidates: readonly CastMember[], least: number): Hidden[] {
  const { stage } = place;
  const random = stage.scene.random.fork('targets');
  let hidden = hideEach({ ...place, covers: coversOf(stage), random }, candidates, [], least);
  for (let round = 0; round < TIGHT_ROUNDS && hidden.length < least; round++) {
    stage.scene.remove(hidden.map(({ thing }) => thing));
    const search = tightSearch(place, candidates, `targets-tight-${round}`);
    // the last round stands, however many it finds
    hidden = hideEach(search, candidates, [], round + 1 < TIGHT_ROUNDS ? least : 0);
  }
  return hidden;
}

/** Whoever of the candidates finds room beside those who are hidden already; nobody of these moves. */
export const hideMore = (
  place: Place,
  candidates: readonly CastMember[],
  already: readonly Hidden[],
): Hidden[] => hideEach(tightSearch(place, candidates, 'targets-more'), candidates, already);
