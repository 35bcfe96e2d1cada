/**
 * Hides the targets of a map from a seed. A level makes room until every target has a spot. Here there are more
 * candidates than quests, so one that finds no spot at once joins the crowd: that takes a third of the time.
 */
import type { Part } from '../core/compose';
import { boxArea, distance, overlap } from '../core/geometry';
import type { Box, Point, Points } from '../core/geometry';
import type { Random } from '../core/random';
import type { Plan, Thing } from '../core/thing';
import { planTarget, targetsOf } from '../fairness/hide';
import type { HiddenTarget, Open } from '../fairness/hide';
import { apart, judgeHere, TARGET_LIMITS, TARGETS_APART } from '../fairness/judge';
import type { Judgement } from '../fairness/judge';
import type { CastMember } from '../stage/cast';
import { fits, somewhere } from '../stage/place';
import type { Stage } from '../stage/place';
import { headsNear } from './crowd';
import { sinks, TARGET_HEAD } from './faces';
import { isMisplaced } from './footing';
import { coversSeller } from './sellers';

/** Points that are proposed for one target, and spots of them that are drawn and judged. */
const PROPOSALS = 4000;
const TRIALS = 24;
/** Feet are kept further apart than boxes must be, as boxes are not centred over them. */
const SAFETY = 12;
/** What hides later may still cover a little of a box and move its middle, picture pixels. */
const BOX_SAFETY = 6;
/** A figure reaches about this far to either side of its feet, picture pixels. */
const REACH = 95;
/** Half width and height of a figure for guessing its cover, world units. */
const [HALF, TALL] = [30, 140];
/** Share of the figure that what stands in front may cover, by boxes: most of what is outside proves unfair. */
const COVER: readonly [number, number] = [0.1, 0.6];
/** Nothing tall hides more than the first share of a figure's width and the second of the figure. */
const SUNK = [0.6, 0.25] as const;
/** Nobody hides further off, picture pixels: there a figure is as high as the trees around it. And among more heads nobody more goes. */
const [FAR, THRONG] = [770, 11];
/** Share of a figure that is its head, from above; and how much of it what stands in front may cover, by boxes. */
const [HEAD, HEAD_COVER] = [0.48, 0.34];

interface Hidden extends HiddenTarget {
  readonly box: Box;
}

/** Shares that nearer things overlap, by boxes. */
interface Cover {
  readonly all: number;
  readonly head: number;
}

/** Of the guessed box of a figure, and of the part of it that is its head. */
function coverOf({ scene }: Stage, box: Box, y: number): Cover {
  const face = { ...box, y1: box.y0 + HEAD * (box.y1 - box.y0) };
  let [all, head] = [0, 0];
  for (const { at, inked } of scene.inkedNear(box)) {
    if (at[1] <= y) continue;
    all += overlap(box, inked.inkBox);
    head += overlap(face, inked.inkBox);
  }
  return { all: all / boxArea(box), head: head / boxArea(face) };
}

/** Share of the points proposed that lie just behind something: anywhere else one in hundreds has anything before it. */
const BEHIND = 0.6;
/** What is of this height may be before a target, picture pixels; how far behind it and aside of it one looks, world units. */
const [LEAST, MOST] = [44, 330];
const [FURTHER, ASIDE] = [[3, 46], 34] as const;

/** What somebody may hide behind. */
const coversOf = ({ scene }: Stage): Thing[] =>
  scene.things.filter(({ options, inked: { inkBox }, at }) => {
    const tall = inkBox.y1 - inkBox.y0;
    return !options.aloft && !options.perched && at[1] > FAR && tall > LEAST && tall < MOST;
  });

/** A point behind a thing. */
function behind({ scene }: Stage, { at: [, y], inked: { inkBox } }: Thing, random: Random): Point {
  const s = scene.scaleAt(y);
  return [random.range(inkBox.x0 - ASIDE * s, inkBox.x1 + ASIDE * s), y - random.range(...FURTHER) * s];
}

