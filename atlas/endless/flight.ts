/** How what flies over a map is drawn, and how far it keeps from whatever stands. */
import { clamp, overlap } from '../core/geometry';
import type { Box } from '../core/geometry';
import { grown } from '../core/painted';
import type { Scene } from '../core/scene';
import type { Placement, Thing } from '../core/thing';
import type { Part, World } from './part';

/**
 * Least distance of a flying thing from every landmark, picture pixels: nearer to a roof it would seem to stand on it.
 */
const SKY = 40;
/** All that flies has the size of things at this height of the picture, and lies in its haze. */
const DEPTH = 1400;

/** Its size as a share of the part's own. */
export const flyingSize = ({ width, up }: Part): number => clamp(Math.min(460 / width, 300 / up), 0.3, 0.8);

export function flight({ keyword }: World, part: Part, scene: Pick<Scene, 'scaleAt'>): Placement {
  return {
    aloft: true,
    size: flyingSize(part) / scene.scaleAt(DEPTH),
    depthY: DEPTH,
    layer: -1,
    hazeFactor: 0.25,
    seed: `${keyword}-${part.name}`,
  };
}

/** Whether what fills a box in the air, picture pixels, comes near one of those that stand or fly. */
export const isNear = (box: Box, others: readonly { readonly thing: Thing }[]): boolean =>
  others.some(({ thing }) => overlap(grown(box, SKY), thing.inked.inkBox) > 0);
