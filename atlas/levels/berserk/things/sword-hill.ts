/** The hill of swords: one blade for each who did not come home, and on top the one nobody can lift. */
import { TAU, arc, lerp, nth, range, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { BLOOD, BONE, RUST, STEEL, planted, raven } from './parts';
import { alongTheFoot, oddOnes, onTheRim, woundCloth } from './sword-hill-rim';
import type { BladeKind } from './parts';

export interface SwordHillOptions {
  readonly width?: number;
  readonly height?: number;
  readonly soil?: string;
  readonly grass?: string;
}

/** Length of the blade nobody can lift: one sees it from everywhere, the others are as long as an arm. */
const GREAT = 600;

/** Where the fight was worst, shares of half the hill's width. */
const HEAPS = [-0.78, -0.46, -0.2, 0.3, 0.58, 0.84] as const;

const KINDS: readonly BladeKind[] = ['long', 'long', 'long', 'saber', 'slab', 'spear', 'axe', 'long'];

export const swordHill: ThingKind<SwordHillOptions> = {
  name: 'swordHill',
  footprint: ({ width = 1150 }) => arc(0, 0, width * 0.46, width * 0.2, 0, TAU, 18),
  height: 380,
  draw(pen, frame, { width = 1150, height = 470, soil = '#b39c86', grass = '#8d8a5e' }, random) {
    const s = frame.scale;
    const half = width / 2;
    const depth = width * 0.2;
    /** Height of the hill's back at `t` of its width, -1..1: steep to the left, a long slope to the right. */
    const crown = (t: number) =>
      height * Math.max(0, 1 - Math.abs(t + 0.12 * (1 - t * t)) ** 1.7) ** 0.92 + Math.sin(t * 19) * 7;
    /** A spot of the slope: `k` 0 on the ridge, 1 at the foot. */
    const at = (t: number, k: number): Point => {
      const foot = depth * Math.sqrt(Math.max(0, 1 - t * t));
      return frame.at(
        t * half,
        foot * Math.sin(k * 1.5708),
        crown(t) * Math.max(0, Math.cos(k * 1.5708)) ** 1.15,
      );
    };
    /** The rim is no slope of one piece: it steps where stones hold the earth, and sags between them. */
    const step = (t: number) =>
      (4 + Math.abs(Math.sin(t * 31)) * 8 + Math.abs(Math.sin(t * 13 + 1)) * 13 + 10 * ((t * 7.3 + 9) % 1)) *
      (1 - t * t) *
      s;
    const rim = (t: number): Point => {
      const [x, y] = at(t, 0);
      return [x + Math.sign(t + 0.12) * step(t) * 0.7, y - step(t) * (Math.abs(t + 0.12) < 0.2 ? 0.2 : 1)];
    };
    const ridge = range(81).map((i) => rim(i / 40 - 1));
    const foot = range(41).map((i) => at(1 - i / 20, 1));
    pen.shape([...ridge, ...foot], soil, { wobble: 2 });
    // the far flank is in shade, terraces of turf run round it
    const band = (t0: number, t1: number, k0: number, k1: number) => [
      ...range(15).map((i) => at(lerp(t0, t1, i / 14), k0 + Math.sin(i * 1.7) * 0.02)),
      ...range(15).map((i) => at(lerp(t1, t0, i / 14), k1 + Math.sin(i * 2.1) * 0.03)),
    ];
    // it falls away in three folds, each darker than the last
    for (const [from, opacity] of [
      [0.2, 0.3],
      [0.42, 0.36],
      [0.66, 0.42],
    ] as const)
      pen.tint(
        [
          ...range(15).map((i) => at(lerp(from - 0.16, 0.98, i / 14), 0.03)),
          ...range(15).map((i) => at(lerp(0.98, from + 0.14, i / 14), 0.98)),
          ...range(9).map((i) => at(from + 0.14 - i * 0.038 + Math.sin(i * 1.9) * 0.02, 0.92 - i * 0.105)),
        ],
        soil,
        { tone: -0.8, opacity },
      );
    for (const [t0, t1, k0, k1] of [
      [-0.98, -0.2, 0.72, 0.98],
      [-0.5, 0.35, 0.5, 0.66],
      [0.1, 0.98, 0.74, 0.98],
      [0.3, 0.75, 0.34, 0.46],
      [-0.35, 0.1, 0.2, 0.28],
      [-0.5, 0.5, 0.88, 1],
    ] as const) {
      pen.tint(band(t0, t1, k0, k1), grass, { edge: 'smooth', tone: -t0 * 0.3 });
      pen.line(
        range(12).map((i) => at(lerp(t0, t1, i / 11), k1 + Math.sin(i * 2.1) * 0.02)),
        1,
        { smooth: true },
      );
    }
    // the pilgrims' path
    const path = spline(
      [at(0.1, 1), at(-0.22, 0.82), at(0.16, 0.66), at(-0.2, 0.48), at(0.02, 0.3), at(-0.1, 0.12)],
      false,
      8,
    );
    const side = (k: number) =>
      path.map(([x, y], i): Point => [
        x + k * lerp(40, 12, i / path.length) * s,
        y + k * lerp(9, 2, i / path.length) * s,
      ]);
    pen.shape([...side(-1), ...side(1).reverse()], '#f0e2c4', { ink: 0.8, contour: false });
    // ledges, stones and ruts of the slope
    for (const [t0, t1, k] of [
      [-0.9, -0.5, 0.56],
      [-0.3, 0.1, 0.4],
      [0.24, 0.7, 0.58],
      [0.5, 0.92, 0.86],
      [-0.7, -0.34, 0.8],
      [0.12, 0.42, 0.22],
    ] as const) {
      const ledge = (dk: number): Point[] =>
        range(9).map((i) => {
          const ends = Math.sin((i / 8) * Math.PI);
          return at(lerp(t0, t1, i / 8), k + dk * ends + Math.sin(i * 2.3 + t0 * 9) * 0.016);
        });
      pen.tint([...ledge(0), ...ledge(0.05).reverse()], soil, { tone: -1, edge: 'straight', opacity: 0.7 });
      pen.line(ledge(0), 0.9, { smooth: true, opacity: 0.8 });
    }
    for (const i of range(34)) {
      const [t, k] = [Math.sin(i * 12.9) * 0.92, 0.16 + ((i * 0.618) % 1) * 0.8];
      const [x, y] = at(t, k);
      const r = (5 + ((i * 7) % 9)) * s;
      pen.shape(arc(x, y, r * 1.3, r * 0.8, 0, TAU, 7), '#a89a98', {
        ink: 0.7,
        contour: false,
        tone: -t * 0.4,
      });
      pen.tint(arc(x - r * 0.3, y - r * 0.3, r * 0.6, r * 0.3, 0, TAU, 6), '#a89a98', { tone: 1 });
    }
    for (const _ of range(60)) {
      const [t, k] = [random.range(-0.95, 0.95), random.range(0.12, 0.98)];
      const [x, y] = at(t, k);
      pen.stroke(
        [
          [x - 14 * s, y],
          [x, y - random.range(2, 7) * s],
          [x + 16 * s, y + 3 * s],
        ],
        2,
        { opacity: 0.6 },
      );
    }
    onTheRim(pen, rim, s, soil);
    alongTheFoot(pen, (t) => at(t, 1), s, soil);
    // row after row, the far ones first
    for (const row of range(8)) {
      const k = 0.06 + row * 0.125;
      const count = 8 + row * 2;
      for (const i of range(count)) {
        const even = lerp(-0.93, 0.93, (i + 0.5 + random.jitter(0.3)) / count);
        // they fell in heaps: between the heaps the slope lies bare
        const heap = nth(HEAPS, (i + row * 2) % HEAPS.length) + Math.sin(row * 2.1 + i) * 0.1;
        const t = lerp(even, heap, Math.abs(even - heap) < 0.34 ? 0.62 : 0.1);
        if (HEAPS.every((middle) => Math.abs(t - middle) > 0.12) && random.chance(0.66)) continue;
        if (Math.abs(t + 0.12) < 0.24 && row < 3) continue;
        const spot = at(t, Math.min(0.97, k + random.jitter(0.05)));
        const nearPath = path.some(([x, y]) => Math.hypot(spot[0] - x, (spot[1] - y) * 2) < 34 * s);
        if (nearPath) continue;
        const [x, y] = spot;
        pen.tint(arc(x + 22 * s, y + 1 * s, 30 * s, 6 * s, 0, TAU, 10), soil, { tone: -1.2, opacity: 0.55 });
        planted(pen, spot, s, {
          length: random.range(46, 88) + (random.chance(0.1) ? 26 : 0),
          lean: random.jitter(0.62),
          kind: random.pick(KINDS),
          steel: random.chance(0.32) ? RUST : random.pick([STEEL, '#aab2c4', '#d6d4cc']),
          grip: random.pick(['#5b3a34', '#7a3038', '#3f4256', '#6b5a3a']),
        });
        pen.tint(arc(x, y + 2 * s, 15 * s, 6 * s, 0, TAU, 8), soil, { tone: -0.3, edge: 'scallop' });
        if (random.chance(0.1)) raven(pen, [x + 30 * s, y + 3 * s], 13 * s, random.chance(0.5) ? 1 : -1);
      }
    }
    oddOnes(pen, at, s);
    for (const [t, k, colour] of [
      [-0.62, 0.86, '#8a93a8'],
      [0.4, 0.9, BLOOD],
      [0.74, 0.7, '#8a7a5a'],
      [-0.3, 0.96, '#a8784a'],
    ] as const) {
      const [x, y] = at(t, k);
      pen.shape(arc(x, y - 14 * s, 30 * s, 26 * s, 0, TAU, 16), colour, { edge: 'smooth', contour: false });
      pen.shape(arc(x, y - 14 * s, 21 * s, 18 * s, 0, TAU, 14), colour, {
        edge: 'smooth',
        tone: 0.7,
        ink: 0.8,
        contour: false,
      });
      pen.shape(arc(x, y - 14 * s, 7 * s, 6 * s, 0, TAU, 9), BONE, {
        edge: 'smooth',
        ink: 0.8,
        contour: false,
      });
    }
    // the great one
    const top = at(-0.12, 0.05);
    planted(pen, [top[0], top[1] + 14 * s], s, {
      length: GREAT,
      lean: 0.1,
      broad: 0.1,
      kind: 'slab',
      steel: '#9aa0b2',
      grip: '#4a3440',
    });
    // earth heaped round it by all who tried, split where the blade went in
    const heap = (u: number, z: number): Point => [top[0] + u * s, top[1] - (z - 10) * s];
    pen.shape(
      [
        heap(-104, -16),
        heap(-78, 10),
        heap(-52, 30),
        heap(-20, 36),
        heap(14, 34),
        heap(48, 38),
        heap(82, 14),
        heap(112, -18),
        heap(60, -30),
        heap(-40, -30),
      ],
      soil,
      { edge: 'smooth', tone: 0.2 },
    );
    pen.tint([heap(30, 34), heap(48, 36), heap(82, 12), heap(108, -18), heap(60, -28), heap(40, -4)], soil, {
      tone: -0.9,
      edge: 'straight',
    });
    for (const [a, b, c] of [
      [-40, -52, -74],
      [4, 0, 12],
      [50, 64, 84],
    ] as const)
      pen.stroke([heap(a, 30), heap(b, 8), heap(c, -20)], 5);
    // a hundred years of blows, and the chain of the last one who tried
    const blade = (t: number, o: number): Point => [
      top[0] + (Math.sin(0.1) * t * GREAT + Math.cos(0.1) * o) * s,
      top[1] + 14 * s - (Math.cos(0.1) * t * GREAT - Math.sin(0.1) * o) * s,
    ];
    for (const [t, side, k] of [
      [0.16, -1, 1],
      [0.3, 1, 0.8],
      [0.41, -1, 0.7],
      [0.52, 1, 1],
    ] as const)
      pen.shape(
        [blade(t - 0.022 * k, side * 58), blade(t, side * (58 - 24 * k)), blade(t + 0.016 * k, side * 58)],
        '#8a5a58',
        { contour: false, ink: 0.9 },
      );
    for (const [t, o] of [
      [0.2, -16],
      [0.34, 22],
      [0.46, -24],
    ] as const)
      pen.stroke([blade(t, o), blade(t + 0.03, o + 12), blade(t + 0.05, o + 8)], 5);
    pen.tint([blade(0.08, -46), blade(0.64, -46), blade(0.64, -34), blade(0.1, -34)], '#9aa0b2', {
      tone: 1.2,
      edge: 'straight',
    });
    for (const i of range(9)) {
      const [x, y] = blade(0.1 + Math.sin(i * 0.4) * 0.02, -58 + i * 14.5);
      pen.shape(arc(x, y + 6 * s, 11 * s, 8 * s, 0, TAU, 10), '#6a6474', { edge: 'smooth', ink: 1 });
    }
    woundCloth(pen, blade, s);
    raven(pen, [top[0] - 46 * s, top[1] - 404 * s], 24 * s, -1);
  },
};
