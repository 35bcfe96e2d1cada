/** From pictures on black and on white to what lies on them: its colours, and how much of each pixel it covers. */
import type { Shot } from './shots';

type Both = readonly [black: Shot, white: Shot];

/** How far black and white are apart at a pixel, 0 to 765. */
const apart = ([black, white]: Both, at: number): number =>
  [0, 1, 2].reduce((sum, part) => sum + (white.data[at + part] ?? 0) - (black.data[at + part] ?? 0), 0);

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
  const open = openness(both, empty);
  const data = Buffer.alloc(black.data.length);
  for (const [i, seen] of open.entries()) {
    const covers = 1 - seen;
    if (covers < 0.01) continue;
    for (let part = 0; part < 3; part++) {
      const at = i * 4 + part;
      const own = ((black.data[at] ?? 0) - seen * (empty[0].data[at] ?? 0)) / covers;
      data[at] = Math.round(Math.min(255, Math.max(0, own)));
    }
    data[i * 4 + 3] = Math.round(covers * 255);
  }
  return { ...black, data };
}

/** The pixels of a mask and those within `reach` of one, by squares. */
export function grownMask(mask: Uint8Array, width: number, reach: number): Uint8Array {
  const height = mask.length / width;
  const grow = (from: Uint8Array, step: number, isInside: (x: number, y: number) => boolean) => {
    const to = new Uint8Array(from.length);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        for (let k = -reach; k <= reach && !to[y * width + x]; k++) {
          const [nx, ny] = step === 1 ? [x + k, y] : [x, y + k];
          if (isInside(nx, ny) && from[ny * width + nx]) to[y * width + x] = 1;
        }
    return to;
  };
  const isInside = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height;
  return grow(grow(mask, 1, isInside), 2, isInside);
}

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
