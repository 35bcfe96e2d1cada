/** A block of flats with balconies: laundry that no one took in, and a cat that sees everything. */
import { arc, nth, range } from '../../../core/geometry';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { bust } from '../../../things/fair/bust';
import { litGlass, pane } from './parts';
import { furnishRoof } from '../../../things/town/rooftop-kit';

export interface ApartmentOptions {
  readonly width?: number;
  readonly depth?: number;
  readonly floors?: number;
  readonly wall?: string;
  readonly shop?: string;
}

export const apartment: ThingKind<ApartmentOptions> = {
  name: 'apartment',
  footprint: ({ width = 300, depth = 220 }) => block(width, depth),
  height: ({ floors = 4 }) => floors * 90,
  lamps: ({ width = 300, depth = 220, shop }) =>
    shop ? [{ u: width * 0.1, w: depth * 0.8, reach: 330, colour: 'amber' }] : [],
  draw(pen, frame, { width = 300, depth = 220, floors = 4, wall = '#b9a4e0', shop }, random) {
    const s = frame.scale;
    const top = 40 + floors * 104;
    const walls = box(
      pen,
      frame,
      { u0: -width / 2, u1: width / 2, w0: -depth / 2, w1: depth / 2, z1: top },
      wall,
      { topMaterial: '#8f86c8' },
    );
    for (const [name, side] of Object.entries(walls)) {
      side.panel(0, 0, side.width, 16, '#5f5490', { ink: 0.7 });
      const bays = Math.max(2, Math.round(side.width / 92));
      for (const floor of range(floors))
        for (const b of range(bays)) {
          const m = (side.width * (b + 0.5)) / bays;
          const z = 30 + floor * 104;
          if (floor === 0 && shop && name === 'front') continue;
          pane(side, m, z + 14, 46, 62, random.chance(0.5));
          if (name !== 'front' || floor === 0) continue;
          side.panel(m - 40, z - 6, m + 40, z + 26, '#efe6fa', { ink: 0.8 });
          for (const k of range(6))
            pen.line([side.at(m - 34 + k * 13, z - 4), side.at(m - 34 + k * 13, z + 22)], 0.7);
          const washed = random.chance(0.4);
          if (washed)
            for (const k of range(3))
              side.panel(
                m - 30 + k * 22,
                z + 14,
                m - 14 + k * 22,
                z + 42,
                random.pick(['#ffd0e0', '#ffffff', '#a8d8f4', '#ffe9a0']),
                { ink: 0.8 },
              );
          else if (random.chance(0.4))
            pen.shape(arc(...side.at(m - 20, z + 32), 15 * s, 11 * s, 0, 6.28, 7), '#4a9078', {
              edge: 'scallop',
              ink: 0.8,
              contour: false,
            });
        }
      if (!shop && name === 'front') {
        // who lives here comes home by a lit door under a canopy
        const m = side.width * (bays % 2 ? 0.5 : 0.5 + 0.5 / bays);
        side.panel(m - 38, 0, m + 38, 100, '#f3ecfa', { ink: 0.9 });
        for (const k of [-1, 1]) {
          const [a, b] = k < 0 ? [m - 30, m - 2] : [m + 2, m + 30];
          side.panel(a, 6, b, 90, '#6a58a8', { ink: 0.9 });
          side.panel(a + 5, 42, b - 5, 82, litGlass(pen, '#fff0c4'), { ink: 0.6 });
        }
        side.panel(m - 50, 98, m + 50, 112, '#8f86c8', { ink: 0.9 });
        side.panel(m - 44, 0, m + 44, 7, '#d8cce8', { ink: 0.8 });
      }
      if (shop && name === 'front') {
        side.panel(14, 14, side.width - 14, 96, litGlass(pen, '#fff0c4'), { ink: 0.9 });
        // two shelves of wares, who sells them, and a counter in front
        const shelf = side.width - 96;
        for (const z of [56, 76]) {
          side.panel(20, z, shelf, z + 4, '#a8789a', { ink: 0.6 });
          for (const k of range(Math.floor((shelf - 24) / 15)))
            side.panel(
              22 + k * 15,
              z + 4,
              32 + k * 15,
              z + 10 + ((k * 5 + z) % 9),
              nth(['#f08fb4', '#7fb4ec', '#f4c860', '#8fd0a8', '#ffffff'], (k * 3 + z) % 5),
              { ink: 0.5 },
            );
        }
        for (const [k, skin, hair] of [
          [0.3, '#f6cfa8', '#4a3f4a'],
          [0.68, '#a86e4a', '#2f2a38'],
        ] as const)
          bust(pen, side.at(shelf * k, 52), 16 * s, {
            skin,
            hair,
            cloth: k < 0.5 ? '#6a58a8' : '#f4c860',
            look: k < 0.5 ? 0.6 : -0.6,
            kind: Math.round(k * 10),
            contour: false,
          });
        side.panel(14, 14, shelf + 4, 38, '#e6d4f0', { ink: 0.8 });
        for (const k of range(4))
          side.panel(24 + (k * shelf) / 4.4, 18, 24 + ((k + 0.8) * shelf) / 4.4, 33, shop, { ink: 0.6 });
        side.panel(side.width - 82, 2, side.width - 24, 98, '#f3ecfa', { ink: 0.9 });
        side.panel(side.width - 76, 4, side.width - 30, 92, '#6a58a8', { ink: 0.9 });
        side.panel(side.width - 70, 44, side.width - 36, 84, litGlass(pen, '#fff0c4'), { ink: 0.6 });
        pen.line([side.at(side.width - 36, 30), side.at(side.width - 36, 42)], 1.6, { colour: '#ffe08a' });
        for (const k of range(10)) {
          const a = (k / 10) * side.width;
          const [x0, y0] = side.at(a, 120);
          const [x1, y1] = side.at(a + side.width / 10, 120);
          pen.shape(
            [
              [x0, y0],
              [x1, y1],
              [x1, y1 + 40 * s],
              [x0, y0 + 40 * s],
            ],
            k % 2 ? '#fff6fa' : shop,
            { ink: 0.8 },
          );
        }
      }
    }
    const roof = frame.moved(0, 0, top);
    box(pen, roof.moved(-width * 0.22, -20), { u0: -34, u1: 34, w0: -30, w1: 30, z1: 58 }, wall);
    furnishRoof(pen, roof, width * 0.45, depth * 0.28);
    // a television aerial: three bars on a mast, slanted, the upper the shorter
    const mast = roof.moved(width * 0.24, -10);
    pen.bars(
      [
        [mast.at(0, 0, 0), mast.at(0, 0, 62)],
        ...[20, 15, 10].map((half, i) => [mast.at(-half, 0, 30 + i * 11), mast.at(half, 0, 37 + i * 11)]),
      ],
      3.4 * s,
      '#d0c8ec',
    );
  },
};
