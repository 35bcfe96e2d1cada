/** Places the hint bubble at its button: away from near edges, inside the stage, never over the hint's region. */
import { sideFor } from '../viewer/flip';
import type { MapPx } from '../game/space';
import type { CssPx, CssSize, ViewPoint } from '../viewer/space';

/** The third of the view that a hint's region lies in. */
export type RegionPlace = 'high' | 'middle' | 'low';

const WIDEST: CssPx = 320;
const MARGIN: CssPx = 8;
/** How far the bubble reaches past its button's centre. */
const OVERLAP: CssPx = 52;

export interface BubblePlace {
  readonly edge: 'top' | 'bottom';
  /** From the stage's left edge. */
  readonly left: CssPx;
  readonly width: CssPx;
}

/** The third of the visible part of the map (from `top`, `height` high) that contains `y`. */
export function regionPlace(y: MapPx, top: MapPx, height: MapPx): RegionPlace {
  const share = (y - top) / height;
  if (share < 1 / 3) return 'high';
  return share > 2 / 3 ? 'low' : 'middle';
}

/** `at` is the centre of the hint button from the stage's left top corner, in CSS px; it may lie outside the stage. */
export function placeBubble(at: ViewPoint, view: CssSize, region: RegionPlace | undefined): BubblePlace {
  const width = Math.min(WIDEST, view.width - 2 * MARGIN);
  const { horizontal, vertical } = sideFor(at, view);
  const wanted = horizontal === 'left' ? at.x + OVERLAP - width : at.x - OVERLAP;
  const left = Math.max(MARGIN, Math.min(wanted, view.width - MARGIN - width));
  const own = vertical === 'above' ? 'bottom' : 'top';
  const covered = own === 'bottom' ? 'low' : 'high';
  if (region !== covered) return { edge: own, left, width };
  return { edge: own === 'bottom' ? 'top' : 'bottom', left, width };
}
