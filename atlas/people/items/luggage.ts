/** What is carried: bags, boxes, umbrellas, flags. */
import { box, knots, oval, shift, stretch } from '../../core/knots';
import { shaft } from './item';
import type { Item } from './item';

export const LUGGAGE = {
  bag: {
    rot: 0,
    swing: true,
    draw(s, c = 'umber') {
      s.line(knots`-8 9, -7 -1, 7 -1, 8 9`, 3.4);
      s.shape(knots`-17 8!, 17 8!, 16 30, -16 30`, c);
      s.stroke(knots`-16 15, 0 19, 16 15`, 2);
    },
  },
  basket: {
    rot: 0,
    swing: true,
    draw(s, c = 'khaki') {
      s.line(knots`-14 12, -9 -2, 9 -2, 14 12`, 4.4, s.inkColour);
      s.line(knots`-14 12, -9 -2, 9 -2, 14 12`, 2.2, s.lit(c));
      for (const [f, x] of [
        ['red', -9],
        ['lime', 1],
        ['orange', 10],
      ] as const)
        s.shape(oval(x, 11, 6.4), f, { line: 2.6 });
      s.shape(knots`-18 12!, 18 12!, 14 30, -14 30`, c);
      s.stroke(knots`-16 18, 16 18`, 1.8);
      s.stroke(knots`-15 24, 15 24`, 1.8);
    },
  },
  bucket: {
    rot: 0,
    swing: true,
    draw(s, c = 'sky') {
      s.line(knots`-13 9, 0 -3, 13 9`, 2.4);
      s.shape(knots`-15 8!, 15 8!, 11 30!, -11 30!`, c);
      s.shape(oval(0, 8, 15, 4), 'silver', { line: 2.4, light: 0 });
    },
  },
  suitcase: {
    rot: 0,
    swing: true,
    draw(s, c = 'chestnut') {
      s.line(knots`-6 5, -6 -1, 6 -1, 6 5`, 3.4);
      s.shape(box(-23, 4, 46, 31, 4), c);
      for (const x of [-13, 13]) s.line(shift(knots`0 5, 0 34`, x), 3, s.lit('sand'));
    },
  },
  crate: {
    rot: 0,
    front: true,
    draw(s, c = 'wood') {
      s.shape(box(-24, -30, 48, 38, 2), c, { light: [-5, -4] });
      for (const y of [-29, 1])
        s.shape(box(-25, y, 50, 7, 1), 'sand', { contour: false, line: 2.2, light: 0 });
      s.stroke(knots`-20 -20, 20 0`, 2.2);
    },
  },
  gift: {
    rot: 0,
    front: true,
    draw(s, c = 'rose') {
      s.shape(box(-15, -16, 30, 24, 2), c);
      s.tint(box(-3, -16, 6, 24), s.lit('gold'));
      s.shape(box(-17, -20, 34, 8, 2), c, { line: 2.4 });
      for (const o of [-1, 1])
        s.shape(stretch(knots`0 -20!, 6 -30, 13 -27, 9 -20`, o), 'gold', { line: 2.4 });
    },
  },
  umbrella: {
    rot: 10,
    draw(s, c = 'red') {
      // a stick that ends in a crook below, panels of two lights between ribs, a scalloped rim, a ferrule
      shaft(s, 12, -62, 'wood', 4);
      s.line(knots`0 8, 0 18, -5 23, -11 19, -11 14`, 6.4);
      s.line(knots`0 8, 0 18, -5 23, -11 19, -11 14`, 3.4, s.lit('wood'));
      s.shape(
        knots`
          -46 -48!, -40 -78, 0 -98, 40 -78, 46 -48!, 36 -57, 25 -49!, 13 -58, 0 -49!, -13 -58,
          -25 -49!, -36 -57
        `,
        c,
        {
          inside: () => {
            s.shine(knots`0 -97!, -24 -78, -25 -44!, 0 -44!`, c);
            s.shine(knots`0 -97!, 28 -80, 25 -44!, 60 -40!, 50 -80`, c);
            for (const x of [-25, 0, 25]) s.stroke(knots`0 -97, ${x * 0.92} -76, ${x} -49`, 2.2);
          },
        },
      );
      s.line(knots`0 -97, 0 -106`, 4);
    },
  },
  parasol: {
    rot: 12,
    draw(s, c = 'coral') {
      shaft(s, 10, -52, 'wood', 4);
      s.shape(knots`-48 -50!, -24 -66, 0 -80!, 24 -66, 48 -50!, 24 -44, 0 -42, -24 -44`, c, {
        inside: () => {
          for (const x of [-36, -18, 0, 18, 36]) s.stroke(knots`0 -78, ${x} -42`, 1.8);
          s.line(knots`-40 -54, 0 -50, 40 -54`, 3, s.lit('white'));
        },
      });
    },
  },
  flag: {
    rot: 6,
    draw(s, c = 'red') {
      shaft(s, 34, -92, 'wood', 4.6);
      s.shape(knots`2 -92!, 20 -96, 34 -88, 50 -92!, 50 -62!, 34 -58, 20 -66, 2 -62!`, c, {
        inside: () => s.tint(oval(26, -77, 8.4), s.lit('white')),
      });
    },
  },
  pirateFlag: {
    rot: 6,
    draw(s) {
      shaft(s, 34, -92, 'wood', 4.6);
      s.shape(knots`2 -92!, 20 -96, 34 -88, 52 -92!, 52 -60!, 34 -56, 20 -64, 2 -60!`, 'black');
      s.shape([oval(27, -80, 7, 6.4), box(23.4, -76, 7.2, 6, 1)], 'white', {
        contour: false,
        line: 0,
        light: 0,
      });
      for (const o of [-1, 1]) s.tint(oval(27 + o * 2.6, -80, 1.6, 2), s.inkColour);
      s.line(knots`18 -70, 36 -62`, 2.4, s.lit('white'));
      s.line(knots`36 -70, 18 -62`, 2.4, s.lit('white'));
    },
  },
  sign: {
    rot: 2,
    draw(s, c = 'cream') {
      shaft(s, 26, -46, 'wood', 5.4);
      s.shape(box(-26, -78, 52, 32, 3), c);
      s.shape(knots`-8 -56!, -16 -64, -11 -72, 0 -67!, 11 -72, 16 -64, 8 -56!, 0 -49!`, 'rose', {
        contour: false,
        line: 2,
        light: [-2, -2],
      });
    },
  },
  fan: {
    rot: 8,
    draw(s, c = 'red') {
      s.shape(knots`0 2!, -26 -22!, -16 -36, 0 -41, 16 -36, 26 -22!`, c, {
        inside: () => {
          for (const x of [-14, -5, 5, 14]) s.stroke(stretch(knots`0 0, 1.6 -40`, x), 1.7);
          s.line(knots`-24 -24, -14 -34, 0 -38, 14 -34, 24 -24`, 3, s.lit('gold'));
        },
      });
    },
  },
} as const satisfies Record<string, Item>;
