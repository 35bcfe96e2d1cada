/** A karaoke house cut open: on every floor somebody sings, and somebody suffers it. */
import { nth, range } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import type { Pen } from '../../../core/pen';
import { box } from '../../../core/solids';
import type { Wall } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { CLOTHS, DARK, FLOOR, ROOMS, head } from './karaoke-rooms';

export interface KaraokeHouseOptions {
  readonly width?: number;
  readonly depth?: number;
}

/** A flight of iron stairs down a side wall, with a chase on it. */
function fireStair(pen: Pen, side: Wall, s: number): void {
  const { width } = side;
  for (const f of range(4)) {
    const z = 20 + f * FLOOR;
    const [a, b] = f % 2 ? [width - 24, 24] : [24, width - 24];
    pen.bars([[side.at(a, z), side.at(b, z + FLOOR)]], 6 * s, '#8f2030', { edge: 1.4 });
    pen.bars([[side.at(a, z + 34), side.at(b, z + FLOOR + 34)]], 3 * s, '#8f2030', { edge: 1 });
    for (const k of range(6)) {
      const t = (k + 0.5) / 6;
      const m = a + (b - a) * t;
      pen.line([side.at(m, z + FLOOR * t), side.at(m, z + FLOOR * t + 34)], 0.8);
    }
  }
}

export const karaokeHouse: ThingKind<KaraokeHouseOptions> = {
  name: 'karaokeHouse',
  footprint: ({ width = 330, depth = 260 }) => block(width + 16, depth + 16),
  height: 540,
  draw(pen, frame, { width = 330, depth = 260 }) {
    const [h, d, s] = [width / 2, depth / 2, frame.scale];
    const tall = 20 + FLOOR * 4 + 34;
    const walls = box(pen, frame, { u0: -h, u1: h, w0: -d, w1: d, z1: tall }, '#f1ece6', {
      topMaterial: '#a89a94',
    });
    for (const [name, side] of Object.entries(walls)) if (name !== 'front') fireStair(pen, side, s);
    const front = walls.front;
    if (front) {
      const wide = front.width - 20;
      for (const [f, room] of ROOMS.entries()) {
        const z = 20 + f * FLOOR;
        const at = (a: number, up: number) => front.at(10 + a, z + up);
        const open = [at(0, 0), at(wide, 0), at(wide, 98), at(0, 98)];
        pen.shape(open, room.wall, { contour: false, ink: 1 });
        pen.within(open, () => {
          // the room goes back: a ceiling, a side in shade, a floor
          pen.tint([at(0, 98), at(wide, 98), at(wide - 16, 88), at(16, 88)], DARK, {
            edge: 'straight',
            opacity: 0.4,
          });
          pen.tint([at(wide, 0), at(wide, 98), at(wide - 16, 88), at(wide - 16, 8)], DARK, {
            edge: 'straight',
            opacity: 0.3,
          });
          pen.tint([at(0, 0), at(wide, 0), at(wide - 16, 8), at(16, 8)], '#fff3d0', {
            edge: 'straight',
            opacity: 0.4,
          });
          for (const k of range(6))
            pen.line([at(22 + k * 50, 88), at(40 + k * 50, 82), at(58 + k * 50, 88)], 0.8, { smooth: true });
          room.draw(pen, at, wide, s);
        });
        front.panel(0, z + 98, front.width, z + FLOOR, f % 2 ? '#d8202f' : DARK, { ink: 0.9 });
      }
      // what the saw left: a broken edge of plaster on both sides
      for (const a of [0, front.width - 10])
        for (const k of range(13))
          front.panel(a, 22 + k * 33, a + (k % 3 ? 12 : 17), 50 + k * 33, k % 2 ? '#e2d9d0' : '#f4eeea', {
            ink: 0.6,
          });
      front.panel(0, tall - 34, front.width, tall, '#17121c', { ink: 1 });
      letters(pen, front, 'SING ALL DAY', {
        s: front.width / 2,
        z: tall - 25,
        height: 17,
        fit: front.width - 60,
        colour: '#ffd84a',
        width: 1.7,
      });
    }
    // laundry between two poles on the roof, two who sleep in its shade
    const roof = frame.moved(0, 0, tall);
    box(pen, roof, { u0: -h, u1: h, w0: d - 12, w1: d, z1: 20 }, '#f1ece6');
    pen.bars(
      [
        [roof.at(-h * 0.86, -10, 0), roof.at(-h * 0.86, -10, 104)],
        [roof.at(h * 0.5, -10, 0), roof.at(h * 0.5, -10, 104)],
      ],
      5 * s,
      DARK,
    );
    const rope = range(13).map((i) =>
      roof.at(-h * 0.86 + (i / 12) * h * 1.36, -10, 98 - Math.sin((i / 12) * Math.PI) * 12),
    );
    pen.line(rope, 1.2, { smooth: true });
    for (const k of range(5)) {
      const [x, y] = nth(rope, 1 + k * 2);
      pen.shape(
        [
          [x - 2, y],
          [x + 30 * s, y + 2],
          [x + 28 * s, y + (44 + (k % 2) * 14) * s],
          [x, y + (46 + (k % 2) * 10) * s],
        ],
        nth(CLOTHS, k),
        { ink: 0.8, contour: false },
      );
    }
    for (const [k, u] of [-0.2, 0.14].entries()) {
      const m = roof.at(h * u - 20, 60, 8);
      pen.shape(
        [
          [m[0] - 16 * s, m[1] - 8 * s],
          [m[0] + 74 * s, m[1] - 6 * s],
          [m[0] + 74 * s, m[1] + 14 * s],
          [m[0] - 16 * s, m[1] + 12 * s],
        ],
        nth(['#3f6fb0', '#e0a02e'], k),
        {
          ink: 0.9,
          edge: 'smooth',
        },
      );
      head(pen, [m[0] - 6 * s, m[1] - 4 * s], 13 * s, 1 + k * 4, 0, true);
      pen.shape(
        [
          [m[0] + 6 * s, m[1] - 12 * s],
          [m[0] + 50 * s, m[1] - 9 * s],
          [m[0] + 64 * s, m[1] + 2 * s],
          [m[0] + 50 * s, m[1] + 10 * s],
          [m[0] + 6 * s, m[1] + 10 * s],
        ],
        nth(['#f4efea', '#d8202f'], k),
        { ink: 0.8, edge: 'smooth' },
      );
    }
    box(pen, roof.moved(h * 0.66, -d * 0.2), { u0: -36, u1: 36, w0: -40, w1: 40, z1: 84 }, '#d8d0cc');
  },
};
