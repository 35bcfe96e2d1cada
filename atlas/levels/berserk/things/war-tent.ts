/** Tents of the besiegers: round, patched, and each with a reason not to be the one on guard. */
import { TAU, arc, lerp, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { stripedCone } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { BONE, litPane, warFlag } from './parts';

export interface WarTentOptions {
  readonly r?: number;
  readonly colours?: readonly [string, string];
  readonly flag?: string;
  /** A second storey of cloth and a gilded point: the commander's. */
  readonly grand?: boolean;
  /** In the lee of other tents: its flag hangs. */
  readonly calm?: boolean;
}

export const warTent: ThingKind<WarTentOptions> = {
  name: 'warTent',
  footprint: ({ r = 150 }) => disc(r),
  height: 210,
  lamps: ({ r = 150 }) => [{ u: 0, w: r, reach: 260 }],
  draw(
    pen,
    frame,
    { r = 150, colours = ['#a83a40', BONE], flag = '#c02c38', grand = false, calm = false },
    random,
  ) {
    const s = frame.scale;
    const wallZ = r * 0.72;
    const peak = r * (grand ? 2.5 : 2);
    for (const i of range(7)) {
      const a = 0.2 + i * 0.457;
      pen.line(
        [
          frame.at(Math.cos(a) * r, Math.sin(a) * r, wallZ),
          frame.at(Math.cos(a) * r * 1.36, Math.sin(a) * r * 1.3, 0),
        ],
        1,
        { colour: '#d9c08a' },
      );
      pen.bars(
        [
          [
            frame.at(Math.cos(a) * r * 1.36, Math.sin(a) * r * 1.3, 14),
            frame.at(Math.cos(a) * r * 1.34, Math.sin(a) * r * 1.28, -4),
          ],
        ],
        5 * s,
        '#7a5a44',
        { edge: 1.4 },
      );
    }
    stripedCone(pen, frame, { r, r1: r * 0.98, z0: 0, z1: wallZ, sectors: 22 }, [...colours].reverse());
    // the door, held open by a spear
    const [x, y] = frame.at(0, r, 0);
    const w = r * 0.42 * s;
    const h = wallZ * 0.96 * s;
    pen.shape(
      [
        [x - w, y],
        [x - w * 0.9, y - h * 0.7],
        [x, y - h],
        [x + w * 0.9, y - h * 0.7],
        [x + w, y],
      ],
      litPane(pen, '#f0a850'),
      { tone: -0.4, contour: false },
    );
    pen.tint(
      [
        [x - w * 0.3, y],
        [x - w * 0.2, y - h * 0.5],
        [x + w * 0.5, y - h * 0.5],
        [x + w * 0.6, y],
      ],
      '#5a3038',
      { edge: 'straight', opacity: 0.8 },
    );
    for (const k of [-1, 1])
      pen.shape(
        [
          [x, y - h * 1.02],
          [x + k * w * 0.95, y - h * 0.72],
          [x + k * w * 1.5, y + 2 * s],
          [x + k * w * 0.92, y + 4 * s],
          [x + k * w * 0.66, y - h * 0.45],
        ],
        nth(colours, 0),
        { tone: k > 0 ? -0.6 : 0.3 },
      );
    pen.glow(x, y - h * 0.4, r * 1.3 * s, 'amber', 0.8);
    stripedCone(
      pen,
      frame,
      { r: r * 1.1, r1: r * 0.04, z0: wallZ, z1: peak, bulge: -r * 0.16, sectors: 22 },
      colours,
    );
    const edge = frame.disc(0, 0, wallZ + 2, r * 1.1, 0, Math.PI, 19);
    for (const i of range(18)) {
      const [p, q] = [nth(edge, i), nth(edge, i + 1)];
      const m: Point = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2 + r * 0.16 * s];
      pen.shape([p, q, [q[0], q[1] + r * 0.08 * s], m, [p[0], p[1] + r * 0.08 * s]], nth(colours, i % 2), {
        ink: 0.8,
        wobble: 0,
        tone: i < 6 ? -0.8 : 0.1,
      });
    }
    // a patch, because there always is one
    const t = random.range(0.35, 0.6);
    const at = (d: number, k: number) => {
      const rr = lerp(r * 1.1, r * 0.04, k) - r * 0.16 * Math.sin(k * Math.PI);
      return frame.at(Math.cos(1.9 + d) * rr, Math.sin(1.9 + d) * rr, lerp(wallZ, peak, k));
    };
    pen.shape([at(-0.16, t - 0.1), at(0.18, t - 0.1), at(0.2, t + 0.08), at(-0.2, t + 0.08)], '#b8a58a', {
      contour: false,
      ink: 0.9,
    });
    for (const d of [-0.1, 0.02, 0.12]) pen.line([at(d, t + 0.04), at(d, t + 0.12)], 0.9);
    if (grand) {
      stripedCone(pen, frame, { r: r * 0.3, r1: r * 0.27, z0: peak * 0.72, z1: peak * 0.84, sectors: 12 }, [
        '#e0b04a',
        BONE,
      ]);
      stripedCone(
        pen,
        frame,
        { r: r * 0.36, r1: 0, z0: peak * 0.83, z1: peak * 1.14, bulge: -8, sectors: 12 },
        colours,
      );
      pen.shape(arc(...frame.at(0, 0, peak * 1.15), 13 * s, 13 * s, 0, TAU, 10), '#e0b04a', {
        edge: 'smooth',
      });
    }
    warFlag(pen, frame, {
      z: peak * (grand ? 1.12 : 0.96),
      height: r * 0.62,
      length: r * (calm ? 0.2 : 0.66),
      drop: r * (calm ? 0.46 : 0.3),
      colour: flag,
    });
    // a shield by the door
    const [a, b] = frame.at(r * 0.72, r * 0.86, 0);
    const q = r * 0.3 * s;
    pen.shape(
      [
        [a - q * 0.7, b - q * 1.7],
        [a, b - q * 1.9],
        [a + q * 0.7, b - q * 1.7],
        [a + q * 0.6, b - q * 0.7],
        [a, b],
        [a - q * 0.6, b - q * 0.7],
      ],
      flag,
    );
    pen.tint(
      [
        [a, b - q * 1.8],
        [a + q * 0.64, b - q * 1.64],
        [a + q * 0.54, b - q * 0.7],
        [a, b - q * 0.1],
      ],
      BONE,
      { edge: 'straight' },
    );
    pen.line(
      [
        [a, b - q * 1.85],
        [a, b],
      ],
      1.2,
    );
  },
};
