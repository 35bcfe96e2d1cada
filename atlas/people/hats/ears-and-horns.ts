/** Animal ears, horns and feelers. */
import { knots, oval, stretch } from '../../core/knots';
import type { Hat } from './hat';

export const EARS_AND_HORNS = {
  catEars: {
    colours: ['charcoal', 'pink'],
    behind(s, c, d) {
      for (const o of [-1, 1]) {
        s.shape(stretch(knots`40 -18!, 44 -44, 42 -70!, 22 -58, 8 -42!`, o), c);
        s.tint(stretch(knots`35 -34!, 38 -46, 37.4 -60!, 26 -52, 18 -42!`, o), s.lit(d));
      }
    },
  },
  foxEars: {
    colours: ['orange', 'cream'],
    behind(s, c, d) {
      for (const o of [-1, 1]) {
        s.shape(stretch(knots`42 -14!, 50 -46, 48 -82!, 24 -64, 8 -40!`, o), c);
        s.tint(stretch(knots`37 -32!, 43 -50, 43 -68!, 28 -56, 18 -40!`, o), s.lit(d));
      }
    },
  },
  bunnyEars: {
    colours: ['white', 'pink'],
    behind(s, c, d) {
      for (const o of [-1, 1]) {
        s.at({ x: o * 17, y: -40, rot: o * 12 }, () => {
          s.shape(knots`-9 6, -13 -30, -8 -56, 0 -64, 8 -56, 13 -30, 9 6`, c);
          s.tint(knots`-4.4 0, -7 -30, 0 -52, 7 -30, 4.4 0`, s.lit(d));
        });
      }
    },
  },
  bearEars: {
    colours: ['chestnut', 'sand'],
    behind(s, c, d) {
      for (const o of [-1, 1]) {
        s.shape(oval(o * 32, -38, 15), c);
        s.tint(oval(o * 32, -37, 8.6), s.lit(d));
      }
    },
  },
  horns: {
    colours: ['cream', 'cream'],
    behind(s, c) {
      for (const o of [-1, 1]) s.shape(stretch(knots`16 -34!, 20 -52, 32 -70!, 38 -52, 34 -28!`, o), c);
    },
  },
  ramHorns: {
    colours: ['umber', 'umber'],
    front(s, c) {
      for (const o of [-1, 1]) {
        s.shape(stretch(knots`24 -38!, 44 -46, 60 -30, 60 -6, 46 4!, 50 -12, 46 -24, 32 -22`, o), c);
        s.stroke(stretch(knots`46 -43, 45 -26`, o), 1.8);
        s.stroke(stretch(knots`58 -26, 49 -18`, o), 1.8);
      }
    },
  },
  oniHorns: {
    colours: ['cream', 'cream'],
    front(s, c) {
      for (const o of [-1, 1]) s.shape(stretch(knots`10 -40!, 13 -54, 18 -64!, 24 -52, 25 -38!`, o), c);
    },
  },
  antennae: {
    colours: ['gold', 'gold'],
    behind(s, c) {
      for (const o of [-1, 1]) {
        s.line(stretch(knots`12 -42, 18 -62, 30 -70`, o), 4, s.inkColour);
        s.shape(oval(o * 32, -71, 6.4), c);
      }
    },
  },
} as const satisfies Record<string, Hat>;
