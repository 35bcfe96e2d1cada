/** Wings, tails and auras. Worn on the back, in the torso frame. */
import type { Knot } from '../../core/geometry';
import { knots, oval, stretch, tube } from '../../core/knots';
import { swatchPair } from '../../core/swatches';
import type { BackExtra } from './extra';

export const WINGS_AND_TAILS = {
  angelWings: (s, { T }, c = 'white') => {
    for (const o of [-1, 1]) {
      s.shape(
        stretch(
          knots`
            4 ${-T * 0.6}!, 18 ${-T - 14}, 42 ${-T - 30}, 66 ${-T - 26}!, 58 ${-T - 12}, 64 ${-T - 6}!,
            50 ${-T + 4}, 54 ${-T + 12}!, 38 ${-T + 16}, 36 ${-T * 0.3}!, 18 ${-T * 0.4}
          `,
          o,
        ),
        c,
      );
      s.stroke(stretch(knots`20 ${-T - 2}, 36 ${-T - 12}, 50 ${-T - 14}`, o), 2);
      s.stroke(stretch(knots`20 ${-T + 8}, 34 ${-T + 4}, 44 ${-T}`, o), 1.8);
    }
  },
  devilWings: (s, { T }, c = 'plum') => {
    for (const o of [-1, 1]) {
      s.shape(
        stretch(
          knots`
            4 ${-T * 0.5}!, 20 ${-T - 10}, 40 ${-T - 36}!, 56 ${-T - 22}, 70 ${-T}!, 58 ${-T - 2},
            52 ${-T + 12}!, 40 ${-T + 6}, 32 ${-T + 22}!, 20 ${-T + 14}
          `,
          o,
        ),
        c,
      );
      s.stroke(stretch(knots`40 ${-T - 34}, 50 ${-T - 10}, 52 ${-T + 10}`, o), 2);
      s.stroke(stretch(knots`39 ${-T - 32}, 36 ${-T - 6}, 33 ${-T + 18}`, o), 2);
    }
  },
  fairyWings: (s, { T }, c = 'aqua') => {
    for (const o of [-1, 1]) {
      s.shape(
        stretch(knots`4 ${-T * 0.6}!, 30 ${-T - 34}, 58 ${-T - 30}, 56 ${-T - 4}, 30 ${-T * 0.5}`, o),
        c,
        { light: [-4, -4] },
      );
      s.shape(stretch(knots`4 ${-T * 0.6}!, 34 ${-T * 0.6}, 48 ${-T * 0.2}, 36 2, 18 ${-T * 0.2}`, o), c);
      s.stroke(stretch(knots`10 ${-T * 0.7}, 34 ${-T - 14}, 48 ${-T - 20}`, o), 1.8, {
        colour: s.lit('white'),
      });
    }
  },
  catTail: (s, { h }, c = 'charcoal') =>
    s.shape(tube(knots`${-h * 0.4} 2, ${-h - 18} 10, ${-h - 30} -8, ${-h - 22} -28`, [8, 9, 9, 8]), c),
  foxTail: (s, { h }, c = 'orange') => {
    s.shape(
      knots`
        ${-h * 0.3} 4!, ${-h - 16} 12, ${-h - 42} -2, ${-h - 48} -34, ${-h - 30} -56!,
        ${-h - 20} -36, ${-h - 12} -14, ${-h * 0.3} -8!
      `,
      c,
      {
        inside: () =>
          s.tint(
            knots`
              ${-h - 60} -64, ${-h - 10} -64, ${-h - 22} -36!, ${-h - 32} -42!, ${-h - 38} -32!,
              ${-h - 44} -36!, ${-h - 60} -24
            `,
            s.lit('cream'),
          ),
      },
    );
  },
  nineTails: (s, _site, c = 'gold') => {
    for (const rot of [0, -40, 40, -62, 62, -84, 84, -106, 106]) {
      s.at({ rot }, () =>
        s.shape(knots`-6 0!, -15 -40, -10 -76, 2 -98!, 12 -74, 14 -38, 6 0!`, c, {
          inside: () =>
            s.tint(knots`-20 -110!, 20 -110!, 12 -76!, 4 -82!, -4 -74!, -12 -80!`, s.lit('cream')),
        }),
      );
    }
  },
  monkeyTail: (s, { h }, c = 'chestnut') =>
    s.shape(
      tube(
        knots`${-h * 0.3} 0, ${-h - 18} 8, ${-h - 32} -12, ${-h - 18} -30, ${-h - 10} -18`,
        [6.4, 7, 7, 7, 6],
      ),
      c,
    ),
  devilTail: (s, { h }, c = 'wine') => {
    s.shape(tube(knots`${-h * 0.3} 0, ${-h - 14} 16, ${-h - 30} 4, ${-h - 34} -16`, [5, 5, 5, 4.4]), c);
    s.shape(knots`${-h - 34} -34!, ${-h - 24} -18!, ${-h - 34} -14!, ${-h - 45} -18!`, c);
  },
  dragonTail: (s, { h }, c = 'green') =>
    s.shape(
      tube(knots`${-h * 0.2} 0, ${-h - 16} 14, ${-h - 40} 10, ${-h - 58} -10`, [18, 15, 9, 1], {
        end: 'point',
      }),
      c,
    ),
  turtleShell: (s, { T, w }, c = 'green') => s.shape(oval(0, -T * 0.42, w + 26, T * 0.78), c),
  shell: (s, { T, w }, c = 'teal') =>
    s.shape(
      knots`
        0 ${-T - 12}, ${w + 20} ${-T * 0.6}, ${w + 14} -2, 0 8, ${-w - 14} -2, ${-w - 20} ${-T * 0.6}
      `,
      c,
    ),
  aura: (s, { T, ground }, c = 'yellow') => {
    const flames = knots`
      0 ${ground}, -50 ${ground - 8}, -62 10, -84 -18!, -58 -26, -78 ${-T - 26}!, -52 ${-T - 34},
      -62 ${-T - 84}!, -36 ${-T - 78}, -30 ${-T - 130}!, -10 ${-T - 96}, 8 ${-T - 150}!,
      20 ${-T - 98}, 42 ${-T - 122}!, 44 ${-T - 70}, 70 ${-T - 72}!, 58 ${-T - 26}, 84 -22!, 60 4,
      50 ${ground - 8}
    `;
    s.tint(flames, swatchPair(c)[0], 0.5);
    s.tint(
      flames.map(([x, y, q]): Knot => [x * 0.86, (y - ground) * 0.86 + ground, q]),
      '#fffbe0',
      0.58,
    );
  },
} as const satisfies Record<string, BackExtra>;
