/** The mail office: a raven in a cage on a gallows of its own, or on top of its post where the mail has just come in. */
import { TAU, arc } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { TIMBER } from './parts';

const IRON = '#4a3a40';

/** Its feet at a point, its beak to the right. */
function bird(pen: Pen, [x, y]: Point, s: number): void {
  const p = (u: number, z: number): Point => [x + u * s, y - z * s];
  for (const u of [-4, 6]) pen.line([p(u, 12), p(u, 0), p(u + 7, 0)], 1.6, { colour: '#c98a2e' });
  pen.shape([p(16, 44), p(34, 36), p(16, 32)], '#e0a63c', { ink: 0.9, contour: false });
  pen.shape(
    [
      p(-40, 2),
      p(-20, 24),
      p(-6, 34),
      p(0, 50),
      p(12, 52),
      p(20, 42),
      p(18, 28),
      p(10, 12),
      p(-8, 8),
      p(-28, 4),
    ],
    '#4f62b0',
    { edge: 'smooth' },
  );
  pen.shape([p(-34, 4), p(-16, 24), p(0, 28), p(4, 16), p(-10, 10)], '#33427e', {
    edge: 'smooth',
    contour: false,
    ink: 0.8,
  });
  pen.tint(arc(...p(11, 42), 4.4 * s, 5 * s, 0, TAU, 10), '#fff6d8');
  pen.tint(arc(...p(12.4, 42), 2.2 * s, 2.8 * s, 0, TAU, 8), '#1d1424');
}

export interface RavenPostOptions {
  /** Without a cage: the raven sits on the post. */
  readonly free?: boolean;
}

export const ravenPost: ThingKind<RavenPostOptions> = {
  name: 'ravenPost',
  footprint: () => disc(40),
  height: 240,
  draw(pen, frame, { free = false }) {
    const s = frame.scale;
    box(pen, frame, { u0: -40, u1: 40, w0: -26, w1: 26, z1: 20 }, '#8f8794');
    if (free) {
      pen.bars([[frame.at(-20, 0, 16), frame.at(-20, 0, 236)]], 13 * s, TIMBER);
      pen.bars([[frame.at(-44, 0, 236), frame.at(10, 0, 236)]], 10 * s, TIMBER);
      bird(pen, frame.at(-18, 0, 242), s);
      return;
    }
    pen.bars(
      [
        [frame.at(-20, 0, 16), frame.at(-20, 0, 290), frame.at(74, 0, 290)],
        [frame.at(-20, 0, 230), frame.at(34, 0, 290)],
      ],
      13 * s,
      TIMBER,
    );
    pen.line([frame.at(66, 0, 288), frame.at(66, 0, 258)], 2, { colour: IRON });
    const [x, y] = frame.at(66, 0, 164);
    const p = (u: number, z: number): Point => [x + u * s, y - z * s];
    const cage = [p(-42, 0), p(-42, 56), p(-30, 80), p(0, 94), p(30, 80), p(42, 56), p(42, 0)];
    pen.shape(cage, '#f2e0b8', { tone: -0.05 });
    bird(pen, p(-2, 8), s * 1.06);
    for (const u of [-21, 0, 21]) pen.line([p(u * 0.3, 92), p(u, 62), p(u, 4)], 2, { colour: IRON });
    pen.line([p(-42, 58), p(42, 58)], 2.4, { colour: IRON });
    pen.shape([p(-48, 8), p(48, 8), p(44, -6), p(-44, -6)], '#8a5a3c');
    pen.shape(arc(...p(0, 96), 7 * s, 7 * s, 0, TAU, 10), '#d8a24a', { edge: 'smooth', ink: 0.9 });
  },
};
