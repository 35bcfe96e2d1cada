/** A gull that does something else than the flock: one hangs on the wind, one comes down on a fish. */
import { arc } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { disc } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

export interface GullOptions {
  readonly does: 'hang' | 'dive';
}

type Outline = readonly (readonly [u: number, z: number])[];

const WINGS: Readonly<Record<GullOptions['does'], readonly [far: Outline, near: Outline]>> = {
  hang: [
    [
      [4, 6],
      [18, 34],
      [44, 44],
      [26, 18],
      [14, 2],
    ],
    [
      [-6, 6],
      [-22, 30],
      [-54, 34],
      [-30, 14],
      [-4, -4],
    ],
  ],
  dive: [
    [
      [0, 8],
      [26, 40],
      [30, 62],
      [8, 42],
      [-8, 12],
    ],
    [
      [-10, 8],
      [-40, 30],
      [-62, 30],
      [-40, 10],
      [-12, -2],
    ],
  ],
};

export const gull: ThingKind<GullOptions> = {
  name: 'gull',
  footprint: () => disc(8),
  height: 0,
  shadow: false,
  draw(pen, frame, { does }) {
    const s = frame.scale;
    const lean = does === 'dive' ? 0.62 : -0.12;
    const at = (u: number, z: number): Point =>
      frame.at(u * Math.cos(lean) + z * Math.sin(lean), 0, z * Math.cos(lean) - u * Math.sin(lean));
    const wing = (outline: Outline, colour: string) =>
      pen.shape(
        outline.map(([u, z]) => frame.at(u, 0, z)),
        colour,
        { ink: 0.7, wobble: 0 },
      );
    const [far, near] = WINGS[does];
    wing(far, '#dfe6ee');
    pen.shape([at(-24, 2), at(-42, 8), at(-40, -3)], '#e8edf2', { ink: 0.7 });
    pen.shape([at(-28, 2), at(-6, 10), at(20, 8), at(30, 2), at(20, -5), at(-8, -7)], '#ffffff', {
      edge: 'smooth',
      ink: 0.8,
    });
    pen.shape([at(27, 5), at(41, 0), at(27, -1)], '#f0a83c', { ink: 0.6 });
    pen.tint(arc(...at(21, 4), 2 * s, 2.4 * s), '#2b2336');
    wing(near, '#ffffff');
  },
};
