/** A house of the small folk: a seed pod on roots, roofed with petals, entered by a door nobody tall gets through. */
import { TAU, arc, nth, range, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { HOME } from './hut-home';
import type { HomeName } from './hut-home';
import { disc } from '../../../core/footprint';

export interface BulbHutOptions {
  readonly r?: number;
  readonly pod?: string;
  readonly petal?: string;
  readonly leaf?: string;
  /** Who is at home, in the window on the left and on the right. */
  readonly home?: readonly [left: HomeName, right: HomeName];
  readonly door?: string;
  /** Somebody left it open. */
  readonly ajar?: boolean;
}

export const bulbHut: ThingKind<BulbHutOptions> = {
  name: 'bulbHut',
  footprint: ({ r = 150 }) => disc(r * 0.95),
  height: ({ r = 150 }) => r * 1.8,
  lamps: ({ r = 150 }) => [{ w: r, reach: 240 }],
  draw(
    pen,
    frame,
    {
      r = 150,
      pod = '#e9b872',
      petal = '#d9577a',
      leaf = '#6f9f4a',
      home = ['lit', 'lit'],
      door = leaf,
      ajar = false,
    },
    random,
  ) {
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
    const leafOfDoor = spline(
      [
        p(-0.22, 0.06, 0.58),
        p(-0.23, 0.42, 0.58),
        p(-0.02, 0.58, 0.58),
        p(0.19, 0.42, 0.58),
        p(0.18, 0.06, 0.58),
      ],
      true,
      4,
    );
    pen.shape(leafOfDoor, ajar ? '#ffdf94' : door, { tone: -0.2, contour: false, ink: 0.8, wobble: 0 });
    if (ajar) {
      // a table is laid inside
      pen.within(leafOfDoor, () => {
        pen.tint(
          [p(-0.24, 0.2, 0.58), p(0.2, 0.2, 0.58), p(0.2, 0.06, 0.58), p(-0.24, 0.06, 0.58)],
          '#b98a58',
          {
            edge: 'straight',
          },
        );
        pen.tint(arc(...p(-0.08, 0.24, 0.58), 0.07 * r * s, 0.05 * r * s, 0, TAU, 8), '#e2543c');
        pen.tint(arc(...p(0.08, 0.23, 0.58), 0.06 * r * s, 0.04 * r * s, 0, TAU, 8), '#fdf6e4');
      });
      pen.shape([p(-0.22, 0.06, 0.58), p(-0.23, 0.44, 0.58), p(-0.42, 0.34, 0.74), p(-0.42, 0, 0.74)], door, {
        contour: false,
        ink: 0.9,
        tone: -0.5,
      });
    } else {
      pen.line([p(-0.02, 0.06, 0.58), p(-0.02, 0.56, 0.58)], 0.7);
      for (const z of [0.16, 0.36]) pen.line([p(-0.2, z, 0.58), p(0.17, z, 0.58)], 0.6);
      pen.tint(arc(...p(0.09, 0.3, 0.58), 0.035 * r * s, 0.035 * r * s, 0, TAU, 7), '#f6cf5c');
    }
    // a pod's skin: freckles and veins, moss where the roots leave it
    pen.within(body, () => {
      pen.scratches(
        range(26).map((i) => {
          const [u, z] = [Math.sin(i * 2.4) * 0.8, 0.16 + ((i * 0.37) % 1) * 1.1];
          return [p(u, z), p(u * 1.04, z + 0.05)];
        }),
        { width: 0.9, opacity: 0.4 },
      );
      for (const [u, z, k] of [
        [-0.7, 0.2, 0.16],
        [0.62, 0.18, 0.14],
        [0.36, 0.1, 0.1],
      ] as const)
        pen.shape(arc(...p(u, z, 0.3), k * r * s, k * 0.6 * r * s, 0, TAU, 9), leaf, {
          edge: 'scallop',
          contour: false,
          ink: 0.6,
        });
    });
    pen.shape(arc(...p(-0.02, 0, 0.74), 0.4 * r * s, 0.12 * r * s, 0, TAU, 14), '#d8c9a8', {
      edge: 'smooth',
    });
    for (const [i, u] of [-0.68, 0.66].entries()) {
      const [x, y] = p(u, 0.5, 0.2);
      const half = 0.13 * r * s;
      pen.shape(arc(x, y, half * 1.35, half * 1.35, 0, TAU, 14), '#7a4a34', {
        edge: 'smooth',
        contour: false,
      });
      const glass = arc(x, y, half, half, 0, TAU, 16);
      pen.shape(glass, '#fff0b0', { edge: 'smooth', contour: false, ink: 0.7 });
      pen.within(glass, () => HOME[nth(home, i)](pen, [x, y], half));
    }
    // petals for a roof, a stem on top with a lantern
    for (const back of [true, false])
      for (const i of range(back ? 5 : 7)) {
        const a = back ? Math.PI * (1.12 + (i / 4) * 0.76) : (i / 6) * Math.PI;
        const [x, w] = [Math.cos(a), Math.sin(a)];
        const spread = 1.18 + random.jitter(0.08);
        // a petal at the side hangs as a broad blade: seen along its edge it would be nothing but its outline
        const aside = Math.abs(x) > 0.8;
        const k = Math.sign(x);
        const blade = aside
          ? [
              p(x * 0.08, 1.9, w * 0.1),
              p(k * 0.62, 1.76, w * 0.3),
              p(k * 1.06, 1.4, w * 0.5),
              p(k * 1.24, 0.98, w * 0.6),
              p(k * 0.94, 1.08, w * 0.6 + 0.1),
              p(k * 0.56, 1.42, w * 0.4 + 0.1),
            ]
          : [
              p(x * 0.1, 1.9, w * 0.1),
              p(x * 0.7 - w * 0.26, 1.56, w * 0.5),
              p(x * spread, 1.06, w * spread * 0.8),
              p(x * 0.74 + w * 0.26, 1.5, w * 0.5),
            ];
        pen.shape(spline(blade, true, 5), petal, { tone: back ? -0.9 : 0.4 - x * 0.6, wobble: 0, ink: 1 });
        if (back) continue;
        pen.line(
          aside
            ? [p(k * 0.3, 1.78, 0.2), p(k * 0.84, 1.46, 0.3), p(k * 1.14, 1.08, 0.4)]
            : [p(x * 0.2, 1.84, w * 0.1), p(x * 0.9, 1.3, w * 0.7)],
          0.7,
          { smooth: true },
        );
        if (aside) continue;
        // veins, and a paler tip
        for (const side of [-0.1, 0.1])
          pen.line(
            [p(x * 0.34 + side * w * 0.6, 1.74, w * 0.24), p(x * 0.92 + side * w, 1.32, w * 0.62)],
            0.45,
            {
              opacity: 0.6,
            },
          );
        pen.tint(
          [
            p(x * 1.02 - w * 0.1, 1.26, w * 0.7),
            p(x * spread, 1.08, w * spread * 0.8),
            p(x * 1.02 + w * 0.1, 1.24, w * 0.7),
          ],
          petal,
          {
            tone: 1.3,
          },
        );
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
