/** A house of the small folk: a seed pod on roots, roofed with petals, entered by a door nobody tall gets through. */
import { TAU, arc, nth, range, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

export interface BulbHutOptions {
  readonly r?: number;
  readonly pod?: string;
  readonly petal?: string;
  readonly leaf?: string;
}

export const bulbHut: ThingKind<BulbHutOptions> = {
  name: 'bulbHut',
  footprint: ({ r = 150 }) => disc(r * 0.95),
  height: ({ r = 150 }) => r * 1.8,
  lamps: ({ r = 150 }) => [{ w: r, reach: 240 }],
  draw(pen, frame, { r = 150, pod = '#e9b872', petal = '#d9577a', leaf = '#6f9f4a' }, random) {
    const s = frame.scale;
    const p = (u: number, z: number, w = 0): Point => frame.at(u * r, w * r, z * r);
    for (const [u, w] of [
      [-1, 0.2],
      [-0.55, 0.7],
      [0.6, 0.68],
      [1.02, 0.1],
    ] as const)
      pen.shape(
        spline(
          [
            p(u * 0.5, 0.42, w * 0.4),
            p(u * 0.9, 0.24, w),
            p(u * 1.14, -0.02, w),
            p(u * 0.86, -0.02, w),
            p(u * 0.4, 0.1, w * 0.7),
          ],
          true,
          5,
        ),
        '#8f6844',
        { wobble: 0, tone: u * -0.4 },
      );
    const body = spline(
      [
        p(-0.5, 0.1, 0.4),
        p(-0.94, 0.5),
        p(-0.9, 1.04),
        p(-0.5, 1.46),
        p(0, 1.62),
        p(0.5, 1.46),
        p(0.9, 1.04),
        p(0.94, 0.5),
        p(0.5, 0.1, 0.4),
        p(0, 0, 0.5),
      ],
      true,
      6,
    );
    pen.shape(body, pod, { wobble: 0, ink: 1.3 });
    pen.tint(
      spline(
        [p(0.3, 1.5), p(0.86, 1.04), p(0.9, 0.5), p(0.5, 0.12, 0.4), p(0.3, 0.05, 0.4), p(0.56, 0.6)],
        true,
        6,
      ),
      pod,
      { tone: -1 },
    );
    pen.tint(spline([p(-0.8, 0.6), p(-0.78, 1), p(-0.5, 1.3), p(-0.6, 0.8)], true, 5), pod, { tone: 0.9 });
    for (const u of [-0.62, -0.3, 0.34, 0.66])
      pen.line(spline([p(u * 0.4, 1.56), p(u * 1.1, 0.9), p(u * 0.9, 0.16, 0.4)], false, 6), 0.8);
    // door, knocker, step
    pen.shape(
      spline(
        [
          p(-0.3, 0.06, 0.56),
          p(-0.31, 0.44, 0.56),
          p(-0.02, 0.68, 0.56),
          p(0.27, 0.44, 0.56),
          p(0.26, 0.06, 0.56),
        ],
        true,
        4,
      ),
      '#7a4a34',
      { contour: false, wobble: 0 },
    );
    pen.shape(
      spline(
        [
          p(-0.22, 0.06, 0.58),
          p(-0.23, 0.42, 0.58),
          p(-0.02, 0.58, 0.58),
          p(0.19, 0.42, 0.58),
          p(0.18, 0.06, 0.58),
        ],
        true,
        4,
      ),
      leaf,
      { tone: -0.2, contour: false, ink: 0.8, wobble: 0 },
    );
    pen.line([p(-0.02, 0.06, 0.58), p(-0.02, 0.56, 0.58)], 0.7);
    pen.tint(arc(...p(0.09, 0.3, 0.58), 0.035 * r * s, 0.035 * r * s, 0, TAU, 7), '#f6cf5c');
    pen.shape(arc(...p(-0.02, 0, 0.74), 0.4 * r * s, 0.12 * r * s, 0, TAU, 14), '#d8c9a8', {
      edge: 'smooth',
    });
    for (const [u, z, k] of [
      [0.66, 0.5, 0.12],
      [-0.68, 0.5, 0.12],
    ] as const) {
      pen.shape(arc(...p(u, z, 0.2), k * 1.35 * r * s, k * 1.35 * r * s, 0, TAU, 14), '#7a4a34', {
        edge: 'smooth',
        contour: false,
      });
      pen.shape(arc(...p(u, z, 0.2), k * r * s, k * r * s, 0, TAU, 14), '#fff0b0', {
        edge: 'smooth',
        contour: false,
        ink: 0.7,
      });
      const [x, y] = p(u, z, 0.2);
      pen.line(
        [
          [x, y - k * r * s],
          [x, y + k * r * s],
        ],
        0.8,
      );
    }
    // petals for a roof, a stem on top with a lantern
    for (const back of [true, false])
      for (const i of range(7)) {
        const a = back ? Math.PI + ((i + 0.5) / 7) * Math.PI : (i / 6) * Math.PI;
        const [x, w] = [Math.cos(a), Math.sin(a)];
        const spread = 1.18 + random.jitter(0.08);
        // a petal seen from its side shows its hanging blade, else nothing but its outline would be left
        const side = 0.17 * x ** 4;
        pen.shape(
          spline(
            [
              p(x * 0.1, 1.9, w * 0.1),
              p(x * 0.7 - w * 0.26, 1.56 + 0.6 * side, w * 0.5),
              p(x * spread, 1.06, w * spread * 0.8),
              p(x * 0.74 + w * 0.26, 1.5 - 1.6 * side, w * 0.5),
            ],
            true,
            5,
          ),
          petal,
          { tone: back ? -0.9 : 0.4 - x * 0.6, wobble: 0, ink: 1 },
        );
        if (!back) pen.line([p(x * 0.2, 1.84, w * 0.1), p(x * 0.9, 1.3, w * 0.7)], 0.7);
      }
    const stem = [p(0, 1.84), p(0.04, 2.1), p(0.24, 2.28), p(0.46, 2.22)];
    pen.bars([stem], 0.07 * r * s, leaf, { smooth: true });
    pen.shape(spline([p(0.06, 2.12), p(-0.2, 2.34), p(-0.44, 2.3), p(-0.22, 2.16)], true, 4), leaf, {
      wobble: 0,
    });
    const end = nth(stem, 3);
    pen.line([end, [end[0], end[1] + 0.12 * r * s]], 1);
    pen.shape(arc(end[0], end[1] + 0.26 * r * s, 0.13 * r * s, 0.16 * r * s, 0, TAU, 12), '#ffd36a', {
      edge: 'smooth',
    });
    pen.glow(end[0], end[1] + 0.26 * r * s, 0.8 * r * s, 'amber', 0.9);
  },
};
