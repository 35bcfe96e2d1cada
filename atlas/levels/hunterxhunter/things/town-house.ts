/** A narrow house of the auction town: shop below, gable above, washing between the windows. */
import { arc, nth, range } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { gableRoof } from '../../../core/roofs';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { dressRoof } from '../../../things/town/roof-kit';
import { eaveShade, keptWindow } from '../../../things/town/window-kit';
import { shopWares } from './shop-wares';

export interface TownHouseOptions {
  readonly width?: number;
  readonly floors?: number;
  readonly wall?: string;
  readonly roof?: string;
  readonly awning?: string;
  readonly sign?: string;
}

export const townHouse: ThingKind<TownHouseOptions> = {
  name: 'townHouse',
  footprint: ({ width = 240 }) => block(width + 20, 230),
  height: ({ floors = 2 }) => 160 + floors * 120,
  draw(
    pen,
    frame,
    { width = 240, floors = 2, wall = '#f0dfba', roof = '#c9603f', awning = '#3f8f7a', sign = 'LOTS' },
    random,
  ) {
    const [h, tall] = [width / 2, 160 + floors * 116];
    const walls = box(pen, frame, { u0: -h, u1: h, w0: -100, w1: 100, z1: tall }, wall, { top: false });
    for (const side of Object.values(walls)) {
      side.panel(0, 0, side.width, 26, '#a59a8a', { ink: 0.7 });
      for (const f of range(floors)) {
        side.panel(0, 150 + f * 116, side.width, 160 + f * 116, '#9a6a44', { ink: 0.7 });
        const bays = Math.max(2, Math.round(side.width / 84));
        for (const i of range(bays)) {
          const at = ((i + 0.5) / bays) * side.width;
          const z = 186 + f * 116;
          side.panel(at - 17, z, at + 17, z + 58, '#4f6a86', { ink: 1 });
          keptWindow(side, { s0: at - 17, s1: at + 17, z0: z, z1: z + 58 });
          pen.line([side.at(at, z), side.at(at, z + 58)], 1.2, { colour: '#f6ecd2' });
          pen.line([side.at(at - 17, z + 30), side.at(at + 17, z + 30)], 1.2, { colour: '#f6ecd2' });
          for (const k of [-1, 1])
            side.panel(at + k * 27 - 8, z - 2, at + k * 27 + 8, z + 60, awning, { ink: 0.8 });
          if (random.chance(0.5)) {
            side.panel(at - 22, z - 14, at + 22, z - 3, '#9a6a44', { ink: 0.7 });
            for (const k of range(5))
              pen.shape(
                [
                  side.at(at - 20 + k * 9, z - 4),
                  side.at(at - 12 + k * 9, z - 4),
                  side.at(at - 16 + k * 9, z + 10),
                ],
                nth(['#e8677f', '#f3c64e', '#6f9a48'], (k + i) % 3),
                { ink: 0.5, contour: false },
              );
          }
        }
      }
    }
    eaveShade(walls, 34);
    // the side wall has a life of its own: courses where the plaster is off, a cellar door, bills and a creeper
    for (const side of [walls.left, walls.right]) {
      if (!side) continue;
      const w = side.width;
      for (const [i, z] of [40, 54, 68, 82].entries())
        for (const k of range(4 - (i % 2)))
          side.panel(
            w * 0.08 + k * 20 + (i % 2) * 9,
            z,
            w * 0.08 + k * 20 + 17 + (i % 2) * 9,
            z + 12,
            '#c98a6a',
            {
              ink: 0.5,
            },
          );
      side.panel(w * 0.52, 26, w * 0.74, 112, '#7a4a34', { ink: 1 });
      side.panel(w * 0.5, 112, w * 0.76, 120, '#a59a8a', { ink: 0.7 });
      pen.line([side.at(w * 0.63, 28), side.at(w * 0.63, 110)], 0.7);
      for (const [k, [a, z, tone]] of (
        [
          [0.8, 74, '#fbf3df'],
          [0.86, 40, '#f3c64e'],
          [0.4, 104, '#fbf3df'],
        ] as const
      ).entries()) {
        side.panel(w * a, z, w * a + 24, z + 32, tone, { ink: 0.7 });
        pen.tint(
          arc(...side.at(w * a + 12, z + 20), 7 * frame.scale, 7 * frame.scale, 0, 6.2832, 10),
          nth(['#3f8f7a', '#b5343f', '#4a6fa8'], k),
          {
            opacity: 0.8,
          },
        );
        pen.line([side.at(w * a + 5, z + 7), side.at(w * a + 19, z + 7)], 0.8);
      }
      // ivy climbs the corner from a broad foot
      for (const i of range(22)) {
        const up = (i / 22) ** 1.5;
        const [x, y] = side.at(w - 6 - random.range(0, 64) * (1 - up), 16 + up * 130 + random.range(0, 14));
        const r = frame.scale * (15 - up * 8) * random.range(0.7, 1.2);
        const turn = random.range(0, 3);
        pen.shape(
          arc(x, y, r, r * 0.8, turn, turn + 6.2832, 7),
          nth(['#5f8a4a', '#6f9a52', '#4f7a44'], i % 3),
          { edge: 'scallop', ink: 0.5, contour: false },
        );
      }
    }
    const front = walls.front;
    if (front) {
      front.panel(width * 0.1, 18, width * 0.6, 108, '#42324a', { ink: 1.1 });
      shopWares(pen, front, [width * 0.12, width * 0.58], sign);
      front.panel(width * 0.68, 0, width * 0.9, 112, '#7a4a34', { ink: 1 });
      const out = (p: number, z: number, d: number) => frame.at(-h + p, 100 + d, z);
      const count = 7;
      for (const k of range(count)) {
        const [a, b] = [
          width * 0.06 + (k * width * 0.6) / count,
          width * 0.06 + ((k + 1) * width * 0.6) / count,
        ];
        pen.shape(
          [out(a, 140, 0), out(b, 140, 0), out(b, 104, 56), out(a, 104, 56)],
          k % 2 ? '#fbf0dc' : awning,
          { ink: 0.7, tone: 0.2 },
        );
      }
      front.panel(width * 0.62, 122, width * 0.96, 150, '#fbf0dc', { ink: 1 });
      letters(pen, front, sign, {
        s: width * 0.79,
        z: 128,
        height: 16,
        fit: width * 0.3,
        colour: '#7a2f3a',
        width: 1.3,
      });
    }
    const slopes = gableRoof(
      pen,
      frame,
      { u0: -h, u1: h, w0: -100, w1: 100, z: tall, rise: 110, over: 16, drop: 6 },
      roof,
      wall,
    );
    dressRoof(pen, slopes, {
      roof,
      wall,
      unit: frame.scale,
      courses: ['scallop', 'slate'],
      pieces: ['dormer', 'skylight', 'patch', 'moss'],
      spots: [0.2, 0.48],
    });
    const stack = frame.moved(h * 0.5, -10, tall + 70);
    box(pen, stack, { u0: -16, u1: 16, w0: -14, w1: 14, z1: 66 }, '#b5603f');
    pen.line([frame.at(-h, 100, tall - 10), frame.at(-h - 16, 104, tall - 34)], 1.4);
  },
};
