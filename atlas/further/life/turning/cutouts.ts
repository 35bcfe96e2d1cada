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

const sheets = new WeakMap<Both, Uint16Array>();

/** How far black and white are apart at each pixel of a sheet alone, 1 at least: all that is cut out of a machine is held against one. */
function apartOn(empty: Both): Uint16Array {
  const known = sheets.get(empty);
  if (known) return known;
  const all = new Uint16Array(empty[0].width * empty[0].height);
  for (let i = 0; i < all.length; i++) all[i] = Math.max(1, apart(empty, i * 4));
  sheets.set(empty, all);
  return all;
}

/** Share of each pixel through which the sheet is seen, 0 to 1; `empty` is the sheet alone. */
export function openness(both: Both, empty: Both): Float32Array {
  const sheet = apartOn(empty);
  const open = new Float32Array(sheet.length);
  for (let i = 0; i < open.length; i++)
    open[i] = Math.min(1, Math.max(0, apart(both, i * 4) / (sheet[i] ?? 1)));
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
  const shows = (x: number, y: number) => data[(y * width + x) * 4 + 3] !== 0;
  for (let y = 0; y < height; y++) {
    let first = 0;
    while (first < width && !shows(first, y)) first++;
    if (first === width) continue;
    let last = width - 1;
    // what lies between the furthest so far changes nothing
    while (last >= right && !shows(last, y)) last--;
    left = Math.min(left, first);
    right = Math.max(right, last + 1);
    top = Math.min(top, y);
    bottom = y + 1;
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
