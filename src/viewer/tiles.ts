/** Computes which tiles a view needs: their size, and those that a rectangle touches. */
import { gridOf } from '../maps/grid.ts';
import type { LevelMap } from '../maps/schema';
import { mapRect, type MapPx, type MapRect } from '../game/space.ts';

/** Largest factor by which a tile may be scaled up before the next size is used. */
export const UPSCALE_TOLERANCE = 1.25;

export interface Tile {
  /** Unique within a map. */
  readonly key: string;
  /** Relative to the maps' root. */
  readonly path: string;
  /** The tile's rectangle on the map. */
  readonly rect: MapRect;
}

/** Width in pixels of the smallest size that is sharp at this zoom (percent) and pixel ratio; the largest size where none is. */
export function sizeFor(map: LevelMap, zoom: number, pixelRatio: number): number {
  const needed = (map.width * zoom * pixelRatio) / 100;
  return map.sizes.find((size) => size * UPSCALE_TOLERANCE >= needed) ?? map.sizes.at(-1) ?? map.width;
}

/** Path of the tile `{size}/{column}-{row}` relative to the maps' root, in the map's own folder or in that of the map it shares tiles with. */
function tilePath({ path, like }: LevelMap, name: string): string {
  const folder = like && !like.own.includes(name) ? like.path : path;
  return `${folder}/${name}.webp`;
}

/** An overlap below this many map pixels is a rounding error: such a tile shows nothing. */
const SLIVER = 1e-3;

/** The spans between neighbouring `edges` that overlap [from, to], each as [index, start, end]. */
function touched(edges: readonly number[], from: number, to: number): (readonly [number, number, number])[] {
  return edges.slice(1).flatMap((end, i) => {
    const start = edges[i] ?? 0;
    return start < to - SLIVER && end > from + SLIVER ? [[i, start, end] as const] : [];
  });
}

/** The tiles of one size that touch `view` extended by `margin`, row by row. */
export function tilesIn(map: LevelMap, size: number, view: MapRect, margin: MapPx): Tile[] {
  const grid = gridOf(map, size);
  // the last edge of a size is a whole pixel, and the map's own edge need not be
  const onMap = (edges: readonly number[], length: number) =>
    edges.map((edge, i) => (i === edges.length - 1 ? length : (edge * map.width) / size));
  const columns = touched(onMap(grid.columns, map.width), view.x - margin, view.x + view.width + margin);
  const rows = touched(onMap(grid.rows, map.height), view.y - margin, view.y + view.height + margin);
  return rows.flatMap(([row, top, bottom]) =>
    columns.map(([column, left, right]) => {
      const name = `${size}/${column}-${row}`;
      const rect = mapRect(left, top, right - left, bottom - top);
      return { key: name, path: tilePath(map, name), rect };
    }),
  );
}

/** Whether two rectangles of a map share any area. */
export function overlap(a: MapRect, b: MapRect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
