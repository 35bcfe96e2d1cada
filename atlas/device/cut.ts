/** Cuts a painted map into tiles, an overview and a placeholder; one size after the other, so that little memory is held. */
import { overviewOf } from '../../src/endless/drawn-map';
import { scaledTo, TILE_SIZE, tilesOf, tileWidths } from '../output/sizes';
import { tilesIn } from './level';

/** Quality of WebP, as that of the levels' tiles. */
const QUALITY = 0.74;
const OVERVIEW_WIDTH = 640;
const PLACEHOLDER_WIDTH = 48;

function contextOf(width: number, height: number, willReadFrequently = true) {
  const context = new OffscreenCanvas(width, height).getContext('2d', { alpha: false, willReadFrequently });
  if (!context) throw new Error('this browser gives no canvas');
  return context;
}

/** A canvas in the memory of the processor, where a map's hundred thousand marks are painted at once. */
export const easel = contextOf;

/** WebP, or PNG in an engine that writes no WebP. */
const encoded = (canvas: OffscreenCanvas): Promise<Blob> =>
  canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });

/** Lets the pixels of a canvas go at once. */
function release(canvas: OffscreenCanvas): void {
  canvas.width = 0;
  canvas.height = 0;
}

/** A smaller copy. */
export function shrunk(canvas: OffscreenCanvas, width: number): OffscreenCanvas {
  const size = scaledTo(width, canvas);
  const context = contextOf(size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, 0, 0, size.width, size.height);
  return context.canvas;
}

export const inLittle = (canvas: OffscreenCanvas): Promise<Blob> => encoded(shrunk(canvas, OVERVIEW_WIDTH));

export async function placeholderOf(canvas: OffscreenCanvas): Promise<string> {
  const blob = await encoded(shrunk(shrunk(canvas, OVERVIEW_WIDTH), PLACEHOLDER_WIDTH));
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return `data:${blob.type};base64,${btoa(String.fromCharCode(...bytes))}`;
}

/** All pictures of a map by their paths. `tell` hears the share that is cut, 0 to 1. */
export async function cutPicture(
  canvas: OffscreenCanvas,
  code: string,
  tell: (share: number) => void,
): Promise<Map<string, Blob>> {
  const pictures = new Map([[overviewOf(code), await inLittle(canvas)]]);
  const map = { width: canvas.width, height: canvas.height, tileSize: TILE_SIZE };
  const sizes = tileWidths(canvas.width);
  const total = sizes.reduce((sum, size) => sum + tilesOf(map, size).length, 0);
  // hundreds of canvases would wait for the engine to let them go
  const tile = contextOf(TILE_SIZE, TILE_SIZE);
  for (const width of sizes) {
    const whole = width === canvas.width ? canvas : shrunk(canvas, width);
    for (const { column, row, left, top, ...size } of tilesOf(map, width)) {
      const { canvas: cut } = tile;
      if (cut.width !== size.width) cut.width = size.width;
      if (cut.height !== size.height) cut.height = size.height;
      tile.drawImage(whole, -left, -top);
      pictures.set(
        `${tilesIn(code)}/${String(width)}/${String(column)}-${String(row)}.webp`,
        await encoded(cut),
      );
      if (pictures.size % 16 === 0) tell(pictures.size / (total + 1));
    }
    if (whole !== canvas) release(whole);
  }
  return pictures;
}
