/** What is painted and dug for play on level 5: lines of the street, the ball court, the skaters' bowl. */
import { nth, range, spline } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { edges } from '../../ground/edges';
import type { Ground } from '../../ground/ground';
import { slabs } from '../../ground/paving';
import { island } from '../../ground/shapes';
import { C, WAY } from './places';

const LINE = '#fff6e6';

/** The way of the street in small steps, with its direction at each. */
function steps(): readonly (readonly [Point, Point])[] {
  const line = spline(WAY, false, 16);
  return line.slice(1).map((p, i) => {
    const [x, y] = nth(line, i);
    const [dx, dy] = [p[0] - x, p[1] - y];
    const length = Math.hypot(dx, dy) || 1;
    return [p, [dx / length, dy / length]];
  });
}

/** A stroke of paint along a way: its middle, half its length and half its width, picture pixels. */
const stroke = ([x, y]: Point, [tx, ty]: Point, long: number, wide: number): Point[] => [
  [x - tx * long - ty * wide, y - ty * long + tx * wide],
  [x + tx * long - ty * wide, y + ty * long + tx * wide],
  [x + tx * long + ty * wide, y + ty * long - tx * wide],
  [x - tx * long + ty * wide, y - ty * long - tx * wide],
];

/** Dashes down the middle of the street, and a crossing at some of its steps. */
export function streetLines(ground: Ground, crossings: readonly number[]): void {
  const way = steps();
  const isNear = (i: number) => crossings.some((at) => Math.abs(at - i) < 9);
  let gone = 0;
  const dashes: Point[][] = [];
  for (const [i, [p, t]] of way.entries()) {
    const s = ground.scene.scaleAt(p[1]);
    const before = nth(way, Math.max(0, i - 1))[0];
    gone += Math.hypot(p[0] - before[0], p[1] - before[1]) / s;
    if (gone < 170 || isNear(i) || i < 22) continue;
    gone = 0;
    dashes.push(stroke(p, t, 46 * s, 6 * s));
  }
  const stripes = crossings.flatMap((i) => {
    const [[x, y], t] = nth(way, i);
    const s = ground.scene.scaleAt(y);
    return range(7).map((k) => {
      const out = (k - 3) * 38 * s;
      return stroke([x - t[1] * out, y + t[0] * out], t, 62 * s, 10 * s);
    });
  });
  ground.fillMarks(dashes, C.yellow, { smooth: false });
  ground.fillMarks(stripes, LINE, { smooth: false, opacity: 0.92 });
}

/** The ball court, seen from above with all its lines. */
export function court(ground: Ground, [x, y]: Point, half: number, deep: number): void {
  const at = (u: number, v: number): Point => [x + u * half + v * 60, y + v * deep];
  const edge = [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)];
  ground.lay('court', edge, {
    material: C.court,
    texture: slabs({ slab: 150, seed: 4 }),
    edge: edges.kerb({ kerbColour: '#f6e3c8', kerbWidth: 10, lift: 4 }),
  });
  const closed = (points: readonly Point[]) => [...points, nth(points, 0)];
  const ring = (u: number, v: number, r: number, from = 0, to = 1): Point[] =>
    range(25).map((i) => {
      const a = (from + ((to - from) * i) / 24) * Math.PI * 2;
      return at(u + (Math.cos(a) * r * deep * 2) / half, v + Math.sin(a) * r);
    });
  for (const side of [-1, 1])
    ground.fillMarks(
      [[at(side, -0.34), at(side * 0.66, -0.34), at(side * 0.66, 0.34), at(side, 0.34)]],
      C.teal,
      { smooth: false },
    );
  ground.fillMarks([ring(0, 0, 0.34)], C.teal, { smooth: false });
  ground.inkMarks(
    [
      closed([at(-0.95, -0.92), at(0.95, -0.92), at(0.95, 0.92), at(-0.95, 0.92)]),
      [at(0, -0.92), at(0, 0.92)],
      ring(0, 0, 0.34),
      ring(-0.95, 0, 0.7, -0.25, 0.25),
      ring(0.95, 0, 0.7, 0.25, 0.75),
      [at(-0.95, -0.34), at(-0.66, -0.34), at(-0.66, 0.34), at(-0.95, 0.34)],
      [at(0.95, -0.34), at(0.66, -0.34), at(0.66, 0.34), at(0.95, 0.34)],
    ],
    { width: 6, colour: LINE, opacity: 0.95 },
  );
}

/** The skaters' bowl: two basins that run into one another, darker the deeper. */
export function bowl(ground: Ground, [x, y]: Point): void {
  const basin = (k: number, down: number): Point[] =>
    range(56).map((i) => {
      const a = (i / 56) * Math.PI * 2;
      const r = 1 + 0.2 * Math.cos(2 * a) + 0.06 * Math.sin(3 * a);
      return [x + Math.cos(a) * 290 * r * k, y + down + Math.sin(a) * 128 * r * k];
    });
  ground.lay('concrete', island([x, y], 430, 190, { rough: 0.05, seed: 6 }), {
    material: C.concrete,
    texture: slabs({ slab: 120 }),
    edge: edges.kerb({ kerbColour: '#c8bfcc', kerbWidth: 10, lift: 4 }),
  });
  ground.lay('bowl', basin(1, 0), {
    material: '#9fb4d8',
    edge: edges.kerb({ kerbColour: '#f0e6f2', kerbWidth: 14, lift: 3 }),
  });
  // each ring a step further down, nearer to the rim on the side that we look over
  for (const [k, down, colour] of [
    [0.84, 6, '#8aa0cc'],
    [0.66, 12, '#7489be'],
    [0.46, 17, '#6073ac'],
  ] as const) {
    ground.fillMarks([basin(k, down)], colour, { smooth: false });
    ground.inkMarks([basin(k, down).slice(27, 56)], { width: 1.6, opacity: 0.4 });
  }
}
