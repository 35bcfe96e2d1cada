/** The outlines of round bodies that are also heads, in head space, flat or frayed below. */
import type { Knot } from '../../core/geometry';
import { knots } from '../../core/knots';
import type { Knots } from '../../core/knots';

export interface BlobBody {
  /** Where the ground touches. */
  readonly y: number;
  readonly shape: Knots;
}

/** Knots on a circle whose radius changes in turn between two lengths. */
function spiky(
  count: number,
  outer: number,
  inner: number,
  squash: number,
  corner: 0 | 1,
  from: number,
): Knots {
  return Array.from({ length: count }, (_, i): Knot => {
    const a = (i / count) * 2 * Math.PI + from;
    const r = i % 2 ? inner : outer;
    return [Math.cos(a) * r, Math.sin(a) * r * squash, corner];
  });
}

export const BLOB_BODIES = {
  ball: { y: 36, shape: knots`0 -36, 26 -26, 37 0, 27 26, 0 36, -27 26, -37 0, -26 -26` },
  pear: { y: 42, shape: knots`0 -38, 20 -30, 30 -8, 40 18, 32 38, 0 43, -32 38, -40 18, -30 -8, -20 -30` },
  gourd: {
    y: 42,
    shape: knots`
      0 -68, 15 -64, 22 -50, 17 -36, 15 -30, 24 -21, 40 -2, 42 20, 29 38, 0 43, -29 38, -42 20, -40 -2,
      -24 -21, -15 -30, -17 -36, -22 -50, -15 -64
    `,
  },
  gum: { y: 30, shape: knots`0 -32, 24 -26, 38 -2, 46 22, 38 30!, 0 32, -38 30!, -46 22, -38 -2, -24 -26` },
  drop: { y: 32, shape: knots`3 -56!, 8 -38, 26 -20, 40 6, 34 27, 0 34, -34 27, -40 6, -26 -20, -6 -38` },
  ghost: {
    y: 46,
    shape: knots`
    0 -38, 24 -32, 36 -10, 38 20, 41 44!, 28 36, 19 47!, 8 37, -3 47!, -14 37, -25 47!,
    -33 37, -43 42!, -38 18, -36 -10, -24 -32
  `,
  },
  wisp: {
    y: 40,
    shape: knots`
    -2 -42, 22 -36, 37 -12, 34 14, 20 28, 4 36, -12 50, -30 56!, -26 42, -36 24, -40 -6,
    -26 -34
  `,
  },
  cube: { y: 34, shape: knots`-32 -32, 0 -35, 32 -32, 37 -26, 40 24, 34 33, 0 36, -34 33, -40 24, -37 -26` },
  egg: { y: 40, shape: knots`0 -46, 22 -36, 36 -8, 37 18, 22 37, 0 41, -22 37, -37 18, -36 -8, -22 -36` },
  tall: {
    y: 58,
    shape: knots`
    0 -38, 24 -32, 35 -8, 37 26, 36 50, 26 58, 0 60, -26 58, -36 50, -37 26, -35 -8,
    -24 -32
  `,
  },
  cloud: {
    y: 32,
    shape: knots`
    -36 30, -50 20, -48 0, -38 -8!, -36 -28, -14 -34!, -2 -44, 20 -40, 25 -26!, 42 -26,
    46 -4!, 54 8, 46 28, 0 34
  `,
  },
  fuzzy: { y: 36, shape: spiky(26, 41, 34, 1, 1, 0) },
  soot: { y: 36, shape: spiky(34, 50, 33, 1, 1, 0.05) },
  carton: { y: 40, shape: knots`-42 -34!, 42 -34!, 42 40!, -42 40!` },
  star: { y: 36, shape: spiky(10, 50, 29, 0.96, 0, -Math.PI / 2) },
  flame: {
    y: 34,
    shape: knots`
    2 -70!, 10 -46, 22 -36, 30 -50!, 36 -22, 42 4, 30 28, 0 36, -30 28, -42 4, -36 -20,
    -32 -44!, -20 -34, -8 -46
  `,
  },
  bell: {
    y: 24,
    shape: knots`
    0 -38, 26 -32, 40 -8, 46 18!, 34 24, 22 18!, 11 25, 0 18!, -11 25, -22 18!, -34 24,
    -46 18!, -40 -8, -26 -32
  `,
  },
  dome: { y: 30, shape: knots`0 -44, 28 -36, 40 -12, 36 12, 22 26, 0 30, -22 26, -36 12, -40 -12, -28 -36` },
  bun: { y: 26, shape: knots`0 -26, 30 -22, 48 -2, 46 18, 28 26, 0 28, -28 26, -46 18, -48 -2, -30 -22` },
} as const satisfies Record<string, BlobBody>;

export type BlobBodyName = keyof typeof BLOB_BODIES;
