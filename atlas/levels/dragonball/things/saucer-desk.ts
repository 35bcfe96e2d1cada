/** The desk of the saucer's crew, before them under the glass: they sit at it instead of ending above the rim. */
import { arc, TAU } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { Round } from '../../../core/round';

/** Radius of the saucer it stands in, world units. */
export interface SaucerDeskOptions {
  readonly r?: number;
}

export const saucerDesk: ThingKind<SaucerDeskOptions> = {
  name: 'saucer-desk',
  footprint: () => disc(10),
  height: 0,
  shadow: false,
  draw(pen, frame, { r = 330 }) {
    const s = frame.scale;
    const glass = new Round(frame, 0, 0, 150 + r * 0.58, r * 0.4, 0.9);
    const rim = glass.belt(0.2, 0.2).slice(0, 17);
    // its top sags less than the rim it rises from, as a table's edge does
    const top = rim.map(([x, y], i): Point => {
      const end = rim[i < 8 ? 0 : 16]?.[1] ?? y;
      return [x, Math.min(y, end + 15 * s * Math.sin((i / 16) * Math.PI))];
    });
    pen.shape([...top, ...[...rim].reverse()], '#7c5aa6', { contour: false, wobble: 0, ink: 0.9 });
    pen.stroke(top, 3, { colour: '#c9b0e8', from: 0.5, to: 0.5 });
    for (const [i, colour] of ['#9af0c8', '#ffd45a', '#ff8f6a', '#9ad8f0'].entries()) {
      const [x, y] = top[[4, 7, 10, 13][i] ?? 8] ?? glass.centre;
      pen.shape(
        arc(x, y + 13 * s, 9 * s, 5 * s, 0, TAU, 8),
        { emit: colour },
        { edge: 'smooth', contour: false, ink: 0.5 },
      );
    }
  },
};
