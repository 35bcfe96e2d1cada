/** What keeps the frozen knee from being a bare dome: welded courses, frost, runes that still glow, those who live in it. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point, Points } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';

/** Local [u, z]. */
type At = (u: number, z: number) => Point;

/** Round windows of the caves behind the plates, lit when somebody is in. */
const WINDOWS: readonly (readonly [u: number, z: number, lit: boolean])[] = [
  [-262, 210, true],
  [-276, 130, false],
  [232, 230, true],
  [262, 150, true],
  [196, 120, false],
  [-232, 330, true],
];

export function kneeWear(pen: Pen, p: At, dome: Points, iron: string, s: number): void {
  pen.within(dome, () => {
    // courses of plate that follow the dome, and the upright seams between them
    const course = (z: number) =>
      range(13).map((i) => p(-350 + i * 57, z + 26 * Math.sin((i / 12) * Math.PI)));
    pen.scratches(
      [70, 150, 236, 322, 408].map((z) => course(z)),
      { width: 1.1, opacity: 0.5 },
    );
    pen.scratches(
      range(5).flatMap((row) =>
        range(7).map((i) => {
          const u = -300 + i * 98 + (row % 2) * 46;
          const z = 74 + row * 84 + 26 * Math.sin(((u + 350) / 684) * Math.PI);
          return [p(u, z), p(u * 0.98, z + 80)];
        }),
      ),
      { width: 0.9, opacity: 0.4 },
    );
    // frost lies in the corners of the plates
    for (const [u, z, k] of [
      [-270, 60, 46],
      [-190, 40, 60],
      [150, 44, 56],
      [250, 70, 44],
      [-250, 250, 30],
      [220, 310, 34],
      [120, 430, 40],
    ] as const)
      pen.tint(
        range(12).map((i) => {
          const a = (i / 12) * TAU;
          const r = k * (i % 2 ? 1 : 0.72 + 0.1 * (i % 3));
          return p(u + Math.cos(a) * r, z + Math.sin(a) * r * 0.7);
        }),
        '#eef6ff',
        { edge: 'scallop', opacity: 0.3 },
      );
    // runs of rust and of old ice
    for (const [u, z, length, colour] of [
      [-210, 236, 90, '#a86a4a'],
      [170, 236, 110, '#a86a4a'],
      [-120, 120, 60, '#a86a4a'],
      [210, 408, 70, '#d8ecf8'],
      [-160, 408, 80, '#d8ecf8'],
      [90, 150, 80, '#d8ecf8'],
    ] as const)
      pen.tint([p(u - 8, z), p(u + 8, z), p(u + 3, z - length), p(u - 2, z - length * 1.15)], colour, {
        edge: 'straight',
        opacity: 0.55,
      });
  });
  for (const [u, z, lit] of WINDOWS) {
    const [x, y] = p(u, z);
    pen.shape(arc(x, y, 21 * s, 23 * s, 0, TAU, 16), iron, { edge: 'smooth', contour: false, tone: -0.9 });
    pen.shape(arc(x, y, 15 * s, 17 * s, 0, TAU, 16), lit ? '#ffe2a0' : '#3d4a78', {
      edge: 'smooth',
      contour: false,
      ink: 0.7,
    });
    if (lit) {
      pen.tint(arc(x - 2 * s, y + 3 * s, 6 * s, 6 * s, 0, TAU, 10), '#6a4a3a');
      pen.tint(arc(x - 2 * s, y + 14 * s, 9 * s, 7 * s, 0, TAU, 10), '#b5533f');
    }
    pen.line(
      [
        [x, y - 17 * s],
        [x, y + 17 * s],
      ],
      0.8,
    );
    pen.tint(
      [
        [x - 24 * s, y - 18 * s],
        [x + 24 * s, y - 18 * s],
        [x + 12 * s, y - 30 * s],
        [x - 14 * s, y - 29 * s],
      ],
      '#fbfdff',
    );
  }
}

/** Runes in the hexagons of the kneecap. */
export function runes(pen: Pen, p: At): void {
  for (const i of range(6)) {
    const a = (i + 0.5) * 1.047;
    const [u, z] = [-20 + Math.cos(a) * 118, 300 + Math.sin(a) * 112];
    const [du, dz] = [Math.cos(a), Math.sin(a)];
    const q = (k: number, side: number): Point => p(u + du * k - dz * side, z + dz * k + du * side);
    pen.line([q(-14, -10), q(14, 0), q(-14, 10)], 3, { colour: { emit: '#7fe6f0' } });
    pen.line([q(-4, 0), q(18, 0)], 2.2, { colour: { emit: '#7fe6f0' } });
  }
}
