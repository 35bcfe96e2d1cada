/** A noodle bar in the helmet of a machine that lost a war: its one eye is the sign, its mouth the counter. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { Round, dome } from '../../../core/round';
import { disc } from '../../../core/footprint';
import { bust } from '../../../things/fair/bust';

export interface HelmetDinerOptions {
  readonly shell?: string;
  readonly trim?: string;
  readonly eye?: string;
}

export const helmetDiner: ThingKind<HelmetDinerOptions> = {
  name: 'helmet-diner',
  footprint: () => disc(256),
  height: 330,
  draw(pen, frame, { shell = '#4f9a8a', trim = '#e0692e', eye = '#ff7f9a' }, random) {
    const s = frame.scale;
    drum(pen, frame, { r: 250, z1: 26 }, '#b9bfca');
    drum(pen, frame, { r: 226, r1: 236, z0: 26, z1: 150 }, '#f0e2c4');
    const front = (a: number, z: number, r = 232): Point => frame.at(Math.cos(a) * r, Math.sin(a) * r, z);
    const belt = (from: number, to: number, low: number, high: number, r = 232): Point[] => [
      ...range(11).map((i) => front(from + ((to - from) * i) / 10, low, r)),
      ...range(11).map((i) => front(to - ((to - from) * i) / 10, high, r)),
    ];
    pen.shape(belt(0.35, 2.8, 62, 142), '#5a3d48', { contour: false, wobble: 0 });
    pen.tint(belt(0.4, 2.75, 120, 140), '#ffdf9a', { edge: 'straight', opacity: 0.85 });
    for (const [i, a] of [0.62, 0.95, 1.3, 1.8, 2.15, 2.5].entries()) {
      const [x, y] = front(a, 88);
      bust(pen, [x, y - 8 * s], 19 * s, {
        skin: nth(['#f2d3b0', '#c9855f', '#f6dcc0'], i % 3),
        hair: nth(['#3d3350', '#f4efe2', '#7a4a34'], i % 3),
        cloth: nth(['#4a6a8a', '#8a4a5a', '#5a6a4a', '#8a6a3a'], i % 4),
        kind: i,
        look: i < 3 ? 0.5 : -0.5,
        contour: false,
      });
    }
    pen.shape(belt(0.3, 2.85, 48, 66, 258), '#b97a44', { wobble: 0 });
    for (const i of range(7)) {
      const [x, y] = front(0.48 + i * 0.36, 70, 258);
      pen.shape(arc(x, y, 16 * s, 10 * s, 0, Math.PI, 8), i % 2 ? trim : '#f4efe2', {
        contour: false,
        ink: 0.9,
      });
      pen.line(
        [
          [x - 4 * s, y - 6 * s],
          [x - 8 * s, y - 20 * s],
        ],
        0.7,
        { opacity: 0.6 },
      );
    }
    for (const i of range(8)) {
      const a = 0.36 + i * 0.345;
      pen.shape(
        [front(a, 150, 252), front(a + 0.26, 150, 252), front(a + 0.25, 112, 256), front(a + 0.01, 112, 256)],
        i % 2 ? '#f6efe0' : trim,
        { ink: 0.8 },
      );
    }
    const skull = new Round(frame, 0, 0, 148, 262, 0.9);
    dome(pen, skull, shell);
    pen.shape(skull.belt(0.02, 0.14), '#3f5f66', { contour: false, wobble: 0 });
    pen.tint(skull.belt(0.02, 0.14, 0, 0.9), '#3f5f66', { tone: -1, edge: 'straight' });
    pen.shape(skull.belt(0.24, 0.56, 0.34, 2.8), '#2c2438', { contour: false, wobble: 0 });
    pen.tint(skull.belt(0.27, 0.33, 0.4, 2.74), '#56485e', { edge: 'straight' });
    for (const [k, colour] of [
      [0.2, '#3a1f33'],
      [0.16, eye],
      [0.09, '#ffd3dc'],
    ] as const)
      pen.shape(skull.patch(1.95, 0.4, k), { emit: colour }, { edge: 'smooth', contour: false, ink: 0.8 });
    for (const a of [0.5, 1.1, 2.05, 2.64])
      pen.line(
        range(7).map((i) => skull.at(a, 0.6 + (i / 6) * 0.8)),
        0.7,
        { smooth: true, opacity: 0.6 },
      );
    // patches where it was mended, and where it was not
    pen.shape(skull.patch(1.2, 0.86, 0.15, 6), '#8fb8a4', { contour: false });
    for (const i of range(6)) {
      const [x, y] = skull.at(1.2 + 0.2 * Math.cos(i * 1.05 + 0.5), 0.86 + 0.13 * Math.sin(i * 1.05 + 0.5));
      pen.line(
        [
          [x - 3 * s, y],
          [x + 3 * s, y + 2 * s],
        ],
        0.9,
      );
    }
    pen.stroke([skull.at(2.3, 0.72), skull.at(2.2, 0.88), skull.at(2.34, 1), skull.at(2.2, 1.15)], 4);
    const crest: Point[] = [
      skull.at(1.35, 1.24),
      frame.at(26, -20, 420),
      frame.at(10, -60, 500),
      frame.at(-22, -20, 424),
      skull.at(1.8, 1.24),
    ];
    pen.shape(crest, trim, { tone: 0.2 });
    for (const k of [-1, 1]) {
      drum(pen, frame, { u: k * 252, w: -10, r: 44, z0: 120, z1: 250 }, '#7d8798');
      drum(pen, frame, { u: k * 252, w: -10, r: 30, z0: 250, z1: 330 }, '#5f6a7c');
    }
    for (const [i, r] of [26, 34, 24, 40, 30].entries()) {
      const [x, y] = frame.at(252 + i * 14 + random.jitter(8), -10, 350 + i * 34);
      pen.shape(arc(x, y, r * s, r * 0.76 * s, i, i + TAU, 8), '#fbf7ee', {
        edge: 'scallop',
        ink: 0.8,
        tone: -0.1,
      });
    }
    // its sign hangs by two chains from a beam that the left tank carries
    const board = { at: (u: number, z: number) => frame.at(u, 60, z) };
    pen.bars(
      [
        [board.at(-400, 330), board.at(-246, 330)],
        [board.at(-340, 330), board.at(-290, 290)],
      ],
      9 * s,
      '#5f6a7c',
    );
    for (const u of [-382, -284])
      pen.bars([[board.at(u, 328), board.at(u, 282)]], 3 * s, '#d9c08a', { edge: 1.4 });
    pen.shape(
      [board.at(-414, 284), board.at(-252, 284), board.at(-252, 214), board.at(-414, 214)],
      '#fdf4dc',
      {
        tone: 0.4,
      },
    );
    pen.shape(
      [board.at(-406, 276), board.at(-260, 276), board.at(-260, 222), board.at(-406, 222)],
      '#c2402f',
      {
        contour: false,
        ink: 0.8,
      },
    );
    letters(pen, board, 'RAMEN', { s: -333, z: 232, height: 34, fit: 124, colour: '#fdf4dc', width: 2.4 });
    for (const u of [-170, -90, 0, 90, 170]) {
      const w = Math.sqrt(1 - (u / 330) ** 2) * 300;
      pen.bars([[frame.at(u, w, 0), frame.at(u, w, 40)]], 7 * s, '#7d8798');
      pen.shape(frame.disc(u, w, 44, 26), trim, { edge: 'smooth', tone: 0.4 });
    }
  },
};
