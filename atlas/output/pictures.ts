/** Pixels in, files out: the tiles, the thumbnails and the tiny placeholder of one picture. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Box } from '../core/geometry';
import type { PictureSize, Pixels } from './drawn';
import { scaledTo, THUMBNAILS, tilesOf, tileWidths } from './sizes';
import type { Tile, Tiled } from './sizes';

/** More effort, or smarter colour sampling, costs two to four times as long and shows nothing on inked art. */
export const WEBP = { quality: 74, effort: 2 };
const PLACEHOLDER_WIDTH = 48;
const PLACEHOLDER_QUALITIES = [60, 45, 30, 15, 5];
/** PERFORMANCE: the placeholder stands inline in `level.json` and the manifest. */
const PLACEHOLDER_MAX_CHARACTERS = 1000;

const CHANNELS = 3;

const open = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: CHANNELS } });

/** As the renderer gives it: red, green, blue and alpha, a byte each. */
export interface Painted extends PictureSize {
  readonly data: Buffer;
}

export function paint(svg: string): Painted {
  const { pixels: data, width, height } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return { data, width, height };
}

/** A copy of `whole` that has the pixels of `part`, which is as large, in these boxes. */
export function patched(whole: Painted, part: Painted, boxes: readonly Box[]): Painted {
  const { width, height } = whole;
  const data = Buffer.from(whole.data);
  for (const { x0, y0, x1, y1 } of boxes) {
    const [left, right] = [Math.max(0, Math.floor(x0)), Math.min(width, Math.ceil(x1))];
    if (left >= right) continue;
    for (let y = Math.max(0, Math.floor(y0)); y < Math.min(height, Math.ceil(y1)); y++)
      part.data.copy(data, (y * width + left) * 4, (y * width + left) * 4, (y * width + right) * 4);
  }
  return { data, width, height };
}

export async function opaque({ data: painted, width, height }: Painted): Promise<Pixels> {
  const data = await sharp(painted, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .raw()
    .toBuffer();
  return { data, width, height };
}

/** Renders a whole map. The SVG's own width and height are the picture's natural size. */
export function rasterise(svg: string): Promise<Pixels> {
  return opaque(paint(svg));
}

/** A smaller copy; the same pixels when the width is the picture's own. */
export async function shrink(pixels: Pixels, width: number): Promise<Pixels> {
  if (width === pixels.width) return pixels;
  const size = scaledTo(width, pixels);
  const data = await open(pixels)
    .resize({ ...size, fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer();
  return { data, ...size };
}

/** A picture in every width it is tiled at, ascending. */
export type Sizes = readonly Pixels[];

/** Shrinks a picture to every width it is tiled at. */
export function sizesOf(pixels: Pixels): Promise<Sizes> {
  return Promise.all(tileWidths(pixels.width).map((width) => shrink(pixels, width)));
}

/** Are two pictures of one size the same, pixel by pixel, under a tile? */
function sameUnder(
  a: Pixels,
  b: Pixels,
  { left, top, width, height }: Omit<Tile, 'column' | 'row'>,
): boolean {
  for (let y = top; y < top + height; y++) {
    const [from, to] = [(y * a.width + left) * CHANNELS, (y * a.width + left + width) * CHANNELS];
    if (a.data.compare(b.data, from, to, from, to) !== 0) return false;
  }
  return true;
}

/**
 * Writes `{folder}/{size}/{column}-{row}.webp` for every size of the picture, but for tiles that are the same in `like`.
 * Returns the names `{size}/{column}-{row}` of what it wrote.
 */
export async function writeTiles(sizes: Sizes, folder: string, map: Tiled, like?: Sizes): Promise<string[]> {
  const written: string[] = [];
  for (const [i, image] of sizes.entries()) {
    const other = like?.[i];
    for (const { column, row, ...area } of tilesOf(map, image.width)) {
      if (other && sameUnder(image, other, area)) continue;
      const name = `${image.width}/${column}-${row}`;
      const file = path.join(folder, `${name}.webp`);
      await mkdir(path.dirname(file), { recursive: true });
      await open(image).extract(area).webp(WEBP).toFile(file);
      written.push(name);
    }
  }
  return written;
}

export interface Thumbnail {
  readonly width: number;
  readonly height: number;
  readonly file: string;
  /** WebP quality. */
  readonly quality: number;
}

/** The thumbnails a picture of this size gets, ascending by width. */
export function thumbnailsOf(natural: { readonly width: number; readonly height: number }): Thumbnail[] {
  return THUMBNAILS.map(([width, quality]) => ({
    ...scaledTo(width, natural),
    file: `thumb-${width}.webp`,
    quality,
  }));
}

export async function writeThumbnails(pixels: Pixels, folder: string): Promise<void> {
  for (const { file, width, height, quality } of thumbnailsOf(pixels)) {
    await open(pixels)
      .resize({ width, height, fit: 'fill', kernel: 'lanczos3' })
      .webp({ ...WEBP, quality, effort: 6 })
      .toFile(path.join(folder, file));
  }
}

/** The picture as a `data:` address of less than a kilobyte. */
export async function placeholderOf(pixels: Pixels): Promise<string> {
  const small = await shrink(pixels, Math.min(PLACEHOLDER_WIDTH, pixels.width));
  let address = '';
  for (const quality of PLACEHOLDER_QUALITIES) {
    const webp = await open(small).webp({ quality, effort: 6 }).toBuffer();
    address = `data:image/webp;base64,${webp.toString('base64')}`;
    if (address.length < PLACEHOLDER_MAX_CHARACTERS) break;
  }
  return address;
}
