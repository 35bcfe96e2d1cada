/** A ball of snow as large as a cottage's door: what it has rolled over on its way sticks out of it. */
import { TAU, arc, range } from '../../../core/geometry';
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
      for (const k of [0.86, 0.6, 0.34])
        pen.line(arc(x + 4 * s, y, R * k * s, R * k * 0.94 * s, -0.6, 2.6 + k, 18), 1.1, {
          smooth: true,
          colour: '#7f92c8',
        });
      // twigs and stones it took along
      for (const i of range(7)) {
        const a = i * 2.4;
        const [px, py] = [x + Math.cos(a) * R * 0.7 * s, y + Math.sin(a) * R * 0.62 * s];
        if (i % 2)
          pen.line(
            [
              [px, py],
              [px + 14 * s, py - 8 * s],
            ],
            1.8,
            { colour: '#7a4a34' },
          );
        else pen.shape(arc(px, py, 6 * s, 5 * s, 0, TAU, 8), '#8f86a8', { edge: 'smooth', ink: 0.7 });
      }
    });
    // a hat is all that is seen of the fourth
    pen.shape([at(-60, 34), at(-76, 74), at(-30, 62)], '#4f9f58', { edge: 'straight' });
    pen.shape(arc(...at(-46, 42), 32 * s, 9 * s, 0, TAU, 16), '#4f9f58', { edge: 'smooth', tone: 0.4 });
    for (const [u, z, r] of [
      [-100, 14, 12],
      [96, 10, 15],
      [-126, 40, 7],
    ] as const)
      pen.shape(arc(...at(u, z), r * s, r * 0.9 * s, 0, TAU, 10), '#f7faff', { edge: 'smooth', ink: 0.8 });
  },
};
