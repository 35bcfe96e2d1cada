/** The great hangar: a ribbed vault under snow, its doors rolled aside so that everybody sees the secret. */
import { nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Point3 } from '../../../core/frame';
import { letters } from '../../../core/lettering';
import { box, drum, facets } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { LAMPLIGHT, SNOW, beacon, drift, hazard, pane, snowOn, stripes } from './parts';

export interface SnowHangarOptions {
  readonly width?: number;
  readonly shell?: string;
  readonly doors?: string;
}

const DEEP = 230;

export const snowHangar: ThingKind<SnowHangarOptions> = {
  name: 'snowHangar',
  footprint: ({ width = 960 }) => block(width + 260, DEEP * 2),
  height: 480,
  draw(pen, frame, { width = 960, shell = '#7d90a6', doors = '#4d6278' }, random) {
    const s = frame.scale;
    const h = width / 2;
    const rise = 560;
    const at = (u: number, z: number, w = DEEP): Point => frame.at(u, w, z);
    const vault = (k: number, up = 1): Point[] =>
      range(19).map((i): Point => {
        const a = Math.PI - (i / 18) * Math.PI;
        return [Math.cos(a) * h * k, Math.sin(a) ** 0.72 * rise * k * up];
      });
    const outer = vault(1);
    for (let i = 0; i + 1 < outer.length; i++) {
      const [a, b] = [nth(outer, i), nth(outer, i + 1)];
      const corners: Point3[] = [
        [a[0], DEEP, a[1]],
        [b[0], DEEP, b[1]],
        [b[0], -DEEP, b[1]],
        [a[0], -DEEP, a[1]],
      ];
      facets(pen, frame, [{ corners, material: i > 3 && i < 13 ? SNOW : shell, ink: 0.5 }]);
    }
    for (const w of [-150, -60, 40, 140])
      pen.line(
        outer.slice(1, -1).map(([u, z]) => at(u, z, w)),
        0.8,
        { opacity: 0.4, smooth: true },
      );
    // annexes: a guardroom with a stove on the left, a bay on the right
    for (const [u0, u1, z1] of [
      [-h - 130, -h + 30, 170],
      [h - 30, h + 130, 210],
    ] as const) {
      const walls = box(pen, frame, { u0, u1, w0: 40, w1: DEEP + 14, z1 }, '#a9b4c0', { topMaterial: SNOW });
      const { front } = walls;
      if (!front) continue;
      if (u0 < 0) {
        pane(front, 34, 78, 92, 128, random);
        front.panel(108, 0, 150, 112, '#c8593a', { ink: 1 });
      } else {
        for (const z of [40, 60, 80, 100]) pen.line([front.at(40, z), front.at(120, z)], 1.6);
        front.panel(36, 130, 124, 176, '#5f7488', { ink: 1 });
        letters(pen, front, 'BAY 3', { s: 80, z: 140, height: 26, colour: '#f7fbff', width: 1.5, fit: 74 });
      }
      snowOn(pen, [frame.at(u0 - 6, DEEP + 14, z1), frame.at(u1 + 6, DEEP + 14, z1)], 17 * s, random);
    }
    // the stove's chimney: a stack with a collar and a cowl, so that it reads as one from afar; no gun points at it
    drum(pen, frame, { u: -h - 92, w: 60, r: 26, r1: 20, z0: 160, z1: 250 }, '#9a6a58');
    drum(pen, frame, { u: -h - 92, w: 60, r: 26, z0: 224, z1: 236 }, '#c9d2da', { top: false });
    drum(pen, frame, { u: -h - 92, w: 60, r: 28, z0: 250, z1: 262 }, '#5b6474', { topMaterial: '#2c3244' });
    // front wall and the mouth
    pen.shape(
      outer.map(([u, z]) => at(u, z)),
      shell,
      { tone: 0.2, wobble: 0, ink: 1.3 },
    );
    for (const i of range(25)) {
      const u = -h + ((i + 0.5) / 25) * width;
      const top = (1 - (Math.abs(u) / h) ** 2) ** 0.36 * rise;
      pen.line([at(u, Math.max(0, top * 0.9)), at(u, top)], 0.7, { opacity: 0.6 });
    }
    const mouth: Point[] = [
      [-h * 0.74, 0],
      [-h * 0.74, rise * 0.5],
      [-h * 0.5, rise * 0.76],
      [h * 0.5, rise * 0.76],
      [h * 0.74, rise * 0.5],
      [h * 0.74, 0],
    ];
    pen.shape(
      mouth.map(([u, z]) => at(u, z)),
      '#172231',
      { contour: false, ink: 1.4 },
    );
    // inside: back wall, floor, galleries, lamps
    pen.tint(
      mouth.map(([u, z]) => at(u * 0.8, z * 0.92 + 44, DEEP)),
      '#2b4058',
      { edge: 'straight' },
    );
    pen.tint([at(-h * 0.74, 0), at(h * 0.74, 0), at(h * 0.6, 46), at(-h * 0.6, 46)], '#8fa3b5', {
      edge: 'straight',
    });
    for (const z of [170, 300])
      for (const k of [-1, 1]) {
        pen.bars([[at(k * h * 0.73, z), at(k * h * 0.36, z)]], 11 * s, '#e88a34');
        pen.bars(
          range(6).map((i) => [at(k * h * (0.38 + i * 0.065), z), at(k * h * (0.38 + i * 0.065), z + 46)]),
          3 * s,
          '#e88a34',
          { edge: 1 },
        );
        pen.bars([[at(k * h * 0.73, z + 46), at(k * h * 0.38, z + 46)]], 4 * s, '#e88a34', { edge: 1 });
        pen.bars([[at(k * h * 0.44, z), at(k * h * 0.44, z - 124)]], 7 * s, '#6b7a90', { edge: 1.6 });
      }
    for (const u of [-0.4, -0.13, 0.13, 0.4]) {
      pen.line([at(u * h, rise * 0.76), at(u * h, rise * 0.68)], 1.2);
      pen.shape(
        [
          at(u * h - 40, rise * 0.64),
          at(u * h + 40, rise * 0.64),
          at(u * h + 22, rise * 0.69),
          at(u * h - 22, rise * 0.69),
        ],
        LAMPLIGHT,
        { ink: 0.9, contour: false },
      );
      pen.tint(
        [at(u * h - 36, rise * 0.64), at(u * h + 36, rise * 0.64), at(u * h + 110, 60), at(u * h - 110, 60)],
        LAMPLIGHT,
        { edge: 'straight', opacity: 0.1 },
      );
    }
    // the leaves of the door, rolled aside
    for (const k of [-1, 1])
      for (const [from, to, dz] of [
        [0.73, 0.95, -8],
        [0.62, 0.8, 0],
      ] as const) {
        const top = (u: number) => Math.min(rise * 0.6, (1 - (u * 0.99) ** 2) ** 0.36 * rise * 0.97);
        const leaf = [
          at(k * from * h, dz),
          at(k * to * h, dz),
          at(k * to * h, top(to) * 0.94),
          at(k * from * h, top(from) * 0.98),
        ];
        pen.shape(leaf, doors, { tone: k > 0 ? -0.4 : 0.2, contour: false, ink: 1.1 });
        for (const t of [0.33, 0.66]) {
          const u = k * h * (from + (to - from) * t);
          pen.line([at(u, dz + 6), at(u, rise * 0.5)], 0.8, { opacity: 0.7 });
        }
        const [a, b] = k > 0 ? [from, to] : [-to, -from];
        stripes(pen, [at(a * h, 10), at(b * h, 10), at(b * h, 46), at(a * h, 46)], 4);
      }
    const plate = { at: (u: number, z: number) => at(u, z, DEEP + 2) };
    pen.shape(
      [
        plate.at(-150, rise * 0.79),
        plate.at(150, rise * 0.79),
        plate.at(132, rise * 0.93),
        plate.at(-132, rise * 0.93),
      ],
      '#e8702c',
      { contour: false },
    );
    letters(pen, plate, 'NO ENTRY', {
      s: 0,
      z: rise * 0.82,
      height: 42,
      colour: '#fff8ec',
      width: 2.2,
      fit: 230,
    });
    for (const u of [-190, 190]) beacon(pen, plate.at(u, rise * 0.86), 15 * s);
    snowOn(
      pen,
      outer.slice(4, 15).map(([u, z]) => at(u, z)),
      26 * s,
      random,
    );
    const booth = box(
      pen,
      frame,
      { u0: h * 0.78, u1: h * 0.92, w0: DEEP, w1: DEEP + 50, z1: 96 },
      '#c9b25a',
      {
        topMaterial: SNOW,
      },
    );
    if (booth.front) hazard(booth.front, 0, 0, booth.front.width, 22);
    for (const [u, half, up] of [
      [-h - 110, 80, 44],
      [-h * 0.98, 60, 30],
      [h + 90, 90, 50],
      [h * 0.99, 50, 24],
    ] as const)
      drift(pen, frame.at(u, DEEP + 26, 0), half * s, up * s);
  },
};
