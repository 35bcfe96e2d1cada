/** What heats the baths: a brick furnace beside them, its door aglow, and the stack that goes up from it past the eaves. */
import { range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { block } from '../../../core/footprint';
import { box, drum } from '../../../core/solids';
import type { Wall } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';

const BRICK = '#9a5f52';

function courses(wall: Wall, rows: number): void {
  const { pen, width } = wall;
  const at = (across: number, up: number): Point => wall.at(across, up);
  for (const row of range(rows)) {
    const z = 12 + row * 13;
    pen.line([at(0, z), at(width, z)], 0.6, { opacity: 0.6 });
    for (const i of range(Math.floor(width / 26)))
      pen.line([at(12 + i * 26 + (row % 2) * 12, z - 12), at(12 + i * 26 + (row % 2) * 12, z)], 0.6, {
        opacity: 0.6,
      });
  }
}

export const boilerHouse: ThingKind<object> = {
  name: 'boilerHouse',
  footprint: () => block(150, 110),
  height: 150,
  lamps: () => [{ w: 90, reach: 300, colour: 'red' }],
  draw(pen, frame) {
    const s = frame.scale;
    // the stack first: what stands before it hides its foot
    drum(pen, frame, { r: 32, r1: 25, z0: 84, z1: 272 }, '#8a7a78', { top: false });
    for (const z of [140, 206]) pen.line(frame.disc(0, 0, z, 29, 0, Math.PI, 8), 1.6, { smooth: true });
    const house = box(pen, frame, { u0: -62, u1: 62, w0: -44, w1: 44, z1: 84 }, BRICK, {
      topMaterial: '#6a5a62',
    });
    for (const wall of Object.values(house)) courses(wall, 6);
    box(pen, frame, { u0: -68, u1: 68, w0: -50, w1: 50, z0: 80, z1: 92 }, '#b8786a', {
      topMaterial: '#7a6468',
    });
    drum(pen, frame, { r: 40, r1: 33, z0: 90, z1: 106 }, '#b8786a', { topMaterial: '#8a7a78' });
    const front = house.front;
    if (front) {
      const mouth = (k: number): Point[] => [
        front.at(38 - k, 8),
        front.at(86 + k, 8),
        front.at(86 + k, 34),
        ...range(7).map((i): Point => {
          const a = (i / 6) * Math.PI;
          return front.at(62 + Math.cos(a) * (24 + k), 34 + Math.sin(a) * (22 + k));
        }),
        front.at(38 - k, 34),
      ];
      pen.shape(mouth(7), '#5a4a52', { contour: false, ink: 0.9 });
      pen.shape(mouth(0), { emit: '#ff8a3c' }, { contour: false, ink: 1 });
      pen.tint(
        [front.at(44, 8), front.at(54, 34), front.at(60, 22), front.at(68, 40), front.at(80, 8)],
        { emit: '#ffe08a' },
        { edge: 'straight' },
      );
      pen.glow(...front.at(62, 30), 130 * s, 'red', 0.9);
    }
    // split wood for the night
    for (const [u, z] of [
      [-34, 8],
      [-14, 8],
      [-24, 22],
    ] as const) {
      const [x, y] = frame.at(u + 118, 34, z);
      pen.shape(
        range(10).map((i): Point => [x + Math.cos(i * 0.628) * 11 * s, y + Math.sin(i * 0.628) * 9 * s]),
        '#c9a06a',
        { edge: 'smooth', ink: 0.9 },
      );
      pen.line([frame.at(u + 112, 34, z), frame.at(u + 124, 34, z + 2)], 0.7);
    }
  },
};
