/** The library lost its roof, not its books: a wall of shelves on two floors, arched windows, ladders and creepers. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { box } from '../../../core/solids';
import type { Wall } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { puff } from '../../../things/nature/tree';
import { cracks, drape, ragged } from './ruin';

export interface ReadingWallOptions {
  readonly width?: number;
  /** Bays of shelves; every third is a window. */
  readonly bays?: number;
  readonly stone?: string;
  readonly wood?: string;
  readonly leaf?: string;
}

const BINDINGS = ['#a8443c', '#4f6f6a', '#c99a4a', '#6a5a78', '#8a6a4a', '#d9c9a0', '#54704a', '#b87850'];
const SHELF = 46;

function books(pen: Pen, wall: Wall, s0: number, s1: number, z: number) {
  const { random } = pen;
  let s = s0 + 2;
  while (s < s1 - 6) {
    if (random.chance(0.1)) {
      s += random.range(8, 20);
      continue;
    }
    const thick = Math.min(random.range(6, 13), s1 - s - 2);
    const tall = random.range(22, 38);
    const lean = random.chance(0.12) ? random.range(4, 10) : 0;
    pen.shape(
      [
        wall.at(s, z),
        wall.at(s + thick, z),
        wall.at(s + thick + lean, z + tall),
        wall.at(s + lean, z + tall),
      ],
      random.pick(BINDINGS),
      { tone: wall.tone + random.range(-0.3, 0.5), ink: 0.55, contour: false, wobble: 0 },
    );
    s += thick + lean * 0.6;
  }
}

function shelves(pen: Pen, wall: Wall, s0: number, s1: number, z0: number, rows: number, wood: string) {
  wall.panel(s0, z0, s1, z0 + rows * SHELF + 10, '#3f2d2a', { ink: 1.1, tone: wall.tone - 0.3 });
  for (const r of range(rows)) {
    books(pen, wall, s0 + 8, s1 - 8, z0 + 6 + r * SHELF);
    wall.panel(s0, z0 + r * SHELF, s1, z0 + r * SHELF + 7, wood, { ink: 0.7, tone: wall.tone + 0.3 });
  }
  for (const s of [s0, s1 - 8])
    wall.panel(s, z0, s + 8, z0 + rows * SHELF + 10, wood, { ink: 0.8, tone: wall.tone + 0.1 });
}

function window(pen: Pen, wall: Wall, s: number, z: number, half: number, tall: number, stone: string) {
  const arch = (k: number): Point[] => [
    wall.at(s - half - k, z - k),
    wall.at(s + half + k, z - k),
    wall.at(s + half + k, z + tall),
    ...range(9).map((i) =>
      wall.at(
        s + Math.cos((i / 8) * Math.PI) * (half + k),
        z + tall + Math.sin((i / 8) * Math.PI) * (half + k),
      ),
    ),
  ];
  pen.shape(arch(12), stone, { tone: wall.tone + 0.5, contour: false });
  pen.shape(arch(0), '#cfe0cc', { contour: false, ink: 1.2 });
  const panes = ['#e8d08a', '#d98a6a', '#9ac0b0', '#b8a0c0'];
  for (const i of range(4))
    for (const j of range(5))
      if (pen.random.chance(0.62)) {
        const [a, b] = [s - half + (i * half) / 2 + 2, s - half + ((i + 1) * half) / 2 - 2];
        const [c, e] = [z + 4 + (j * tall) / 5, z + ((j + 1) * tall) / 5 - 2];
        pen.tint([wall.at(a, c), wall.at(b, c), wall.at(b, e), wall.at(a, e)], pen.random.pick(panes), {
          edge: 'straight',
        });
      }
  pen.shape(
    arc(
      ...wall.at(s, z + tall + half * 0.36),
      half * 0.34 * pen.weight,
      half * 0.36 * pen.weight,
      0,
      TAU,
      14,
    ),
    '#d9705a',
    {
      edge: 'smooth',
      contour: false,
      ink: 0.9,
    },
  );
  for (const i of range(3))
    pen.line(
      [wall.at(s - half + ((i + 1) * half) / 2, z), wall.at(s - half + ((i + 1) * half) / 2, z + tall)],
      1,
    );
  for (const j of range(4))
    pen.line([wall.at(s - half, z + ((j + 1) * tall) / 5), wall.at(s + half, z + ((j + 1) * tall) / 5)], 0.8);
}

