/** The corner shop for talking computers: screens in the window and a sign with ears. */
import { range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { keptWindow } from '../../../things/town/window-kit';
import { posters, tiled, windowBox } from './shop-front';

export interface DollShopOptions {
  readonly wall?: string;
  readonly awning?: string;
  readonly sign?: string;
}

export const dollShop: ThingKind<DollShopOptions> = {
  name: 'dollShop',
  footprint: () => block(380, 260),
  height: 240,
  draw(pen, frame, { wall = '#f4e2e8', awning = '#8f7ac8', sign = 'BIT DOLL' }, random) {
    const walls = box(pen, frame, { u0: -180, u1: 180, w0: -120, w1: 110, z1: 300 }, wall, {
      topMaterial: '#b8a8c4',
    });
    for (const [name, side] of Object.entries(walls)) {
      side.panel(0, 276, side.width, 300, '#c9b4d8', { ink: 0.9 });
      for (const b of range(3)) {
        const a = (side.width * (b + 0.5)) / 3;
        side.panel(a - 34, 186, a + 34, 252, '#86a8c8', { ink: 1 });
        keptWindow(side, { s0: a - 34, s1: a + 34, z0: 186, z1: 252 });
        pen.line([side.at(a, 186), side.at(a, 252)], 1, { colour: '#ffffff' });
        side.panel(a - 40, 176, a + 40, 186, '#ffffff', { ink: 0.8 });
        windowBox(side, a - 38, a + 38, 180);
      }
      tiled(side);
      if (name !== 'front') {
        posters(side);
        continue;
      }
      side.panel(20, 16, 224, 118, '#4a4470', { ink: 1.1 });
      for (const i of range(6)) {
        const [a, z] = [40 + (i % 3) * 64, i < 3 ? 24 : 72];
        side.panel(a - 6, z, a + 46, z + 38, '#e6e0ee', { ink: 0.8 });
        side.panel(
          a - 2,
          z + 4,
          a + 42,
          z + 34,
          { emit: random.pick(['#9ae0e8', '#f8b8d0', '#c8f0b8', '#fff0a8']) },
          { ink: 0.7 },
        );
        pen.line([side.at(a + 8, z + 22), side.at(a + 12, z + 22)], 1.6);
        pen.line([side.at(a + 28, z + 22), side.at(a + 32, z + 22)], 1.6);
        pen.line([side.at(a + 14, z + 13), side.at(a + 20, z + 10), side.at(a + 26, z + 13)], 1, {
          smooth: true,
        });
      }
      side.panel(250, 0, 336, 124, '#ffffff', { ink: 1.1 });
      side.panel(258, 6, 328, 116, '#a8c8dc', { ink: 1 });
      pen.line([side.at(293, 6), side.at(293, 116)], 1.2);
    }
    const cloth = (i: number): Point[] => {
      const [a, b] = [-180 + i * 36, -180 + (i + 1) * 36];
      return [
        frame.at(a, 110, 166),
        frame.at(b, 110, 166),
        frame.at(b, 176, 128),
        frame.at((a + b) / 2, 178, 116),
        frame.at(a, 176, 128),
      ];
    };
    for (const i of range(10)) pen.shape(cloth(i), i % 2 ? '#ffffff' : awning, { tone: 0.1 });
    // two ears stand behind the board, one of them bent in the middle
    for (const k of [-1, 1]) {
      const ear = (q: number, bend: number): Point[] => [
        frame.at(k * 62 - 24 * q, 100, 364),
        frame.at(k * 70 - 34 * q, 100, 430),
        frame.at(k * 76 - 24 * q + bend, 100, 486 - Math.abs(bend) * 0.3),
        frame.at(k * 80 + bend * 1.7, 100, 512 - (1 - q) * 40 - Math.abs(bend)),
        frame.at(k * 84 + 22 * q + bend, 100, 476 - Math.abs(bend) * 0.5),
        frame.at(k * 76 + 28 * q, 100, 424),
        frame.at(k * 68 + 22 * q, 100, 364),
      ];
      const bend = k > 0 ? 34 : 0;
      pen.shape(ear(1, bend), '#ffffff', { edge: 'smooth' });
      pen.shape(ear(0.5, bend), '#f0a4bc', { edge: 'smooth', contour: false, ink: 0.7 });
    }
    const board = box(pen, frame, { u0: -130, u1: 130, w0: 96, w1: 120, z0: 304, z1: 372 }, awning);
    if (board.front)
      letters(pen, board.front, sign, { s: 130, z: 20, height: 27, fit: 176, colour: '#ffffff', width: 1.8 });
  },
};
