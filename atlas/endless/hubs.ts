/** Where the crowd of a map stands together: clusters with gaps between them, some of them in the clearings far behind. */
import { SQUASH } from '../core/frame';
import type { Point } from '../core/geometry';
import type { Random } from '../core/random';
import { somewhere } from '../stage/place';
import type { Stage } from '../stage/place';
import { isQuiet } from './quiet';
import type { GroundPlan, Round } from './plans/plan';
import { WIDTH } from '../stage/theme';

/** Clusters near what there is to see, and far behind, where the land was bare lawn with pairs on it. */
const [NEAR, FAR] = [11, 6];
/** World units between the middles of two clusters. */
const APART = 400;
/** Clearings far behind lie between these, picture pixels. */
const [TOP, BOTTOM] = [1000, 1370];
/** World units around a cluster's middle on which nothing stands. */
const FREE = 60;
const TRIES = 260;
/** Picture pixels around a way's or a square's point where a cluster may be. */
const BESIDE = 300;

/** Middles of the clusters; `told` are scenes, which have a crowd of their own. */
export function hubsOf(
  { scene, ground }: Stage,
  { squares, roads, quarters }: GroundPlan,
  calm: readonly Round[],
  told: readonly Point[],
  random: Random,
): Point[] {
  const hubs: Point[] = [];
  const isApart = ([x, y]: Point): boolean => {
    const s = scene.scaleAt(y);
    return [...hubs, ...told].every(([u, v]) => Math.hypot(x - u, (y - v) / SQUASH) > APART * s);
  };
  const isOpen = (at: Point): boolean =>
    ['road', 'plaza', 'meadow'].includes(ground.kindAt(at) ?? '') &&
    !isQuiet(calm, at) &&
    scene.isFree(at, FREE * scene.scaleAt(at[1]));
  const gather = (count: number, propose: () => Point): void => {
    for (let i = 0, found = 0; i < TRIES && found < count; i++) {
      const at = propose();
      if (at[0] < 120 || at[0] > WIDTH - 120 || at[1] > scene.height - 120 || at[1] < TOP) continue;
      if (!isApart(at) || !isOpen(at)) continue;
      hubs.push(at);
      found++;
    }
  };
  gather(FAR, () =>
    somewhere(scene, random, [
      [100, TOP],
      [WIDTH - 100, TOP],
      [WIDTH - 100, BOTTOM],
      [100, BOTTOM],
    ]),
  );
  const points: Point[] = [
    ...squares.map(([x, y]): Point => [x, y]),
    ...squares.map(([x, y]): Point => [x, y]),
    ...quarters,
    ...roads.flatMap(([, through]) => through),
  ];
  gather(NEAR, () => {
    const [x, y] = random.pick(points);
    return [x + random.jitter(BESIDE), y + random.jitter(BESIDE * SQUASH)];
  });
  return hubs;
}
