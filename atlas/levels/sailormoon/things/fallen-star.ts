/** A star that fell out of the sky, sleepy and far too bright: where it landed, where it is looked at, and on its way home. */
import { disc } from '../../../core/footprint';
import { arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { starAt } from './parts';

export interface FallenStarOptions {
  /** Does it lie in the hole it made? */
  readonly crater?: boolean;
  /** Three balloons take it home. */
  readonly balloons?: boolean;
  readonly awake?: boolean;
}

export const fallenStar: ThingKind<FallenStarOptions> = {
  name: 'fallenStar',
  footprint: () => disc(60),
  height: 60,
  shadow: false,
  lamps: ({ balloons = false }) => (balloons ? [] : [{ reach: 260, colour: 'amber' }]),
  draw(pen, frame, { crater = false, balloons = false, awake = false }) {
    const s = frame.scale;
    if (crater) {
      pen.shape(
        frame.disc(0, 0, 0, 84, 0, 6.2832, 18).map(([x, y], i): Point => [x, y + ((i * 7) % 5) * s]),
        '#8a7aa0',
        { edge: 'smooth' },
      );
      pen.shape(frame.disc(0, 4, 0, 62), '#4a3f6a', { edge: 'smooth', contour: false, ink: 0.8 });
      for (const i of range(9)) {
        const a = i * 0.7 + 0.2;
        const [x, y] = frame.at(Math.cos(a) * 92, Math.sin(a) * 92, 5);
        const k = (9 + ((i * 5) % 4) * 2) * s;
        pen.shape(
          [
            [x - k, y + k * 0.5],
            [x - k * 0.4, y - k * 0.7],
            [x + k * 0.7, y - k * 0.5],
            [x + k, y + k * 0.5],
          ],
          '#9a8ab0',
          { ink: 0.8 },
        );
      }
    }
    const [x, y] = frame.at(0, 0, 50);
    const p = (u: number, z: number): Point => [x + u * s, y - z * s];
    if (balloons)
      for (const [i, [u, z]] of (
        [
          [-46, 150],
          [44, 158],
          [0, 190],
        ] as const
      ).entries()) {
        pen.line([p(0, 40), p(u * 0.6, z * 0.6), p(u, z - 34)], 0.9, { smooth: true });
        const colour = nth(['#f08fb4', '#7fb4ec', '#f4c860'], i);
        pen.shape(arc(...p(u, z), 30 * s, 36 * s), colour, { edge: 'smooth' });
        pen.tint(arc(...p(u - 10, z + 12), 7 * s, 10 * s), '#ffffff', { opacity: 0.7 });
      }
    pen.shape(starAt([x, y], 58 * s, 0.56), { emit: '#ffe58a' }, { edge: 'smooth' });
    pen.tint(starAt(p(-5, 5), 40 * s, 0.58), { emit: '#fff6c8' });
    for (const k of [-1, 1]) {
      if (awake) pen.tint(arc(...p(k * 14, 4), 4.5 * s, 6.5 * s), '#3a2a4e');
      else pen.line(arc(...p(k * 14, 6), 7 * s, 5 * s, 0.2, 2.9, 6), 1.3, { smooth: true });
      pen.tint(arc(...p(k * 24, -8), 6.5 * s, 4 * s), '#ff9a8a', { opacity: 0.8 });
    }
    pen.line(arc(...p(0, -4), 7 * s, 6 * s, 0.3, 2.84, 6), 1.2, { smooth: true });
    for (const [u, z, r] of [
      [-70, 44, 9],
      [72, 30, 8],
      [54, -50, 7],
    ] as const)
      pen.tint(starAt(p(u, z), r * s, 0.3), { emit: '#fff6c8' }, { edge: 'straight' });
    pen.glow(x, y, 110 * s, 'amber', 0.5);
  },
};
