/** The arithmetic of looking at a part of a map: zoom steps, what is visible, and what stays put while zooming. */

/** In natural map pixels or CSS pixels, as said where it is used. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Point, Size {}

/** Percent of the natural size (DECISIONS 1, SPEC section 9). */
export const ZOOM_STEP = 10;
export const ZOOM_MAX = 100;
export const ZOOM_MIN_WIDE = 50;
export const ZOOM_MIN_NARROW = 30;
/** CSS pixels; a screen wider than this is wide. */
export const NARROW_SCREEN = 768;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Smallest zoom in percent on a screen of this width in CSS pixels. */
export function minimumZoom(screenWidth: number): number {
  return screenWidth > NARROW_SCREEN ? ZOOM_MIN_WIDE : ZOOM_MIN_NARROW;
}

/** The step nearest to any zoom in percent, inside the limits of the screen. */
export function nearestZoom(percent: number, screenWidth: number): number {
  return clamp(Math.round(percent / ZOOM_STEP) * ZOOM_STEP, minimumZoom(screenWidth), ZOOM_MAX);
}

/** The zoom a map opens at: the step nearest to showing its whole width (DECISIONS 1). */
export function initialZoom(map: Size, view: Size, screenWidth: number): number {
  return nearestZoom((view.width / map.width) * 100, screenWidth);
}

/** Where along one axis the map begins, in CSS pixels from the view's edge: centred when it is smaller than the view. */
export function contentOffset(content: number, view: number): number {
  return Math.max(0, (view - content) / 2);
}

/** Scroll offsets that a view of a content of this size can have at most. */
export function maximumScroll(content: Size, view: Size): Point {
  return { x: Math.max(0, content.width - view.width), y: Math.max(0, content.height - view.height) };
}

/**
 * The scroll offset at which the natural point `fixed` lies `at` CSS pixels from the view's corner.
 * Kept inside the map: at its edges the point gives way.
 */
export function scrollFor(fixed: Point, at: Point, map: Size, zoom: number, view: Size): Point {
  const scale = zoom / 100;
  const content = { width: map.width * scale, height: map.height * scale };
  const most = maximumScroll(content, view);
  return {
    x: clamp(fixed.x * scale + contentOffset(content.width, view.width) - at.x, 0, most.x),
    y: clamp(fixed.y * scale + contentOffset(content.height, view.height) - at.y, 0, most.y),
  };
}

/** The natural point under `at`, CSS pixels from the view's corner. Inverse of `scrollFor` away from the edges. */
export function naturalAt(at: Point, scroll: Point, map: Size, zoom: number, view: Size): Point {
  const scale = zoom / 100;
  return {
    x: (at.x + scroll.x - contentOffset(map.width * scale, view.width)) / scale,
    y: (at.y + scroll.y - contentOffset(map.height * scale, view.height)) / scale,
  };
}

/** The visible part of the map in natural pixels. */
export function visibleRect(scroll: Point, map: Size, zoom: number, view: Size): Rect {
  const from = naturalAt({ x: 0, y: 0 }, scroll, map, zoom, view);
  const to = naturalAt({ x: view.width, y: view.height }, scroll, map, zoom, view);
  const x = clamp(from.x, 0, map.width);
  const y = clamp(from.y, 0, map.height);
  return { x, y, width: clamp(to.x, 0, map.width) - x, height: clamp(to.y, 0, map.height) - y };
}

/** Share of the map at its last corner that something lying over the view's corner may hide. */
const LAST_CORNER = 0.12;

/**
 * Whether the map's right bottom corner is so near (`view` in natural pixels) that what lies under the view's own
 * corner can be scrolled nowhere else.
 */
export function isLastCorner(view: Rect, map: Size): boolean {
  const left = map.width - (view.x + view.width);
  const below = map.height - (view.y + view.height);
  return left < LAST_CORNER * map.width && below < LAST_CORNER * map.height;
}
