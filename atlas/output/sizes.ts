/** The arithmetic of tiles: which widths a map is cut at, and where each tile lies. */
import { gridOf } from '../../src/maps/grid';
import type { LevelMap } from '../../src/maps/schema';
import type { PictureSize } from './drawn';

/** DECISIONS 1: the natural size of every map, in pixels. */
export const NATURAL_SIZE: PictureSize = { width: 3840, height: 2716 };

/** Side of a square tile in pixels of its size: small, so that little is fetched beyond the edges of a view. The sizes of `bandsOf` have bands instead. */
export const TILE_SIZE = 256;

/** Widths of the thumbnails with their WebP quality: the large one is for dense screens, which hide its losses. */
export const THUMBNAILS: readonly (readonly [width: number, quality: number])[] = [
  [320, 70],
  [640, 28],
];

export interface Tile {
  readonly column: number;
  readonly row: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const quarters = (naturalWidth: number, counts: readonly number[]): number[] => [
  ...new Set(counts.map((count) => Math.max(1, Math.round((naturalWidth * count) / 4)))),
];

/** Widths a map is tiled at, ascending: the quarters of its natural width. Three are for dense phones, which would else fetch the whole. */
export const tileWidths = (naturalWidth: number): number[] => quarters(naturalWidth, [1, 2, 3, 4]);

/** Those of them that laptops and dense phones show first, which are cut from the middle (`grid.ts`). */
export const bandsOf = (naturalWidth: number): number[] => quarters(naturalWidth, [2, 3]);

/** A picture scaled to a width, its height rounded to whole pixels. */
export function scaledTo(width: number, natural: PictureSize): PictureSize {
  return { width, height: Math.max(1, Math.round((natural.height * width) / natural.width)) };
}

/** A map's natural size, and how it is tiled. */
export type Tiled = Pick<LevelMap, 'width' | 'height' | 'tileSize' | 'bands'>;

/** The map's tiles of a size, row by row. */
export function tilesOf(map: Tiled, size: number): Tile[] {
  const { columns, rows } = gridOf(map, size);
  return rows.slice(1).flatMap((bottom, row) =>
    columns.slice(1).map((right, column): Tile => {
      const [left, top] = [columns[column] ?? 0, rows[row] ?? 0];
      return { column, row, left, top, width: right - left, height: bottom - top };
    }),
  );
}

/** Every tile of a map as `{size}/{column}-{row}`. */
export function tileNames(map: Tiled): string[] {
  return tileWidths(map.width).flatMap((width) =>
    tilesOf(map, width).map(({ column, row }) => `${width}/${column}-${row}`),
  );
}
