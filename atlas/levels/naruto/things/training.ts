/** The training ground's own: three posts, straw men, targets, and the log that stands in for whoever is not there. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block, disc } from '../../../core/footprint';

/** A throwing knife that hit something; points left. */
function knife(pen: Pen, [x, y]: Point, s: number, turn: number): void {
  const on = (a: number, b: number): Point => [
    x + (a * Math.cos(turn) - b * Math.sin(turn)) * s,
    y + (a * Math.sin(turn) + b * Math.cos(turn)) * s,
  ];
  pen.shape([on(0, 0), on(18, -8), on(34, 0), on(18, 8)], '#8f9aa8', { ink: 0.9 });
  pen.bars([[on(32, 0), on(52, 0)]], 5 * s, '#5a4640', { edge: 1.4 });
  pen.line(arc(...on(58, 0), 6 * s, 6 * s, 0, Math.PI * 2, 8), 1.4, { smooth: true });
}

function log(pen: Pen, frame: Frame, u: number, high: number, wood: string): void {
  const s = frame.scale;
  drum(pen, frame, { u, r: 34, r1: 31, z1: high }, wood, { topMaterial: '#e3c08a' });
  pen.line(frame.disc(u, 0, high, 18), 0.9, { smooth: true });
  for (const z of [high * 0.42, high * 0.5, high * 0.58, high * 0.86])
    pen.bars([frame.disc(u, 0, z, 35, 0.05, 3.09, 10)], 9 * s, '#ecd9a8', { edge: 1.6 });
  for (const k of range(3))
    pen.line([frame.at(u - 12 + k * 12, 34, 20), frame.at(u - 12 + k * 12, 34, 60 + k * 12)], 0.8);
}

/** Three posts in a row, worn pale where feet have hit them. */
export const trainingPosts: ThingKind<{ readonly wood?: string }> = {
  name: 'trainingPosts',
  footprint: () => block(420, 90),
  height: 240,
  draw(pen, frame, { wood = '#a8764a' }) {
    for (const [u, high] of [
      [-150, 236],
      [0, 262],
      [150, 230],
    ] as const)
      log(pen, frame, u, high, wood);
    knife(pen, frame.at(-138, 36, 190), frame.scale, -0.3);
    knife(pen, frame.at(12, 36, 214), frame.scale, 0.2);
    knife(pen, frame.at(168, 34, 176), frame.scale, -0.5);
    const s = frame.scale;
    const [x, y] = frame.at(0, 30, 120);
    pen.tint(arc(x, y, 26 * s, 20 * s, 0, Math.PI * 2, 10), '#f3dcae', { opacity: 0.8 });
  },
};

/** A round target of straw on two legs. */
export const strawTarget: ThingKind<{ readonly straw?: string; readonly ring?: string }> = {
  name: 'strawTarget',
  footprint: () => disc(46),
  height: 150,
  draw(pen, frame, { straw = '#e8c878', ring = '#d6493c' }, random) {
    const s = frame.scale;
    pen.bars(
      [
        [frame.at(-44, 0, 0), frame.at(-8, 0, 150)],
        [frame.at(44, 0, 0), frame.at(8, 0, 150)],
      ],
      11 * s,
      '#8a5a3a',
    );
    const [x, y] = frame.at(0, 12, 122);
    for (const [r, colour] of [
      [66, straw],
      [48, '#fbf0d6'],
      [32, ring],
      [14, '#fbf0d6'],
    ] as const)
      pen.shape(arc(x, y, r * s * 0.94, r * s, 0, Math.PI * 2, 20), colour, {
        edge: 'smooth',
        ink: 0.9,
        contour: r === 66,
      });
    for (const i of range(3))
      knife(
        pen,
        [x + random.jitter(44) * s, y + random.jitter(44) * s],
        s * 0.9,
        random.jitter(0.6) + (i - 1) * 0.3,
      );
  },
};

