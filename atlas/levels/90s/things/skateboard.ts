/** A board with somebody on it, or gone without: what the whole square rolls on. */
import { arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';

export interface SkateboardOptions {
  readonly paint?: string;
  /** Radians its right end is raised by. */
  readonly tilt?: number;
}

const HALF = 58;
const WIDE = 15;
/** How high a rider's soles are over the ground, world units. */
export const DECK = 18;

export const skateboard: ThingKind<SkateboardOptions> = {
  name: 'skateboard',
  footprint: () => block(HALF * 2, 36),
  height: 20,
  draw(pen, frame, { paint = '#ffd84a', tilt = 0 }) {
    const s = frame.scale;
    const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
    const at = (u: number, w: number, z: number): Point => frame.at(u * cos - z * sin, w, u * sin + z * cos);
    const wheel = (u: number, w: number) =>
      pen.shape(arc(...at(u, w, 7), 8 * s, 8 * s, 0, Math.PI * 2, 10), '#fff6e6', { edge: 'smooth' });
    for (const u of [-34, 34]) wheel(u, -10);
    // the deck from above, both ends kicked up
    const deck = (z: number) =>
      range(28).map((i) => {
        const a = (i / 28) * Math.PI * 2;
        const u = Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.6 * HALF;
        return at(
          u,
          Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** 0.6 * WIDE,
          z + Math.max(0, Math.abs(u) - 38) * 0.5,
        );
      });
    pen.shape(deck(12), '#8a4a3a', { edge: 'smooth' });
    pen.shape(deck(DECK), paint, { edge: 'smooth', ink: 0.9, contour: false });
    pen.line([at(-30, 0, DECK + 1), at(30, 0, DECK + 1)], 3, { colour: '#fff6e6', opacity: 0.8 });
    for (const u of [-34, 34]) {
      wheel(u, 13);
      pen.tint(
        arc(...at(u, 13, 7), 3 * s, 3 * s, 0, Math.PI * 2, 8),
        nth(['#e8447f', '#2fb5ac'], u < 0 ? 0 : 1),
      );
    }
  },
};
