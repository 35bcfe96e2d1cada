/** Says in media queries which screens show a tile first, so that a page names a tile for those screens and no other. */
import { middleOf, wholeOf, type MapRect } from '../src/game/space.ts';
import type { LevelMap } from '../src/maps/schema.ts';
import { barsOf, BIG_TEXT } from '../src/viewer/first-view.ts';
import { UPSCALE_TOLERANCE } from '../src/viewer/tiles.ts';
import { NARROW_SCREEN, ZOOM_MAX, ZOOM_MIN_WIDE, ZOOM_STEP, minimumZoom } from '../src/viewer/viewport.ts';

/** Windows that open a map at one zoom, in one text size. Lengths in CSS px, limits included. */
interface Window {
  readonly zoom: number;
  readonly minWidth?: number;
  readonly maxWidth?: number;
  readonly minHeight?: number;
  readonly maxHeight?: number;
  /** CSS px per rem. */
  readonly rem: number;
}

/** By how much a query's limit lies below a whole number of CSS px: queries know fractions, and windows hardly have any. */
const JUST = 0.02;
/** The finest step of a pixel ratio that browsers tell apart in a query. */
const RATIO_STEP = 0.0001;
/** The lowest and narrowest window in which anybody plays, in CSS px. */
const SMALLEST = 240;

/** The windows in which a map of this width opens at each zoom (`initialZoom` the other way round). */
export function windowsOf(width: number): readonly Window[] {
  const normal = 16;
  const big = (BIG_TEXT.percent / 100) * normal;
  const windows: Window[] = [{ zoom: minimumZoom(0), maxWidth: NARROW_SCREEN, rem: normal }];
  const opensFrom = (zoom: number) => ((zoom - ZOOM_STEP / 2) / 100) * width;
  for (let zoom = ZOOM_MIN_WIDE; zoom <= ZOOM_MAX; zoom += ZOOM_STEP) {
    const minWidth = zoom === ZOOM_MIN_WIDE ? NARROW_SCREEN + 1 : opensFrom(zoom);
    const last = zoom === ZOOM_MAX ? {} : { maxWidth: opensFrom(zoom + ZOOM_STEP) - JUST };
    const isMixed = minWidth < BIG_TEXT.minWidth;
    if (isMixed) windows.push({ zoom, minWidth, maxWidth: BIG_TEXT.minWidth - JUST, rem: normal });
    const wide = { zoom, minWidth: Math.max(minWidth, BIG_TEXT.minWidth), ...last };
    // nobody has a window that is still wider and yet as low
    if (isMixed) windows.push({ ...wide, maxHeight: BIG_TEXT.minHeight - JUST, rem: normal });
    windows.push({ ...wide, minHeight: BIG_TEXT.minHeight, rem: big });
  }
  return windows;
}

/** What decides the size a map is shown in. */
type Sizes = Pick<LevelMap, 'width' | 'height' | 'sizes'>;

/** The pixel ratios at which a map is shown in this size at this zoom; undefined where there are none. */
function ratiosOf(
  map: Sizes,
  size: number,
  zoom: number,
): { readonly min?: number; readonly max?: number } | undefined {
  const index = map.sizes.indexOf(size);
  const bound = (each: number) =>
    Math.floor((each * UPSCALE_TOLERANCE) / ((map.width * zoom) / 100) / RATIO_STEP) * RATIO_STEP;
  const before = map.sizes[index - 1];
  const min = before === undefined ? undefined : bound(before) + RATIO_STEP;
  const max = index === map.sizes.length - 1 ? undefined : bound(size);
  // no screen has fewer device pixels than CSS px
  if (max !== undefined && max < 1) return undefined;
  return {
    ...(min === undefined || min <= 1 ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  };
}

const round = (value: number) => Number(value.toFixed(4));

/** The query of windows of one kind that show any of this part of the map in this size; undefined where none of them does. */
function queryOf(map: Sizes, size: number, part: MapRect, window: Window): string | undefined {
  const ratios = ratiosOf(map, size, window.zoom);
  if (!ratios) return undefined;
  const scale = window.zoom / 100;
  const { x, y } = middleOf(wholeOf(map));
  // a map opens at its middle: a part is in view as soon as the view reaches farther than that from there
  const reach = (from: number, length: number, middle: number) =>
    2 * scale * Math.max(from - middle, middle - from - length, 0);
  const bars = barsOf(window.minWidth ?? 0, window.rem);
  const width = Math.floor(reach(part.x, part.width, x)) + 1;
  const height = Math.floor(reach(part.y, part.height, y) + bars) + 1;
  const minWidth = Math.max(width, window.minWidth ?? 0);
  const minHeight = Math.max(height, window.minHeight ?? 0);
  if (minWidth > (window.maxWidth ?? Infinity) || minHeight > (window.maxHeight ?? Infinity))
    return undefined;
  const limits: readonly (readonly [string, number | undefined])[] = [
    ['min-width', minWidth > SMALLEST ? minWidth : undefined],
    ['max-width', window.maxWidth],
    ['min-height', minHeight > SMALLEST ? minHeight : undefined],
    ['max-height', window.maxHeight],
  ];
  return [
    ...limits.flatMap(([name, value]) => (value === undefined ? [] : [`(${name}:${round(value)}px)`])),
    ...(ratios.min === undefined ? [] : [`(min-resolution:${round(ratios.min)}dppx)`]),
    ...(ratios.max === undefined ? [] : [`(max-resolution:${round(ratios.max)}dppx)`]),
  ].join(' and ');
}

/** The media query of all screens that first show any of this part of a map in this size; undefined where none does. */
export function screensOf(map: Sizes, size: number, part: MapRect): string | undefined {
  const queries = windowsOf(map.width).flatMap((window) => queryOf(map, size, part, window) ?? []);
  return queries.length === 0 ? undefined : queries.join(',');
}
