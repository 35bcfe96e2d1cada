/** What sells on a map from a seed, and what of it nobody may stand before: a stall shows its board and whoever sells there. */
import { boxArea, overlap } from '../core/geometry';
import type { Box } from '../core/geometry';
import type { Scene } from '../core/scene';
import type { Thing } from '../core/thing';

/** What sells over a counter, by its name. */
export const COUNTERS: ReadonlySet<string> = new Set(['stall', 'gableTent', 'cart', 'pavilion']);
/** All that sells. */
export const SELLING: ReadonlySet<string> = new Set([...COUNTERS, 'flowerBarrow', 'groundCloth']);

/** The middle share of a stall across in which its board and its seller are, and the share from above that ends at its counter. */
const [MIDDLE, OVER] = [0.62, 0.66];
/** So much of that a body may be before. */
const BEFORE = 0.04;

/** Where the board and the seller of a stall show. */
function faceOf({ inked: { inkBox } }: Thing): Box {
  const { x0, x1, y0, y1 } = inkBox;
  const aside = ((1 - MIDDLE) / 2) * (x1 - x0);
  return { x0: x0 + aside, x1: x1 - aside, y0, y1: y0 + OVER * (y1 - y0) };
}

/** Whether somebody in this box, standing at `y`, would be before what a stall shows. */
export const coversSeller = (scene: Scene, box: Box, y: number): boolean =>
  scene.inkedNear(box).some((thing) => {
    if (!COUNTERS.has(thing.name) || thing.at[1] > y) return false;
    const face = faceOf(thing);
    return overlap(face, box) > BEFORE * boxArea(face);
  });
