/** What the siren is for: a shape that floats over the sea and folds the air into rings. */
import { arc, range } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import type { ThingKind } from '../../core/thing';
import { disc } from '../footprint';

export interface VisitorOptions {
  readonly crystal?: string;
  readonly ring?: string;
}

export const visitor: ThingKind<VisitorOptions> = {
  name: 'visitor',
  footprint: () => disc(60),
  height: 0,
  shadow: false,
  draw(pen, frame, { crystal = '#b88ae0', ring = '#ff8f3c' }) {
    const s = frame.scale;
    const [cx, cy] = frame.at(0, 0, 0);
    const octagon = (r: number, squash = 1): Point[] =>
      range(8).map((i) => [
        cx + Math.cos((i / 8) * 6.2832 + 0.39) * r * s,
        cy + Math.sin((i / 8) * 6.2832 + 0.39) * r * s * squash,
      ]);
    for (const [i, r] of [430, 352, 282].entries()) {
      const outer = octagon(r);
      pen.tint(outer, { emit: ring }, { edge: 'straight', opacity: 0.13 + i * 0.05 });
      pen.line([...outer, ...outer.slice(0, 1)], 4 - i * 0.6, { colour: { emit: ring } });
      pen.line([...octagon(r - 14), ...octagon(r - 14).slice(0, 1)], 1.2, { colour: { emit: '#fff0c0' } });
    }
    const at = (u: number, v: number): Point => [cx + u * s, cy + v * s];
    const mids: readonly (readonly [number, number])[] = [
      [-170, 10],
      [-60, 56],
      [80, 48],
      [170, -6],
    ];
    const faces: readonly (readonly [number, number, number, number, number])[] = [
      [0, 1, -250, 0.7, 0],
      [1, 2, -250, 0.1, 0],
      [2, 3, -250, -0.8, 0],
      [0, 1, 250, 0.1, 0],
      [1, 2, 250, -0.6, 0],
      [2, 3, 250, -1.5, 0],
    ];
    for (const [a, b, v, tone] of faces) {
      const [p, q] = [mids[a], mids[b]];
      if (!p || !q) continue;
      pen.shape([at(...p), at(...q), at(0, v)], crystal, { tone });
    }
    pen.tint([at(-150, 0), at(-80, 30), at(-8, -220)], '#f6e8ff', { edge: 'straight', opacity: 0.6 });
    pen.shape(arc(cx + 8 * s, cy + 12 * s, 44 * s, 44 * s), '#f2f0fa', { edge: 'smooth' });
    pen.shape(arc(cx + 2 * s, cy + 18 * s, 22 * s, 22 * s), '#d9303c', { edge: 'smooth', contour: false });
    pen.shape(arc(cx + 2 * s, cy + 18 * s, 9 * s, 9 * s), '#2a1b2e', {
      edge: 'smooth',
      ink: 0,
      contour: false,
    });
    for (const [u, v, k] of [
      [-250, -120, 26],
      [240, -150, 32],
      [-220, 180, 22],
      [230, 170, 26],
    ] as const)
      pen.shape([at(u, v - k * 1.6), at(u + k, v), at(u, v + k * 1.6), at(u - k, v)], crystal, {
        tone: u > 0 ? -0.7 : 0.3,
      });
  },
};

export interface SunkenFaceOptions {
  readonly white?: string;
}

/** Half a white face, larger than a house, that the sea left behind. */
export const sunkenFace: ThingKind<SunkenFaceOptions> = {
  name: 'sunkenFace',
  footprint: () => block2(),
  height: 160,
  shadow: false,
  draw(pen, frame, { white = '#f4efec' }) {
    const p = (u: number, z: number): Point => frame.at(u, 0, z);
    const s = frame.scale;
    pen.shape(
      [
        p(-250, -10),
        p(-268, 120),
        p(-230, 260),
        p(-120, 350),
        p(20, 372),
        p(140, 330),
        p(214, 220),
        p(230, 90),
        p(216, -10),
      ],
      white,
      { edge: 'smooth' },
    );
    pen.tint(
      [p(70, 356), p(140, 324), p(208, 218), p(224, 90), p(210, -4), p(110, -4), p(150, 120), p(120, 260)],
      white,
      { tone: -1, edge: 'smooth' },
    );
    for (const [u, k] of [
      [-110, 1],
      [70, 0.9],
    ] as const) {
      pen.shape([p(u - 62 * k, 128), p(u, 170), p(u + 62 * k, 128), p(u, 104)], '#d9303c', {
        edge: 'smooth',
        contour: false,
      });
      pen.shape(arc(...p(u, 136), 20 * s, 24 * s), '#4a1a2a', { edge: 'smooth', ink: 0.8, contour: false });
      pen.stroke([p(u - 70, 196), p(u, 226), p(u + 66, 192)], 9);
      pen.stroke([p(u + 10, 100), p(u + 16, 40), p(u + 6, -6)], 7, { colour: '#d9303c' });
    }
    pen.stroke([p(-16, 160), p(-34, 60), p(-6, 44)], 8);
    for (const [a, b, c, d] of [
      [-190, 300, -150, 250],
      [-150, 250, -176, 216],
      [110, 330, 96, 280],
      [96, 280, 130, 250],
    ] as const)
      pen.line([p(a, b), p(c, d)], 1.4);
    pen.line(arc(...p(-10, -8), 290 * s, 50 * s, 0.1, 3.04, 20), 5, { colour: '#ffd9d0', smooth: true });
    pen.line(arc(...p(-10, -14), 320 * s, 64 * s, 0.4, 2.7, 20), 3, { colour: '#ffd9d0', smooth: true });
  },
};

const block2 = (): readonly Point[] => [
  [-240, 60],
  [240, 60],
  [240, -60],
  [-240, -60],
];
