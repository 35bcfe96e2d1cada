/** Four more roofs, each of them once: a loft for doves, a grill that smokes, a telescope under its dome, a ramp for boards. */
import type { Frame } from '../../../core/frame';
import { arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { box, drum } from '../../../core/solids';
import { roofFolk } from './roof-folk';

type Roof = (pen: Pen, roof: Frame, h: number, d: number) => void;

const DARK = '#3a323e';

/** A dove of a few strokes, looking left or right. */
function dove(pen: Pen, [x, y]: Point, s: number, way: number, flies = false): void {
  const p = (u: number, z: number): Point => [x + u * way * s, y - z * s];
  pen.shape([p(-12, 4), p(-2, 12), p(8, 10), p(12, 16), p(16, 10), p(10, 2), p(-2, -1)], '#fbf6f0', {
    ink: 0.8,
    edge: 'smooth',
  });
  if (flies) pen.shape([p(-4, 8), p(-10, 26), p(6, 10)], '#fbf6f0', { ink: 0.8 });
  pen.line([p(16, 11), p(21, 10)], 1.6, { colour: '#e8702a' });
}

export const MORE_ROOFS = {
  doves(pen, roof, h, d) {
    const s = roof.scale;
    // low and near the parapet: behind it people run on the road
    const loft = roof.moved(-h * 0.36, d * 0.3);
    const walls = box(pen, loft, { u0: -46, u1: 46, w0: -24, w1: 24, z1: 58 }, '#d9a86a', {
      topMaterial: '#8a5a3a',
    });
    if (walls.front)
      for (const k of range(6)) {
        const at = walls.front.at(18 + (k % 3) * 28, 18 + Math.floor(k / 3) * 24);
        pen.shape(arc(...at, 8 * s, 9 * s, 0, 6.2832, 12), DARK, {
          edge: 'smooth',
          ink: 0.7,
          contour: false,
        });
        if (k % 2)
          pen.shape(arc(...at, 5 * s, 5 * s, 0, 6.2832, 10), '#fbf6f0', { edge: 'smooth', ink: 0.5 });
      }
    pen.shape(
      [loft.at(-54, 28, 54), loft.at(54, 28, 54), loft.at(47, -24, 76), loft.at(-47, -24, 76)],
      '#b5202f',
      {
        ink: 1,
      },
    );
    dove(pen, loft.at(-24, -12, 70), s, 1);
    dove(pen, loft.at(18, -12, 70), s, -1);
    const hand = roofFolk(pen, roof, [h * 0.46, d * 0.16], { k: 3, look: -0.8, reach: -1, up: 62 });
    dove(pen, [hand[0], hand[1] - 4 * s], s, -1);
    for (const [u, z] of [
      [0.06, 26],
      [0.2, 52],
      [0.8, 40],
    ] as const)
      dove(pen, roof.at(h * u, 0, z), s, u > 0.4 ? -1 : 1, true);
  },
  grill(pen, roof, h, d) {
    const s = roof.scale;
    const at = roof.moved(-h * 0.1, 0);
    pen.bars(
      [-18, 18].map((u) => [at.at(u, 0, 30), at.at(u * 1.3, 0, 0)]),
      4 * s,
      DARK,
      { edge: 0.9 },
    );
    drum(pen, at, { r: 34, z0: 26, z1: 46 }, '#b5202f', { topMaterial: DARK });
    for (const [u, colour] of [
      [-16, '#e08a3a'],
      [0, '#8a4a2c'],
      [15, '#e0a02e'],
    ] as const)
      pen.bars([[at.at(u, -8, 47), at.at(u, 8, 47)]], 6 * s, colour, { edge: 0.7 });
    for (const k of range(5)) {
      const [x, y] = at.at(6 + k * 8 + (k % 2) * 6, 0, 70 + k * 26);
      pen.shape(arc(x, y, (12 + k * 4) * s, (10 + k * 3) * s, k, k + 6.2832, 8), '#f4eeea', {
        edge: 'scallop',
        ink: 0.7,
        contour: false,
      });
    }
    const fork = roofFolk(pen, roof, [-h * 0.62, d * 0.14], { k: 1, look: 0.8, reach: 1, up: 46 });
    pen.bars([[fork, [fork[0] + 22 * s, fork[1] + 4 * s]]], 3 * s, '#8f8790', { edge: 0.7 });
    const table = roof.moved(h * 0.56, d * 0.1);
    box(pen, table, { u0: -30, u1: 30, w0: -16, w1: 16, z0: 22, z1: 28 }, '#f4efea');
    for (const u of [-24, 24])
      pen.bars([[table.at(u, 14, 24), table.at(u, 14, 0)]], 4 * s, DARK, { edge: 0.8 });
    for (const [u, colour] of [
      [-14, '#e0a02e'],
      [4, '#5f9a4e'],
      [18, '#d8202f'],
    ] as const)
      pen.bars([[table.at(u, 0, 28), table.at(u, 0, 42)]], 7 * s, colour, { edge: 0.8 });
    roofFolk(pen, roof, [h * 0.84, -d * 0.3], { k: 4, look: -0.8, reach: -1, up: 60 });
  },
  stars(pen, roof, h, d) {
    const s = roof.scale;
    const dome = roof.moved(-h * 0.34, -d * 0.1);
    const r = Math.min(h, d) * 0.5;
    drum(pen, dome, { r, z1: 34 }, '#f4eeea', { top: false });
    const [x, y] = dome.at(0, 0, 34);
    pen.shape(
      [
        ...range(13).map((i): Point => {
          const a = Math.PI + (i / 12) * Math.PI;
          return [x + Math.cos(a) * r * s, y + Math.sin(a) * r * 0.92 * s];
        }),
        ...dome.disc(0, 0, 34, r, 0, Math.PI, 9),
      ],
      '#8f9ab0',
      { wobble: 0 },
    );
    pen.shape(
      [
        [x + 4 * s, y - r * 0.9 * s],
        [x + 26 * s, y - r * 0.8 * s],
        [x + 34 * s, y - r * 0.1 * s],
        [x + 12 * s, y],
      ],
      '#241d28',
      { ink: 0.8, contour: false },
    );
    pen.bars(
      [
        [
          [x + 20 * s, y - r * 0.34 * s],
          [x + 56 * s, y - r * 1.1 * s],
        ],
      ],
      15 * s,
      '#e0a02e',
      { edge: 1.4 },
    );
    pen.bars(
      [
        [
          [x + 50 * s, y - r * 0.98 * s],
          [x + 58 * s, y - r * 1.14 * s],
        ],
      ],
      20 * s,
      '#c98a2e',
      { edge: 1.4 },
    );
    const map = roofFolk(pen, roof, [h * 0.44, d * 0.2], { k: 2, look: -0.6, reach: 1, up: 66 });
    pen.shape(
      range(10).map((i): Point => {
        const [a, far] = [(i / 10) * 6.2832 - 1.57, i % 2 ? 5 : 12];
        return [map[0] + Math.cos(a) * far * s, map[1] - 12 * s + Math.sin(a) * far * s];
      }),
      '#ffd84a',
      { ink: 0.8 },
    );
    roofFolk(pen, roof, [h * 0.76, -d * 0.3], { k: 0, look: -0.4, reach: -1, up: 52 });
  },
  ramp(pen, roof, h, d) {
    const s = roof.scale;
    const bow = range(11).map((i): readonly [number, number] => {
      const t = i / 5 - 1;
      return [t * h * 0.82, 4 + 56 * Math.abs(t) ** 2.6];
    });
    const edge = (w: number) => bow.map(([u, z]) => roof.at(u, w, z));
    pen.shape([...edge(-d * 0.6), ...edge(d * 0.56).reverse()], '#d9b07a', { ink: 1 });
    for (const i of [2, 4, 6, 8]) pen.line([nth(edge(-d * 0.6), i), nth(edge(d * 0.56), i)], 0.7);
    pen.shape(
      [...edge(d * 0.56), roof.at(h * 0.82, d * 0.56, 0), roof.at(-h * 0.82, d * 0.56, 0)],
      '#8a5a3a',
      {
        tone: -0.4,
        ink: 1,
      },
    );
    const board = (u: number, w: number, z: number, lean: number) =>
      pen.bars([[roof.at(u - 22, w, z - lean), roof.at(u + 22, w, z + lean)]], 6 * s, '#d8202f', { edge: 1 });
    board(h * 0.5, -d * 0.1, 76, 10);
    roofFolk(pen, roof.moved(0, 0, 76), [h * 0.5, -d * 0.1], { k: 3, look: -0.6, reach: -1, up: 70 });
    board(-h * 0.44, d * 0.1, 26, -8);
    roofFolk(pen, roof.moved(0, 0, 24), [-h * 0.44, d * 0.1], { k: 1, look: 0.8, reach: 1, up: 60 });
  },
} as const satisfies Readonly<Record<string, Roof>>;
