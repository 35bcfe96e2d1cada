/** The spaces of a screen, all in CSS pixels; `viewport` converts between them and the map's. */
import { pointIn, type Extent, type Length, type Point } from '../game/space.ts';

/** A length in CSS pixels. */
export type CssPx = Length<'css'>;
/** A size in CSS pixels. */
export type CssSize = Extent<'css'>;
/** A way to go in CSS pixels, from wherever one is. */
export interface CssStep {
  readonly x: CssPx;
  readonly y: CssPx;
}

/** From the view's left top corner. */
export type ViewPoint = Point<'view', 'css'>;
/** From the window's left top corner, as pointer events and layout boxes say it. */
export type ClientPoint = Point<'client', 'css'>;
/** How far the content is scrolled under the view. */
export type ScrollOffset = Point<'scroll', 'css'>;

export const viewPoint: (x: CssPx, y: CssPx) => ViewPoint = pointIn<'view', 'css'>;
export const clientPoint: (x: CssPx, y: CssPx) => ClientPoint = pointIn<'client', 'css'>;
export const scrollOffset: (x: CssPx, y: CssPx) => ScrollOffset = pointIn<'scroll', 'css'>;

/** From the corner of the view instead of the window's; `corner` is where the view's own lies. */
export function inView(at: ClientPoint, corner: ClientPoint): ViewPoint {
  return viewPoint(at.x - corner.x, at.y - corner.y);
}
