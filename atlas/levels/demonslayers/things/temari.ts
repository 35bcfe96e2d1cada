/** A ball of silk thread that bounces all the way down the hill: the arc behind it tells where from. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { disc } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

export interface TemariOptions {
  /** How far its last leap went, world units, to the right at negative ones; none at rest. */
  readonly leap?: number;
  /** A star where it has hit. */
  readonly hit?: boolean;
  /** It has come down in water. */
  readonly splash?: boolean;
}

export const temari: ThingKind<TemariOptions> = {
  name: 'temari',
  footprint: () => disc(12),
  height: 10,
  shadow: false,
  draw(pen, frame, { leap = 0, hit = false, splash = false }) {
    const s = frame.scale;
    const at = (u: number, z: number): Point => frame.at(u, 0, z);
    if (leap)
      for (const i of range(9)) {
        const t = i / 9;
        const [x, y] = at(-leap * (1 - t), 24 + Math.sin((1 - t) * Math.PI) * 90);
        pen.shape(
          arc(x, y, (3 + 4 * t) * s, (3 + 4 * t) * s, 0, TAU, 9),
          { emit: '#ffe9b8' },
          { edge: 'smooth', ink: 0.5 },
        );
      }
    if (hit)
      pen.shape(
        range(16).map((i): Point => {
          const r = i % 2 ? 34 : 60;
          return at(Math.cos((i / 16) * TAU) * r, 24 + Math.sin((i / 16) * TAU) * r);
        }),
        { emit: '#ffd24a' },
        { ink: 0.9 },
      );
    if (splash) {
      // rings on the water, and the drops it has thrown up on both sides
      for (const [r, opacity] of [
        [74, 0.5],
        [54, 0.7],
        [38, 0.9],
      ] as const)
        pen.line(frame.disc(0, 0, 2, r, 0, TAU, 26), 1.5, {
          colour: { emit: '#dce8ff' },
          smooth: true,
          opacity,
        });
      for (const [u, z, r] of [
        [-46, 26, 6],
        [-34, 46, 8],
        [-20, 62, 5],
        [40, 30, 7],
        [30, 54, 6],
        [52, 12, 4],
      ] as const)
        pen.shape(
          arc(...at(u, z), r * 0.8 * s, r * 1.2 * s, 0, TAU, 10),
          { emit: '#cfe0ff' },
          { edge: 'smooth', ink: 0.7 },
        );
    }
    const [x, y] = at(0, splash ? 14 : 24);
    const r = 25 * s;
    pen.shape(arc(x, y, r, r, 0, TAU, 20), '#e0403c', { edge: 'smooth' });
    for (const a of range(6)) {
      const turn = (a / 6) * TAU;
      const q = (k: number, d: number): Point => [
        x + Math.cos(turn + d) * r * k,
        y + Math.sin(turn + d) * r * k,
      ];
      pen.shape([q(0.12, 0), q(0.55, 0.34), q(0.92, 0), q(0.55, -0.34)], a % 2 ? '#ffe2a0' : '#fffaf0', {
        contour: false,
        ink: 0.5,
        wobble: 0,
      });
    }
    pen.tint(arc(x, y, r * 0.16, r * 0.16, 0, TAU, 8), '#3f6fb0');
    if (splash) pen.tint(arc(x, y + r * 0.86, r * 1.02, r * 0.3, 0, TAU, 14), '#3f5f9a', { opacity: 0.8 });
  },
};
