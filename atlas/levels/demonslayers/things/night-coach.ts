/** Behind the engine: a coach where everybody has dozed off, and the roof that waits over the platform. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { kanji } from '../../../core/lettering';
import { Wall, box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { turnOf, type Turned } from '../../../things/turned';
import { BRASS, wheel } from './rolling';
import { BUST_SKINS, bust } from '../../../things/fair/bust';

const SLEEPERS = ['#2d2a3a', '#5a3a2a', '#6a4a3a', '#3a3f6a', '#8a5a3a'];

export const nightCoach: ThingKind<{ readonly wood?: string }> = {
  name: 'nightCoach',
  footprint: () => block(480, 120),
  height: 200,
  lamps: () => [
    { u: -120, w: 110, reach: 330 },
    { u: 120, w: 110, reach: 330 },
  ],
  draw(pen, frame, { wood = '#7a4436' }, random) {
    const s = frame.scale;
    for (const u of [-180, -120, 120, 180]) wheel(pen, frame.at(u, 50, 28), 28, s, 6);
    const walls = box(pen, frame, { u0: -230, u1: 230, w0: -54, w1: 54, z0: 44, z1: 196 }, wood, {
      top: false,
    });
    const f = walls.front;
    if (f) {
      f.panel(0, 0, 460, 14, '#3a3646', { ink: 0.8 });
      f.panel(0, 66, 460, 72, BRASS, { ink: 0.6 });
      for (const k of range(23))
        pen.line([f.at(10 + k * 20, 16), f.at(10 + k * 20, 64)], 0.5, { opacity: 0.6 });
      for (const i of range(8)) {
        const a = 40 + i * 54;
        const arch = (k: number): Point[] => [
          f.at(a - 19 - k, 78 - k),
          f.at(a + 19 + k, 78 - k),
          f.at(a + 19 + k, 122),
          ...arc(0, 0, 1, 1, 0, Math.PI, 7).map(([c, q]): Point =>
            f.at(a + c * (19 + k), 122 + q * (17 + k)),
          ),
        ];
        pen.shape(arch(5), '#9a6a48', { contour: false, ink: 0.8 });
        pen.shape(
          arch(0),
          { emit: nth(['#ffd88a', '#ffcf78', '#ffe2a6'], i % 3) },
          { contour: false, ink: 0.9 },
        );
        if (random.chance(0.8)) {
          // heads that have sunk to one side
          const m = a + random.jitter(8) + (i % 2 ? 6 : -6);
          bust(pen, f.at(m + 3, 100), 11.5 * s, {
            skin: nth(BUST_SKINS, i % 4),
            hair: nth(SLEEPERS, i % 5),
            cloth: nth(['#5a6a8a', '#8a4a5a', '#4a6a5a'], i % 3),
            kind: i,
            look: i % 2 ? 0.7 : -0.7,
            asleep: true,
            contour: false,
          });
        }
      }
    }
    const roof = new Wall(pen, frame, [-240, 60], [240, 60], 190, 240, 0.2);
    pen.shape(
      [
        roof.at(0, 0),
        roof.at(480, 0),
        roof.at(470, 30),
        frame.at(222, -30, 244),
        frame.at(-222, -30, 244),
        roof.at(10, 30),
      ],
      '#4a4f63',
      { ink: 1.1 },
    );
    pen.line([roof.at(4, 8), roof.at(476, 8)], 0.9, { colour: BRASS });
    for (const u of [-140, 0, 140]) drum(pen, frame, { u, w: -6, r: 15, z0: 234, z1: 258 }, '#6a6f88');
    pen.glow(...frame.at(0, 56, 120), 260 * s, 'amber', 0.5);
  },
};

/** The roof over the platform, on iron posts, with a clock nobody catches the train by. */
export const platformRoof: ThingKind<{ readonly length?: number; readonly sign?: string } & Turned> = {
  name: 'platformRoof',
  footprint: ({ length = 620 }) => block(length, 26),
  height: 210,
  lamps: ({ length = 620 }) => [-0.34, 0, 0.34].map((k) => ({ u: length * k, w: 70, reach: 300 })),
  draw(pen, frame, { length = 620, sign = '上', ...turned }) {
    const [h, s] = [length / 2, frame.scale];
    const posts = 5;
    for (const i of range(posts)) {
      const u = -h + 30 + ((length - 60) * i) / (posts - 1);
      drum(pen, frame, { u, r: 13, z0: 0, z1: 16 }, '#3f6a62');
      pen.bars([[frame.at(u, 0, 10), frame.at(u, 0, 226)]], 11 * s, '#4f8074');
      for (const k of [-1, 1])
        pen.bars(
          [[frame.at(u, 0, 176), frame.at(u + k * 22, 0, 206), frame.at(u + k * 50, 0, 222)]],
          6 * s,
          '#4f8074',
          { smooth: true, edge: 1.8 },
        );
    }
    pen.shape(
      [
        frame.at(-h - 20, 70, 216),
        frame.at(h + 20, 70, 216),
        frame.at(h + 6, -60, 268),
        frame.at(-h - 6, -60, 268),
      ],
      '#6a6f88',
      { ink: 1.3 },
    );
    for (const i of range(Math.round(length / 26))) {
      const u = -h + 8 + i * 26;
      pen.line([frame.at(u, 68, 217), frame.at(u * 0.985, -58, 267)], 0.6, { opacity: 0.7 });
    }
    for (const i of range(Math.round(length / 22)))
      pen.shape(
        [
          frame.at(-h - 18 + i * 22, 70, 216),
          frame.at(-h + 4 + i * 22, 70, 216),
          frame.at(-h - 7 + i * 22, 70, 196),
        ],
        '#e6d8bc',
        { ink: 0.8, contour: false },
      );
    for (const k of [-0.34, 0.34]) {
      const [x, y] = frame.at(length * k, 60, 186);
      pen.line(
        [
          [x, y - 24 * s],
          [x, y],
        ],
        1.2,
      );
      pen.shape(arc(x, y + 12 * s, 15 * s, 14 * s, 0, TAU, 12), { emit: '#ffe6a8' }, { edge: 'smooth' });
      pen.glow(x, y + 12 * s, 130 * s, 'amber', 1);
    }
    const hand = turnOf(turned, 'hand');
    const [cx, cy] = frame.at(0, 66, 168);
    pen.line(
      [
        [cx, cy - 40 * s],
        [cx, cy - 20 * s],
      ],
      2,
    );
    pen.shape(arc(cx, cy, 32 * s, 32 * s, 0, TAU, 18), BRASS, { edge: 'smooth' });
    pen.shape(
      arc(cx, cy, 25 * s, 25 * s, 0, TAU, 18),
      { emit: '#fff4d8' },
      { edge: 'smooth', contour: false },
    );
    pen.line(
      [
        [cx, cy],
        [cx + Math.sin(hand) * 19 * s, cy - Math.cos(hand) * 19 * s],
      ],
      1.8,
    );
    pen.line(
      [
        [cx, cy],
        [cx + 12 * s, cy + 8 * s],
      ],
      1.8,
    );
    pen.glow(cx, cy, 110 * s, 'white', 0.8);
    const board = new Wall(pen, frame, [-h + 70, 40], [-h + 190, 40], 120, 166, 0);
    board.panel(0, 0, 120, 46, '#f4ecd8', { contour: true });
    kanji(pen, board, sign, { s: 30, z: 42, size: 34, colour: '#3a2430', width: 2 });
    kanji(pen, board, '山', { s: 84, z: 42, size: 34, colour: '#3a2430', width: 2 });
  },
};
