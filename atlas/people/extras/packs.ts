/** Capes, packs and weapons. Worn on the back, in the torso frame. */
import { box, knots, oval, shift, tube } from '../../core/knots';
import type { BackExtra } from './extra';

export const PACKS = {
  cape: (s, { T, w, ground, fig }, c = 'red') => {
    const sway = fig.pose.stride || fig.pose.air ? 26 : 6;
    const low = Math.min(ground * 0.82, 66);
    s.shape(
      knots`
        ${-w} ${-T - 2}!, 0 ${-T - 6}, ${w} ${-T - 2}!, ${w + 14} ${-T * 0.3},
        ${w + 22 - sway * 0.4} ${low}!, ${2 - sway * 0.6} ${low + 5}, ${-w - 22 - sway} ${low - 3}!,
        ${-w - 15 - sway * 0.3} ${-T * 0.3}
      `,
      c,
      {
        light: [-7, -2],
        inside: () => {
          s.stroke(knots`${w} 0, ${w + 2} ${low * 0.5}, ${w} ${low + 4}`, 2);
          s.stroke(knots`${-w - 4} 0, ${-w - 8 - sway * 0.4} ${low}`, 2);
        },
      },
    );
  },
  cloak: (s, { T, w, ground }, c = 'forest') => {
    s.shape(
      knots`
        ${-w + 2} ${-T - 6}!, 0 ${-T - 9}, ${w - 2} ${-T - 6}!, ${w + 14} ${-T * 0.4},
        ${w + 20} ${ground - 6}!, 0 ${ground - 1}, ${-w - 20} ${ground - 6}!, ${-w - 14} ${-T * 0.4}
      `,
      c,
      { light: [-8, -2] },
    );
  },
  jetpack: (s, { T, w }, c = 'silver') => {
    for (const o of [-1, 1]) {
      s.at({ x: o * (w + 12) }, () => {
        s.shape(knots`-7 6!, 7 6!, 3 24, 0 34!, -3 24`, { emit: 'orange' }, { light: 0 });
        s.shape(tube(knots`0 ${-T - 4}, 0 4`, 17), c);
      });
    }
  },
  backpack: (s, { T, w }, c = 'orange') => {
    s.shape(box(-w - 18, -T - 2, (w + 18) * 2, T * 0.96, 10), c);
    s.shape(tube(knots`${-w - 21} ${-T - 5}, ${w + 21} ${-T - 5}`, 12), 'khaki');
  },
  sword: (s, { T }) => {
    s.at({ y: -T * 0.46, rot: 56 }, () => {
      s.shape(box(-6, -36, 12, 74, 2), 'umber');
      s.shape(box(-12, -44, 24, 6, 2), 'gold');
      s.shape(box(-3.4, -62, 6.8, 19, 2), 'wine');
    });
  },
  greatsword: (s, { T }) => {
    s.at({ x: 4, y: -T * 0.5, rot: 52 }, () => {
      s.shape(knots`-13 -48!, 13 -48!, 13 56!, 0 72!, -13 56!`, 'steel', { light: [-10, 0] });
      s.shape(box(-22, -56, 44, 9, 3), 'gold');
      s.shape(box(-4, -84, 8, 29, 2), 'umber');
    });
  },
  quiver: (s, { T, w }) => {
    s.at({ x: -w * 1.2, y: -T * 0.66, rot: -52 }, () => {
      for (const x of [-5, 0, 5])
        s.shape(shift(knots`-3.4 -32!, 3.4 -32!, 2 -20!, -2 -20!`, x), x ? 'red' : 'white', { line: 2.2 });
      s.shape(box(-9, -20, 18, 48, 4), 'chestnut');
    });
  },
  bigScroll: (s, { T }) =>
    s.at({ x: 0, y: -T * 0.2, rot: 78 }, () => {
      s.shape(box(-9, -38, 18, 76, 4), 'cream');
      for (const y of [-40, 36]) s.shape(box(-6, y, 12, 5, 2), 'red');
      s.line(knots`-9 0, 9 0`, 4, s.lit('red'));
    }),
  balloons: (s, { T, w }) => {
    for (const [c, x, y] of [
      ['sky', -w - 52, -T - 86],
      ['yellow', -w - 66, -T - 42],
      ['red', -w - 38, -T - 60],
    ] as const) {
      s.line(knots`${-w} ${-T * 0.3}, ${x} ${y + 18}`, 1.6);
      s.shape(oval(x, y, 14, 17), c);
    }
  },
} as const satisfies Record<string, BackExtra>;
