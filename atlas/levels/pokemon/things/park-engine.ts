/** The park train's engine, a cat of iron that has been kept waiting: in two parts, its driver between them. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { block } from '../../../core/footprint';
import { box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';

export interface ParkEngineOptions {
  readonly part: 'back' | 'front';
  readonly coat?: string;
  readonly cab?: string;
}

/** Where the driver stands, in the engine's own space. */
export const FOOTPLATE = [-52, 6, 62] as const;

const ROOF = 194;

export const parkEngine: ThingKind<ParkEngineOptions> = {
  name: 'parkEngine',
  footprint: () => block(180, 90),
  height: 100,
  draw(pen, frame, { part, coat = '#4a8a7a', cab = '#d9574f' }) {
    const s = frame.scale;
    const wheel = (u: number, w: number, r: number) => {
      const [x, y] = frame.at(u, w, r + 2);
      pen.shape(arc(x, y, r * s, r * s, 0, 6.2832, 14), '#3c3440', { edge: 'smooth' });
      pen.shape(arc(x, y, r * 0.5 * s, r * 0.5 * s, 0, 6.2832, 9), '#e3b04b', { edge: 'smooth', ink: 0.8 });
    };
    const posts = (w: number) =>
      pen.bars(
        [-90, -12].map((u) => [frame.at(u, w, 60), frame.at(u, w, ROOF)]),
        7 * s,
        cab,
        { tone: w < 0 ? -0.8 : 0 },
      );
    if (part === 'back') {
      for (const u of [-54, 40]) wheel(u, -36, 18);
      box(pen, frame, { u0: -90, u1: 96, w0: -38, w1: 38, z0: 20, z1: 36 }, '#3c3440');
      box(pen, frame, { u0: -84, u1: -20, w0: -36, w1: -30, z0: 36, z1: 88 }, cab);
      posts(-33);
      return;
    }
    // the boiler, its bands, its dome and the funnel with what it puffs
    const [x0, y0] = frame.at(-20, 4, 78);
    const [x1, y1] = frame.at(78, 4, 78);
    const r = 40 * s;
    const barrel: Point[] = [
      [x0, y0 - r],
      [x1, y1 - r],
      [x1, y1 + r],
      [x0, y0 + r],
    ];
    for (const [u, k] of [
      [6, 20],
      [34, 30],
      [72, 38],
      [120, 30],
      [160, 20],
    ] as const) {
      const [x, y] = frame.at(44 - u * 0.9, 0, 176 + u * 0.5);
      pen.shape(arc(x, y, k * s, k * 0.8 * s, 0, 6.2832, 9), '#fbf6ea', { edge: 'scallop', ink: 0.8 });
    }
    pen.shape(barrel, coat, { wobble: 0 });
    pen.within(barrel, () => {
      pen.tint(
        [
          [x0, y0 + r * 0.3],
          [x1, y1 + r * 0.3],
          [x1, y1 + r],
          [x0, y0 + r],
        ],
        coat,
        { tone: -1, edge: 'straight' },
      );
      pen.tint(
        [
          [x0, y0 - r * 0.74],
          [x1, y1 - r * 0.74],
          [x1, y1 - r * 0.5],
          [x0, y0 - r * 0.5],
        ],
        coat,
        { tone: 1, edge: 'straight' },
      );
    });
    for (const u of [4, 42]) pen.bars([[frame.at(u, 4, 117), frame.at(u, 4, 40)]], 5 * s, '#e3b04b');
    drum(pen, frame, { u: 46, r: 14, r1: 22, z0: 112, z1: 168 }, '#3c3440');
    drum(pen, frame, { u: 8, r: 14, r1: 11, z0: 112, z1: 136 }, '#e3b04b');
    // the cat's face on the smoke box, ears and whiskers
    for (const k of [-1, 1])
      pen.shape(
        [
          [x1 + (k * 14 - 16) * s, y1 - r * 0.7],
          [x1 + (k * 26 - 4) * s, y1 - r * 1.55],
          [x1 + (k * 20 + 20) * s, y1 - r * 0.6],
        ],
        coat,
        { tone: k * 0.3 },
      );
    pen.shape(arc(x1, y1, r * 0.98, r * 1.04, 0, 6.2832, 18), '#f6e7c8', { edge: 'smooth' });
    pen.tint(arc(x1 + r * 0.2, y1 + r * 0.3, r * 0.66, r * 0.6), '#e6cfa4');
    for (const k of [-1, 1]) {
      const [ex, ey] = [x1 + k * r * 0.4 + r * 0.12, y1 - r * 0.1];
      pen.shape(arc(ex, ey, r * 0.2, r * 0.25), '#ffffff', { edge: 'smooth', contour: false, ink: 0.8 });
      pen.tint(arc(ex + r * 0.07, ey + r * 0.04, r * 0.1, r * 0.15), '#2b1a2e');
      pen.stroke(
        [
          [ex - r * 0.26, ey - k * r * 0.12 - r * 0.26],
          [ex + r * 0.26, ey + k * r * 0.12 - r * 0.26],
        ],
        5,
        { from: 0.7, to: 0.7 },
      );
      for (const d of [0, 1])
        pen.line(
          [
            [x1 + k * r * 0.52, y1 + r * (0.34 + d * 0.14)],
            [x1 + k * r * 1.18, y1 + r * (0.26 + d * 0.26)],
          ],
          1,
        );
    }
    pen.shape(arc(x1 + r * 0.12, y1 + r * 0.26, r * 0.1, r * 0.08), '#c9605a', { edge: 'smooth', ink: 0.6 });
    pen.line(
      [
        [x1 - r * 0.12, y1 + r * 0.56],
        [x1 + r * 0.12, y1 + r * 0.44],
        [x1 + r * 0.36, y1 + r * 0.56],
      ],
      1.3,
      { smooth: true },
    );
    // buffer beam, near side of the cab, roof
    box(pen, frame, { u0: 84, u1: 98, w0: -38, w1: 38, z0: 22, z1: 44 }, cab);
    const { front } = box(pen, frame, { u0: -84, u1: -18, w0: 30, w1: 37, z0: 30, z1: 68 }, cab);
    if (front) front.panel(10, 8, 56, 30, '#f6e7c8', { ink: 0.9, tone: -0.1 });
    posts(34);
    box(pen, frame, { u0: -98, u1: -6, w0: -42, w1: 42, z0: ROOF, z1: ROOF + 10 }, cab);
    for (const i of range(5)) {
      const u = -98 + i * 18.4;
      pen.shape(
        [frame.at(u, 42, ROOF + 1), frame.at(u + 9.2, 42, ROOF - 9), frame.at(u + 18.4, 42, ROOF + 1)],
        i % 2 ? cab : '#f6e7c8',
        { ink: 0.7, tone: -0.2 },
      );
    }
    for (const [u, size] of [
      [-54, 24],
      [22, 18],
      [64, 18],
    ] as const)
      wheel(u, 38, size);
    pen.bars([[frame.at(-54, 40, 24), frame.at(22, 40, 20), frame.at(64, 40, 20)]], 5 * s, '#b8b0a8');
  },
};
