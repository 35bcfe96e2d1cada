/** A turtle so old that a palm grows on it: the one island of the chain that is not on any chart twice. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { block } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

export interface TurtleOptions {
  readonly skin?: string;
}

export const turtle: ThingKind<TurtleOptions> = {
  name: 'turtle',
  footprint: () => block(330, 110),
  height: 130,
  shadow: false,
  draw(pen, frame, { skin = '#6fae6a' }) {
    const s = frame.scale;
    const p = (u: number, z: number): Point => frame.at(u, 0, z);
    for (const k of [1, 1.16])
      pen.line(frame.disc(0, 30, 0, 200 * k, 0.2, 2.95, 14), 1.5, {
        smooth: true,
        colour: '#d6f2fb',
        opacity: 0.8,
      });
    // flippers, the head on its neck, a stub of a tail
    pen.shape([p(-96, 14), p(-150, 4), p(-206, -30), p(-176, -44), p(-112, -30), p(-66, -10)], skin, {
      edge: 'smooth',
    });
    pen.shape([p(70, 8), p(128, -12), p(172, -52), p(136, -60), p(82, -38), p(36, -12)], skin, {
      edge: 'smooth',
    });
    pen.shape([p(-128, 26), p(-168, 34), p(-188, 22), p(-132, 6)], skin, { edge: 'smooth' });
    pen.shape(
      [
        p(112, 4),
        p(150, 30),
        p(164, 70),
        p(196, 92),
        p(232, 84),
        p(244, 56),
        p(226, 36),
        p(196, 30),
        p(178, -4),
      ],
      skin,
      { edge: 'smooth' },
    );
    pen.tint([p(120, 2), p(170, -2), p(196, 30), p(226, 36), p(190, 44), p(150, 22)], skin, { tone: -0.8 });
    pen.shape(arc(...p(208, 68), 10 * s, 11 * s), '#fdf8ee', { edge: 'smooth', contour: false, ink: 0.8 });
    pen.shape(arc(...p(211, 66), 5 * s, 7 * s), '#2a2036', { edge: 'smooth', ink: 0, contour: false });
    pen.line([p(196, 86), p(208, 88), p(218, 82)], 1.6, { smooth: true });
    pen.line([p(214, 46), p(228, 48), p(240, 58)], 1.6, { smooth: true });
    // the shell with its plates, and the rim it sits in
    const shell = [
      p(-142, 6),
      p(-134, 50),
      p(-90, 98),
      p(-10, 122),
      p(66, 104),
      p(120, 58),
      p(134, 10),
      p(60, -16),
      p(-70, -16),
    ];
    pen.shape(shell, '#a8773f', { edge: 'smooth' });
    pen.tint([p(30, -14), p(132, 10), p(118, 58), p(66, 102), p(86, 50), p(80, 8)], '#a8773f', {
      tone: -0.9,
    });
    for (const [u, z] of [
      [-86, 40],
      [-14, 50],
      [58, 42],
    ] as const)
      pen.shape(
        range(6).map((i): Point =>
          p(u + Math.cos(i * 1.047 + 0.52) * 34, z + Math.sin(i * 1.047 + 0.52) * 29),
        ),
        '#c79550',
        { ink: 0.9, contour: false },
      );
    pen.bars([[p(-144, 8), p(-70, -14), p(60, -14), p(136, 12)]], 15 * s, '#d9b06a', {
      smooth: true,
      edge: 2,
    });
    // what grows on it
    pen.shape([p(-62, 104), p(-40, 118), p(-4, 132), p(44, 122), p(56, 106), p(0, 112)], '#74b848', {
      edge: 'scallop',
    });
    pen.bars([[p(0, 122), p(-8, 170), p(10, 216)]], 13 * s, '#9a6a3f', { smooth: true });
    for (const [a, b] of [
      [-74, 206],
      [-56, 252],
      [74, 252],
      [90, 202],
      [14, 268],
    ] as const)
      pen.shape(
        [
          p(8, 214),
          p(10 + a * 0.5, 226 + (b - 214) * 0.9),
          p(10 + a, b - 12),
          p(10 + a * 0.55, b * 0.5 + 104),
        ],
        '#3f9a58',
        {
          edge: 'smooth',
          ink: 0.9,
        },
      );
    for (const k of range(9))
      pen.shape(
        arc(
          ...frame.at(-150 + k * 38, 16 + Math.sin(k * 0.8) * 52, -10),
          (14 + ((k * 7) % 5) * 5) * s,
          11 * s,
          k,
          k + 6.2832,
          8,
        ),
        '#eefbfd',
        {
          edge: 'scallop',
          ink: 0.6,
          contour: false,
        },
      );
  },
};
