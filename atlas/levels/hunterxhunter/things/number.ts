/** What a candidate wears and a bidder holds up: a round number, pinned on or at the end of a stick. */
import { disc } from '../../../core/footprint';
import { TAU, arc } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import type { ThingKind } from '../../../core/thing';

export interface NumberOptions {
  readonly n: number;
  /** Radius, world units. */
  readonly r?: number;
  /** Length of its stick; none when it is pinned on. */
  readonly stick?: number;
  readonly rim?: string;
}

export const numberPlate: ThingKind<NumberOptions> = {
  name: 'numberPlate',
  footprint: () => disc(2),
  height: 0,
  shadow: false,
  draw(pen, frame, { n, r = 15, stick = 0, rim = '#d8503a' }) {
    const s = frame.scale;
    if (stick)
      pen.bars([[frame.at(0, 0, -stick - r * 0.8), frame.at(0, 0, 0)]], 5 * s, '#a8683a', { edge: 1.4 });
    const [x, y] = frame.at(0, 0, 0);
    pen.shape(arc(x, y, r * s, r * s, 0, TAU, 20), rim, { edge: 'smooth', ink: 0.8, wobble: 0 });
    pen.shape(arc(x, y, r * 0.8 * s, r * 0.8 * s, 0, TAU, 20), '#fffaf0', {
      edge: 'smooth',
      ink: 0.4,
      contour: false,
      wobble: 0,
    });
    const face = { at: (p: number, z: number): Point => [x + p * s, y - z * s] };
    letters(pen, face, String(n), {
      s: 0,
      // three figures are written smaller than one, or they would run into each other
      z: -r * (n > 99 ? 0.33 : 0.42),
      height: r * (n > 99 ? 0.66 : 0.84),
      fit: r * 1.36,
      colour: '#3a2a4a',
      width: n > 99 ? 1.3 : 1.6,
    });
  },
};
