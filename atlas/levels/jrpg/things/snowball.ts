/** A ball of snow as large as a cottage's door: whom it has rolled over sticks out of it, and it has a snowman's face. */
import { TAU, arc } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

/** Its radius, world units. */
const R = 84;

export const snowball: ThingKind<Readonly<Record<string, never>>> = {
  name: 'snowball',
  footprint: () => disc(78),
  height: 170,
  draw(pen, frame) {
    const s = frame.scale;
    const at = (u: number, z: number): Point => frame.at(u, 0, z);
    const limb = (points: readonly Point[], wide: number, colour: string) =>
      pen.bars([points.map(([u, z]) => at(u, z))], wide * s, colour, { smooth: true });
    // a leg of one and an arm of another, and the skis of a third
    limb(
      [
        [30, 120],
        [62, 156],
        [92, 164],
      ],
      24,
      '#c8463f',
    );
    pen.shape([at(82, 178), at(118, 192), at(130, 170), at(112, 150), at(90, 150)], '#7a4a34', {
      edge: 'smooth',
    });
    limb(
      [
        [0, 130],
        [16, 172],
        [10, 186],
      ],
      24,
      '#c8463f',
    );
    pen.shape([at(-8, 182), at(0, 212), at(24, 216), at(34, 196), at(24, 180)], '#7a4a34', {
      edge: 'smooth',
    });
    limb(
      [
        [-50, 110],
        [-96, 136],
        [-116, 170],
      ],
      22,
      '#f2c23f',
    );
    pen.shape([...arc(...at(-122, 184), 18 * s, 18 * s, 0, TAU, 12)], '#3f7f9a', { edge: 'smooth' });
    for (const k of [0, 1])
      pen.shape(
        [
          at(60 + k * 6, 60 - k * 26),
          at(164, 92 - k * 34),
          at(172, 102 - k * 34),
          at(160, 104 - k * 34),
          at(58, 74 - k * 26),
        ],
        '#8a6fb4',
        { edge: 'straight' },
      );
    const [x, y] = at(0, R);
    const ball = arc(x, y, R * s, R * 0.98 * s, 0, TAU, 40);
    pen.shape(ball, '#f7faff', { edge: 'smooth' });
    pen.within(ball, () => {
      pen.tint(arc(x + 34 * s, y + 44 * s, 92 * s, 74 * s), '#b9c8ea', { opacity: 0.75 });
      pen.tint(arc(x - 18 * s, y - 16 * s, 66 * s, 60 * s), '#f7faff');
      // how it has wound itself up
      for (const [k, from] of [
        [0.9, 0.5],
        [0.76, 0.9],
      ] as const)
        pen.line(arc(x + 4 * s, y, R * k * s, R * k * 0.94 * s, from, from + 1.5, 18), 1.1, {
          smooth: true,
          colour: '#7f92c8',
        });
      // a twig and a stone it took along
      pen.line([at(44, 124), at(58, 132)], 1.8, { colour: '#7a4a34' });
      pen.shape(arc(...at(56, 52), 6 * s, 5 * s, 0, TAU, 8), '#8f86a8', { edge: 'smooth', ink: 0.7 });
    });
    // it was a snowman's head: two eyes of coal, a mouth of five pieces, and it rolls after its own nose
    for (const [u, z, r] of [
      [-36, 112, 13],
      [12, 118, 13],
      [-52, 60, 5.5],
      [-38, 48, 5.5],
      [-20, 42, 5.5],
      [-2, 44, 5.5],
      [14, 54, 5.5],
    ] as const)
      pen.shape(arc(...at(u, z), r * s, r * 1.08 * s, 0, TAU, 9), '#2f2a3a', {
        edge: 'smooth',
        ink: 0.6,
        contour: false,
      });
    for (const [u, z] of [
      [-40, 117],
      [8, 123],
    ] as const)
      pen.tint(arc(...at(u, z), 4 * s, 4 * s, 0, TAU, 8), '#ffffff');
    for (const [a, b] of [
      [
        [-56, 136],
        [-24, 130],
      ],
      [
        [0, 134],
        [30, 142],
      ],
    ] as const)
      pen.line([at(a[0], a[1]), at(b[0], b[1])], 2.6, { colour: '#2f2a3a' });
    pen.shape([at(-6, 100), at(2, 86), at(-10, 72), at(-60, 70), at(-112, 62), at(-62, 92)], '#f0862a', {
      edge: 'smooth',
    });
    pen.tint([at(2, 86), at(-10, 72), at(-60, 70), at(-108, 62), at(-54, 80)], '#f0862a', { tone: -0.8 });
    for (const [u, z] of [
      [-26, 92],
      [-48, 74],
      [-68, 84],
    ] as const)
      pen.line([at(u, z), at(u + 9, z - 3)], 1);
    for (const [u, z, r] of [
      [-100, 14, 12],
      [96, 10, 15],
      [-126, 40, 7],
    ] as const)
      pen.shape(arc(...at(u, z), r * s, r * 0.9 * s, 0, TAU, 10), '#f7faff', { edge: 'smooth', ink: 0.8 });
  },
};
