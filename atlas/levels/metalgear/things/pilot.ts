/** Who waits in the nose of the helicopter: a seat, shoulders in a jacket, a face and a cap, as finished as those outside. */
import { TAU, arc } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { disc } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';
import { bust } from '../../../things/fair/bust';

/** Which way the helicopter looks. */
export interface PilotOptions {
  readonly face?: number;
}

export const pilot: ThingKind<PilotOptions> = {
  name: 'pilot',
  footprint: () => disc(10),
  height: 0,
  shadow: false,
  draw(pen, frame, { face = -1 }) {
    const s = frame.scale;
    const p = (u: number, z: number): Point => frame.at(u * face, 20, z);
    const flat = { contour: false, ink: 0.8 } as const;
    pen.shape([p(186, 148), p(188, 184), p(202, 186), p(206, 148)], '#59637a', flat);
    pen.shape([p(196, 144), p(202, 156), p(212, 162), p(232, 162), p(243, 156), p(247, 146)], '#d8a24a', {
      ...flat,
      edge: 'smooth',
    });
    const head = p(224, 178);
    bust(pen, head, 17 * s, { skin: '#e0a878', hair: '#5a3a2c', kind: 0, look: face * 0.6, contour: false });
    // a cap with its earphones on it
    const [x, y] = head;
    pen.shape(arc(x, y - 5 * s, 19 * s, 17 * s, Math.PI, TAU, 12), '#3f6f86', { ...flat, edge: 'smooth' });
    pen.shape(
      [
        [x, y - 8 * s],
        [x + face * 27 * s, y - 5 * s],
        [x + face * 24 * s, y - 1 * s],
        [x, y - 2 * s],
      ],
      '#2f5468',
      flat,
    );
    pen.shape(arc(x - face * 17 * s, y + 1 * s, 6 * s, 8 * s, 0, TAU, 10), '#f3b52c', {
      ...flat,
      edge: 'smooth',
    });
  },
};
