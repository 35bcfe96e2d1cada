/** Hoods, goggles and masks pushed up. */
import type { Sketch } from '../../core/sketch';
import { knots, oval, shift, stretch } from '../../core/knots';
import type { Swatch } from '../../core/swatches';
import type { Hat } from './hat';

const drawGoggles = (s: Sketch, c: Swatch, d: Swatch): void => {
  s.line(knots`-42 -20, 0 -27, 42 -20`, 9, s.inkColour);
  s.line(knots`-42 -20, 0 -27, 42 -20`, 6, s.lit(c));
  for (const o of [-1, 1]) {
    s.shape(oval(o * 14, -27, 12.6, 11), 'gold', { line: 2.8 });
    s.shape(oval(o * 14, -27, 8.6, 7.4), d, { contour: false, line: 2, light: [-2, -2] });
    s.tint(shift(knots`-5 -28!, -1 -33!, 1 -32!, -4 -26!`, o * 14), s.lit('#ffffff'));
  }
};

export const HOODS = {
  hood: {
    covers: true,
    hidesEars: true,
    colours: ['plum', 'plum'],
    behind(s, c) {
      s.shape(knots`-44 30, -49 -10, -36 -44, 0 -58, 36 -44, 49 -10, 44 30, 0 46`, c, { light: 0 });
    },
    front(s, c) {
      s.shape(
        knots`
          -38 40!, -48 14, -47 -16, -34 -46, 6 -60!, 36 -44, 48 -14, 48 14, 38 40!, 35 16, 33 -8,
          22 -26, 0 -31, -22 -26, -33 -8, -35 16
        `,
        c,
      );
    },
  },
  catHood: {
    covers: true,
    hidesEars: true,
    colours: ['cream', 'pink'],
    front(s, c, d) {
      for (const o of [-1, 1]) {
        s.shape(stretch(knots`40 -26!, 44 -70!, 12 -50!`, o), c);
        s.tint(stretch(knots`36 -34!, 39 -58!, 21 -47!`, o), s.lit(d));
      }
      s.shape(
        knots`
          -36 38!, -46 14, -45 -16, -32 -42, 0 -53, 32 -42, 45 -16, 46 14, 36 38!, 34 14, 31 -8,
          20 -22, 0 -27, -20 -22, -31 -8, -34 14
        `,
        c,
      );
    },
  },
  frogHood: {
    covers: true,
    hidesEars: true,
    colours: ['grass', 'white'],
    front(s, c) {
      for (const o of [-1, 1]) {
        s.shape(oval(o * 24, -50, 13.6), c);
        s.shape(oval(o * 24, -51, 8.6), 'white', { contour: false, line: 2.2, light: 0 });
        s.tint(oval(o * 24 + 1, -50, 4), s.inkColour);
      }
      s.shape(
        knots`
          -36 38!, -46 14, -45 -16, -32 -42, 0 -50, 32 -42, 45 -16, 46 14, 36 38!, 34 14, 31 -8,
          20 -22, 0 -27, -20 -22, -31 -8, -34 14
        `,
        c,
      );
    },
  },
  goggles: { colours: ['umber', 'sky'], front: drawGoggles },
  aviator: {
    covers: true,
    hidesEars: true,
    colours: ['chestnut', 'sky'],
    front(s, c, d) {
      s.shape(
        knots`
          -40 30!, -45 4, -43 -24, -24 -47, 0 -51, 24 -47, 43 -24, 45 4, 40 30!, 31 22, 33 -6, 0 -18,
          -33 -6, -31 22
        `,
        c,
      );
      drawGoggles(s, 'umber', d);
    },
  },
  headphones: {
    colours: ['red', 'charcoal'],
    front(s, c) {
      s.line(knots`-42 0, -44 -26, -26 -48, 0 -54, 26 -48, 44 -26, 42 0`, 8.4, s.inkColour);
      s.line(knots`-42 0, -44 -26, -26 -48, 0 -54, 26 -48, 44 -26, 42 0`, 4.6, s.lit(c));
      for (const o of [-1, 1]) s.shape(oval(o * 43, 4, 9, 14), c);
    },
  },
  snorkel: {
    colours: ['aqua', 'orange'],
    front(s, c, d) {
      s.line(knots`44 26, 52 0, 50 -48`, 8.4, s.inkColour);
      s.line(knots`44 26, 52 0, 50 -48`, 5, s.lit(d));
      s.shape(knots`-32 -34, 0 -40, 32 -34, 35 -12, 14 -6, 0 -13, -14 -6, -35 -12`, c, { line: 2.8 });
      s.shape(knots`-25 -30, 0 -34, 25 -30, 27 -15, 12 -12, 0 -19, -12 -12, -27 -15`, 'sky', {
        contour: false,
        line: 2,
      });
      s.stroke(knots`-18 -28, -10 -18`, 3, { colour: s.lit('white') });
    },
  },
  foxMask: {
    colours: ['white', 'red'],
    front(s, c, d) {
      s.at({ x: 28, y: -30, rot: 24, scale: 0.72 }, () => {
        s.shape(knots`-24 -10!, -28 -40!, -10 -26, 10 -26, 28 -40!, 24 -10, 8 20, 0 26, -8 20`, c);
        for (const o of [-1, 1]) {
          s.stroke(stretch(knots`5 -2, 12 -8, 20 -12`, o), 3);
          s.tint(stretch(knots`14 -24!, 24 -34!, 22 -20!`, o), s.lit(d));
          s.stroke(stretch(knots`8 6, 18 4`, o), 3, { colour: s.lit(d) });
        }
        s.tint(oval(0, 19, 3.4, 2.6), s.inkColour);
        s.tint(knots`0 -22!, 3.4 -14!, 0 -6!, -3.4 -14!`, s.lit(d));
      });
    },
  },
} as const satisfies Record<string, Hat>;
