/** Coats: marks clipped inside a body. */
import type { Knot } from '../core/geometry';
import type { Sketch } from '../core/sketch';
import { knots, oval } from '../core/knots';
import type { Swatch } from '../core/swatches';

/** Bounding box of the body: x0, y0, x1, y1. */
export type Coat = readonly [x0: number, y0: number, x1: number, y1: number];
/** In colour d; t is the turn of the body. */
type Pattern = (s: Sketch, coat: Coat, d: Swatch, t: number) => void;

export const PATTERNS = {
  none: () => {},
  belly: (s, [x0, y0, x1, y1], d, t) =>
    s.tint(oval((x0 + x1) / 2 + t * 6, y0 + (y1 - y0) * 0.66, (x1 - x0) * 0.31, (y1 - y0) * 0.34), s.lit(d)),
  bib: (s, [x0, y0, x1, y1], d, t) =>
    s.tint(oval((x0 + x1) / 2 + t * 6, y0 + (y1 - y0) * 0.2, (x1 - x0) * 0.28, (y1 - y0) * 0.36), s.lit(d)),
  chevrons: (s, box, d, t) => {
    PATTERNS.belly(s, box, d, t);
    const [x0, y0, x1, y1] = box;
    const x = (x0 + x1) / 2 + t * 6;
    for (let r = 0; r < 2; r++)
      for (let q = -1; q <= 1; q++) {
        const y = y0 + (y1 - y0) * (0.52 + r * 0.14) + Math.abs(q) * 1.5;
        s.stroke(knots`${x + q * 15 - 5} ${y + 4}, ${x + q * 15} ${y}, ${x + q * 15 + 5} ${y + 4}`, 2.6);
      }
  },
  plates: (s, box, d, t) => {
    const [x0, y0, x1, y1] = box;
    const x = (x0 + x1) / 2 + t * 6;
    s.tint(
      knots`
      ${x - 14} ${y0}, ${x + 14} ${y0}, ${x + 22} ${(y0 + y1) / 2}, ${x + 17} ${y1 + 6},
      ${x - 17} ${y1 + 6}, ${x - 22} ${(y0 + y1) / 2}
    `,
      s.lit(d),
    );
    for (let k = 0.22; k < 1; k += 0.2)
      s.stroke(
        knots`
      ${x - 20} ${y0 + (y1 - y0) * k}, ${x} ${y0 + (y1 - y0) * k + 3},
      ${x + 20} ${y0 + (y1 - y0) * k}
    `,
        1.7,
      );
  },
  spots: (s, [x0, y0, x1, y1], d) => {
    for (let i = 0; i < 9; i++) {
      const u = (i * 0.618) % 1;
      const v = (i * 0.377 + 0.1) % 1;
      const r = 3 + ((i * 7) % 4);
      s.tint(oval(x0 + u * (x1 - x0), y0 + v * (y1 - y0), r * 1.2, r), s.lit(d));
    }
  },
  bigSpots: (s, [x0, y0, x1, y1], d) =>
    (
      [
        [0.15, 0.3, 0.17],
        [0.55, 0.12, 0.2],
        [0.88, 0.5, 0.18],
        [0.35, 0.8, 0.15],
      ] as const
    ).forEach(([u, v, r]) =>
      s.tint(oval(x0 + u * (x1 - x0), y0 + v * (y1 - y0), r * (x1 - x0), r * (x1 - x0) * 0.86, 20), s.lit(d)),
    ),
  stripes: (s, [x0, y0, x1, y1], d) => {
    for (let i = 0; i < 5; i++) {
      const x = x0 + ((i + 0.6) / 5) * (x1 - x0);
      s.tint(
        knots`
        ${x - 5} ${y0 - 4}!, ${x + 4} ${y0 - 4}!, ${x + 2} ${y0 + (y1 - y0) * 0.3},
        ${x - 1} ${y0 + (y1 - y0) * (i % 2 ? 0.62 : 0.46)}!,
        ${x - 3} ${y0 + (y1 - y0) * 0.28}
      `,
        s.lit(d),
      );
    }
  },
  // broad bars that run in from the back and from the breast
  tiger: (s, [x0, y0, x1, y1], d) => {
    const [w, h] = [x1 - x0, y1 - y0];
    for (const [k, left, right] of [
      [0.34, 0.34, 0.3],
      [0.54, 0.26, 0.22],
      [0.74, 0.2, 0],
    ] as const) {
      const y = y0 + h * k;
      const thick = Math.min(6.5, h * 0.08);
      s.tint(
        knots`${x0 - 60} ${y - thick - 9}!, ${x0 - 60} ${y + thick - 9}!, ${x0 + w * left} ${y + 2}!`,
        s.lit(d),
      );
      s.tint(
        knots`${x1 + 40} ${y - thick - 6}!, ${x1 + 40} ${y + thick - 6}!, ${x1 - w * right} ${y + 2}!`,
        s.lit(d),
      );
    }
  },
  // rows of short bars down the breast
  bars: (s, box, d, t) => {
    PATTERNS.belly(s, box, d, t);
    const [x0, y0, x1, y1] = box;
    const x = (x0 + x1) / 2 + t * 6;
    for (let r = 0; r < 4; r++)
      for (let q = -1; q <= 1; q++) {
        const at = x + (q + (r % 2) * 0.5 - 0.25) * 13;
        const y = y0 + (y1 - y0) * (0.44 + r * 0.13);
        s.line(knots`${at - 4.6} ${y}, ${at} ${y + 2.6}, ${at + 4.6} ${y}`, 2.8, s.dim('wood'));
      }
  },
  rings: (s, [x0, y0, x1, y1], d) =>
    [0.2, 0.48, 0.76].forEach((k) =>
      s.tint(
        knots`
    ${x0 - 4} ${y0 + (y1 - y0) * k}!, ${x1 + 4} ${y0 + (y1 - y0) * k}!,
    ${x1 + 4} ${y0 + (y1 - y0) * (k + 0.13)}!, ${x0 - 4} ${y0 + (y1 - y0) * (k + 0.13)}!
  `,
        s.lit(d),
      ),
    ),
  saddle: (s, [x0, y0, x1, y1], d) =>
    s.tint(
      knots`
    ${x0 - 6} ${y0 - 6}, ${x1 + 6} ${y0 - 6}, ${x1 + 6} ${y0 + (y1 - y0) * 0.3},
    ${(x0 + x1) / 2 + 8} ${y0 + (y1 - y0) * 0.42},
    ${(x0 + x1) / 2 - 10} ${y0 + (y1 - y0) * 0.34}, ${x0 - 6} ${y0 + (y1 - y0) * 0.44}
  `,
      s.lit(d),
    ),
  under: (s, [x0, y0, x1, y1], d) =>
    s.tint(
      knots`
    ${x0 - 6} ${y0 + (y1 - y0) * 0.6}, ${(x0 + x1) / 2} ${y0 + (y1 - y0) * 0.74},
    ${x1 + 6} ${y0 + (y1 - y0) * 0.56}, ${x1 + 6} ${y1 + 8}, ${x0 - 6} ${y1 + 8}
  `,
      s.lit(d),
    ),
  zigzag: (s, [x0, y0, x1, y1], d) => {
    const teeth = Array.from({ length: 9 }, (_, i): Knot => {
      return [x0 - 4 + ((x1 - x0 + 8) * i) / 8, y0 + (y1 - y0) * (i % 2 ? 0.7 : 0.56), 1];
    });
    s.tint([...teeth, ...knots`${x1 + 4} ${y1 + 8}!, ${x0 - 4} ${y1 + 8}!`], s.lit(d));
  },
  scales: (s, [x0, y0, x1, y1]) => {
    for (let r = 0; r < 3; r++)
      for (let q = 0; q < 4; q++) {
        const x = x0 + ((q + 0.5 + (r % 2) * 0.5) / 4.4) * (x1 - x0);
        const y = y0 + ((r + 0.7) / 4) * (y1 - y0);
        s.stroke(knots`${x - 5} ${y - 2}, ${x} ${y + 3}, ${x + 5} ${y - 2}`, 1.8);
      }
  },
  cracks: (s, [x0, y0, x1, y1]) => {
    const w = x1 - x0;
    const h = y1 - y0;
    s.stroke(
      knots`
      ${x0 + w * 0.2} ${y0 + h * 0.08}, ${x0 + w * 0.28} ${y0 + h * 0.2},
      ${x0 + w * 0.22} ${y0 + h * 0.34}
    `,
      2.2,
    );
    s.stroke(
      knots`
      ${x0 + w * 0.84} ${y0 + h * 0.52}, ${x0 + w * 0.74} ${y0 + h * 0.62},
      ${x0 + w * 0.8} ${y0 + h * 0.76}
    `,
      2.2,
    );
    s.stroke(knots`${x0 + w * 0.34} ${y0 + h * 0.86}, ${x0 + w * 0.44} ${y0 + h * 0.8}`, 2);
  },
  moss: (s, [x0, y0, x1, y1], d) => {
    const w = x1 - x0;
    s.tint(
      knots`
      ${x0 - 8} ${y0 - 8}, ${x1 + 8} ${y0 - 8}, ${x1 + 4} ${y0 + 8},
      ${x0 + w * 0.8} ${y0 + 18}, ${x0 + w * 0.68} ${y0 + 6}, ${x0 + w * 0.5} ${y0 + 14},
      ${x0 + w * 0.34} ${y0 + 6}, ${x0 + w * 0.2} ${y0 + 22}, ${x0 - 8} ${y0 + 10}
    `,
      s.lit(d),
    );
    s.tint(oval(x0 + w * 0.1, y1 - 4, w * 0.16, 8), s.lit(d));
  },
} as const satisfies Record<string, Pattern>;

export type PatternName = keyof typeof PATTERNS;
