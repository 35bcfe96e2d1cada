/** What is tied, pinned or set on hair. */
import type { Sketch } from '../../core/sketch';
import { knots, oval, stretch } from '../../core/knots';
import { swatchPair } from '../../core/swatches';
import type { Swatch } from '../../core/swatches';
import { petals } from '../petals';
import type { Hat, HatLayer } from './hat';

const band = (s: Sketch, c: Swatch): void =>
  s.shape(knots`-41 -20!, 0 -25, 41 -20!, 42 -7!, 0 -12, -42 -7!`, c, { line: 2.8 });

/** The ends of a band, tied behind the head. */
const knot: HatLayer = (s, c) => s.shape(knots`-34 -14!, -56 -20, -70 -8!, -56 -8, -60 4!, -36 -4`, c);

export const ORNAMENTS = {
  crown: {
    colours: ['gold', 'red'],
    front(s, c, d) {
      s.shape(knots`-25 -36!, -31 -64!, -14 -50!, 0 -70!, 14 -50!, 31 -64!, 25 -36!, 0 -31`, c);
      s.tint(oval(0, -42, 4, 4.6), s.lit(d));
      for (const o of [-1, 1]) s.tint(oval(o * 14, -44, 2.8, 3.4), s.lit('aqua'));
      for (const [x, y] of knots`-31 -65, 0 -71, 31 -65`) s.shape(oval(x, y, 3.6), c, { line: 2.2 });
    },
  },
  tiara: {
    colours: ['gold', 'rose'],
    front(s, c, d) {
      s.shape(knots`-26 -30!, -16 -40, -8 -38, 0 -56!, 8 -38, 16 -40, 26 -30!, 0 -33`, c, { line: 2.8 });
      s.shape(oval(0, -40, 4, 4.8), d, { contour: false, line: 2, light: [-1, -1.4] });
    },
  },
  headband: {
    colours: ['red', 'silver'],
    behind: knot,
    front(s, c, d) {
      band(s, c);
      s.shape(knots`-20 -26!, 0 -27.4, 20 -26!, 20 -10!, 0 -11.6, -20 -10!`, d, {
        contour: false,
        line: 2.4,
        light: [-1.6, -1.6],
      });
      s.stroke(knots`-6 -19, 0 -22, 5 -18, 0 -15, -3 -18`, 1.8);
    },
  },
  hachimaki: {
    colours: ['white', 'red'],
    behind: knot,
    front(s, c, d) {
      band(s, c);
      s.tint(oval(0, -18, 5.4), s.lit(d));
    },
  },
  sweatband: {
    colours: ['white', 'white'],
    front(s, c) {
      s.shape(knots`-41 -20!, 0 -25, 41 -20!, 42 -9!, 0 -14, -42 -9!`, c, { line: 2.8 });
    },
  },
  bow: {
    colours: ['red', 'red'],
    front(s, c) {
      for (const o of [-1, 1]) s.shape(stretch(knots`0 -46!, 16 -64, 34 -62!, 32 -38!, 15 -39`, o), c);
      s.shape(oval(0, -48, 8, 8.4), c, { line: 2.8 });
      s.stroke(knots`-8 -49, -17 -51`, 2);
      s.stroke(knots`8 -49, 17 -51`, 2);
    },
  },
  ribbon: {
    colours: ['rose', 'rose'],
    front(s, c) {
      s.at({ x: -26, y: -34, rot: -34, scale: 0.62 }, () => {
        for (const o of [-1, 1]) s.shape(stretch(knots`0 0!, 16 -17, 33 -14!, 31 9!, 15 8`, o), c);
        s.shape(oval(0, -1, 8, 8.4), c, { line: 2.8 });
      });
    },
  },
  flower: {
    colours: ['pink', 'yellow'],
    front(s, c, d) {
      s.at({ x: 30, y: -28 }, () => {
        s.shape(petals(9, 7.4), c);
        s.shape(oval(0, 0, 4.8), d, { contour: false, line: 2, light: 0 });
      });
    },
  },
  wreath: {
    colours: ['grass', 'pink'],
    front(s, c, d) {
      s.shape(
        [-38, -26, -13, 0, 13, 26, 38].map((x) => oval(x, -32 + x * x * 0.012, 8.4, 6.4, x)),
        c,
        { line: 2.8 },
      );
      [-32, -11, 11, 32].forEach((x, i) => {
        s.shape(oval(x, -33 + x * x * 0.012, 5.4), i % 2 ? 'yellow' : d, { line: 2.2 });
      });
    },
  },
  maidBand: {
    colours: ['white', 'white'],
    front(s, c) {
      s.shape(
        [-32, -20, -7, 7, 20, 32].map((x) => oval(x, -44 + x * x * 0.012, 8.6, 9)),
        c,
        { line: 2.8 },
      );
      s.stroke(knots`-38 -30, 0 -42, 38 -30`, 2);
    },
  },
  halo: {
    colours: ['yellow', 'yellow'],
    front(s, c) {
      s.line(oval(0, -64, 27, 8), 8, s.inkColour, true);
      s.line(oval(0, -64, 27, 8), 4.4, swatchPair(c)[0], true);
    },
  },
  leaf: {
    colours: ['grass', 'grass'],
    front(s, c) {
      s.shape(knots`-2 -42!, -20 -54, -26 -74!, -6 -70, 2 -54`, c);
      s.shape(knots`0 -42!, 6 -58, 26 -66!, 24 -50, 10 -42`, c);
      s.stroke(knots`-3 -45, -12 -58, -20 -68`, 1.7);
    },
  },
} as const satisfies Record<string, Hat>;
