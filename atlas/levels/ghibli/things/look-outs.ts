/** Who looks out of a dark gap in the leaves: a pair of eyes, or the gap is read as a mouth. */
import { arc } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { disc } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

export interface LookOutOptions {
  /** Where it looks: -1 left, 1 right. */
  readonly look: number;
  /** Half the way between the eyes, world units. */
  readonly apart?: number;
}

export const lookOut: ThingKind<LookOutOptions> = {
  name: 'lookOut',
  footprint: () => disc(8),
  height: 0,
  shadow: false,
  draw(pen, frame, { look, apart = 11 }) {
    const s = frame.scale;
    const at = (u: number, z: number): Point => frame.at(u, 0, z);
    for (const k of [-apart, apart]) {
      pen.shape(arc(...at(k, 0), 8.5 * s, 9.5 * s), '#fff6d8', { edge: 'smooth', contour: false, ink: 0.5 });
      pen.tint(arc(...at(k + look * 2.6, -1), 3.8 * s, 4.8 * s), '#2b1a2e');
    }
  },
};
