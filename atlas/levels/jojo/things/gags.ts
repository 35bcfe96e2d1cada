/** What the piazza's small scenes are played with: marble half hewn, judges' cards, crockery in the air, hair in storeys. */
import { block, disc } from '../../../core/footprint';
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { numeral } from './numerals';
import { box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { statue } from './statue';

/** A block of marble out of which somebody already looks, chips all round its foot. */
export const marbleBlock: ThingKind<{ readonly pose?: number }> = {
  name: 'marbleBlock',
  footprint: () => block(110, 90),
  height: 130,
  draw(pen, frame, { pose = 2 }, random) {
    box(pen, frame, { u0: -54, u1: 54, w0: -44, w1: 44, z1: 20 }, '#b98fa8');
    statue(pen, (x, y) => frame.at(x * 1.3, 6, 62 + y * 1.3), frame.scale * 1.3, pose, '#fff4ea');
    const rough: Point[] = [
      frame.at(-46, 30, 20),
      frame.at(46, 30, 20),
      frame.at(48, 30, 62),
      frame.at(30, 30, 84),
      frame.at(16, 30, 70),
      frame.at(-8, 30, 92),
      frame.at(-26, 30, 76),
      frame.at(-48, 30, 96),
    ];
    pen.shape(rough, '#f4e6e2');
    pen.hatch(rough, { gap: 11, opacity: 0.4 });
    for (const i of range(11)) {
      const [x, y] = frame.at(random.range(-86, 86), random.range(44, 74), 0);
      const r = random.range(4, 9) * frame.scale;
      pen.shape(arc(x, y, r, r * 0.7, 0, TAU, 5), '#f4e6e2', { tone: i % 2 ? 0 : -0.6, ink: 0.8 });
    }
  },
};

/** A long table under a cloth, and the marks held up over it. */
export const judgesTable: ThingKind<{ readonly marks?: readonly number[] }> = {
  name: 'judgesTable',
  footprint: () => block(280, 56),
  height: 58,
  draw(pen, frame, { marks = [10, 9, 2] }) {
    const { front } = box(pen, frame, { u0: -140, u1: 140, w0: -26, w1: 26, z1: 56 }, '#7a3f9a', {
      topMaterial: '#fdf0e4',
    });
    if (front)
      for (const k of range(9)) {
        const at = (d: number, z: number) => front.at((k + d) * (front.width / 9), z);
        pen.shape([at(0, 56), at(1, 56), at(0.5, 32)], k % 2 ? '#f6d24a' : '#fdf0e4', {
          contour: false,
          ink: 0.7,
        });
      }
    for (const [i, mark] of marks.entries()) {
      const u = (i - (marks.length - 1) / 2) * 92 + 34;
      pen.bars([[frame.at(u, 14, 56), frame.at(u, 14, 84)]], 5 * frame.scale, '#a8703f');
      const card = (x: number, y: number) => frame.at(u + x, 14, 104 + y);
      pen.shape([card(-24, -22), card(24, -22), card(24, 22), card(-24, 22)], '#fffaf0');
      numeral(pen, card, mark, mark > 5 ? '#7a3f9a' : '#d8404f');
    }
  },
};

/** Plates, cups and a whole dinner where somebody let go of them: they have not come down yet. */
export const crockery: ThingKind<{ readonly wide?: number }> = {
  name: 'crockery',
  footprint: () => disc(20),
  height: 10,
  shadow: false,
  draw(pen, frame, { wide = 150 }) {
    const s = frame.scale;
    for (const i of range(7)) {
      const t = i / 6;
      const turn = -0.5 + ((i * 0.73) % 1.3);
      const [x, y] = frame.at(t * wide, 0, 96 + Math.sin(t * 2.6) * 74 + (i % 2) * 22);
      const put = (u: number, v: number): Point => [
        x + (u * Math.cos(turn) - v * Math.sin(turn)) * s,
        y + (u * Math.sin(turn) + v * Math.cos(turn)) * s,
      ];
      const oval = (ru: number, rv: number, dv = 0) =>
        arc(0, dv, ru, rv, 0, TAU, 16).map(([u, v]) => put(u, v));
      if (i % 3 === 2) {
        pen.shape([put(-12, -12), put(12, -12), put(9, 10), put(-9, 10)], '#e86fa0');
        pen.shape(oval(12, 4, -12), '#7a4a30', { edge: 'smooth' });
        pen.line([put(12, -8), put(20, -4), put(11, 4)], 1.6, { smooth: true });
      } else {
        pen.shape(oval(24, 9), '#fffaf0', { edge: 'smooth' });
        pen.shape(oval(15, 5), '#d9c4e6', { edge: 'smooth', contour: false, ink: 0.7 });
        if (i % 3 === 0)
          pen.shape(oval(11, 8, -7), nth(['#f2a03a', '#7fb04c', '#e0486a'], i / 3), { edge: 'smooth' });
      }
    }
  },
};

/** Hair in storeys over a chair, and the ladder it takes to comb the top one. */
export const hairTower: ThingKind<{ readonly colour?: string; readonly bow?: boolean }> = {
  name: 'hairTower',
  footprint: () => disc(30),
  height: 10,
  shadow: false,
  draw(pen, frame, { colour = '#e86fa0', bow = true }) {
    for (const [i, [half, z]] of (
      [
        [48, 0],
        [52, 34],
        [46, 68],
        [38, 98],
        [28, 124],
      ] as const
    ).entries()) {
      const p = (u: number, dz: number) => frame.at(u + i * 3, 0, z + dz);
      pen.shape(
        [
          p(-half, 8),
          p(-half * 0.8, -8),
          p(0, -14),
          p(half * 0.8, -8),
          p(half, 8),
          p(half * 0.8, 30),
          p(0, 40),
          p(-half * 0.8, 30),
        ],
        colour,
        { edge: 'smooth', tone: i % 2 ? 0.2 : -0.3 },
      );
      for (const k of [-0.4, 0.1, 0.5])
        pen.line([p(half * k - 10, 26), p(half * k, 4), p(half * k + 14, -4)], 1.1, { smooth: true });
    }
    pen.shape(
      [frame.at(2, 0, 160), frame.at(30, 0, 152), frame.at(38, 0, 178), frame.at(14, 0, 190)],
      colour,
      {
        edge: 'smooth',
      },
    );
    if (!bow) return;
    const [x, y] = frame.at(-30, 6, 62);
    for (const k of [-1, 1])
      pen.shape(
        [
          [x, y],
          [x + k * 24 * frame.scale, y - 12 * frame.scale],
          [x + k * 24 * frame.scale, y + 12 * frame.scale],
        ],
        '#f6d24a',
      );
  },
};

/** A step ladder. */
export const stepLadder: ThingKind<{ readonly tall?: number }> = {
  name: 'stepLadder',
  footprint: () => block(64, 50),
  height: 130,
  draw(pen, frame, { tall = 130 }) {
    const s = frame.scale;
    pen.bars(
      [-24, 24].map((u) => [frame.at(u, -24, 0), frame.at(u * 0.7, 0, tall)]),
      6 * s,
      '#a8703f',
      { tone: -0.8 },
    );
    pen.bars(
      range(5).map((i) => [
        frame.at(-26 + i * 1.4, 24 - i * 4.6, (i + 0.6) * (tall / 5.6)),
        frame.at(26 - i * 1.4, 24 - i * 4.6, (i + 0.6) * (tall / 5.6)),
      ]),
      6 * s,
      '#c98f4f',
    );
    pen.bars(
      [-28, 28].map((u) => [frame.at(u, 26, 0), frame.at(u * 0.7, 0, tall)]),
      7 * s,
      '#c98f4f',
    );
    drum(pen, frame, { r: 26, z0: tall - 4, z1: tall + 4 }, '#d9a860');
  },
};

/** One noodle without an end, from a window to whoever began to eat it. */
export const noodle: ThingKind<{ readonly dx?: number; readonly rise?: number }> = {
  name: 'noodle',
  footprint: () => disc(6),
  height: 0,
  shadow: false,
  draw(pen, frame, { dx = -170, rise = 300 }) {
    for (const k of [-5, 0, 5]) {
      const line = range(13).map((i) => {
        const t = i / 12;
        const sway = Math.sin(t * 9 + k) * 5 * (1 - t);
        return frame.at(dx * t + sway + k * 0.6, 0, 64 + rise * t - 120 * t * (1 - t) + k);
      });
      pen.bars([line], 5 * frame.scale, '#f6dc7a', { edge: 1.4, smooth: true });
    }
  },
};
