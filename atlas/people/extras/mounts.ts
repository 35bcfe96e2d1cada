/** Things to ride or stand on. */
import { knots, oval, stretch, tube } from '../../core/knots';
import type { Mount } from './extra';

/** All mounts. */
export const MOUNTS = {
  broom: (s, { hips: [x, y] }) =>
    s.at({ x: x + 6, y: y + 4, rot: -6 }, () => {
      s.shape(knots`-50 -7!, -50 7!, -74 14, -96 15!, -90 6!, -98 0!, -90 -5!, -96 -13!, -74 -13`, 'sand');
      for (const d of [-6, 0, 6]) s.stroke(knots`-62 ${d * 0.7}, -90 ${d * 1.3}`, 1.8);
      s.shape(tube(knots`-52 0, 0 -2, 88 2`, [6, 5.4, 5]), 'wood', { light: [0, -2] });
      s.line(knots`-54 -7, -54 7`, 3.6, s.lit('red'));
    }),
  cloud: (s, fig, c = 'white') =>
    s.at({ y: -(fig.pose.air ?? 0) }, () => {
      s.shape(
        [
          oval(-26, 2, 20, 13),
          oval(26, 3, 20, 12),
          oval(0, 0, 26, 16),
          oval(-44, 6, 12, 8),
          oval(44, 7, 11, 7),
        ],
        c,
        { light: [-3, -5] },
      );
      s.stroke(knots`-30 4, -22 8, -14 5`, 2);
      s.stroke(knots`14 3, 22 7, 32 3`, 2);
    }),
  hoverboard: (s, fig, c = 'teal') =>
    s.at({ y: -(fig.pose.air ?? 0) + 4 }, () => {
      s.shape(tube(knots`-50 -4, -36 0, 36 0, 50 -4`, [8, 10, 10, 8]), c);
      s.shape(knots`-26 6!, -12 6!, -19 20!`, 'yellow', { light: 0 });
      s.shape(knots`12 6!, 26 6!, 19 20!`, 'yellow', { light: 0 });
    }),
  skateboard: (s, _fig, c = 'rose') => {
    for (const x of [-22, 24]) s.shape(oval(x, -4, 5), 'cream');
    s.shape(tube(knots`-44 -14, -34 -9, 36 -9, 46 -14`, 7), c);
  },
  surfboard: (s, fig, c = 'yellow') =>
    s.at({ y: -(fig.pose.air ?? 0), rot: -4 }, () =>
      s.shape(knots`-66 4!, -30 -5, 40 -5, 70 -2!, 40 9, -30 10`, c, {
        inside: () => s.line(knots`-60 4, 66 1`, 3, s.lit('coral')),
      }),
    ),
  carpet: (s, fig, c = 'wine') =>
    s.at({ y: -(fig.pose.air ?? 0) }, () => {
      s.shape(knots`-58 -4!, -28 4, 0 -2, 30 5, 60 -2!, 58 8!, 30 15, 0 8, -28 14, -60 6!`, c, {
        inside: () => s.line(knots`-56 2, -28 10, 0 3, 30 11, 58 3`, 3, s.lit('gold')),
      });
      for (const o of [-1, 1])
        for (const d of [0, 4])
          s.stroke(stretch(knots`59 ${d}, 68 ${d + 2}`, o), 2, { colour: s.lit('gold') });
    }),
  barrel: (s, _fig, c = 'wood') => s.shape(knots`-26 -24!, 26 -24!, 31 -10, 26 6!, -26 6!, -31 -10`, c),
} as const satisfies Record<string, Mount>;

export type MountName = keyof typeof MOUNTS;
