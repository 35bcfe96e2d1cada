/** The crowd of a map from a seed: small groups, most of them around something to see. */
import { SQUASH } from '../core/frame';
import { boxArea, overlap, range, TAU } from '../core/geometry';
import type { Box, Point } from '../core/geometry';
import type { Random } from '../core/random';
import type { Scene } from '../core/scene';
import { somewhere, staysVisible } from '../stage/place';
import type { Attraction, FigureMaker, Stage } from '../stage/place';
import type { FigureOptions } from '../stage/figure';
import type { Design } from './design';
import { sinks } from './faces';
import { treads } from './footing';
import { isQuiet } from './quiet';
import { coversSeller } from './sellers';
import type { GroundPlan, Round } from './plans/plan';
import { hasClone } from './likeness';

/** How many people there are beside stories and targets. */
const COUNT = 96;
const TRIES = 60;
/** Share of the groups that stand away from everything. */
const LONELY = 0.06;
/** Share of the groups that stand in a cluster, and how far around its middle, world units. */
const CLUSTERED = 0.66;
const CLUSTER = 170;
/** Share of the groups about a quarter that choose one of the busy ones: every other, the host's among them. */
const BUSY = 0.75;
/** Nobody stands further away, picture pixels: there a figure is as high as the trees. */
export const FAR = 985;
/** Few stand nearer, where everybody is large. */
const FRONT = 2460;
const IN_FRONT = 0.55;
const COVER = 0.22;
const STAYS: Readonly<Record<string, number>> = { road: 1, plaza: 0.95, meadow: 0.7 };
/** A standing figure, world units: its footprint's radius with what is kept around it, half its width, its height. */
const [FOOT, HALF, TALL] = [32, 34, 150];

/** What draws eyes: the hero, and whatever goes on at the middle of a square. */
export const sightsOf = ({ hero: [x, y, width], squares }: GroundPlan): Attraction[] => [
  [x, y, width * 0.8],
  ...squares.map(([sx, sy, rx]): Attraction => [sx, sy, rx]),
];

/** Share of a figure that is its head, from above, and how much of a head may be behind something. */
export const HEAD = 0.48;
const BEHIND = 0.26;

/** Whether somebody in this box, standing at `y`, would have the head behind something, or hide that of somebody else. */
export function losesHead(scene: Scene, box: Box, y: number): boolean {
  const headOf = ({ x0, x1, y0, y1 }: Box): Box => ({ x0, x1, y0, y1: y0 + HEAD * (y1 - y0) });
  const isHidden = (head: Box, by: Box) => overlap(head, by) > BEHIND * boxArea(head);
  return scene.inkedNear(box).some(({ at, options, features, inked: { inkBox } }) => {
    if (options.aloft) return false;
    return at[1] > y ? isHidden(headOf(box), inkBox) : !!features && isHidden(headOf(inkBox), box);
  });
}

/** Heads within this of each other, world units down the picture and across it, are level. */
const [LEVEL, ALONG] = [24, 260];
/** So many level with somebody who comes would be a row. */
const ROW = 2;

/** Whether somebody at this point would stand in a row of heads. */
export function makesRow(scene: Scene, [x, y]: Point): boolean {
  const s = scene.scaleAt(y);
  const [up, across] = [LEVEL * s, ALONG * s];
  const box = { x0: x - across, x1: x + across, y0: y - TALL * s, y1: y + up };
  const level = scene
    .inkedNear(box)
    .filter(
      ({ at, features, options }) =>
        features && !options.perched && Math.abs(at[1] - y) < up && Math.abs(at[0] - x) < across,
    );
  return level.length >= ROW;
}

/** Among so many heads so near to each other, picture pixels across, one more would make a knot; down the picture they are seen past each other. */
const [KNOT, AROUND, PAST] = [9, 300, 1.7];

/** How many heads there are around a point. */
export function headsNear(scene: Scene, [x, y]: Point): number {
  const box = { x0: x - AROUND, x1: x + AROUND, y0: y - AROUND, y1: y + AROUND };
  return scene
    .inkedNear(box)
    .filter(({ at, features }) => features && Math.hypot(at[0] - x, (at[1] - y) * PAST) < AROUND).length;
}