/** A straw man with a face drawn by somebody who holds a grudge. */
export const strawMan: ThingKind<{ readonly coat?: string }> = {
  name: 'strawMan',
  footprint: () => disc(34),
  height: 170,
  draw(pen, frame, { coat = '#5f7f9a' }, random) {
    const s = frame.scale;
    const one = (u: number, z: number): Point => frame.at(u, 0, z);
    pen.bars(
      [
        [one(0, 0), one(0, 150)],
        [one(-72, 118), one(72, 122)],
      ],
      12 * s,
      '#8a5a3a',
    );
    // straw looks out below the coat, and below the straw one sees the post it stands on
    for (const i of range(7))
      pen.stroke([one(-24 + i * 8, 96), one(-30 + i * 10, 78 - (i % 2) * 6)], 6, {
        colour: '#e0b65a',
        from: 0.9,
      });
    pen.shape([one(-36, 96), one(-44, 136), one(0, 146), one(44, 136), one(36, 96), one(0, 90)], coat, {
      edge: 'smooth',
    });
    pen.tint([one(10, 144), one(44, 132), one(36, 98), one(12, 92)], coat, { tone: -0.8 });
    pen.bars([[one(-39, 110), one(39, 110)]], 8 * s, '#ecd9a8');
    for (const k of [-1, 1])
      for (const i of range(4))
        pen.stroke([one(k * 66, 122), one(k * (88 + i * 3), 108 + i * 9)], 4, {
          colour: '#e0b65a',
          from: 0.9,
        });
    pen.shape(arc(...one(0, 180), 36 * s, 38 * s, 0, Math.PI * 2, 14), '#f0d89a', { edge: 'smooth' });
    for (const k of [-13, 13]) {
      pen.line([one(k - 6, 190), one(k + 6, 178)], 1.4);
      pen.line([one(k + 6, 190), one(k - 6, 178)], 1.4);
    }
    pen.stroke([one(-16, 164), one(-6, 170), one(6, 162), one(17, 169)], 4);
    pen.bars([[one(-36, 200), one(36, 200)]], 13 * s, '#3f5f86');
    for (const i of range(5))
      pen.stroke([one(-20 + i * 10, 214), one(-28 + i * 14, 236 + random.jitter(6))], 5, {
        colour: '#e0b65a',
        from: 0.9,
      });
  },
};

/** A puff of smoke and the log that was somebody a moment ago. */
export const decoyLog: ThingKind<{ readonly wood?: string }> = {
  name: 'decoyLog',
  footprint: () => disc(44),
  height: 90,
  draw(pen, frame, { wood = '#9a6a44' }, random) {
    const s = frame.scale;
    const on = (u: number, z: number): Point => frame.at(u, 0, z);
    for (const [u, z, r] of [
      [-44, 30, 34],
      [46, 26, 32],
      [0, 60, 46],
      [-30, 92, 30],
      [34, 98, 28],
      [4, 128, 22],
    ] as const) {
      const [x, y] = on(u, z);
      pen.shape(arc(x, y, r * s, r * 0.84 * s, 0, Math.PI * 2, 9), '#fdf8ee', {
        edge: 'scallop',
        ink: 0.9,
        tone: u > 20 ? -0.3 : 0.2,
      });
    }
    pen.shape([on(-28, 6), on(-18, 104), on(26, 98), on(18, 0)], wood);
    pen.tint([on(2, 4), on(8, 100), on(26, 98), on(18, 2)], wood, { tone: -0.9, edge: 'straight' });
    pen.shape(arc(...on(4, 102), 22 * s, 9 * s, 0, Math.PI * 2, 12), '#e8c890', {
      edge: 'smooth',
      contour: false,
    });
    pen.line(arc(...on(4, 102), 11 * s, 5 * s, 0, Math.PI * 2, 10), 0.8, { smooth: true });
    pen.shape([on(18, 66), on(46, 82), on(40, 60), on(20, 54)], wood, { tone: 0.2 });
    pen.shape([on(40, 82), on(62, 100), on(66, 76)], '#6fae4a', { edge: 'smooth' });
    for (const i of range(4))
      pen.line([on(-80 + i * 46, 150 + random.jitter(20)), on(-92 + i * 54, 172 + random.jitter(10))], 1.4);
  },
};

/** A tower of empty bowls, and the bill nobody has paid. */
export const bowlStack: ThingKind<{ readonly count?: number }> = {
  name: 'bowlStack',
  footprint: () => disc(26),
  height: 100,
  draw(pen, frame, { count = 9 }, random) {
    const s = frame.scale;
    for (const i of range(count)) {
      const [x, y] = frame.at(random.jitter(5) + Math.sin(i * 0.7) * 6, 0, i * 18);
      pen.shape(
        [
          [x - 30 * s, y - 20 * s],
          [x + 30 * s, y - 20 * s],
          [x + 15 * s, y + 2 * s],
          [x - 15 * s, y + 2 * s],
        ],
        i % 3 === 1 ? '#c23f34' : '#f4ecdc',
        { edge: 'smooth' },
      );
      pen.line(
        [
          [x - 25 * s, y - 14 * s],
          [x + 25 * s, y - 14 * s],
        ],
        1.4,
        { colour: i % 3 === 1 ? '#f4ecdc' : '#3f6f9a' },
      );
    }
    const [x, y] = frame.at(2, 0, count * 18 + 4);
    pen.bars(
      [
        [
          [x - 34 * s, y - 4 * s],
          [x + 36 * s, y - 12 * s],
        ],
        [
          [x - 34 * s, y + 2 * s],
          [x + 36 * s, y - 4 * s],
        ],
      ],
      4 * s,
      '#b5482f',
      { edge: 1.4 },
    );
  },
};
