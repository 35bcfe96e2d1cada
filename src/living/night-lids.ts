/** The colour of lids by night: the one that is around the eyes. */
import type { Eyes } from '../maps/life';
import type { Box } from './things';

/** How far around the eyes to look, as a share of their height: at the cheeks, and not at the brow. */
const AROUND = 0.8;
/** Most pixels across of what is looked at. */
const ACROSS = 48;
/** Colours are counted in steps of `STEP`; a pixel whose channels are all below `LINE` is ink. */
const STEP = 8;
const LINE = 48;
const OPAQUE = 250;

/** The commonest colour of pixels (red, green, blue, alpha) that are neither lines nor open; undefined of none. */
export function commonest(pixels: ArrayLike<number>): string | undefined {
  const counts = new Map<string, number>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const parts = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    if ((pixels[at + 3] ?? 0) < OPAQUE || Math.max(...parts) < LINE) continue;
    const colour = parts.map((part) => Math.min(255, Math.round(part / STEP) * STEP)).join(' ');
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const [first] = [...counts].toSorted(([, a], [, b]) => b - a);
  return first && `rgb(${first[0]})`;
}

/** The colour around the eyes of whoever was cut out of the picture; `box` is what the cut shows, natural pixels. */
export function lidAround(cut: HTMLCanvasElement, box: Box, { at }: Pick<Eyes, 'at'>): string | undefined {
  const edges = at.map(([x = 0, y = 0, width = 0, height = 0]) => [x, y, x + width, y + height] as const);
  const [left, top] = [Math.min(...edges.map(([x]) => x)), Math.min(...edges.map(([, y]) => y))];
  const [right, bottom] = [Math.max(...edges.map(([, , x]) => x)), Math.max(...edges.map(([, , , y]) => y))];
  const reach = (bottom - top) * AROUND;
  const [x, width, height] = [left - reach, right - left + 2 * reach, bottom - top + reach];
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.min(ACROSS, Math.round(width)));
  canvas.height = Math.max(1, Math.round((canvas.width * height) / width));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  const ratio = canvas.width / width;
  context.setTransform(ratio, 0, 0, ratio, 0 - x * ratio, 0 - top * ratio);
  context.drawImage(cut, box.left, box.top, box.right - box.left, box.bottom - box.top);
  // eyes are no skin
  for (const [x0, y0, x1, y1] of edges) context.clearRect(x0 - 1, y0 - 1, x1 - x0 + 2, y1 - y0 + 2);
  try {
    return commonest(context.getImageData(0, 0, canvas.width, canvas.height).data);
  } catch {
    // a picture that may not be read: nobody blinks by night
    return undefined;
  }
}
