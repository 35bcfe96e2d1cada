/** Small things of the machine city: the machine that remembers, heads in the grass, scrap, cars, and water that falls. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block, disc } from '../../../core/footprint';
import { puff } from '../../../things/nature/tree';
import { wreck } from './flyover';
import { tinFace } from './ruin';

/** A vending machine that sells nothing and keeps everybody's memories. */
export const terminal: ThingKind<{ readonly body?: string }> = {
  name: 'terminal',
  footprint: () => block(90, 60),
  height: 150,
  draw(pen, frame, { body = '#e9e4d2' }) {
    const s = frame.scale;
    box(pen, frame, { u0: -50, u1: 50, w0: -32, w1: 32, z1: 10 }, '#8a8272');
    const walls = box(pen, frame, { u0: -42, u1: 42, w0: -26, w1: 26, z0: 10, z1: 156 }, body, {
      topMaterial: '#8fa860',
    });
    const f = walls.front;
    if (!f) return;
    f.panel(8, 84, 76, 136, '#4a4640', { ink: 1.1 });
    f.panel(13, 89, 71, 131, { emit: '#ffe6a8' }, { ink: 0.6 });
    for (const i of range(4))
      pen.line([f.at(19, 97 + i * 8), f.at(62 - (i % 2) * 14, 97 + i * 8)], 1.1, { colour: '#a8744c' });
    for (const i of range(6))
      f.panel(
        12 + (i % 3) * 21,
        46 + (i > 2 ? 16 : 0),
        28 + (i % 3) * 21,
        58 + (i > 2 ? 16 : 0),
        i === 1 ? '#d9534a' : '#b8b29c',
        { ink: 0.7 },
      );
    f.panel(20, 12, 64, 32, '#4a4640', { ink: 0.9 });
    pen.bars([[frame.at(30, -10, 156), frame.at(44, -10, 214)]], 4 * s, '#8a8272', { edge: 1.6 });
    pen.shape(
      arc(...frame.at(44, -10, 218), 8 * s, 8 * s, 0, TAU, 9),
      { emit: '#ff5a3c' },
      { edge: 'smooth' },
    );
    puff(pen, frame.at(-40, 30, 8), 22 * s, 16 * s, '#86a05a', 0.2);
  },
};

/** A head that fell off long ago; something nests in it. */
export const tinHead: ThingKind<{ readonly tin?: string; readonly r?: number; readonly flower?: string }> = {
  name: 'tinHead',
  footprint: ({ r = 44 }) => disc(r * 0.9),
  height: 50,
  draw(pen, frame, { tin = '#c2b69a', r = 44, flower = '#ffffff' }, random) {
    const s = frame.scale;
    tinFace(pen, frame.at(0, 0, r * 0.62), r * s, tin, { eye: '#8f8a7c', look: random.range(-0.3, 0.3) });
    for (const k of range(5)) {
      const q = random.range(0.32, 0.5) * r * s;
      puff(pen, frame.at(-r + k * r * 0.5, r * 0.6, 4), q, q * 0.7, '#86a05a', 0.2);
    }
    for (const k of range(3))
      pen.shape(arc(...frame.at(-20 + k * 20, 10, r * 1.5 + (k % 2) * 8), 8 * s, 8 * s, 0, TAU, 6), flower, {
        edge: 'scallop',
        ink: 0.7,
      });
  },
};

/** Arms, plates and cogs, swept together by somebody tidy. */
export const scrapHeap: ThingKind<{ readonly width?: number; readonly rust?: string }> = {
  name: 'scrapHeap',
  footprint: ({ width = 150 }) => disc(width * 0.46),
  height: 60,
  draw(pen, frame, { width = 150, rust = '#b8653f' }, random) {
    const s = frame.scale;
    const metals = ['#b4a890', '#9a958a', rust, '#c9bc9a', '#8a7a6a'];
    for (const row of range(3))
      for (const i of range(6 - row)) {
        const u = -width * 0.42 + (i + row * 0.5) * (width / 6.4) + random.jitter(6);
        const [x, y] = frame.at(u, 20 - row * 14, 10 + row * 24);
        const turn = random.range(0, 1.5);
        const r = random.range(17, 25) * s;
        const corners = random.int(3, 6);
        pen.shape(
          range(corners).map((k): Point => [
            x + Math.cos(turn + (k / corners) * TAU) * r,
            y + Math.sin(turn + (k / corners) * TAU) * r * 0.8,
          ]),
          random.pick(metals),
          {
            tone: random.jitter(0.6),
            ink: 0.9,
          },
        );
      }
    const [gx, gy] = frame.at(-width * 0.1, 24, 34);
    pen.shape(
      range(20).map((k): Point => [
        gx + Math.cos(k * 0.314) * (k % 2 ? 20 : 27) * s,
        gy + Math.sin(k * 0.314) * (k % 2 ? 20 : 27) * s,
      ]),
      '#d9b45a',
      {},
    );
    pen.shape(arc(gx, gy, 9 * s, 9 * s, 0, TAU, 10), '#6a5a48', { edge: 'smooth', contour: false });
    pen.bars([[frame.at(width * 0.14, 20, 30), frame.at(width * 0.3, 20, 92)]], 9 * s, '#a8a08c');
    pen.shape(arc(...frame.at(width * 0.31, 20, 98), 14 * s, 12 * s, 0, TAU, 9), rust, { edge: 'smooth' });
  },
};

