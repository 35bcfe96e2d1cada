/** Viewport arithmetic: zoom steps, the visible rectangle, and the scroll offset that keeps a point fixed while zooming. */
import { ZOOM_MIN_NARROW } from '../game/slack.ts';
import { mapPoint, mapRect, type MapPoint, type MapRect, type MapSize } from '../game/space.ts';
import {
  scrollOffset,
  viewPoint,
  type CssPx,
  type CssSize,
  type ScrollOffset,
  type ViewPoint,
} from './space.ts';

/** A zoom step in percent of the natural size (DECISIONS 1, SPEC section 9). */
export const ZOOM_STEP = 10;
export const ZOOM_MAX = 100;
export const ZOOM_MIN_WIDE = 50;
/** Screens up to this width count as narrow. */
export const NARROW_SCREEN: CssPx = 768;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Smallest zoom in percent on a screen of this width. */
export function minimumZoom(screenWidth: CssPx): number {
  return screenWidth > NARROW_SCREEN ? ZOOM_MIN_WIDE : ZOOM_MIN_NARROW;
}

/** The zoom step nearest to `percent`, within the screen's limits. */
export function nearestZoom(percent: number, screenWidth: CssPx): number {
  return clamp(Math.round(percent / ZOOM_STEP) * ZOOM_STEP, minimumZoom(screenWidth), ZOOM_MAX);
}

/** The zoom a map opens at: the step nearest to showing its whole width (DECISIONS 1). */
export function initialZoom(map: MapSize, view: CssSize, screenWidth: CssPx): number {
  return nearestZoom((view.width / map.width) * 100, screenWidth);
}

/** Offset of the map from the view's edge along one axis: 0, or centred when the map is smaller than the view. */
export function contentOffset(content: CssPx, view: CssPx): CssPx {
  return Math.max(0, (view - content) / 2);
}

/** Size of a map on screen at a zoom in percent. */
export function contentSize(map: MapSize, zoom: number): CssSize {
  return { width: (map.width * zoom) / 100, height: (map.height * zoom) / 100 };
}

/** The largest possible scroll offset. */
export function maximumScroll(content: CssSize, view: CssSize): ScrollOffset {
  return scrollOffset(Math.max(0, content.width - view.width), Math.max(0, content.height - view.height));
}

/** The middle of a view. */
export function middleOfView({ width, height }: CssSize): ViewPoint {
  return viewPoint(width / 2, height / 2);
}

/**
 * The scroll offset at which the map's point `fixed` lies at the view's point `at`, limited to the possible offsets:
 * near the map's edges the point moves.
 */
export function scrollFor(
  fixed: MapPoint,
  at: ViewPoint,
  map: MapSize,
  zoom: number,
  view: CssSize,
): ScrollOffset {
  const scale = zoom / 100;
  const content = contentSize(map, zoom);
  const most = maximumScroll(content, view);
  return scrollOffset(
    clamp(fixed.x * scale + contentOffset(content.width, view.width) - at.x, 0, most.x),
    clamp(fixed.y * scale + contentOffset(content.height, view.height) - at.y, 0, most.y),
  );
}

/** The map's point under a point of the view; the inverse of `scrollFor` away from the edges. */
export function naturalAt(
  at: ViewPoint,
  scroll: ScrollOffset,
  map: MapSize,
  zoom: number,
  view: CssSize,
): MapPoint {
  const scale = zoom / 100;
  const content = contentSize(map, zoom);
  return mapPoint(
    (at.x + scroll.x - contentOffset(content.width, view.width)) / scale,
    (at.y + scroll.y - contentOffset(content.height, view.height)) / scale,
  );
}

/** The visible part of the map. */
export function visibleRect(scroll: ScrollOffset, map: MapSize, zoom: number, view: CssSize): MapRect {
  const from = naturalAt(viewPoint(0, 0), scroll, map, zoom, view);
  const to = naturalAt(viewPoint(view.width, view.height), scroll, map, zoom, view);
  const x = clamp(from.x, 0, map.width);
  const y = clamp(from.y, 0, map.height);
  return mapRect(x, y, clamp(to.x, 0, map.width) - x, clamp(to.y, 0, map.height) - y);
}

/** Share of the map's size, at its right bottom corner, that the minimap may cover. */
const LAST_CORNER = 0.12;

/**
 * Whether the view is so near the map's right bottom corner that scrolling cannot move the figures there out from
 * under the minimap.
 */
export function isLastCorner(view: MapRect, map: MapSize): boolean {
  const left = map.width - (view.x + view.width);
  const below = map.height - (view.y + view.height);
  return left < LAST_CORNER * map.width && below < LAST_CORNER * map.height;
}
