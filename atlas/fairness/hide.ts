/** Hides the targets of a map: proposes spots, draws the id buffer, keeps the fair ones and tries the rest again. */
import type { CastMember } from '../stage/cast';
import type { Part } from '../core/compose';
import { distance, overlap, range } from '../core/geometry';
import type { Box, Point, Points } from '../core/geometry';
import { fits, somewhere } from '../stage/place';
import type { Stage } from '../stage/place';
import type { Random } from '../core/random';
import type { Plan, Thing } from '../core/thing';
import { figure } from '../stage/figure';
import type { FigureSpec } from '../stage/figure';
import { TARGETS_APART, TARGET_LIMITS, apart, judgeHere } from './judge';

export interface HiddenTarget {
  readonly quest: string;
  /** Which of the quest's figures. */
  readonly index: number;
  readonly thing: Thing;
  /** What it was before it had a place. */
  readonly open: Open;
}

/** A target before it has a place. */
export interface Open {
  readonly quest: string;
  readonly index: number;
  readonly spec: FigureSpec;
  readonly size: number;
  readonly within: Points | undefined;
}

/** A target the search has placed, with its visible box at that time. */
interface Placed extends HiddenTarget {
  readonly box: Box;
}

/** Spots that are drawn and judged for one target before it counts as impossible. */
const TRIALS = 60;
const PROPOSALS = 3000;
/** How often room is made for a target that finds none, and how many are sent away for it. */
const MOVES = 60;
/** How often all targets are hidden anew before the picture counts as impossible. */
const ATTEMPTS = 5;
const MAKE_ROOM = 3;
/** Spots that are compared once room has proved short. */
const TIGHT = 5;
/** Feet are kept further apart than boxes must be, as boxes are not centred over them. */
const SAFETY = 12;
/** What is placed later may still cover a little of a box and move its middle, picture pixels. */
const BOX_SAFETY = 6;
/** A figure reaches about this far to either side of its feet, picture pixels. */
const REACH = 95;
/** Half width and height of a figure for guessing its cover, world units. */
const HALF = 30;
const TALL = 140;
/** Share of the figure that what stands in front may cover, by boxes. */
const COVER: readonly [number, number] = [0.07, 0.65];

/** Share of a figure's guessed box that nearer things overlap. */
export function coverOf({ scene }: Stage, { at: [x, y], scale }: Plan): number {
  const box = { x0: x - HALF * scale, x1: x + HALF * scale, y0: y - TALL * scale, y1: y };
  let covered = 0;
  for (const { at, inked } of scene.things) if (at[1] > y) covered += overlap(box, inked.inkBox);
  return covered / (2 * HALF * TALL * scale * scale);
}

/** A target measured at a place. */
export const planTarget = ({ scene }: Stage, { spec, size, quest, index }: Open, at: Point): Plan =>
  scene.plan(figure, at, { spec, size, seed: `${quest}-${index}` });

/** All figures the quests of a cast look for. */
export const targetsOf = (members: readonly CastMember[]): Open[] =>
  members.flatMap(({ quest, figures, size = 1.12, within }) =>
    figures.map((spec, index) => ({ quest, index, spec, size, within })),
  );

/** A free spot, far from other targets, just behind something that will cover part of the target. */
function freeSpot(
  stage: Stage,
  target: Open,
  on: readonly string[],
  others: Points,
  random: Random,
): Plan | undefined {
  const { scene, ground } = stage;
  const { margin } = TARGET_LIMITS;
  for (let i = 0; i < PROPOSALS; i++) {
    const at = somewhere(scene, random, target.within);
    const [x, y] = at;
    // the cheapest question first: what lies at a point and whether it is free are dear
    if (x < margin + REACH || x > scene.width - margin - REACH || y > scene.height - margin) continue;
    if (others.some((other) => distance(other, at) < TARGETS_APART + SAFETY)) continue;
    if (!on.includes(ground.kindAt(at) ?? '')) continue;
    const plan = planTarget(stage, target, at);
    const cover = coverOf(stage, plan);
    if (cover <= COVER[0] || cover >= COVER[1]) continue;
    if (fits(stage, plan, { apart: 0 })) return plan;
  }
  return undefined;
}

