/** Old town houses with a shop below. */
import type { Point3 } from '../../core/frame';
import type { Point } from '../../core/geometry';
import type { ThingKind } from '../../core/thing';
import { arc, nth } from '../../core/geometry';
import { gableRoof, hipRoof } from '../../core/roofs';
import { box, facets, Wall } from '../../core/solids';
import { paperLantern } from '../aloft/aloft';
import { block } from '../../core/footprint';
import { kanji } from '../../core/lettering';
import { tiles } from './facade';
import { ridge } from './facade';
import { lattice } from './facade';
import { noren } from './facade';
import { display } from './facade';

export interface MachiyaOptions {
  readonly width?: number;
  readonly depth?: number;
  readonly lit?: boolean;
  readonly wall?: string;
  readonly plaster?: string;
  readonly roof?: string;
  readonly cloth?: string;
  readonly sign?: string;
  readonly board?: string;
  readonly storeys?: number;
  readonly crown?: string;
  readonly upright?: string | undefined;
  readonly cat?: string | undefined;
  readonly bulb?: string;
}

/** Wooden town house with a shop below. options: width, depth, wall, roof, cloth, sign, storeys, crown, upright, cat */
export const machiya: ThingKind<MachiyaOptions> = {
  name: 'machiya',
  footprint: ({ width = 360, depth = 260 }) => block(width + 26, depth + 40),
  height: 330,
  lamps: ({ depth = 260, lit = true }) => (lit ? [{ w: depth / 2 + 70, reach: 420 }] : []),
  draw(
    pen,
    frame,
    {
      width = 360,
      depth = 260,
      wall = '#8a5f45',
      plaster = '#d8c9ac',
      roof = '#5d6680',
      cloth = '#2f4a7a',
      sign = '茶',
      board = '茶',
      storeys = 2,
      crown = 'gable',
      upright,
      cat,
      lit = true,
      bulb = '#f0563f',
    },
    random,
  ) {
    const h = width / 2,
      d = depth / 2,
      s = frame.scale;
    const glass = (k = 1) =>
      lit && random.chance(0.8 * k) ? random.pick(['#ffcf78', '#ffdf9a', '#f7b65a']) : undefined;
    const low = box(pen, frame, { u0: -h, u1: h, w0: -d, w1: d, z1: 170 }, wall, { top: false });
    for (const side of [low.left, low.right].flatMap((wall) => wall ?? [])) {
      for (let k = 12; k < side.width; k += 16)
        pen.line([side.at(k, 0), side.at(k, 168)], 0.6, { opacity: 0.7 });
      side.panel(depth * 0.3, 60, depth * 0.62, 122, lit ? { emit: '#f0b860' } : '#3c3a52', { ink: 1 });
      for (let k = 1; k < 6; k++)
        pen.line([side.at(depth * (0.3 + 0.053 * k), 60), side.at(depth * (0.3 + 0.053 * k), 122)], 1, {
          colour: wall,
          tone: -0.8,
        });
    }
    const front = low.front;
    if (front) {
      front.panel(8, 0, width - 8, 160, wall, { tone: front.tone - 0.5, ink: 0.8 });
      const split = width * 0.42;
      front.panel(16, 8, split, 132, lit ? { emit: '#ffc766' } : '#3c3a52', { ink: 1.2 });
      if (lit)
        pen.tint(front.rect(18, 60, split - 2, 130), { emit: '#ffe7a8' }, { edge: 'straight', opacity: 0.6 });
      display(pen, front, 20, split - 4, random);
      noren(pen, front, 14, split + 2, 100, 140, cloth, sign);
      lattice(front, split + 14, 54, width - 74, 136, {
        lit: glass(),
        frameColour: wall,
        bars: Math.round((width - split - 88) / 11),
      });
      front.panel(split + 10, 6, width - 70, 50, wall, { tone: front.tone - 0.2, ink: 0.8 });
      front.panel(width - 62, 0, width - 16, 138, lit ? { emit: '#ffd890' } : '#3c3a52', { ink: 1.2 });
      for (const k of [0.33, 0.66])
        pen.line([front.at(width - 62 + 46 * k, 0), front.at(width - 62 + 46 * k, 138)], 1.2, {
          colour: wall,
          tone: -0.8,
        });
      for (const k of [40, 88])
        pen.line([front.at(width - 62, k), front.at(width - 16, k)], 1.2, { colour: wall, tone: -0.8 });
      for (const k of [6, split + 8, width - 66, width - 10])
        front.panel(k - 5, 0, k + 5, 166, wall, { tone: front.tone - 0.1, ink: 0.9 });
    }
    for (let i = 1; i < storeys; i++) {
      const z = 168 + (i - 1) * 128,
        inset = 4 + i * 12;
      const up = box(
        pen,
        frame,
        { u0: -h + inset, u1: h - inset, w0: -d + 10, w1: d - 14 - i * 12, z0: z, z1: z + 132 },
        i % 2 ? plaster : wall,
        { top: false },
      );
      for (const side of [up.left, up.right].flatMap((wall) => wall ?? [])) {
        side.panel(side.width * 0.3, 34, side.width * 0.62, 92, glass() ? { emit: '#e8ac58' } : '#3c3a52', {
          ink: 1,
        });
        for (const k of [0.02, 0.16, 0.78, 0.98])
          pen.line([side.at(side.width * k, 0), side.at(side.width * k, 130)], 1.6, {
            colour: wall,
            tone: -0.4,
          });
        pen.line([side.at(0, 20), side.at(side.width, 20)], 1.6, { colour: wall, tone: -0.4 });
      }
      if (up.front) {
        const f = up.front,
          bays = Math.max(2, Math.round(f.width / 120));
        for (let k = 0; k < bays; k++) {
          const s0 = 12 + ((f.width - 24) * k) / bays,
            s1 = s0 + (f.width - 24) / bays - 10;
          lattice(f, s0, 22, s1, 108, { lit: glass(0.9), frameColour: wall, bars: 5 });
        }
        for (const k of [12, 18]) pen.line([f.at(0, k), f.at(f.width, k)], 1.6, { colour: wall, tone: -0.3 });
        for (let k = 10; k < f.width; k += 22)
          pen.line([f.at(k, 2), f.at(k, 18)], 1.2, { colour: wall, tone: -0.5 });
      }
      const out = d + 44 - (i - 1) * 14,
        e = z - 16;
      const [wide, narrow] = [h + 16 - (i - 1) * 12, h + 10 - (i - 1) * 12];
      const corners: Point3[] = [
        [-wide, out, e],
        [wide, out, e],
        [narrow, out - 72, e + 40],
        [-narrow, out - 72, e + 40],
      ];
      const edge: Point3[] = [
        [-wide, out, e - 8],
        [wide, out, e - 8],
        [wide, out, e + 1],
        [-wide, out, e + 1],
      ];
      facets(pen, frame, [
        { corners, material: roof },
        { corners: edge, material: roof, tone: -1 },
      ]);
      const q = corners.map((c) => frame.at(...c));
      tiles(pen, [nth(q, 1), nth(q, 0), nth(q, 3), nth(q, 2)], { material: roof });
    }
    const top = 168 + (storeys - 1) * 132,
      rise = depth * 0.42;
    if (crown === 'hip') {
      hipRoof(
        pen,
        frame,
        {
          u0: -h + 10,
          u1: h - 10,
          w0: -d + 6,
          w1: d - 20,
          z: top,
          rise: rise * 1.05,
          over: 36,
          drop: 16,
          inset: 0.42,
          curl: 12,
        },
        roof,
        (slope) => {
          tiles(pen, slope, { material: roof });
        },
      );
      const cut = (depth - 26) * 0.42;
      ridge(pen, frame, { u0: -h + 10 + cut, u1: h - 10 - cut, w: -7, z: top + rise * 1.05, material: roof });
    } else {
      const slopes = gableRoof(
        pen,
        frame,
        { u0: -h + 10, u1: h - 10, w0: -d + 6, w1: d - 20, z: top, rise, over: 34, drop: 14 },
        roof,
        plaster,
      );
      for (const slope of slopes) tiles(pen, slope, { material: roof });
      ridge(pen, frame, { u0: -h - 24, u1: h + 24, w: -7, z: top + rise, material: roof });
    }
    if (cat) {
      const p = (a: number, b: number): Point => {
        const [x, y] = frame.at(-h * 0.3, -7, top + rise + 8);
        return [x + a * s, y - b * s];
      };
      pen.shape(
        [
          p(-20, 0),
          p(-24, 14),
          p(-14, 28),
          p(6, 30),
          p(12, 38),
          p(12, 52),
          p(18, 46),
          p(26, 46),
          p(32, 52),
          p(32, 36),
          p(24, 28),
          p(22, 0),
        ],
        cat,
        { edge: 'straight' },
      );
      pen.stroke([p(-20, 4), p(-34, 2), p(-40, 14), p(-34, 24)], 9, { colour: cat, from: 0.7, to: 0.3 });
      for (const k of [18, 27])
        pen.tint(arc(...p(k, 40), 2.4 * s, 3.4 * s, 0, 6.2832, 6), { emit: '#ffe27a' });
    }
    if (upright) {
      const plate = new Wall(pen, frame, [h - 18, d + 26], [h - 18, d - 30], 176, 320, 0);
      const board3 = new Wall(pen, frame, [h - 8, d + 40], [h + 26, d + 40], 176, 320, 0);
      pen.bars([[plate.at(0, 120), board3.at(0, 120)]], 5 * s, wall);
      board3.panel(0, 0, 36, 140, cloth, { contour: true });
      board3.panel(4, 4, 32, 136, pen.light.night ? { emit: '#ffe9b8' } : '#f3e6c8', { ink: 0.7 });
      kanji(pen, board3, upright, { s: 18, z: 130, size: 26, colour: '#6a1f2a', width: 1.7 });
      pen.glow(...board3.at(18, 70), 110 * s, 'amber', 0.7);
    }
    const lanterns = Math.round(width / 90);
    for (let i = 0; i < lanterns; i++) {
      const [x, y] = frame.at(-h + 30 + ((width - 60) * i) / Math.max(1, lanterns - 1), d + 40, 118);
      pen.line(
        [
          [x, y - 26 * s],
          [x, y - 16 * s],
        ],
        0.8,
      );
      if (lit) paperLantern(pen, [x, y], s * 0.95, bulb);
    }
    if (storeys > 1 && board) {
      const sign = new Wall(pen, frame, [-h * 0.34, d + 2], [h * 0.34, d + 2], 202, 258, 0.1);
      sign.panel(0, 0, sign.width, 50, '#3a2a30', { contour: true, tone: 0 });
      sign.panel(5, 5, sign.width - 5, 45, '#e2c48a', { ink: 0.7, tone: 0.2 });
      [...board].forEach((char, i, all) =>
        kanji(pen, sign, char, {
          s: sign.width * ((i + 0.5) / all.length),
          z: 43,
          size: 34,
          colour: '#2a1c2a',
          width: 1.7,
        }),
      );
    }
  },
};
