/** What is seen of the piazza's ground from near: a rose of marble, drains and puddles, and two tracks one can follow. */
import { TAU, arc, distance, lerp, nth, range, resample, spline } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { island } from '../../ground/shapes';
import type { Stage } from '../../stage/place';
import { C, DRIPS, OVAL, ROLLED } from './places';

/** A point of the rose: `a` round it, `k` of its radius out. */
const onRose = (a: number, k: number): Point => [
  OVAL.x + Math.cos(a) * 600 * k,
  OVAL.y + 60 + Math.sin(a) * 240 * k,
];

/** A band of the rose between two radii, from one angle to the next. */
const tile = (from: number, to: number, inner: number, outer: number): Point[] => [
  ...range(32).map((i) => onRose(lerp(from, to, i / 31), outer)),
  ...range(32).map((i) => onRose(lerp(to, from, i / 31), inner)),
];

/** A star of sixteen rays inside two rings of triangles: pale, so that the middle stays the map's light. */
export function rose({ ground }: Stage): void {
  const ring = (count: number, inner: number, outer: number) =>
    range(count).map((i) => {
      const step = TAU / count;
      return [onRose(i * step, inner), onRose((i + 1) * step, inner), onRose((i + 0.5) * step, outer)];
    });
  ground.fillMarks([tile(0, TAU / 2, 0.93, 0.97), tile(TAU / 2, TAU, 0.93, 0.97)], '#c98ab8', {
    smooth: false,
    opacity: 0.9,
  });
  ground.fillMarks(ring(56, 0.84, 0.92), '#e09aa8', { smooth: false, opacity: 0.75, ink: 0.7 });
  ground.fillMarks(ring(32, 0.6, 0.66), '#b090d0', { smooth: false, opacity: 0.75, ink: 0.7 });
  for (const [turn, out, material] of [
    [0.5, 0.78, '#c0a0dc'],
    [0, 0.84, '#eaa0a8'],
  ] as const) {
    const rays = range(8).map((i) => ((i + turn) / 8) * TAU + 0.2);
    const half = 0.13;
    ground.fillMarks(
      rays.map((a) => [onRose(a - half, 0.36), onRose(a, out), onRose(a, 0.34)]),
      material,
      { smooth: false, opacity: 0.85, ink: 0.8 },
    );
    ground.fillMarks(
      rays.map((a) => [onRose(a, 0.34), onRose(a, out), onRose(a + half, 0.36)]),
      material,
      { smooth: false, opacity: 0.85, ink: 0.8, tone: -0.7 },
    );
  }
  const joints = range(56).map((i) => [onRose((i / 56) * TAU, 0.93), onRose((i / 56) * TAU, 0.98)]);
  ground.inkMarks([...joints, range(73).map((i) => onRose((i / 72) * TAU, 0.82))], {
    width: 1.4,
    opacity: 0.5,
  });
}

/** Iron lids, a gutter, puddles that hold the yellow of the sky: the streets of the old houses. */
export function streets({ scene, ground }: Stage): void {
  const puddles: Point[][] = [];
  const glints: Point[][] = [];
  for (const [x, y, r] of [
    [760, 2140, 84],
    [1300, 2420, 70],
    [1960, 2500, 96],
    [700, 2660, 80],
    [2300, 2650, 74],
  ] as const) {
    puddles.push(island([x, y], r, r * 0.3, { seed: x, rough: 0.3 }));
    for (const k of [-0.4, 0.1])
      glints.push([
        [x + r * k, y - r * 0.08 + r * k * 0.14],
        [x + r * (k + 0.4), y - r * 0.1 + r * k * 0.14],
      ]);
  }
  ground.fillMarks(puddles, '#c99ad8', { opacity: 0.7, ink: 1.2 });
  ground.inkMarks(glints, { width: 4, colour: '#ffe9a8', tone: 0.6, opacity: 0.8, smooth: true });
  const lids: Point[][] = [];
  const bars: Point[][] = [];
  for (const [x, y] of [
    [1010, 2330],
    [2080, 2640],
    [3220, 1930],
  ] as const) {
    const s = scene.scaleAt(y);
    lids.push(arc(x, y, 34 * s, 17 * s, 0, TAU, 18));
    for (const k of [-0.6, -0.2, 0.2, 0.6]) {
      const half = 30 * Math.sqrt(1 - k * k);
      bars.push([
        [x - half * s, y + 17 * k * s],
        [x + half * s, y + 17 * k * s],
      ]);
    }
  }
  ground.fillMarks(lids, '#7a6a94', { ink: 2 });
  ground.inkMarks(bars, { width: 2, opacity: 0.7 });
}