export const readingWall: ThingKind<ReadingWallOptions> = {
  name: 'readingWall',
  footprint: ({ width = 900 }) => block(width, 90),
  height: 360,
  draw(pen, frame, { width = 900, bays = 7, stone = '#d9cba8', wood = '#9a6a44', leaf = '#7a9a52' }, random) {
    const [h, s] = [width / 2, frame.scale];
    const walls = box(pen, frame, { u0: -h, u1: h, w0: -45, w1: 10, z1: 520 }, stone, {
      topMaterial: '#b4b88c',
    });
    const wall = walls.front;
    for (const side of Object.values(walls)) cracks(pen, side, Math.round(side.width / 50));
    if (!wall) return;
    const step = width / bays;
    for (const i of range(bays)) {
      const [a, b] = [i * step + 14, (i + 1) * step - 14];
      if (i % 3 === 1) window(pen, wall, (a + b) / 2, 70, (b - a) * 0.36, 250, stone);
      else {
        shelves(pen, wall, a, b, 16, 4, wood);
        shelves(pen, wall, a, b, 262, 4, wood);
      }
      wall.panel(i * step - 9, 0, i * step + 9, 500, stone, { tone: wall.tone + 0.5, ink: 0.9 });
      wall.panel(i * step - 15, 470, i * step + 15, 500, stone, { tone: wall.tone + 0.6, ink: 0.8 });
    }
    // the gallery of the upper floor
    const gallery = box(pen, frame, { u0: -h + 6, u1: h - 6, w0: 10, w1: 62, z0: 226, z1: 244 }, wood, {
      topMaterial: '#c99a68',
    });
    if (gallery.front)
      for (const i of range(Math.round(width / 120)))
        pen.shape(
          [
            gallery.front.at(i * 120 + 30, 0),
            gallery.front.at(i * 120 + 56, 0),
            gallery.front.at(i * 120 + 43, -40),
          ],
          wood,
          { tone: -0.3 },
        );
    const balusters = Math.round(width / 26);
    pen.bars(
      range(balusters + 1).map((i) => [
        frame.at(-h + 8 + i * ((width - 16) / balusters), 60, 244),
        frame.at(-h + 8 + i * ((width - 16) / balusters), 60, 288),
      ]),
      4 * s,
      '#b88a58',
      { edge: 1.6 },
    );
    pen.bars([[frame.at(-h, 60, 290), frame.at(h, 60, 290)]], 8 * s, wood);
    for (const k of [0.3, 0.78]) {
      const u = -h + width * k;
      const side = (d: number): Point[] => [frame.at(u + d, 110, 0), frame.at(u + d + 26, 62, 246)];
      pen.bars([side(-16), side(16)], 6 * s, '#c99a68', { edge: 1.8 });
      pen.bars(
        range(8).map((i) => {
          const t = (i + 0.5) / 8;
          const mid = (d: number): Point => frame.at(u + d + 26 * t, 110 - 48 * t, 246 * t);
          return [mid(-16), mid(16)];
        }),
        4 * s,
        '#c99a68',
        { edge: 1.6 },
      );
    }
    // what is left of the cornice
    const edge = ragged(pen, wall, width, 0, 520, 26);
    pen.shape([wall.at(0, 500), wall.at(width, 500), ...edge], stone, {
      tone: wall.tone + 0.3,
      contour: false,
    });
    for (const k of [0.02, 0.34, 0.66, 0.86])
      drape(pen, wall, [width * k, width * (k + random.range(0.09, 0.15))], 506, random.range(90, 240), leaf);
    for (const i of range(Math.round(width / 150))) {
      const r = random.range(26, 44) * s;
      puff(pen, frame.at(-h + 60 + i * 150, -20, 524), r, r * 0.7, leaf, 0.3);
    }
  },
};
