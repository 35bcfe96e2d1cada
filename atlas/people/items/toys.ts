/** Toys, flowers, pets and tools of play. */
import { knots, oval, shift, star, tube } from '../../core/knots';
import { petals } from '../petals';
import { shaft } from './item';
import type { Item } from './item';

export const TOYS = {
  balloon: {
    rot: 4,
    draw(s, c = 'red') {
      s.line(knots`0 0, 3 -26, -1 -50`, 2);
      s.shape(knots`0 -46!, -4 -51, -21 -66, -20 -88, 0 -100, 20 -88, 21 -66, 4 -51`, c);
      s.tint(oval(-9, -84, 4, 6.4, 24), s.lit('#ffffff'), 0.85);
    },
  },
  ball: {
    rot: 0,
    front: true,
    draw(s, c = 'orange') {
      s.at({ y: -9 }, () => {
        s.shape(oval(0, 0, 15), c);
        s.stroke(knots`-14 -3, 0 1, 14 -4`, 1.9);
        s.stroke(knots`-3 -14, 1 0, -2 14`, 1.9);
      });
    },
  },
  soccer: {
    rot: 0,
    front: true,
    draw(s) {
      s.at({ y: -6 }, () => {
        s.shape(oval(0, 0, 14.6), 'white', {
          inside: () => {
            s.tint(star(0, 0, 5, 4.6, 5.6), s.inkColour);
            for (const rot of [0, 72, 144, 216, 288]) {
              s.at({ rot }, () => {
                s.tint(oval(0, -14, 4.6), s.inkColour);
                s.line(knots`0 -5, 0 -11`, 1.6);
              });
            }
          },
        });
      });
    },
  },
  plush: {
    rot: 0,
    front: true,
    draw(s, c = 'chestnut') {
      s.shape([oval(0, -14, 13, 11.4), oval(-10, -24, 5), oval(10, -24, 5)], c);
      s.shape(
        [oval(0, 6, 11, 12), oval(-11, 1, 5, 4), oval(11, 1, 5, 4), oval(-7, 17, 5), oval(7, 17, 5)],
        c,
      );
      for (const o of [-1, 1]) s.tint(oval(o * 4.6, -15, 1.7), s.inkColour);
      s.tint(oval(0, -10, 4.4, 3.2), s.lit('sand'));
      s.tint(oval(0, -11.4, 1.8, 1.3), s.inkColour);
    },
  },
  cat: {
    rot: 0,
    front: true,
    draw(s, c = 'black') {
      s.shape(knots`10 10, 22 6, 20 -10, 26 -14, 28 2, 20 16`, c);
      s.shape(oval(0, 8, 14, 13), c);
      s.shape(knots`-13 -10, -14 -28!, -6 -21, 6 -21, 14 -28!, 13 -10, 8 -3, -8 -3`, c);
      for (const o of [-1, 1]) s.tint(oval(o * 5, -12, 2.4, 3), s.lit('yellow'));
      for (const o of [-1, 1]) s.tint(oval(o * 5, -12, 0.9, 2.4), s.inkColour);
    },
  },
  flower: {
    rot: 12,
    draw(s, c = 'pink') {
      s.line(knots`0 10, -2 -10, 0 -24`, 4.6, s.inkColour);
      s.line(knots`0 10, -2 -10, 0 -24`, 2.6, s.lit('green'));
      s.shape(petals(8, 6.6, -30), c);
      s.shape(oval(0, -30, 4.6), 'yellow', { contour: false, line: 2, light: 0 });
    },
  },
  bouquet: {
    rot: 6,
    front: true,
    draw(s) {
      // leaves stick out behind the flowers, the paper comes to a point below the ribbon
      for (const rot of [-58, -30, 30, 58])
        s.at({ y: -14, rot }, () => s.shape(knots`0 0!, 6 -12, 0 -28!, -6 -12`, 'grass', { line: 2 }));
      s.shape(knots`-17 -14!, 0 -7, 17 -14!, 7 8, 2 26!, -2 26!, -7 8`, 'cream');
      s.stroke(knots`-9 -10, -3 8`, 1.6);
      s.stroke(knots`9 -10, 3 8`, 1.6);
      for (const [c, x, y] of [
        ['rose', -12, -19],
        ['white', 12, -20],
        ['lilac', 0, -30],
        ['red', 0, -16],
      ] as const)
        s.at({ x, y }, () => {
          s.shape(petals(5.2, 4.8), c, { line: 2 });
          s.tint(oval(0, 0, 3), s.lit('gold'));
        });
      s.shape([knots`0 9!, -11 3, -10 15`, knots`0 9!, 11 3, 10 15`], 'red', { line: 2.2 });
    },
  },
  pinwheel: {
    rot: 16,
    draw(s, c = 'rose') {
      shaft(s, 10, -36, 'wood', 3.6);
      for (const rot of [0, 90, 180, 270]) {
        s.at({ y: -38, rot }, () =>
          s.shape(knots`0 0!, 3 -17!, 13 -8`, rot % 180 ? 'yellow' : c, { line: 2.2 }),
        );
      }
      s.shape(oval(0, -38, 3), 'white', { contour: false, line: 1.8, light: 0 });
    },
  },
  mask: {
    rot: 0,
    front: true,
    draw(s, c = 'white') {
      // a face that nobody wears: brows, eyes with whites, a nose, teeth, and the cords it is tied with
      for (const o of [-1, 1]) s.line(knots`${o * 18} -12, ${o * 25} 0, ${o * 21} 14`, 2, s.lit('cream'));
      s.shape(knots`0 -31, 19 -27, 20 -8, 12 11, 0 17, -12 11, -20 -8, -19 -27`, c);
      for (const o of [-1, 1]) {
        s.shape(oval(o * 8, -9, 5.6, 5), 'white', { line: 1.8, light: 0 });
        s.tint(oval(o * 7, -8.4, 2.2, 2.8), s.inkColour);
        s.stroke(knots`${o * 15} -19, ${o * 8} -18, ${o * 3} -13`, 3.6);
      }
      s.stroke(knots`-2 -8, -3.4 -1, 2.4 0`, 1.8);
      s.shape(knots`-9 4!, 9 4!, 6 11, -6 11`, 'white', { line: 1.8, light: 0 });
      for (const x of [-3, 3]) s.stroke(knots`${x} 4, ${x} 11`, 1.2);
    },
  },
  skateboard: {
    rot: 80,
    draw(s, c = 'teal') {
      s.shape(tube(knots`-4 -36, 0 -30, 0 20, -4 28`, 9), c);
      for (const y of [-24, 16]) s.shape(oval(8, y, 4.4), 'orange', { line: 2.4 });
    },
  },
  rod: {
    rot: 26,
    draw(s, c = 'wood') {
      // bent by what pulls at its line, with a reel by the grip and a float at the end of the line
      const pole = knots`0 20, -1 -16, 2 -52, 14 -82, 36 -100`;
      s.line(knots`36 -100, 52 -62, 50 -8`, 1.8, s.inkColour);
      s.shape(tube(pole, [6.4, 5.8, 4.6, 3.6, 2.2]), c, { light: [-1.4, 0] });
      for (const [x, y] of knots`2 -52, 14 -82`) s.line(oval(x + 2.6, y + 1, 2.4), 1.6, s.inkColour, true);
      s.shape(tube(knots`0 22, 0 4`, 8), 'umber', { line: 2.2 });
      s.shape(oval(6, -7, 6.4), 'steel', { line: 2.2 });
      s.line(knots`6 -7, 12 -10`, 2.4);
      s.shape(oval(50, 0, 7.4, 8), 'red', { line: 2.2 });
      s.shape(knots`42.6 0!, 57.4 0!, 55.6 6, 50 8.4, 44.4 6`, 'white', { line: 2.2 });
      s.line(knots`50 -8, 50 -13`, 2.6);
    },
  },
  net: {
    rot: 18,
    draw(s) {
      // a long pole, and a bag of mesh that hangs from the hoop to one side
      shaft(s, 30, -56, 'wood', 5);
      s.shape(knots`-15 -66!, 17 -72!, 33 -50, 37 -26, 29 -14, 17 -24, -1 -50`, 'white', {
        inside: () => {
          for (const d of [-4, 8, 20, 32]) {
            s.line(shift(knots`-16 -72, 10 -40, 20 -10`, d), 1.3, s.dim('steel'));
            s.line(shift(knots`34 -72, 10 -52, -6 -44`, d * 0.3, d * 1.2), 1.3, s.dim('steel'));
          }
        },
      });
      s.line(oval(1, -69, 17, 6, -10), 5, s.inkColour, true);
      s.line(oval(1, -69, 17, 6, -10), 2.2, s.lit('wood'), true);
    },
  },
  wrench: {
    rot: 28,
    draw(s) {
      s.shape(
        knots`-3.4 12, 3.4 12, 4 -24!, 11 -32, 10 -46!, 4 -36!, -4 -36!, -10 -46!, -11 -32, -4 -24!`,
        'silver',
      );
    },
  },
} as const satisfies Record<string, Item>;
