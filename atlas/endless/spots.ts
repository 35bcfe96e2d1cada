/** Proposes spots for the targets of a map from a seed: free ones, just behind something that covers part of a figure. */
import { boxArea, distance, overlap } from '../core/geometry';
import type { Box, Point, Points } from '../core/geometry';
import type { Random } from '../core/random';
import type { Plan, Thing } from '../core/thing';
import { planTarget } from '../fairness/hide';
import type { Open } from '../fairness/hide';
import { TARGET_LIMITS, TARGETS_APART } from '../fairness/judge';
import { fits, somewhere } from '../stage/place';
import type { Stage } from '../stage/place';
import { HEAD, headsNear } from './crowd';
import { sinks } from './faces';
import { coversSeller } from './sellers';

/** Points that are proposed for one target. */
const PROPOSALS = 4000;
/**
 * How far apart feet are, picture pixels: further than boxes must be (`TARGETS_APART`), as boxes are not centred over
 * them.
 */
export const FEET_APART = TARGETS_APART + 12;
/** A figure reaches about this far to either side of its feet, picture pixels. */
const REACH = 95;
/** Half width and height of a figure for guessing its cover, world units. */
const [HALF, TALL] = [30, 140];
/** Share of the figure that what stands in front may cover, by boxes: most of what is outside proves unfair. */
const COVER: readonly [number, number] = [0.1, 0.6];
/** Nothing tall hides more than the first share of a figure's width and the second of the figure. */
export const SUNK = [0.6, 0.25] as const;
/** Nobody hides further off, picture pixels: there a figure is as high as the trees around it. And among more heads nobody more goes. */
const [FAR, THRONG] = [770, 11];
/** How much of a head what stands in front may cover, by boxes. */
const HEAD_COVER = 0.34;

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
export const coversOf = ({ scene }: Stage): Thing[] =>
  scene.things.filter(({ options, inked: { inkBox }, at }) => {
    const tall = inkBox.y1 - inkBox.y0;
    return !options.aloft && !options.perched && at[1] > FAR && tall > LEAST && tall < MOST;
  });

/** The points behind a thing. */
function strip({ scene }: Stage, { at: [, y], inked: { inkBox } }: Thing): Box {
  const s = scene.scaleAt(y);
  const [least, most] = FURTHER;
  return { x0: inkBox.x0 - ASIDE * s, x1: inkBox.x1 + ASIDE * s, y0: y - most * s, y1: y - least * s };
}

const cornersAndMiddle = ({ x0, x1, y0, y1 }: Box): Points => [
  [x0, y0],
  [x1, y0],
  [x0, y1],
  [x1, y1],
  [(x0 + x1) / 2, (y0 + y1) / 2],
];

const within = ({ x0, x1, y0, y1 }: Box, random: Random): Point => [
  random.range(x0, x1),
  random.range(y0, y1),
];

const isFar = (at: Point, others: Points): boolean =>
  others.every((other) => distance(other, at) >= FEET_APART);

/** Spots for a target far from the feet of `others`, picture points. `on` is the ground it may stand on. */
export function* spotsFor(
  stage: Stage,
  target: Open,
  on: readonly string[],
  others: Points,
  covers: readonly Thing[],
  random: Random,
): Generator<Plan> {
  const { scene, ground } = stage;
  const { margin } = TARGET_LIMITS;
  // when most are hidden, little of the picture is far from all of them
  const strips = covers
    .map((cover) => strip(stage, cover))
    .filter((box) => cornersAndMiddle(box).some((at) => isFar(at, others)));
  for (let i = 0; i < PROPOSALS; i++) {
    const at =
      strips.length > 0 && random.chance(BEHIND)
        ? within(random.pick(strips), random)
        : somewhere(scene, random);
    const [x, y] = at;
    // the cheapest question first: what lies at a point and whether it is free are dear
    if (x < margin + REACH || x > scene.width - margin - REACH || y > scene.height - margin) continue;
    if (y < FAR) continue;
    if (!isFar(at, others)) continue;
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
