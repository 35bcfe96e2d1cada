/** Places the hint bubble at its button: away from near edges, inside the stage, never over the hint's region. */
import { sideFor } from '../viewer/flip';
import type { HintRegion } from '../game/hints';
import type { MapPx, MapRect } from '../game/space';
import type { CssPx, CssSize, ViewPoint } from '../viewer/space';

/** What a hint's region covers of the view, in shares of its width and height from 0 to 1. */
export interface RegionSpan {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const WIDEST: CssPx = 320;
const MARGIN: CssPx = 8;
/** Height of a bubble of the widest width with the longest of hints, and the least width beside a region, at 16 px a rem. */
const HIGHEST: CssPx = 150;
const LEAST: CssPx = 170;
/** How far the bubble reaches past its button's centre. */
const OVERLAP: CssPx = 52;

export interface BubblePlace {
  readonly edge: 'top' | 'bottom';
  /** From the stage's left edge. */
  readonly left: CssPx;
  readonly width: CssPx;
}

/** Where the region lies when `visible` is the visible part of the map. */
export function regionSpan({ centre, radius }: HintRegion, visible: MapRect): RegionSpan {
  const across = (x: MapPx) => (x - visible.x) / visible.width;
  const down = (y: MapPx) => (y - visible.y) / visible.height;
  return {
    left: across(centre.x - radius),
    right: across(centre.x + radius),
    top: down(centre.y - radius),
    bottom: down(centre.y + radius),
  };
}

/**
 * The bubble at its button, or where it gives the region's light room: at the other edge, or else narrower beside it. `at`
 * is the centre of the hint button from the stage's left top corner, in CSS px; it may lie outside the stage. `textScale`
 * is the player's font size over 16 px.
 */
export function placeBubble(
  at: ViewPoint,
  view: CssSize,
  region: RegionSpan | undefined,
  textScale = 1,
): BubblePlace {
  const width = Math.min(WIDEST, view.width - 2 * MARGIN);
  const { horizontal, vertical } = sideFor(at, view);
  const wanted = horizontal === 'left' ? at.x + OVERLAP - width : at.x - OVERLAP;
  const left = Math.max(MARGIN, Math.min(wanted, view.width - MARGIN - width));
  const edge = vertical === 'above' ? 'bottom' : 'top';
  const own = { edge, left, width } as const;
  if (!region) return own;
  const before = region.left * view.width - MARGIN;
  const behind = region.right * view.width + MARGIN;
  if (left + width <= before || left >= behind) return own;
  const roomAt = { top: region.top * view.height, bottom: (1 - region.bottom) * view.height };
  const needed = HIGHEST * textScale + 2 * MARGIN;
  if (roomAt[edge] >= needed) return own;
  const other = edge === 'top' ? 'bottom' : 'top';
  if (roomAt[other] >= needed) return { ...own, edge: other };
  const beside = [
    { left: behind, width: Math.min(width, view.width - MARGIN - behind) },
    { left: Math.max(MARGIN, before - width), width: Math.min(width, before - MARGIN) },
  ].toSorted((a, b) => b.width - a.width);
  const [widest] = beside;
  if (widest && widest.width >= Math.min(LEAST * textScale, width)) return { edge, ...widest };
  return { ...own, edge: roomAt[edge] >= roomAt[other] ? edge : other };
}
