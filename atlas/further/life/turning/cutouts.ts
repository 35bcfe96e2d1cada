/** From pictures on black and on white to what lies on them: its colours, and how much of each pixel it covers. */
import type { Shot } from './shots';

type Both = readonly [black: Shot, white: Shot];

/** How far black and white are apart at a pixel, 0 to 765. */
function apart([{ data: black }, { data: white }]: Both, at: number): number {
  // asked twice for each of a machine's million pixels: no list is made for it
  let sum = 0;
  for (let i = at; i < at + 3; i++) sum += (white[i] ?? 0) - (black[i] ?? 0);
  return sum;
}

/** Share of each pixel through which the sheet is seen, 0 to 1; `empty` is the sheet alone. */
export function openness(both: Both, empty: Both): Float32Array {
  const count = both[0].width * both[0].height;
  const open = new Float32Array(count);
  for (let i = 0; i < count; i++)
    open[i] = Math.min(1, Math.max(0, apart(both, i * 4) / Math.max(1, apart(empty, i * 4))));
  return open;
}

/** What lies on the sheet, with nothing where the sheet is seen. */
export function cutout(both: Both, empty: Both): Shot {
  const [black] = both;
  const [ground] = empty;
  const open = openness(both, empty);
  const data = Buffer.alloc(black.data.length);
  for (let i = 0; i < open.length; i++) {
    const seen = open[i] ?? 0;
    const covers = 1 - seen;
    if (covers < 0.01) continue;
    for (let at = i * 4; at < i * 4 + 3; at++) {
      const own = ((black.data[at] ?? 0) - seen * (ground.data[at] ?? 0)) / covers;
      data[at] = Math.round(Math.min(255, Math.max(0, own)));
    }
    data[i * 4 + 3] = Math.round(covers * 255);
  }
  return { ...black, data };
}

/** Every pixel of a mask and those up to `reach` steps before and behind it in a row of so many pixels, or in a column. */
function grownAlong(mask: Uint8Array, reach: number, step: number, length: number): Uint8Array {
  const grown = new Uint8Array(mask.length);
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    const place = Math.floor(i / step) % length;
    const first = Math.max(0, place - reach) - place;
    const last = Math.min(length - 1, place + reach) - place;
    for (let k = first; k <= last; k++) grown[i + k * step] = 1;
  }
  return grown;
}

/** The pixels of a mask and those within `reach` of one, by squares. */
export const grownMask = (mask: Uint8Array, width: number, reach: number): Uint8Array =>
  grownAlong(grownAlong(mask, reach, 1, width), reach, width, mask.length / width);

/** The part of a shot that shows anything; undefined of an empty one. */
export function trimmed({ box, width, height, data }: Shot): Shot | undefined {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!data[(y * width + x) * 4 + 3]) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  if (left >= right) return undefined;
  const rows = Array.from({ length: bottom - top }, (_, row) =>
    data.subarray(((top + row) * width + left) * 4, ((top + row) * width + right) * 4),
  );
  return {
    box: { x0: box.x0 + left, y0: box.y0 + top, x1: box.x0 + right, y1: box.y0 + bottom },
    width: right - left,
    height: bottom - top,
    data: Buffer.concat(rows),
  };
}
