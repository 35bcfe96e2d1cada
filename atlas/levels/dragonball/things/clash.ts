/** Where the final is fought: the slabs are driven in, shards and dust fly, and a ring of wind runs outward. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { disc } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

const R = 150;

export const clash: ThingKind<object> = {
  name: 'clash',
  footprint: () => disc(R * 1.5),
  height: 30,
  shadow: false,
  draw(pen, frame, _options, random) {
    const s = frame.scale;
    const at = (a: number, k: number, z = 0): Point =>
      frame.at(Math.cos(a) * R * k, Math.sin(a) * R * k * 0.9, z);
    // cracks run on from the hole over the floor
    for (const i of range(13)) {
      const a = (i / 13) * TAU + random.jitter(0.12);
      const far = random.range(1.35, 1.9);
      pen.stroke([at(a, 0.9), at(a + 0.07, 1.15), at(a - 0.05, 1.35), at(a + 0.03, far)], 6, {
        from: 0.9,
        to: 0.05,
      });
    }
    const rim = range(26).map((i) => at((i / 26) * TAU, 0.98 + (i % 2 ? 0.12 : -0.06)));
    pen.shape(rim, '#e3cda0', { contour: false, wobble: 0 });
    pen.shape(
      range(26).map((i) => at((i / 26) * TAU, 0.82 + (i % 2 ? 0.07 : -0.05), -8)),
      '#b98a5a',
      { contour: false, wobble: 0 },
    );
    pen.tint(
      range(20).map((i) => at((i / 20) * TAU, 0.62, -14)),
      '#8a5f48',
    );
    pen.tint(
      range(16).map((i) => at(0.3 + (i / 16) * TAU, 0.34, -16)),
      '#6a4440',
    );
    // slabs that were lifted by the blow stand round it at all angles
    for (const i of range(14)) {
      const a = (i / 14) * TAU + random.jitter(0.1);
      const [x, y] = at(a, 1.08);
      const tall = random.range(22, 46) * s * (0.7 + 0.3 * Math.sin(a));
      const wide = random.range(16, 28) * s;
      const lean = Math.cos(a) * 22 * s;
      pen.shape(
        [
          [x - wide, y],
          [x + wide, y + 3 * s],
          [x + wide * 0.6 + lean, y - tall],
          [x - wide * 0.7 + lean, y - tall * 0.8],
        ],
        '#f6e8c8',
        { tone: Math.cos(a) > 0.2 ? -0.9 : 0.3 },
      );
    }
    for (const i of range(15)) {
      const a = random.range(0, TAU);
      const [x, y] = at(a, random.range(0.3, 1.5), random.range(50, 210));
      const r = random.range(5, 13) * s;
      pen.shape(
        [
          [x - r, y],
          [x - r * 0.2, y - r],
          [x + r, y - r * 0.3],
          [x + r * 0.5, y + r * 0.8],
        ],
        '#e8d2a4',
        { tone: i % 2 ? -0.7 : 0.4 },
      );
    }
    // dust rolls away from the foot of it, larger in front
    for (const i of range(13)) {
      const a = (i / 13) * TAU + 0.2;
      const [x, y] = at(a, 1.42);
      const r = (15 + 9 * Math.sin(a) + random.jitter(4)) * s;
      pen.shape(arc(x, y - r * 0.4, r * 1.5, r, a, a + TAU, 9), '#f3e2bc', {
        edge: 'scallop',
        ink: 0.7,
        contour: false,
      });
      pen.tint(arc(x - r * 0.3, y - r * 0.7, r * 0.8, r * 0.5), '#fff8e4');
    }
  },
};
