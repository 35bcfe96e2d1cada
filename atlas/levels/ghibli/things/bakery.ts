/** The bakery above the bay: a tall gable, a window full of loaves, flour in the air and an attic to let. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { awning } from '../../../things/fair/stall';
import { block } from '../../../core/footprint';
import { casement, flowerBox, ivy, steam } from '../../../things/town/cottage';
import { eaveToUs, gableToUs } from './tiled-gable';

export interface BakeryOptions {
  readonly wall?: string;
  readonly roof?: string;
  readonly stripe?: string;
}

export const bakery: ThingKind<BakeryOptions> = {
  name: 'bakery',
  footprint: () => block(640, 300),
  height: 420,
  lamps: () => [{ u: -60, w: 190, reach: 380 }],
  draw(pen, frame, { wall = '#f6ead0', roof = '#c9653f', stripe = '#d9503f' }, random) {
    const s = frame.scale;
    const side = eaveToUs(
      pen,
      frame,
      { u: 190, w: -20, width: 260, depth: 220, height: 190, rise: 120, wall: '#e9d3ac', roof },
      ['skylight'],
    );
    const main = gableToUs(pen, frame, {
      u: -80,
      w: 0,
      width: 330,
      depth: 190,
      height: 300,
      rise: 230,
      wall,
      roof,
    });
    const beams = '#8a5a3c';
    const { front } = main;
    if (front) {
      front.panel(0, 0, front.width, 26, '#a8988c', { ink: 0.9 });
      for (const z of [150, 292]) front.panel(0, z, front.width, z + 12, beams, { ink: 0.8 });
      for (const x of [0, front.width - 12]) front.panel(x, 26, x + 12, 300, beams, { ink: 0.8 });
      // the window of loaves
      front.panel(20, 44, 178, 138, '#f3dfb0', { ink: 1.3 });
      front.panel(28, 50, 170, 132, pen.light.night ? { emit: '#ffd98a' } : '#7a5648', { ink: 0.8 });
      for (const z of [56, 84, 110]) {
        front.panel(28, z - 5, 170, z, '#c9955a', { ink: 0.7 });
        for (const i of range(6)) {
          const [x, y] = front.at(42 + i * 23, z + 8);
          const r = random.range(8, 11) * s;
          pen.shape(
            arc(x, y, r * (i % 2 ? 1.1 : 0.9), r * (i % 2 ? 0.7 : 0.9), 0, TAU, 9),
            ['#d99a4a', '#e8b868', '#b87838'][(i + z) % 3] ?? '#d99a4a',
            { edge: 'smooth', ink: 0.7, contour: false },
          );
          pen.line(
            [
              [x - r * 0.4, y - r * 0.3],
              [x + r * 0.3, y + r * 0.1],
            ],
            0.6,
          );
        }
      }
      // the door, half glass
      front.panel(212, 24, 300, 142, '#3f7a78', { ink: 1.2 });
      front.panel(226, 76, 286, 132, pen.light.night ? { emit: '#ffd98a' } : '#54708a', { ink: 0.9 });
      front.panel(228, 34, 284, 64, '#4f8f88', { ink: 0.7 });
      pen.shape(arc(...front.at(292, 78), 5 * s, 5 * s), '#e8c060', { edge: 'smooth', contour: false });
      for (const x of [70, 165, 260]) {
        casement(pen, front, x, 186, 28, 78);
        flowerBox(pen, front, x, 178, 38);
        for (const k of [-1, 1])
          front.panel(x + k * 48 - 13, 182, x + k * 48 + 13, 268, '#5f8f9a', { ink: 0.8 });
      }
      casement(pen, front, 165, 346, 30, 74);
      flowerBox(pen, front, 165, 340, 40);
      pen.bars([[front.at(165, 442), frame.at(-80, 160, 452)]], 9 * s, beams);
      // the sign: a knot of bread
      const [x, y] = front.at(110, 166);
      pen.shape(arc(x + 26 * s, y - 4 * s, 96 * s, 26 * s, 0, TAU, 22), '#5a3a34', {
        edge: 'smooth',
        contour: false,
      });
      for (const i of range(5))
        pen.shape(
          arc(x - 32 * s + i * 29 * s, y - 4 * s, 14 * s, 11 * s, 0, TAU, 10),
          i % 2 ? '#e8b868' : '#d99a4a',
          { edge: 'smooth', ink: 0.7, contour: false },
        );
      awning(pen, frame, {
        u0: -238,
        u1: 78,
        w0: 95,
        w1: 169,
        z0: 118,
        z1: 152,
        colours: [stripe, '#fdf3dc'],
      });
    }
    if (main.right) casement(pen, main.right, main.right.width / 2, 180, 24, 70);
    if (side.front) {
      casement(pen, side.front, 70, 60, 30, 76);
      casement(pen, side.front, 190, 60, 30, 76);
      flowerBox(pen, side.front, 70, 54, 40);
      flowerBox(pen, side.front, 190, 54, 40);
    }
    // the oven's chimney
    box(pen, frame, { u0: 222, u1: 284, w0: -60, w1: 0, z0: 230, z1: 420 }, '#b0705c', {
      topMaterial: '#4a3a40',
    });
    for (const i of range(14)) {
      const [u, z] = [226 + (i % 3) * 18, 280 + i * 9];
      pen.line([frame.at(u, 0, z), frame.at(u + 16, 0, z), frame.at(u + 16, 0, z + 9)], 0.6);
    }
    steam(pen, frame.moved(252, -30), 0, 436, 3, 13);
    ivy(pen, (t): Point => frame.at(62 + 24 * Math.sin(t * 9), 144, 20 + t * 250), 13, 22 * s, '#5f9450');
    // bread on a rack, sacks at the door
    const rack = box(pen, frame, { u0: 130, u1: 270, w0: 112, w1: 150, z1: 56 }, '#a8764a', {
      topMaterial: '#e6cfa0',
    });
    if (rack.front)
      for (const i of range(5))
        pen.line([rack.front.at(14 + i * 28, 4), rack.front.at(14 + i * 28, 52)], 0.7);
    for (const i of range(8)) {
      const [x, y] = frame.at(146 + (i % 4) * 36, 120 + Math.floor(i / 4) * 18, 62);
      pen.shape(arc(x, y, 17 * s, 10 * s, 0, TAU, 10), i % 2 ? '#d99a4a' : '#e8b868', {
        edge: 'smooth',
        ink: 0.8,
      });
      pen.line(
        [
          [x - 8 * s, y - 3 * s],
          [x + 8 * s, y - 1 * s],
        ],
        0.6,
      );
    }
    for (const [u, w] of [
      [-270, 150],
      [-232, 166],
      [-292, 176],
    ] as const) {
      pen.shape(
        [
          frame.at(u - 24, w, 0),
          frame.at(u + 24, w, 0),
          frame.at(u + 22, w, 50),
          frame.at(u + 8, w, 62),
          frame.at(u - 8, w, 62),
          frame.at(u - 23, w, 48),
        ],
        '#e6d6b4',
        { edge: 'smooth' },
      );
      pen.line([frame.at(u - 9, w, 54), frame.at(u + 9, w, 55)], 1.4);
    }
  },
};
