/** One picture of a level's artwork: what its file holds, how it comes onto the map, and its pixels. */
import { statSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { fitOf, type Fit, type Size } from '../../src/artwork/fit';
import type { PictureSize, Pixels } from './drawn';

/** Endings of the files that are taken for pictures. */
export const PICTURE_ENDINGS = ['.png', '.webp', '.jpg', '.jpeg', '.avif', '.tif', '.tiff'];
/** What a picture may really be, whatever its name says. */
const FORMATS = new Set(['png', 'webp', 'jpeg', 'heif', 'tiff']);
/** Most bytes of a file, and most pixels of a picture: more would fill the memory of a small machine. */
const MOST_BYTES = 200e6;
export const MOST_PIXELS = 120e6;

/** Why a picture is not taken. */
export class PictureFault extends Error {
  readonly code: 'tooLarge' | 'noPicture' | 'format' | 'pixels';
  constructor(code: PictureFault['code'], message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** Opens a picture, turned as its camera says, without trusting what its header claims. */
export const openPicture = (file: string | Buffer) =>
  sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient();

/**
 * The size of a picture as it is seen. Reads its header alone.
 * @throws a PictureFault in plain words when the file is too large, no picture, or of a kind the game does not take.
 */
export async function sizeOfPicture(file: string | Buffer, name: string): Promise<Size> {
  const bytes = typeof file === 'string' ? statSync(file).size : file.length;
  if (bytes > MOST_BYTES)
    throw new PictureFault('tooLarge', `${name} has ${String(Math.round(bytes / 1e6))} MB, 200 at most`);
  const { format, autoOrient } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new PictureFault('noPicture', `${name} cannot be read as a picture`, error);
    });
  if (!FORMATS.has(format)) throw new PictureFault('format', `${name} is no PNG, JPEG, WebP, AVIF or TIFF`);
  const { width, height } = autoOrient;
  if (width * height > MOST_PIXELS)
    throw new PictureFault(
      'pixels',
      `${name} is ${width} x ${height} px, ${MOST_PIXELS / 1e6} million pixels at most`,
    );
  return { width, height };
}

/** A picture of the artwork that has been looked at. */
export interface ArtworkPicture {
  readonly file: string;
  readonly size: Size;
  readonly fit: Exclude<Fit, { kind: 'refused' }>;
}

/** Looks at a picture. Throws when it cannot come onto the sheet. */
export async function lookAt(file: string, sheet: Size): Promise<ArtworkPicture> {
  const name = path.basename(file);
  const size = await sizeOfPicture(file, name);
  const fit = fitOf(size, sheet);
  if (fit.kind === 'refused')
    throw new Error(
      `${name} is ${size.width} x ${size.height} px, but level.json says ${sheet.width} x ${sheet.height}`,
    );
  return { file, size, fit };
}

/** What was done to a picture to make it fit, in plain words; undefined when it is as it came. */
export function mendingOf({ file, size, fit }: ArtworkPicture): string | undefined {
  if (fit.kind === 'whole') return undefined;
  const { width, height } = fit.to;
  const deed = (is: number, wanted: number, edge: string): string[] =>
    is === wanted
      ? []
      : [
          is < wanted
            ? `${String(wanted - is)} px added at its ${edge}`
            : `${String(is - wanted)} px cut off at its ${edge}`,
        ];
  const deeds = [...deed(size.width, width, 'right edge'), ...deed(size.height, height, 'lower edge')];
  return `${path.basename(file)} is ${size.width} x ${size.height} px instead of ${width} x ${height}: ${deeds.join(', ')}`;
}

/** The picture on the sheet, its last rows and columns repeated where it is too small. */
export function onSheet({ file, size, fit }: ArtworkPicture): Sharp {
  const picture = openPicture(file);
  if (fit.kind === 'whole') return picture;
  const { width, height } = fit.to;
  return picture
    .extract({ left: 0, top: 0, width: Math.min(size.width, width), height: Math.min(size.height, height) })
    .extend({
      right: Math.max(0, width - size.width),
      bottom: Math.max(0, height - size.height),
      extendWith: 'copy',
    });
}

/** The picture in the size of a map. Throws when its file turns out to be damaged. */
export async function readPixels(picture: ArtworkPicture, size: PictureSize): Promise<Pixels> {
  const damaged = (error: unknown): never => {
    throw new Error(
      `${path.basename(picture.file)} is damaged: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  };
  // in two steps: sharp would scale first and cut the edge afterwards
  const sheet = await onSheet(picture)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(damaged);
  const { width, height, channels } = sheet.info;
  const data = await sharp(sheet.data, { raw: { width, height, channels } })
    .resize({ ...size, fit: 'fill', kernel: 'lanczos3' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
    .catch(damaged);
  return { data, ...size };
}