/** Where room is short, the free spot that wastes least of it: the one nearest to another target. */
function propose(
  ...[stage, target, on, others, random, choice]: [...Parameters<typeof freeSpot>, number]
): Plan | undefined {
  const spots = range(choice).flatMap(() => freeSpot(stage, target, on, others, random) ?? []);
  const room = ({ at }: Plan) => Math.min(...others.map((other) => distance(other, at)));
  return spots.reduce<Plan | undefined>(
    (best, spot) => (best && room(best) <= room(spot) ? best : spot),
    undefined,
  );
}

/** Puts one target where it is fair and spoils nobody placed before; undefined when no spot was found. */
function hideOne(
  stage: Stage,
  target: Open,
  on: readonly string[],
  kept: readonly Placed[],
  overlays: readonly Part[],
  random: Random,
  choice: number,
): Placed | undefined {
  const { scene } = stage;
  const others = kept.map(({ thing }) => thing.at);
  for (let i = 0; i < TRIALS; i++) {
    const plan = propose(stage, target, on, others, random, choice);
    if (!plan) return undefined;
    const thing = scene.put(plan);
    scene.sort();
    const touched = kept.filter((other) => overlap(other.thing.inked.inkBox, thing.inked.inkBox) > 0);
    const { box, faults } = judgeHere(scene, thing, overlays, TARGET_LIMITS);
    const fair =
      faults.length === 0 &&
      kept.every((other) => apart(other.box, box) > TARGETS_APART + BOX_SAFETY) &&
      touched.every((other) => judgeHere(scene, other.thing, overlays, TARGET_LIMITS).faults.length === 0);
    if (fair) return { quest: target.quest, index: target.index, thing, open: target, box };
    scene.remove([thing]);
  }
  return undefined;
}

/**
 * Puts every target of the cast into the scene. `on` is the ground they may stand on.
 * Throws with the quest's name when no fair spot is found for it.
 */
export function hideTargets(
  stage: Stage,
  members: readonly CastMember[],
  on: readonly string[],
  overlays: readonly Part[],
): HiddenTarget[] {
  for (const attempt of range(ATTEMPTS)) {
    const hidden = hideAll(stage, members, on, overlays, attempt);
    if (Array.isArray(hidden)) return hidden;
    if (attempt === ATTEMPTS - 1)
      throw new Error(`no fair spot for ${hidden.quest} (figure ${hidden.index + 1})`);
  }
  return [];
}

/** One attempt with a chance of its own; what is in the way of all is the target it failed on. */
function hideAll(
  stage: Stage,
  members: readonly CastMember[],
  on: readonly string[],
  overlays: readonly Part[],
  attempt: number,
): HiddenTarget[] | Open {
  const random = stage.scene.random.fork(attempt === 0 ? 'targets' : `targets-${attempt}`);
  const queue = targetsOf(members);
  const kept: Placed[] = [];
  let moves = 0;
  for (let target = queue.shift(); target; target = queue.shift()) {
    const hidden = hideOne(stage, target, on, kept, overlays, random, moves > 0 ? TIGHT : 1);
    if (hidden) {
      kept.push(hidden);
      continue;
    }
    if (++moves > MOVES || kept.length === 0) {
      stage.scene.remove(kept.map(({ thing }) => thing));
      return target;
    }
    // make room: send some of those placed before back to the end of the queue
    const moved = range(Math.min(MAKE_ROOM, kept.length)).flatMap(() =>
      kept.splice(random.int(0, kept.length - 1), 1),
    );
    stage.scene.remove(moved.map(({ thing }) => thing));
    queue.unshift(target);
    queue.push(...moved.map((other) => other.open));
  }
  return kept;
}