/** A car that was never fetched. */
export const carWreck: ThingKind<{ readonly paint?: string }> = {
  name: 'carWreck',
  footprint: () => block(170, 64),
  height: 80,
  draw(pen, frame, { paint = '#c98a5f' }) {
    wreck(pen, frame, [0, 0, 0], paint);
    for (const u of [-84, 78])
      puff(pen, frame.at(u, 20, 8), 26 * frame.scale, 18 * frame.scale, '#86a05a', 0.1);
  },
};

/** A stream that falls over a brink; it hangs from where it stands. */
export const brinkFall: ThingKind<{ readonly width?: number; readonly drop?: number }> = {
  name: 'brinkFall',
  footprint: ({ width = 120 }) => block(width, 10),
  height: 1,
  shadow: false,
  draw(pen, frame, { width = 120, drop = 200 }, random) {
    const [h, s] = [width / 2, frame.scale];
    // the stream bends over the brink: dark where it still runs, bright where it turns down
    const lip = (k: number, up: number): Point =>
      frame.at(k * h * 0.94, 0, up + 13 * (1 - k ** 2) + (k < 0 ? -3 : 2));
    const across = range(13).map((i) => -1 + i / 6);
    pen.tint([...across.map((k) => lip(k, 20)), ...across.map((k) => lip(-k, -10))], '#4f9f9c', {
      edge: 'straight',
    });
    const side = (k: number) =>
      range(7).map((i) =>
        frame.at(k * h * (0.94 + 0.03 * i + 0.035 * Math.sin(i * 2.1 + k)), 0, -(drop * i) / 6),
      );
    pen.tint([...across.map((k) => lip(k, 2)), ...side(1), ...side(-1).reverse()], '#c4ddd4', {
      edge: 'straight',
    });
    for (const k of [-1, 1]) pen.stroke(side(k), 2.6, { from: 0.6, to: 0.2 });
    for (const i of range(15)) {
      const k = -0.92 + (i / 14) * 1.84;
      const low = -drop * random.range(0.4, 0.98);
      const [a, b] = [lip(k, 4), lip(k, 0)];
      pen.tint(
        [
          a,
          [b[0] + 8 * s, b[1]],
          frame.at(k * h * 1.06 + 5, 0, low * 0.6),
          frame.at(k * h * 1.1, 0, low),
          frame.at(k * h * 1.02, 0, low * 0.5),
        ],
        nth(['#ffffff', '#9cc0b4', '#e6f4ee'], i % 3),
      );
    }
    pen.stroke(
      across.map((k) => lip(k, 3)),
      3,
      { colour: '#ffffff' },
    );
    // foam where it strikes: large in the middle, small at the rim, and rings that run out
    for (const [u, z, r] of [
      [-1.9, 2, 9],
      [-1.45, -4, 17],
      [1.5, -3, 15],
      [1.95, 3, 8],
      [-1, 6, 25],
      [1.05, 5, 23],
      [-0.5, 2, 34],
      [0.55, 1, 31],
      [0, 10, 38],
      [-0.75, -12, 18],
      [0.3, -16, 22],
      [0.9, -12, 13],
    ] as const) {
      const [x, y] = frame.at(u * h, 0, z - drop);
      const puff = r * s * random.range(0.9, 1.1);
      pen.shape(arc(x, y, puff, puff * 0.62, 0, TAU, r > 20 ? 10 : 7), r > 20 ? '#ffffff' : '#e6f2ec', {
        edge: 'scallop',
        ink: 0.6,
        contour: false,
      });
    }
    for (const k of [1, 1.4])
      pen.line(arc(...frame.at(0, 0, -drop - 14 * k), h * 2.1 * k * s, h * 0.5 * k * s, 0.3, 2.8, 14), 1.1, {
        colour: '#eef8f2',
        smooth: true,
        opacity: 0.8,
      });
  },
};
