/** Noses, beaks and muzzles in head space, drawn before the mouth. */
import type { Sketch } from '../core/sketch';
import { knots, oval, tube } from '../core/knots';
import type { Swatch } from '../core/swatches';
import { both } from './both';

/** Round the middle of the turned face; colours of the skin, of the muzzle and of the beak. */
type Draw = (s: Sketch, c: Swatch, d: Swatch, beak: Swatch) => void;

export interface Snout {
  /** Where the mouth goes below this snout. */
  readonly y?: number;
  /** False: the snout has a mouth of its own. */
  readonly mouth?: boolean;
  readonly draw: Draw;
  /** Marks clipped to the skull. */
  readonly inside?: Draw;
}

export const SNOUTS = {
  none: { draw: () => {} },
  cat: { y: 15, draw: (s) => s.tint(knots`-3.6 10!, 3.6 10!, 0 13.6!`, '#8c4a52') },
  mouse: { y: 16, draw: (s) => s.tint(oval(0, 10.6, 3, 2.2), s.inkColour) },
  // two full cheeks over a chin, a broad nose: what a lion and a tiger have and a cat has not
  bigCat: {
    y: 24,
    draw: (s, _c, d) => {
      s.shape(oval(0, 26, 8, 5.6), d, { contour: false, line: 1.8 });
      s.shape([oval(-8.4, 18, 11.4, 8.4), oval(8.4, 18, 11.4, 8.4)], d, { contour: false, line: 2 });
      s.shape(knots`-9 7.4, 0 5.6, 9 7.4, 0 15`, '#c4677a', { contour: false, line: 2, light: [-1, -1] });
      s.stroke(knots`0 14, 0 20`, 2);
      both((o) => {
        for (const [x, y] of [
          [8, 18],
          [13, 16],
          [12, 21],
        ] as const)
          s.tint(oval(o * x, y, 1.1), s.inkColour);
      });
    },
  },
  muzzle: {
    y: 19,
    draw: (s, _c, d) => {
      s.tint([oval(-7, 17, 11, 9.4), oval(7, 17, 11, 9.4)], s.lit(d));
      s.tint(knots`-6 8, 0 6.6, 6 8, 0 14`, s.inkColour);
      s.tint(oval(-1.6, 8.6, 1.8, 1), s.lit('#ffffff'), 0.8);
    },
  },
  dog: {
    y: 23,
    draw: (s, _c, d) => {
      s.shape(
        knots`
      -15 14, -9 4, 9 4, 15 14, 12 25, 0 28,
      -12 25
    `,
        d,
        { contour: false, line: 1.8 },
      );
      s.tint(knots`-7 6, 0 4, 7 6, 0 13`, s.inkColour);
      s.tint(oval(-2, 6.6, 2, 1.1), s.lit('#ffffff'), 0.8);
    },
  },
  // narrow and pale, the nose at its very tip
  pointed: {
    y: 25,
    draw: (s, _c, d) => {
      s.shape(knots`-7 0, 0 -2, 7 0, 13 17, 8 26, 0 29, -8 26, -13 17`, d, { contour: false, line: 2 });
      s.tint(knots`-7.4 10, 0 7.6, 7.4 10, 0 18`, s.inkColour);
      s.tint(oval(-2, 10.6, 2, 1.1), s.lit('#ffffff'), 0.8);
    },
  },
  pig: {
    y: 26,
    draw: (s, c) => {
      s.shape(oval(0, 13, 13, 9.4), c, { contour: false, line: 2.4 });
      both((o) => s.tint(oval(o * 4.6, 13, 2.2, 3.2), s.inkColour));
    },
  },
  beak: {
    mouth: false,
    draw: (s, _c, _d, b) => {
      s.shape(knots`-10 9!, 0 4, 10 9!, 3 20, 0 25!, -3 20`, b, {
        contour: false,
        line: 2.6,
      });
      s.stroke(knots`-9 10.6, 0 15, 9 10.6`, 1.8);
    },
  },
  bill: {
    mouth: false,
    draw: (s, _c, _d, d) => {
      s.shape(
        knots`
      -22 14, -10 8, 0 10, 10 8, 22 14, 14 23, 0 25,
      -14 23
    `,
        d,
        { line: 2.6 },
      );
      s.stroke(knots`-19 15, 0 18.6, 19 15`, 2);
      both((o) => s.tint(oval(o * 4, 11.4, 1.2, 1), s.inkColour));
    },
  },
  trunk: {
    mouth: false,
    draw: (s, c) => {
      s.shape(tube(knots`0 6, 3 26, 14 42, 30 40`, [20, 17, 14, 12]), c, {
        line: 2.6,
      });
      [18, 27, 35].forEach((y, i) => s.stroke(knots`${i * 3 - 5} ${y + 1}, ${i * 3 + 4} ${y}`, 1.7));
    },
  },
  dragon: {
    y: 23,
    draw: (s, _c, d) => {
      s.shape(
        knots`
      -20 16, -14 4, 0 2, 14 4, 20 16, 14 28, 0 31,
      -14 28
    `,
        d,
        { contour: false, line: 1.8 },
      );
      both((o) => s.stroke(knots`${o * 5} 6, ${o * 8} 9`, 2.8));
    },
  },
  // a short horny beak that ends in a hook
  turtle: {
    mouth: false,
    draw: (s, _c, d) => {
      s.shape(knots`-19 15, -13 5, 0 1, 13 5, 19 15, 9 21, 0 30!, -9 21`, d, { contour: false, line: 2.4 });
      s.stroke(knots`-18 16, -8 19, 0 24, 8 19, 18 16`, 2.2);
      both((o) => s.tint(oval(o * 4, 8.4, 1.5, 2), s.inkColour));
    },
  },
  horse: {
    y: 39,
    inside: (s, _c, d) => s.tint(knots`-30 30, 0 22, 30 30, 26 60, -26 60`, s.lit(d)),
    draw: (s) => {
      both((o) => s.tint(oval(o * 8, 33, 2, 3, o * 20), s.inkColour));
    },
  },
  frog: { y: 14, draw: (s) => both((o) => s.stroke(knots`${o * 2} 4, ${o * 4} 5.4`, 2.2)) },
  croc: {
    mouth: false,
    draw: (s, c) => {
      s.shape(
        knots`
      -18 8, 0 4, 18 8, 24 26, 16 38, 0 40, -16 38,
      -24 26
    `,
        c,
        { line: 2.4 },
      );
      both((o) => s.tint(oval(o * 6, 13, 1.8, 2.4), s.inkColour));
      s.stroke(knots`-22 27, 0 32, 22 27`, 2.2);
      [-14, -5, 5, 14].forEach((d) =>
        s.tint(
          knots`
      ${d - 3} ${29 + Math.abs(d) * -0.12 + 1}!,
      ${d + 3} ${29 + Math.abs(d) * -0.12 + 1}!, ${d} 35.4!
    `,
          s.lit('#ffffff'),
        ),
      );
    },
  },
  tapir: {
    y: 26,
    draw: (s, c) => {
      s.shape(knots`-12 6, 0 2, 12 6, 10 26, 0 30, -10 26`, c, {
        contour: false,
        line: 2.2,
      });
      both((o) => s.tint(oval(o * 3.6, 25, 1.6, 2.2), s.inkColour));
    },
  },
} as const satisfies Record<string, Snout>;

export type SnoutName = keyof typeof SNOUTS;