/** What children drew on the shaded stones in chalk: a hopscotch, a sun, a star; nobody has washed it off. */
export function chalk({ ground }: Stage): void {
  const box = (x: number, y: number): Point[] =>
    [
      [0, 0],
      [74, -6],
      [84, 30],
      [8, 37],
      [0, 0],
    ].map(([a = 0, b = 0]): Point => [x + a, y + b]);
  const hops = [
    box(360, 2640),
    box(442, 2633),
    box(516, 2606),
    box(530, 2647),
    box(608, 2621),
    box(688, 2594),
  ];
  ground.inkMarks(hops, { width: 4, colour: '#f6ecfa', opacity: 0.85 });
  const rays = range(9).map((i): Point[] => {
    const a = (i / 9) * TAU;
    return [
      [840 + Math.cos(a) * 50, 2686 + Math.sin(a) * 20],
      [840 + Math.cos(a) * 76, 2686 + Math.sin(a) * 30],
    ];
  });
  ground.inkMarks([arc(840, 2686, 38, 15, 0, TAU, 18), ...rays], {
    width: 4,
    colour: '#ffe27a',
    opacity: 0.85,
    smooth: true,
  });
  const star = range(6).map((i): Point => {
    const a = ((i * 2) / 5) * TAU - TAU / 4;
    return [420 + Math.cos(a) * 46, 2560 + Math.sin(a) * 20];
  });
  ground.inkMarks([star], { width: 4, colour: '#8fe6dc', opacity: 0.85 });
}

/** What ran out of a cone that was not paid for, all the way to where it is eaten. */
export function drips({ scene, ground }: Stage): void {
  const line = resample(spline(DRIPS, false, 12), 30);
  const drops: [Point[][], Point[][]] = [[], []];
  for (const [i, [x, y]] of line.entries()) {
    const s = scene.scaleAt(y);
    const r = (i % 3 ? 7 : 15) * s;
    const aside = ((i * 37) % 17) - 8;
    nth(drops, i % 2).push(
      island([x + aside, y + aside * 0.4], r * 1.5, r * 0.7, { seed: i, rough: 0.35, points: 14 }),
    );
  }
  ground.fillMarks(nth(drops, 0), '#f48fb8', { ink: 1.2 });
  ground.fillMarks(nth(drops, 1), '#9fe0c8', { ink: 1.2 });
}

/** The band that a roller leaves: everything in it is smooth. */
export function rolled({ scene, ground }: Stage): void {
  const line = resample(spline(ROLLED, false, 16), 24);
  const side = (i: number, k: number): Point => {
    const [a, b] = [nth(line, Math.max(0, i - 1)), nth(line, Math.min(line.length - 1, i + 1))];
    const [x, y] = nth(line, i);
    const long = distance(a, b) || 1;
    const s = scene.scaleAt(y);
    return [x - ((b[1] - a[1]) / long) * 66 * k * s, y + ((b[0] - a[0]) / long) * 40 * k * s];
  };
  const all = range(line.length);
  ground.fillMarks([[...all.map((i) => side(i, 1)), ...all.toReversed().map((i) => side(i, -1))]], C.ring, {
    smooth: false,
    opacity: 0.55,
    tone: -0.5,
  });
  ground.inkMarks([all.map((i) => side(i, 1)), all.map((i) => side(i, -1))], { width: 2.2, opacity: 0.6 });
  ground.inkMarks(
    all.filter((i) => i % 3 === 1).map((i) => [side(i, 0.86), side(i, -0.86)]),
    { width: 1.4, opacity: 0.3 },
  );
}

/** Wavelets all over the canal, and the shade of its walls on it. */
export function ripples({ ground }: Stage, canal: readonly Point[]): void {
  const [dark, light]: [Point[][], Point[][]] = [[], []];
  ground.scatter(
    canal,
    54,
    ([x, y], s) => {
      const long = ground.random.range(16, 46) * s;
      const wave: Point[] = range(5).map((i) => [x + (i / 4) * long, y + Math.sin(i * 1.6) * 3.4 * s]);
      (ground.random.chance(0.6) ? dark : light).push(wave);
    },
    { gather: -0.3, seed: 41, size: 220 },
  );
  ground.inkMarks(dark, { width: 2, colour: C.canal, tone: -1.1, opacity: 0.9, smooth: true });
  ground.inkMarks(light, { width: 2.6, colour: '#e8fbf6', tone: 0.6, opacity: 0.85, smooth: true });
  const shade = ground.border(canal, { keep: [30, 80], skip: [0, 1] }, 12);
  ground.inkMarks(shade, { width: 20, colour: C.canal, tone: -1.2, opacity: 0.45, smooth: true });
}
