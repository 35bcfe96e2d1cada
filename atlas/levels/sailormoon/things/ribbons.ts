/** A transformation: bands of light that wind round somebody, those behind before him, those in front after him. */
import { disc } from '../../../core/footprint';
import { range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { starAt } from './parts';

export interface RibbonsOptions {
  /** The half that runs before the body, below the face. */
  readonly front?: boolean;
  readonly colours?: readonly [string, string];
}

/** Where a band runs: heights of its windings over the feet, world units, and how wide each swings. */
const WINDINGS = [
  { z: 10, r: 62 },
  { z: 44, r: 54 },
] as const;

export const ribbons: ThingKind<RibbonsOptions> = {
  name: 'ribbons',
  footprint: () => disc(4),
  height: 0,
  shadow: false,
  draw(pen, frame, { front = false, colours = ['#ff9fd0', '#fff0a8'] }) {
    const s = frame.scale;
    for (const [k, { z, r }] of WINDINGS.entries()) {
      const band = (lift: number): Point[] =>
        range(15).map((i) => {
          const a = (i / 14) * Math.PI;
          const [u, rise] = [Math.cos(a) * r, (i / 14) * 22];
          return frame.at(
            front ? u : -u,
            (front ? 1 : -1) * Math.sin(a) * r * 0.8,
            z + rise + (front ? 0 : 22) + lift,
          );
        });
      const wide = 13 - k * 2;
      pen.shape(
        [...band(0), ...band(wide).toReversed()],
        { emit: colours[k % 2] ?? '#ffffff' },
        { ink: 0.9, wobble: 0 },
      );
      pen.tint(
        [...band(wide * 0.62), ...band(wide * 0.9).toReversed()],
        { emit: '#ffffff' },
        { edge: 'straight', opacity: 0.8 },
      );
    }
    if (front) return;
    // one end flies up behind the head and over it, with stars in its wake
    const fly = (t: number, half: number): Point => {
      const a = -0.4 + t * 4.2;
      return frame.at(Math.cos(a) * (92 - t * 18), 0, 112 + Math.sin(a) * 78 + half * (1 - t * 0.7));
    };
    const way = range(19).map((i) => i / 18);
    pen.shape(
      [...way.map((t) => fly(t, 0)), ...way.toReversed().map((t) => fly(t, 15))],
      { emit: colours[0] },
      { ink: 0.9, wobble: 0 },
    );
    for (const [u, z, r] of [
      [-104, 168, 13],
      [98, 176, 10],
      [112, 88, 8],
      [-112, 70, 9],
      [0, 226, 12],
    ] as const)
      pen.shape(starAt(frame.at(u, 0, z), r * s), { emit: '#fff6c0' }, { ink: 0.7 });
  },
};