/** Free spots far from the other targets, just behind something that covers part of a figure. */
function* spotsFor(
  stage: Stage,
  target: Open,
  on: readonly string[],
  others: Points,
  covers: readonly Thing[],
  random: Random,
): Generator<Plan> {
  const { scene, ground } = stage;
  const { margin } = TARGET_LIMITS;
  for (let i = 0; i < PROPOSALS; i++) {
    const at =
      covers.length > 0 && random.chance(BEHIND)
        ? behind(stage, random.pick(covers), random)
        : somewhere(scene, random);
    const [x, y] = at;
    // the cheapest question first: what lies at a point and whether it is free are dear
    if (x < margin + REACH || x > scene.width - margin - REACH || y > scene.height - margin) continue;
    if (y < FAR) continue;
    if (others.some((other) => distance(other, at) < TARGETS_APART + SAFETY)) continue;
    // a guess at what is seen comes before the figure is planned
    const scale = scene.scaleAt(y);
    const box = { x0: x - HALF * scale, x1: x + HALF * scale, y0: y - TALL * scale, y1: y };
    const cover = coverOf(stage, box, y);
    if (cover.head > HEAD_COVER || cover.all <= COVER[0] || cover.all >= COVER[1]) continue;
    // in a roof nobody is hidden: they peep out from beside something, or over what is low
    if (sinks(scene, box, y, ...SUNK) || !on.includes(ground.kindAt(at) ?? '')) continue;
    if (coversSeller(scene, box, y) || headsNear(scene, at) > THRONG) continue;
    const plan = planTarget(stage, target, at);
    if (fits(stage, plan, { apart: 0 })) yield plan;
  }
}

/** Whether somebody may be looked for there and shows a face. */
const isWhole = ({ head, faults }: Judgement): boolean => faults.length === 0 && head >= TARGET_HEAD;

/** Puts one target where it is fair and spoils nobody hidden before; undefined when it finds no such spot. */
function hideOne(
  stage: Stage,
  target: Open,
  on: readonly string[],
  hidden: readonly Hidden[],
  covers: readonly Thing[],
  overlays: readonly Part[],
  random: Random,
  isTight: boolean,
): Hidden | undefined {
  const { scene } = stage;
  const others = hidden.map(({ thing }) => thing.at);
  const room = ({ at }: Plan) => Math.min(...others.map((other) => distance(other, at)));
  let trials = 0;
  const proposed = spotsFor(stage, target, on, others, covers, random);
  // where room is short, the spot that wastes least of it is tried first
  const spots = isTight ? [...proposed].toSorted((a, b) => room(a) - room(b)) : proposed;
  for (const plan of spots) {
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

/** One round: whoever of the candidates finds a fair spot. */
function round(
  stage: Stage,
  candidates: readonly CastMember[],
  on: readonly string[],
  overlays: readonly Part[],
  isTight: boolean,
): HiddenTarget[] {
  const random = stage.scene.random.fork(isTight ? 'targets-tight' : 'targets');
  const hidden: Hidden[] = [];
  const covers = coversOf(stage);
  for (const target of targetsOf(candidates)) {
    const found = hideOne(stage, target, on, hidden, covers, overlays, random, isTight);
    if (found) hidden.push(found);
  }
  return hidden;
}

/**
 * Those of the candidates that found a fair spot, in their order. `on` is the ground they may stand on. Where fewer than
 * `least` do, all are hidden anew and closer together.
 */
export function hideSome(
  stage: Stage,
  candidates: readonly CastMember[],
  on: readonly string[],
  overlays: readonly Part[],
  least: number,
): HiddenTarget[] {
  const hidden = round(stage, candidates, on, overlays, false);
  if (hidden.length >= least) return hidden;
  stage.scene.remove(hidden.map(({ thing }) => thing));
  return round(stage, candidates, on, overlays, true);
}
