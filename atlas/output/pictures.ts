/** Pixels in, files out: the tiles, the thumbnails and the tiny placeholder of one picture. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Pixels } from './drawn';
import { scaledTo, THUMBNAILS, tilesOf, tileWidths } from './sizes';

const WEBP = { quality: 80, effort: 4, smartSubsample: true };
const PLACEHOLDER_WIDTH = 48;
const PLACEHOLDER_QUALITIES = [60, 45, 30, 15, 5];
/** PERFORMANCE: the placeholder stands inline in `level.json` and the manifest. */
const PLACEHOLDER_MAX_CHARACTERS = 1000;

const open = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } });

/** Renders a whole map. The SVG's own width and height are the picture's natural size. */
export async function rasterise(svg: string): Promise<Pixels> {
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const { width, height } = image;
  const data = await sharp(image.pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .raw()
    .toBuffer();
  return { data, width, height };
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

/** Writes `{folder}/{size}/{column}-{row}.webp` for every size of the picture. */
export async function writeTiles(pixels: Pixels, folder: string, tileSize: number): Promise<void> {
  for (const width of tileWidths(pixels.width)) {
    const image = await shrink(pixels, width);
    const target = path.join(folder, String(width));
    await mkdir(target, { recursive: true });
    for (const { column, row, ...area } of tilesOf(image, tileSize)) {
      await open(image)
        .extract(area)
        .webp(WEBP)
        .toFile(path.join(target, `${column}-${row}.webp`));
    }
  }
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
