/** A house of the pirate port: crooked boards, a round window, laundry, and a barrel sign over the door. */
import { arc, nth, range } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { gableRoof } from '../../../core/roofs';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { dressRoof } from '../../../things/town/roof-kit';
import { eaveShade, keptWindow } from '../../../things/town/window-kit';

export interface PortHouseOptions {
  readonly wall?: string;
  readonly roof?: string;
  readonly shutter?: string;
  readonly sign?: string;
  readonly floors?: number;
  readonly width?: number;
}

const DEEP = 210;

export const portHouse: ThingKind<PortHouseOptions> = {
  name: 'portHouse',
  footprint: ({ width = 300 }) => block(width, DEEP),
  height: ({ floors = 2 }) => 180 + floors * 130,
  draw(
    pen,
    frame,
    { wall = '#f0dcb4', roof = '#c9483f', shutter = '#3f8f9a', sign = 'RUM', floors = 2, width = 300 },
    random,
  ) {
    const s = frame.scale;
    const half = width / 2;
    let base = 0;
    for (const k of range(floors)) {
      const lean = k * 14;
      const z1 = base + 190 - k * 20;
      const walls = box(
        pen,
        frame,
        { u0: -half - lean, u1: half + lean, w0: -DEEP / 2, w1: DEEP / 2 + lean, z0: base, z1 },
        k ? wall : '#b98a5c',
      );
      for (const w of Object.values(walls)) {
        const tall = z1 - base;
        for (const i of range(5))
          pen.line([w.at(0, (tall * (i + 1)) / 6), w.at(w.width, (tall * (i + 1)) / 6)], 0.6, {
            opacity: 0.5,
          });
        const n = Math.max(1, Math.floor(w.width / 120));
        for (const i of range(n)) {
          const c = (w.width * (i + 0.5)) / n;
          if (k === 0 && i === 0) {
            w.panel(c - 34, 0, c + 34, 128, '#7a4a34', { ink: 1.1 });
            w.panel(c - 24, 70, c + 24, 114, '#ffe7a0', { ink: 0.8 });
            pen.line([w.at(c, 70), w.at(c, 114)], 0.8);
          } else {
            w.panel(c - 54, 52, c - 28, 128, shutter, { ink: 0.9 });
            w.panel(c + 28, 52, c + 54, 128, shutter, { ink: 0.9 });
            w.panel(c - 28, 52, c + 28, 128, '#6fa8b8', { ink: 1 });
            keptWindow(w, { s0: c - 28, s1: c + 28, z0: 52, z1: 128 });
            pen.line([w.at(c, 52), w.at(c, 128)], 0.8);
            pen.line([w.at(c - 28, 90), w.at(c + 28, 90)], 0.8);
            w.panel(c - 40, 38, c + 40, 50, '#8a5a36', { ink: 0.8 });
            for (const f of range(5))
              pen.shape(
                arc(...w.at(c - 32 + f * 16, 56), 10 * s, 9 * s, f, f + 6.2832, 7),
                nth(['#e8677f', '#6db04a', '#f3c64e'], (f + k) % 3),
                { edge: 'scallop', ink: 0.6, contour: false },
              );
          }
        }
        for (const u of [0, w.width - 12]) w.panel(u, 0, u + 12, tall, '#8a5a36', { ink: 0.8 });
      }
      eaveShade(walls, k === floors - 1 ? 30 : 16);
      base = z1;
    }
    const over = (floors - 1) * 14;
    const slopes = gableRoof(
      pen,
      frame,
      { u0: -half - over, u1: half + over, w0: -DEEP / 2, w1: DEEP / 2 + over, z: base, rise: 130, over: 26 },
      roof,
      wall,
    );
    dressRoof(pen, slopes, {
      roof,
      wall,
      unit: s,
      courses: ['scallop', 'plank', 'slate'],
      pieces: ['dormer', 'skylight', 'patch', 'patch', 'pipe'],
      spots: [0.17, 0.44, 0.84],
    });
    box(
      pen,
      frame,
      { u0: half * 0.3, u1: half * 0.3 + 40, w0: -20, w1: 20, z0: base + 70, z1: base + 180 },
      '#a86a54',
    );
    const post = frame.moved(half * 0.2, DEEP / 2 + over + 8, 0);
    const board = { at: (u: number, z: number) => post.at(u, 0, 168 + z) };
    pen.bars([[post.at(-70, 0, 236), post.at(70, 0, 236)]], 6 * s, '#6a4a34');
    pen.shape([board.at(-62, 0), board.at(62, 0), board.at(66, 56), board.at(-66, 56)], '#f7e3b0', {
      tone: 0.3,
    });
    letters(pen, board, sign, { s: 0, z: 14, height: 30, fit: 106, colour: '#7a2f3f', width: 1.6 });
    const line = range(7).map((i) =>
      post.at(-half + i * (width / 6), 26, base - 14 - Math.sin((i / 6) * Math.PI) * 20),
    );
    pen.line(line, 0.8, { smooth: true });
    for (const i of range(4)) {
      const [x, y] = nth(line, i + 1);
      const w = 17 * s;
      pen.shape(
        [
          [x - w, y],
          [x + w, y],
          [x + w * 0.9, y + random.range(40, 56) * s],
          [x - w * 0.9, y + 46 * s],
        ],
        nth(['#fdf8ee', '#e8677f', '#5f9ea8', '#f3c64e'], (i + floors) % 4),
        { ink: 0.9 },
      );
    }
  },
};
