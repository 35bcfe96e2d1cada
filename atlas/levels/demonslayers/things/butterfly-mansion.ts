/** The healers' mansion: a roof spread like wings, a window that is a butterfly, and a garden that glows with the real ones. */
import { TAU, arc, between, nth, range, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { hipRoof } from '../../../core/roofs';
import { box } from '../../../core/solids';
import type { Surface, Wall } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { puff } from '../../../things/nature/tree';

export interface ButterflyMansionOptions {
  readonly width?: number;
  readonly wall?: string;
  readonly roof?: string;
  readonly glass?: readonly string[];
}

/** Outline of the right pair of wings, x 0..1, z -1..1. */
const WING: readonly Point[] = [
  [0.04, 0.1],
  [0.3, 0.62],
  [0.72, 0.98],
  [1, 0.8],
  [0.96, 0.36],
  [0.62, 0.06],
  [0.86, -0.18],
  [0.8, -0.62],
  [0.52, -0.9],
  [0.26, -0.62],
  [0.06, -0.16],
];

/** A butterfly of glass or of light on a surface. */
function butterfly(
  pen: Pen,
  surface: Surface,
  [s, z]: Point,
  size: number,
  glass: readonly string[],
  frame: string | undefined,
) {
  for (const side of [-1, 1]) {
    const wing = (k: number, dx = 0): Point[] =>
      spline(
        WING.map(([x, y]): Point => surface.at(s + side * (dx + x * k) * size, z + y * k * size)),
        true,
        5,
      );
    if (frame) pen.shape(wing(1.12), frame, { contour: false, ink: 1.2 });
    pen.shape(wing(1), { emit: nth(glass, 0) }, { contour: false, ink: frame ? 1 : 0.7 });
    pen.tint(wing(0.66, 0.16), { emit: nth(glass, 1) }, { edge: 'straight' });
    for (const [x, y, r] of [
      [0.76, 0.66, 0.13],
      [0.6, -0.5, 0.11],
    ] as const) {
      const [cx, cy] = surface.at(s + side * x * size, z + y * size);
      pen.tint(arc(cx, cy, r * size * pen.weight, r * size * pen.weight, 0, TAU, 9), { emit: nth(glass, 2) });
    }
    if (frame)
      for (const [x, y] of [
        [0.8, 0.7],
        [0.9, 0.4],
        [0.74, -0.3],
        [0.5, -0.7],
      ] as const)
        pen.line([surface.at(s, z), surface.at(s + side * x * size, z + y * size)], 1.1, {
          colour: frame,
          tone: -0.8,
        });
    pen.line(
      [
        surface.at(s + side * 0.02 * size, z + 0.4 * size),
        surface.at(s + side * 0.16 * size, z + 0.72 * size),
      ],
      1.4,
    );
  }
  const body = [
    surface.at(s - size * 0.06, z - size * 0.44),
    surface.at(s + size * 0.06, z - size * 0.44),
    surface.at(s + size * 0.05, z + size * 0.44),
    surface.at(s - size * 0.05, z + size * 0.44),
  ];
  pen.shape(body, '#3a2a4a', { contour: false, ink: 0.8 });
}

function shoji(pen: Pen, wall: Wall, s0: number, s1: number, z0: number, z1: number, wood: string) {
  wall.panel(s0, z0, s1, z1, { emit: '#ffe4b0' }, { ink: 1 });
  const bars = Math.max(2, Math.round((s1 - s0) / 18));
  for (const i of range(bars + 1))
    pen.line([wall.at(s0 + ((s1 - s0) * i) / bars, z0), wall.at(s0 + ((s1 - s0) * i) / bars, z1)], 1.1, {
      colour: wood,
    });
  for (const k of [0.33, 0.66])
    pen.line([wall.at(s0, z0 + (z1 - z0) * k), wall.at(s1, z0 + (z1 - z0) * k)], 1.1, { colour: wood });
}

export const butterflyMansion: ThingKind<ButterflyMansionOptions> = {
  name: 'butterflyMansion',
  footprint: ({ width = 600 }) => block(width + 40, 330),
  height: 380,
  lamps: () => [
    { w: 220, reach: 560, colour: 'violet' },
    { u: 220, w: 160, reach: 320 },
    { u: -220, w: 160, reach: 320 },
  ],
  draw(
    pen,
    frame,
    { width = 600, wall = '#e6dcd8', roof = '#6a5a9a', glass = ['#c9a0f0', '#f6b8d8', '#fff0c0'] },
    random,
  ) {
    const [h, s] = [width / 2, frame.scale];
    const wood = '#6a4a50';
    box(pen, frame, { u0: -h - 16, u1: h + 16, w0: -140, w1: 160, z1: 26 }, '#a39aa8');
    const low = box(pen, frame, { u0: -h, u1: h, w0: -130, w1: 120, z0: 26, z1: 170 }, wall, { top: false });
    for (const side of Object.values(low)) {
      const bays = Math.max(2, Math.round(side.width / 92));
      for (const i of range(bays)) {
        const [a, b] = [(i / bays) * side.width + 10, ((i + 1) / bays) * side.width - 10];
        if (side === low.front && (i === Math.floor(bays / 2) || i === Math.ceil(bays / 2) - 1)) continue;
        shoji(pen, side, a, b, 22, 116, wood);
        side.panel(a - 4, 116, b + 4, 126, wood, { ink: 0.8 });
      }
      for (const i of range(bays + 1))
        side.panel((i / bays) * side.width - 6, 0, (i / bays) * side.width + 6, 144, wood, { ink: 0.8 });
    }
    const eaves = { u0: -h, u1: h, w0: -130, w1: 120 } as const;
    hipRoof(
      pen,
      frame,
      { ...eaves, z: 170, rise: 120, over: 46, drop: 14, inset: 0.4, curl: 26 },
      roof,
      (slope) => {
        const [from, to] = [nth(slope, 0), nth(slope, 6)];
        const [right, left] = [nth(slope, 7), nth(slope, -1)];
        const rows = Math.max(4, Math.round(Math.abs(to[0] - from[0]) / (26 * s)));
        for (const i of range(rows)) {
          const t = (i + 0.5) / rows;
          pen.line([between(from, to, t), between(left, right, t)], 0.7, { opacity: 0.75 });
        }
        pen.line(slope.slice(0, 7), 3, { smooth: true });
      },
    );
    // the upper floor between two wings of roof
    const up = box(pen, frame, { u0: -h * 0.4, u1: h * 0.4, w0: -100, w1: 70, z0: 200, z1: 366 }, wall, {
      top: false,
    });
    for (const side of Object.values(up)) {
      for (const k of [0, 1])
        side.panel(k * side.width - (k ? 10 : 0), 0, k * side.width + (k ? 0 : 10), 166, wood, { ink: 0.8 });
      if (side !== up.front) shoji(pen, side, side.width * 0.24, side.width * 0.76, 66, 138, wood);
    }
    if (up.front) {
      const [x, y] = up.front.at(h * 0.4, 104);
      pen.glow(x, y, 260 * s, 'violet', 1);
      butterfly(pen, up.front, [h * 0.4, 104], 84, glass, wood);
    }
    const peak = (u: number, z: number, w: number): Point => frame.at(u, w, z);
    for (const side of [-1, 1]) {
      const a = h * 0.4;
      pen.shape(
        [
          peak(0, 376, 96),
          peak(side * a * 0.5, 420, 92),
          peak(side * (a + 40), 476, 84),
          peak(side * (a + 64), 440, -100),
          peak(side * a * 0.5, 404, -108),
          peak(0, 366, -108),
        ],
        roof,
        { tone: side < 0 ? 0.5 : -0.4, ink: 1.3, wobble: 0 },
      );
      for (const k of [0.2, 0.4, 0.6, 0.8])
        pen.line(
          [
            peak(side * (a + 40) * k, 378 + 94 * k * k, 92),
            peak(side * (a + 56) * k, 370 + 70 * k * k, -104),
          ],
          0.7,
          { opacity: 0.8 },
        );
      pen.shape(
        [
          peak(0, 376, 97),
          peak(side * a * 0.5, 420, 93),
          peak(side * (a + 40), 476, 85),
          peak(side * (a + 36), 456, 85),
          peak(side * a * 0.5, 400, 93),
          peak(0, 356, 97),
        ],
        '#8f7ac0',
        { ink: 1 },
      );
    }
    // porch
    const porch = box(pen, frame, { u0: -80, u1: 80, w0: 120, w1: 190, z0: 0, z1: 30 }, '#b8aeb8');
    if (porch.front) pen.line([porch.front.at(0, 15), porch.front.at(160, 15)], 1);
    for (const u of [-66, 66]) pen.bars([[frame.at(u, 180, 28), frame.at(u, 180, 150)]], 13 * s, wood);
    const door = low.front;
    if (door) {
      door.panel(width / 2 - 54, 0, width / 2 + 54, 118, { emit: '#ffcf78' }, { ink: 1.3 });
      for (const k of [-27, 0, 27])
        pen.line([door.at(width / 2 + k, 0), door.at(width / 2 + k, 118)], 1.4, { colour: wood });
    }
    pen.shape(
      [
        ...range(13).map((i) => frame.at(-104 + i * 17.3, 196, 146 + 52 * Math.sin((i / 12) * Math.PI))),
        frame.at(84, 120, 190),
        frame.at(-84, 120, 190),
      ].reverse(),
      roof,
      { tone: 0.3 },
    );
    pen.line(
      range(13).map((i) => frame.at(-104 + i * 17.3, 197, 146 + 52 * Math.sin((i / 12) * Math.PI))),
      3,
      { smooth: true },
    );
    for (const u of [-66, 66]) {
      const [x, y] = frame.at(u, 186, 128);
      pen.shape(arc(x, y, 13 * s, 17 * s, 0, TAU, 12), { emit: '#d9b8ff' }, { edge: 'smooth' });
      pen.glow(x, y, 130 * s, 'violet', 1);
    }
    // hydrangeas along the plinth, and what lives on them
    for (const i of range(11)) {
      const u = -h + (i * width) / 10;
      if (Math.abs(u) < 96) continue;
      const r = random.range(30, 42) * s;
      puff(pen, frame.at(u, 168, 16), r, r * 0.76, nth(['#7a8ad0', '#9a7ac8', '#5f8a62'], i % 3), 0.2);
    }
    for (const i of range(14)) {
      const [x, y] = frame.at(random.range(-h - 40, h + 40), 180, random.range(60, 430));
      const size = random.range(10, 17);
      const here: Surface = { at: (a, z) => [x + a * s, y - z * s] };
      butterfly(
        pen,
        here,
        [0, 0],
        size,
        i % 3 ? ['#e0c8ff', '#ffffff', '#ffffff'] : ['#a8f0e8', '#ffffff', '#ffffff'],
        undefined,
      );
      pen.glow(x, y, 54 * s, i % 3 ? 'violet' : 'teal', 0.9);
    }
    // and a column of them that goes up to the moon: the answer of this side to the lit tower
    for (const i of range(26)) {
      const t = i / 25;
      const [x, y] = frame.at(
        -20 + Math.sin(t * 8.4) * (88 - 46 * t) - t * 60,
        0,
        520 + t * 470 + (i % 3) * 14,
      );
      const here: Surface = { at: (a, z) => [x + a * s, y - z * s] };
      const glass = i % 4 ? ['#e6d0ff', '#ffffff', '#fff0c0'] : ['#a8f0e8', '#ffffff', '#ffffff'];
      butterfly(pen, here, [0, 0], 21 - 11 * t, glass, undefined);
      pen.glow(x, y, (96 - 50 * t) * s, i % 4 ? 'violet' : 'teal', 0.9);
    }
    pen.glow(...frame.at(0, 120, 330), 420 * s, 'violet', 0.9);
  },
};
