/** Cuts a thing out of the tiles on screen, which costs no download, and keeps a moving thing off all other figures. */
import type { Mask } from '../game/outline';
import { reachOf } from './motion';
import { meet, type Box, type LivingThing } from './things';

/** A tile on screen with its place on the map, natural pixels. */
export interface PlacedTile {
  readonly image: HTMLImageElement | HTMLCanvasElement;
  readonly box: Box;
}

const PX = /^-?[\d.]+/;
const length = (text: string): number => Number(PX.exec(text)?.[0] ?? 0);

/** The tiles that a viewer shows, the sharper ones last; `scale` is CSS px a natural pixel. */
export function tilesOn(tiles: Element, scale: number): PlacedTile[] {
  const all = tiles.querySelectorAll<HTMLImageElement | HTMLCanvasElement>('[data-tile]');
  const placed = [...all].map((image) => {
    const { left, top, width, height, zIndex } = image.style;
    const [x, y] = [length(left) / scale, length(top) / scale];
    const box = { left: x, top: y, right: x + length(width) / scale, bottom: y + length(height) / scale };
    return { image, box, sharpness: length(zIndex) };
  });
  return placed.toSorted((a, b) => a.sharpness - b.sharpness);
}

function trace(path: Path2D, { top, rows }: Mask): void {
  for (const [index, row] of rows.entries())
    for (const [start, end] of row) path.rect(start, top + index, end - start, 1);
}

/** A cut-out thing. */
export interface Cut {
  readonly canvas: HTMLCanvasElement;
  /** What the canvas shows, natural pixels: the thing's box, grown to whole pixels of the canvas. */
  readonly box: Box;
}

/** The pixels that hold a box, `ratio` of them a natural one, on the grid that begins at the map's corner. */
export function onGrid({ left, top, right, bottom }: Box, ratio: number): Box {
  return {
    left: Math.floor(left * ratio),
    top: Math.floor(top * ratio),
    right: Math.ceil(right * ratio),
    bottom: Math.ceil(bottom * ratio),
  };
}

/**
 * The thing's own visible pixels at `ratio` pixels a natural one; undefined where there is no canvas. With the ratio of
 * the screen they lie on the screen's own pixels, so that a thing at rest looks to the pixel as the tiles do.
 */
export function cutOut(
  { shape, box }: Pick<LivingThing, 'shape' | 'box'>,
  tiles: readonly PlacedTile[],
  ratio: number,
): Cut | undefined {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  const { left, top, right, bottom } = onGrid(box, ratio);
  canvas.width = Math.max(1, right - left);
  canvas.height = Math.max(1, bottom - top);
  if (!context) return undefined;
  context.setTransform(ratio, 0, 0, ratio, 0 - left, 0 - top);
  const path = new Path2D();
  trace(path, shape);
  context.clip(path);
  for (const { image, box: at } of tiles)
    if (meet(at, box)) context.drawImage(image, at.left, at.top, at.right - at.left, at.bottom - at.top);
  return {
    canvas,
    box: { left: left / ratio, top: top / ratio, right: right / ratio, bottom: bottom / ratio },
  };
}

/**
 * The even-odd clip for a moving thing: everything within its reach except all other figures. So no target is ever
 * covered, and because all are spared alike, none is given away.
 */
export function roomOf(thing: LivingThing, things: readonly LivingThing[]): Path2D {
  const reach = reachOf(thing.box);
  const others = things.filter((other) => other.figure && other !== thing && meet(other.box, reach));
  return boxWithout(reach, others);
}

/** A box without some shapes, as a path for an even-odd clip. */
export function boxWithout(box: Box, things: readonly Pick<LivingThing, 'shape'>[]): Path2D {
  const path = new Path2D();
  path.rect(box.left, box.top, box.right - box.left, box.bottom - box.top);
  for (const { shape } of things) trace(path, within(shape, box));
  return path;
}

/** The part of a shape inside a box: runs beyond its edges would count as room by the even-odd rule. */
export function within({ top, rows }: Mask, { left, right, top: from, bottom: to }: Box): Mask {
  const cut = rows.map((row, index) =>
    top + index < from || top + index >= to
      ? []
      : row.flatMap(([start, end]) =>
          Math.max(start, left) < Math.min(end, right)
            ? [[Math.max(start, left), Math.min(end, right)] as const]
            : [],
        ),
  );
  return { top, rows: cut };
}