/** A point for one group: in a cluster, at a square, a way or a quarter, now and then anywhere. */
function centreFor({ plan }: Design, stage: Stage, hubs: readonly Point[], random: Random): Point {
  const { scene } = stage;
  if (random.chance(LONELY)) return somewhere(scene, random);
  const around = ([x, y]: Point, reach: number): Point => {
    const turn = random.range(0, TAU);
    const far = reach * Math.sqrt(random.next());
    return [x + Math.cos(turn) * far, y + Math.sin(turn) * far * SQUASH];
  };
  if (hubs.length > 0 && random.chance(CLUSTERED)) {
    const hub = random.pick(hubs);
    return around(hub, CLUSTER * scene.scaleAt(hub[1]));
  }
  if (random.chance(0.25)) {
    const [x, y, rx] = random.pick(plan.squares);
    return around([x, y], rx * 1.15);
  }
  if (random.chance(0.35)) return around(random.pick(random.pick(plan.roads)[1]), 280);
  const busy = plan.quarters.filter((_, i) => i % 2 === 0);
  return around(random.pick(random.chance(BUSY) ? busy : plan.quarters), 430);
}

/** The frame cuts nobody: whole figures stand this far above its lower edge, and three times as far from its sides, picture pixels. */
const EDGE = 14;

const isPerson = (options: object): options is FigureOptions => 'spec' in options;

/** The crowd keeps this far from the middle of a scene, world units: what happens there is seen, not guessed. */
const STAGE = 250;

/**
 * Brings the crowd to the clusters at `hubs` and between them, but into no scene of `told`, into no calm meadow, into no row,
 * and nobody beside a near-clone. Throws when the levels' wardrobes are too small for it.
 */
export function gather(
  stage: Stage,
  make: FigureMaker,
  design: Design,
  calm: readonly Round[],
  hubs: readonly Point[],
  told: readonly Point[],
): void {
  const { scene, ground } = stage;
  const random = scene.random.fork('gathering');
  let placed = 0;
  const stand = (at: Point): void => {
    const [x, y] = at;
    if (isQuiet(calm, at) || y < FAR || (y > FRONT && !random.chance(IN_FRONT))) return;
    if (x < EDGE * 3 || x > scene.width - EDGE * 3) return;
    if (y > scene.height - EDGE || random.next() > (STAYS[ground.kindAt(at) ?? ''] ?? 0)) return;
    const scale = scene.scaleAt(y);
    if (told.some(([u, v]) => Math.hypot(x - u, (y - v) / SQUASH) < STAGE * scale)) return;
    if (!scene.isFree(at, FOOT * scale)) return;
    const box = { x0: x - HALF * scale, x1: x + HALF * scale, y0: y - TALL * scale, y1: y };
    if (!staysVisible(scene, box, y, COVER) || losesHead(scene, box, y) || sinks(scene, box, y)) return;
    if (treads(scene, box, at) || coversSeller(scene, box, y)) return;
    if (makesRow(scene, at) || headsNear(scene, at) >= KNOT) return;
    const plan = make(at, random);
    const { options } = plan;
    // whoever is like somebody here waits for another place
    if (isPerson(options) && hasClone(scene, at, options.spec)) return;
    scene.put(plan);
    placed++;
  };
  for (let i = 0; i < COUNT * TRIES && placed < COUNT; i++) {
    const [x, y] = centreFor(design, stage, hubs, random);
    const size = random.int(1, 6);
    const scale = scene.scaleAt(y);
    const turn = random.range(0, TAU);
    for (const k of range(size)) {
      const angle = turn + (k / size) * TAU;
      const far = size === 1 ? 0 : (34 + size * 12) * scale;
      stand([
        x + Math.cos(angle) * far + random.jitter(10),
        y + Math.sin(angle) * far * SQUASH + random.jitter(6),
      ]);
    }
  }
}
