/** Computes which tiles a view needs: their size, and those that a rectangle touches. */
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

/** Of a tile's side: so little of a tile in view is the error of a sum, and shows nothing. */
const SLIVER = 1e-6;

/** The tiles of one size that touch `view` extended by `margin`, row by row. */
export function tilesIn(map: LevelMap, size: number, view: MapRect, margin: MapPx): Tile[] {
  const side = (map.tileSize * map.width) / size;
  const columns = Math.ceil(map.width / side);
  const rows = Math.ceil(map.height / side);
  const first = (from: number) => Math.max(0, Math.floor((from - margin) / side + SLIVER));
  const last = (to: number, count: number) =>
    Math.min(count - 1, Math.ceil((to + margin) / side - SLIVER) - 1);
  const tiles: Tile[] = [];
  for (let row = first(view.y); row <= last(view.y + view.height, rows); row++)
    for (let column = first(view.x); column <= last(view.x + view.width, columns); column++) {
      const x = column * side;
      const y = row * side;
      const rect = mapRect(x, y, Math.min(side, map.width - x), Math.min(side, map.height - y));
      const name = `${size}/${column}-${row}`;
      tiles.push({ key: name, path: tilePath(map, name), rect });
    }
  return tiles;
}

/** Whether two rectangles of a map share any area. */
export function overlap(a: MapRect, b: MapRect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
