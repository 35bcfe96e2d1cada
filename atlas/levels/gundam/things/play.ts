/** What the colony plays with: a machine still in its frame, a pail of stars, a line with somebody light on it. */
import { TAU, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block, disc } from '../../../core/footprint';

/** A machine as one buys it: all parts still on the frame, with their numbers. */
export const kitFrame: ThingKind<{ readonly colour?: string }> = {
  name: 'kitFrame',
  footprint: () => block(300, 50),
  height: 210,
  draw(pen, frame, { colour = '#7f9fd8' }) {
    const s = frame.scale;
    const p = (u: number, z: number) => frame.at(u, -z * 0.12, z);
    pen.bars(
      [
        [frame.at(-110, -60, 0), p(-110, 180)],
        [frame.at(110, -60, 0), p(110, 180)],
      ],
      8 * s,
      '#6a7086',
    );
    pen.bars(
      [
        [p(-146, 8), p(146, 8), p(146, 228), p(-146, 228), p(-146, 8)],
        [p(-50, 8), p(-50, 228)],
        [p(54, 8), p(54, 228)],
        [p(-146, 116), p(146, 116)],
      ],
      9 * s,
      colour,
    );
    const part = (points: readonly Point[], tone = 0.2) =>
      pen.shape(
        points.map(([u, z]) => p(u, z)),
        colour,
        { tone },
      );
    part([
      [-122, 146],
      [-74, 146],
      [-70, 190],
      [-86, 210],
      [-110, 210],
      [-126, 190],
    ]);
    pen.shape([p(-116, 176), p(-80, 176), p(-84, 164), p(-112, 164)], '#33406a', { ink: 0.8 });
    part([
      [-34, 136],
      [38, 136],
      [44, 200],
      [20, 212],
      [-16, 212],
      [-40, 200],
    ]);
    pen.line([p(-34, 166), p(38, 166)], 1);
    part([
      [76, 130],
      [124, 130],
      [130, 176],
      [118, 212],
      [82, 212],
      [72, 176],
    ]);
    part([
      [-126, 24],
      [-72, 24],
      [-78, 52],
      [-82, 102],
      [-114, 102],
      [-118, 52],
    ]);
    part([
      [-30, 24],
      [34, 24],
      [22, 60],
      [26, 104],
      [-22, 104],
      [-18, 60],
    ]);
    for (const i of range(4))
      part([
        [76 + i * 14, 60],
        [86 + i * 14, 60],
        [86 + i * 14, 100 - i * 5],
        [76 + i * 14, 100 - i * 5],
      ]);
    part([
      [76, 24],
      [128, 24],
      [128, 54],
      [76, 54],
    ]);
    for (const [u, z, text] of [
      [-138, 206, '1'],
      [-44, 206, '2'],
      [62, 206, '3'],
      [-138, 94, '4'],
      [-44, 94, '5'],
      [134, 94, '6'],
    ] as const)
      letters(pen, { at: p }, text, { s: u, z, height: 15, colour: '#fff8e6', width: 1.6 });
  },
};

/** A pail of stars, fished out of the window. */
export const starPail: ThingKind<object> = {
  name: 'starPail',
  footprint: () => disc(28),
  height: 50,
  draw(pen, frame) {
    const s = frame.scale;
    const star = ([x, y]: Point, r: number) =>
      pen.shape(
        range(10).map((i): Point => {
          const k = (i % 2 ? 0.46 : 1) * r * s;
          const a = (i / 10) * TAU - Math.PI / 2;
          return [x + Math.cos(a) * k, y + Math.sin(a) * k];
        }),
        { emit: '#ffe68a' },
        { ink: 0.9 },
      );
    for (const [u, z] of [
      [-12, 58],
      [14, 60],
      [2, 72],
    ] as const)
      star(frame.at(u, -4, z), 17);
    drum(pen, frame, { r: 22, r1: 28, z1: 50 }, '#8fa3bc', { top: false });
    pen.line(frame.disc(0, 0, 14, 24, 0.1, Math.PI - 0.1, 9), 1, { smooth: true });
    star(frame.at(52, 18, 8), 13);
  },
};

/** A line from a hand to somebody who floats on it, in picture pixels from its foot. */
export const tether: ThingKind<{ readonly to: Point; readonly from: Point }> = {
  name: 'tether',
  footprint: () => disc(8),
  height: 10,
  shadow: false,
  draw(pen, frame, { to, from }) {
    const [x, y] = frame.at(0, 0, 0);
    const line: Point[] = range(9).map((i) => {
      const t = i / 8;
      const wave = Math.sin(t * 9) * 12 * Math.sin(t * Math.PI);
      return [x + from[0] + (to[0] - from[0]) * t + wave, y + from[1] + (to[1] - from[1]) * t];
    });
    pen.line(line, 2.6, { smooth: true });
    pen.line(line, 1.4, { smooth: true, colour: '#f2a03a' });
  },
};
