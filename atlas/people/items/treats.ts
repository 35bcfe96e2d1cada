/** Food and drink. */
import { box, knots, oval, shift, tube } from '../../core/knots';
import { shaft } from './item';
import type { Item } from './item';

export const TREATS = {
  iceCream: {
    rot: 12,
    draw(s, c = 'pink') {
      s.shape(knots`-8 -12!, 8 -12!, 0 10!`, 'sand');
      s.shape([oval(0, -20, 10.6, 10), oval(-6, -14, 5), oval(6, -14, 5), oval(0, -13, 5)], c);
      s.tint(oval(-4, -24, 2.4, 2.8), s.lit('#ffffff'), 0.8);
    },
  },
  candyApple: {
    rot: 14,
    draw(s, c = 'red') {
      shaft(s, 8, -16, 'sand', 3.6);
      s.shape(oval(0, -26, 12, 11.4), c, {
        inside: () => s.tint(oval(-4, -30, 3, 2.4, -30), s.lit('#ffffff'), 0.9),
      });
    },
  },
  dango: {
    rot: 22,
    draw(s) {
      shaft(s, 10, -46, 'sand', 3);
      for (const [c, y] of [
        ['pink', -16],
        ['white', -28],
        ['lime', -40],
      ] as const)
        s.shape(oval(0, y, 8, 7.4), c, { light: [-2, -2] });
    },
  },
  // three of them fanned out in one fist
  skewers: {
    rot: 16,
    draw(s) {
      for (const rot of [-30, 30, 0])
        s.at({ rot }, () => {
          shaft(s, 14, -76, 'sand', 3.4);
          for (const [c, y] of [
            ['pink', -30],
            ['white', -46],
            ['lime', -62],
          ] as const)
            s.shape(oval(0, y, 9.6, 9), c, { light: [-2, -2] });
        });
    },
  },
  taiyaki: {
    rot: 70,
    front: true,
    draw(s) {
      s.shape(knots`-12 0, -2 -11, 14 -8, 19 -1, 28 -10!, 28 9!, 18 4, 12 9, -4 9`, 'gold');
      s.tint(oval(-5, -2, 1.8), s.inkColour);
      s.stroke(knots`4 -7, 8 0, 4 7`, 1.8);
      s.stroke(knots`11 -6, 14 0, 11 6`, 1.8);
    },
  },
  onigiri: {
    rot: 0,
    front: true,
    draw(s) {
      s.shape(knots`0 -24, 15 2, 11 9, -11 9, -15 2`, 'white');
      s.shape(box(-6, -3, 12, 12), 'black', { contour: false, line: 2, light: 0 });
    },
  },
  ramen: {
    rot: 0,
    front: true,
    draw(s, c = 'red') {
      s.shape(oval(0, -8, 22, 6), 'sand', { light: 0 });
      s.stroke(knots`-14 -9, -4 -6, 6 -10, 14 -8`, 2, { colour: s.lit('gold') });
      s.tint(oval(7, -9, 4.6, 2.6), s.lit('#ffffff'));
      s.shape(knots`-22 -8!, 0 -2, 22 -8!, 17 9, 9 14!, -9 14!, -17 9`, c, {
        inside: () => s.line(knots`-22 -1, 0 5, 22 -1`, 2.4, s.lit('white')),
      });
      s.line(knots`6 -9, 24 -30`, 2.6, s.lit('wood'));
    },
  },
  cup: {
    rot: 0,
    front: true,
    draw(s, c = 'white') {
      s.line(knots`9 -8, 16 -6, 14 3, 8 4`, 3.2);
      s.shape(knots`-10 -13!, 10 -13!, 8 8!, -8 8!`, c);
      s.stroke(knots`-2 -17, 1 -22, -2 -27`, 1.8);
      s.stroke(knots`4 -18, 7 -23, 4 -29`, 1.8);
    },
  },
  // held by its saucer, so that it is seen to be one for tea
  teacup: {
    rot: 0,
    front: true,
    draw(s, c = 'white') {
      s.shape(oval(2, 1, 23, 6.4), c, { line: 2.6, light: [-1, -1.6] });
      s.line(knots`14 -18, 24 -18, 24 -8, 12 -5`, 4.4);
      s.shape(knots`-15 -24!, 19 -24!, 17 -10, 10 -1, -6 -1, -13 -10`, c, {
        inside: () => s.line(knots`-16 -14, 2 -11, 20 -14`, 2.4, s.lit('gold')),
      });
      s.shape(oval(2, -24, 17, 4.8), 'umber', { contour: false, line: 2.2, light: 0 });
      for (const x of [-6, 3, 12]) s.stroke(shift(knots`0 -31, 5 -38, -2 -45, 3 -54`, x), 3);
    },
  },
  teapot: {
    rot: 0,
    front: true,
    draw(s, c = 'mint') {
      // a handle with a hole on one side, a spout that rises on the other
      const handle = knots`13 -10, 27 -13, 32 0, 26 11, 13 9`;
      s.line(handle, 8);
      s.line(handle, 3.4, s.lit(c));
      s.shape(tube(knots`-12 6, -26 2, -28 -10, -35 -19`, [12, 9, 7, 6], { end: 'flat' }), c);
      s.shape(oval(0, 0, 18.5, 15), c);
      s.shape(box(-10, 12, 20, 5, 2), c, { line: 2.2 });
      s.stroke(knots`-14 -8, 0 -5, 14 -8`, 2);
      s.shape(oval(0, -17, 4.6), 'gold', { line: 2.2 });
      for (const x of [-38, -31]) s.stroke(shift(knots`0 -26, 4 -31, -1 -36, 3 -42`, x), 2.2);
    },
  },
  meat: {
    rot: 24,
    draw(s) {
      s.shape([tube(knots`0 12, 0 -20`, 5.4), oval(-3, 14, 4.4), oval(3, 14, 4.4)], 'white');
      s.shape(knots`-6 -12, -18 -28, -14 -48, 0 -54, 14 -48, 18 -28, 6 -12`, 'chestnut', {
        inside: () => s.tint(oval(-6, -40, 4.4, 6.4, 20), s.lit('ginger')),
      });
    },
  },
  fish: {
    rot: 74,
    front: true,
    draw(s, c = 'sky') {
      s.shape(knots`0 24!, -9 14, -11 -6, -4 -22!, -11 -34!, 0 -30, 11 -34!, 4 -22!, 11 -6, 9 14`, c, {
        inside: () => s.tint(knots`-14 20, -6 14, -8 -22, -16 -20`, s.lit('white')),
      });
      s.tint(oval(2, 13, 2.2), s.inkColour);
    },
  },
  popcorn: {
    rot: 0,
    front: true,
    draw(s, c = 'red') {
      s.shape([oval(-7, -15, 6), oval(1, -18, 7), oval(8, -14, 6)], 'cream');
      s.shape(knots`-13 -12!, 13 -12!, 9 10!, -9 10!`, 'white', {
        inside: () => {
          for (const x of [-9, 1, 11])
            s.tint(knots`${x - 3} -14!, ${x + 2} -14!, ${x * 0.7 + 1} 12!, ${x * 0.7 - 2} 12!`, s.lit(c));
        },
      });
    },
  },
} as const satisfies Record<string, Item>;
