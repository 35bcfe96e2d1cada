/** The half-pipe of the skaters: painted by everybody, finished by nobody. */
import { nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Point3 } from '../../../core/frame';
import { facets } from '../../../core/solids';
import type { Surface } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { inlay, roundRect } from './panels';

export interface HalfPipeOptions {
  readonly length?: number;
  readonly wood?: string;
  readonly wall?: string;
}

const RISE = 190;
const DEPTH = 150;
/** How far the bend reaches in, and how high the flat lies. */
const BEND = 170;
const FLAT = 14;

/** The riding curve as [u, z], from the left lip to the right one. */
function curve(half: number): Point[] {
  const left = range(9).map((k): Point => {
    const a = (k / 16) * Math.PI;
    return [-half + BEND * (1 - Math.cos(a)), FLAT + RISE * (1 - Math.sin(a))];
  });
  const right = [...left].reverse().map(([u, z]): Point => [-u, z]);
  return [...left, ...right];
}

export const halfPipe: ThingKind<HalfPipeOptions> = {
  name: 'halfPipe',
  footprint: ({ length = 760 }) => block(length + 120, DEPTH * 2 + 20),
  height: 200,
  draw(pen, frame, { length = 760, wood = '#e8b878', wall = '#6a4fb0' }) {
    const half = length / 2 - 40;
    const line = curve(half);
    const s = frame.scale;
    const out = half + 100;
    // rails at the back, then floor, then the painted front
    const rail = (w: number, from: number, to: number) => {
      for (const u of [from, (from + to) / 2, to])
        pen.bars([[frame.at(u, w, RISE + FLAT), frame.at(u, w, RISE + 74)]], 5 * s, '#dfe2e8');
      for (const z of [46, 72])
        pen.bars([[frame.at(from, w, RISE + z), frame.at(to, w, RISE + z)]], 5 * s, '#dfe2e8');
    };
    for (const side of [-1, 1]) {
      const inner = side * half;
      const outer = side * out;
      const wallOf: Point3[] =
        side > 0
          ? [
              [outer, DEPTH, 0],
              [outer, -DEPTH, 0],
              [outer, -DEPTH, RISE + FLAT],
              [outer, DEPTH, RISE + FLAT],
            ]
          : [
              [outer, -DEPTH, 0],
              [outer, DEPTH, 0],
              [outer, DEPTH, RISE + FLAT],
              [outer, -DEPTH, RISE + FLAT],
            ];
      const [a, b] = [Math.min(inner, outer), Math.max(inner, outer)];
      facets(pen, frame, [
        { corners: wallOf, material: wall },
        {
          corners: [
            [a, DEPTH, RISE + FLAT],
            [b, DEPTH, RISE + FLAT],
            [b, -DEPTH, RISE + FLAT],
            [a, -DEPTH, RISE + FLAT],
          ],
          material: '#f3d9a8',
        },
      ]);
      rail(-DEPTH + 8, a + 8, b - 8);
    }
    for (const i of range(line.length - 1)) {
      const [[ua, za], [ub, zb]] = [nth(line, i), nth(line, i + 1)];
      facets(pen, frame, [
        {
          corners: [
            [ua, DEPTH, za],
            [ub, DEPTH, zb],
            [ub, -DEPTH, zb],
            [ua, -DEPTH, za],
          ],
          material: wood,
          tone: i < 4 ? -0.8 : i < 8 ? -0.2 + (i % 2) * 0.1 : i < 10 ? 0.3 : 0.7,
          ink: 0,
        },
      ]);
    }
    // boards follow the ride from lip to lip, nailed at the joists; wheels have worn them pale where everybody rolls
    const along = (w: number, from = 0, to = line.length - 1) =>
      line.slice(from, to + 1).map(([u, z]) => frame.at(u, w, z + 1));
    for (const w of [-112, -75, -37, 0, 38, 76, 113])
      pen.line(along(w), 0.8, { smooth: true, opacity: 0.75 });
    for (const [w, wide] of [
      [-52, 15],
      [20, 22],
      [94, 13],
    ] as const)
      pen.bars([along(w, 1, line.length - 2)], wide * s, '#f6d9a4', { smooth: true, edge: 0 });
    for (const [i, w] of [-96, -20, 57, 128].entries())
      for (const k of [2, 6, 11, 15]) {
        const [u, z] = nth(line, Math.min(line.length - 1, k + (i % 2)));
        pen.line([frame.at(u - 3, w - 16, z + 1), frame.at(u + 3, w + 16, z + 1)], 0.7, { opacity: 0.7 });
        for (const d of [-10, 8])
          pen.tint(
            [frame.at(u, w + d, z + 3), frame.at(u + 5, w + d + 3, z + 3), frame.at(u + 5, w + d - 3, z + 1)],
            '#7a5238',
            { edge: 'straight' },
          );
      }
    for (const [from, to, w] of [
      [-half + 60, -half + 210, -70],
      [-half + 150, 40, 52],
      [-30, half - 120, -30],
      [half - 210, half - 50, 88],
    ] as const)
      pen.stroke(
        range(6).map((i) => {
          const u = from + ((to - from) * i) / 5;
          const low = line.reduce((best, p) => (Math.abs(p[0] - u) < Math.abs(best[0] - u) ? p : best));
          return frame.at(u, w + 9 * Math.sin(i), low[1] + 2);
        }),
        5,
        { opacity: 0.32 },
      );
    // a patched board, and the star somebody painted on the flat
    const flat: Surface = { at: (u, w) => frame.at(u, -w, FLAT + 2) };
    inlay(pen, [flat.at(-150, 40), flat.at(-70, 40), flat.at(-70, 74), flat.at(-150, 74)], '#c98f5a', {
      ink: 0.7,
    });
    inlay(
      pen,
      range(10).map((i) => {
        const a = (i / 10) * 6.2832 - 1.57;
        return flat.at(Math.cos(a) * (i % 2 ? 26 : 64), Math.sin(a) * (i % 2 ? 26 : 64) - 20);
      }),
      '#e8447f',
      { ink: 0.8 },
    );
    inlay(
      pen,
      range(10).map((i) => {
        const a = (i / 10) * 6.2832 - 1.57;
        return flat.at(Math.cos(a) * (i % 2 ? 14 : 36), Math.sin(a) * (i % 2 ? 14 : 36) - 20);
      }),
      '#ffd84a',
      { ink: 0.6 },
    );
    const rim = (u: number) =>
      pen.bars([[frame.at(u, DEPTH, RISE + FLAT), frame.at(u, -DEPTH, RISE + FLAT)]], 6 * s, '#dfe2e8');
    rim(-half);
    rim(half);
    const front: Surface = { at: (u, z) => frame.at(u, DEPTH, z) };
    pen.shape(
      [
        front.at(-out, 0),
        front.at(-out, RISE + FLAT),
        ...line.map(([u, z]) => front.at(u, z)),
        front.at(out, RISE + FLAT),
        front.at(out, 0),
      ],
      wall,
      { tone: 0.1 },
    );
    // what was sprayed on it
    for (const [side, tag] of [
      [-1, '#ffd84a'],
      [1, '#2fb5ac'],
    ] as const) {
      const p = (u: number, z: number) => front.at(side * (half + 30) + u, z);
      inlay(
        pen,
        [
          p(-70, 40),
          p(-56, 120),
          p(-30, 150),
          p(0, 118),
          p(30, 152),
          p(58, 116),
          p(66, 44),
          p(36, 22),
          p(0, 40),
          p(-36, 20),
        ],
        tag,
        { edge: 'smooth', ink: 1.6 },
      );
      inlay(pen, [p(-50, 56), p(-40, 112), p(-22, 100), p(-8, 60)], '#e8447f', { ink: 1.2 });
      inlay(pen, [p(8, 58), p(16, 112), p(46, 108), p(48, 60)], '#f7f1e6', { ink: 1.2 });
      for (const u of [-34, 6, 40]) pen.line([p(u, 32), p(u + 1, 4)], 2.4, { colour: tag });
    }
    inlay(pen, roundRect(front, -half + 250, 2, half - 250, 13, 3), '#e8447f', { ink: 0.6 });
    for (const side of [-1, 1]) {
      const [a, b] = [side * (half + 8), side * (out - 8)];
      rail(DEPTH - 8, Math.min(a, b), Math.max(a, b));
    }
  },
};
