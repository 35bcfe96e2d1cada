/** The screen's coordinate spaces, all in CSS px; `viewport.ts` converts between them and the map's. */
import { pointIn, type Extent, type Length, type Point } from '../game/space.ts';

/** A length in CSS pixels. */
export type CssPx = Length<'css'>;
/** A size in CSS pixels. */
export type CssSize = Extent<'css'>;
/** A relative movement in CSS px. */
export interface CssStep {
  readonly x: CssPx;
  readonly y: CssPx;
}

/** From the view's left top corner. */
export type ViewPoint = Point<'view', 'css'>;
/** From the window's left top corner, as in pointer events and `getBoundingClientRect`. */
export type ClientPoint = Point<'client', 'css'>;
/** The scroll container's scroll offset. */
export type ScrollOffset = Point<'scroll', 'css'>;

export const viewPoint: (x: CssPx, y: CssPx) => ViewPoint = pointIn<'view', 'css'>;
export const clientPoint: (x: CssPx, y: CssPx) => ClientPoint = pointIn<'client', 'css'>;
export const scrollOffset: (x: CssPx, y: CssPx) => ScrollOffset = pointIn<'scroll', 'css'>;

/** Converts a point from the window's space to the view's; `corner` is the view's left top corner in the window. */
export function inView(at: ClientPoint, corner: ClientPoint): ViewPoint {
  return viewPoint(at.x - corner.x, at.y - corner.y);
}
