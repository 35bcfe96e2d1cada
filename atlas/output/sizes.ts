/** The arithmetic of tiles: which widths a map is cut at, and where each tile lies. */
import type { PictureSize } from './drawn';

/** DECISIONS 1: the natural size of every map, in pixels. */
export const NATURAL_SIZE: PictureSize = { width: 3840, height: 2716 };

/** Side of a square tile in pixels of its size: small, so that little is fetched beyond the edges of a view. */
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

/** Widths a map is tiled at, ascending: the quarters of its natural width. Three are for dense phones, which would else fetch the whole. */
export function tileWidths(naturalWidth: number): number[] {
  return [...new Set([1, 2, 3, 4].map((quarters) => Math.max(1, Math.round((naturalWidth * quarters) / 4))))];
}

/** A picture scaled to a width, its height rounded to whole pixels. */
export function scaledTo(width: number, natural: PictureSize): PictureSize {
  return { width, height: Math.max(1, Math.round((natural.height * width) / natural.width)) };
}

/** The tiles of one size, row by row; those of the last column and row are as small as what is left. */
export function tilesOf({ width, height }: PictureSize, tileSize: number): Tile[] {
  const tiles: Tile[] = [];
  for (let top = 0, row = 0; top < height; top += tileSize, row += 1) {
    for (let left = 0, column = 0; left < width; left += tileSize, column += 1) {
      tiles.push({
        column,
        row,
        left,
        top,
        width: Math.min(tileSize, width - left),
        height: Math.min(tileSize, height - top),
      });
    }
  }
  return tiles;
}

/** Every tile of a map as `{size}/{column}-{row}`. */
export function tileNames(natural: PictureSize, tileSize: number): string[] {
  return tileWidths(natural.width).flatMap((width) =>
    tilesOf(scaledTo(width, natural), tileSize).map(({ column, row }) => `${width}/${column}-${row}`),
  );
}
