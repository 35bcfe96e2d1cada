/** What is seen of tomorrow's ground from near: the plates of the rolling pavement, landing pads, a pond's lilies, tracks. */
import { TAU, arc, distance, nth, range, resample, spline } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { island } from '../../ground/shapes';
import type { Stage } from '../../stage/place';
import { C } from './places';

/** Joints between the plates, every third a broad one, a groove along either side and what shoes have left. */
export function plates({ scene, ground }: Stage, walk: readonly Point[]): void {
  const line = resample(spline(walk, false, 16), 10);
  const [thin, broad]: [Point[][], Point[][]] = [[], []];
  const grooves: [Point[], Point[]] = [[], []];
  const scuffs: Point[][] = [];
  let gone = 0;
  let count = 0;
  for (let i = 1; i + 1 < line.length; i++) {
    const [a, b] = [nth(line, i - 1), nth(line, i + 1)];
    const [x, y] = nth(line, i);
    const s = scene.scaleAt(y);
    const long = distance(a, b) || 1;
    const [dx, dy] = [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
    const at = (side: number): Point => [x - dy * side * s, y + dx * side * s];
    grooves[0].push(at(104));
    grooves[1].push(at(-104));
    gone += distance(a, b) / 2;
    if (gone < 40 * s) continue;
    gone = 0;
    (count++ % 3 ? thin : broad).push([at(-104), at(104)]);
    if (count % 2) {
      const off = ((count * 53) % 150) - 75;
      scuffs.push([at(off), [at(off)[0] + dx * 26 * s + 6, at(off)[1] + dy * 26 * s]]);
    }
  }
  ground.inkMarks(thin, { width: 1.6, colour: C.walk, tone: -1, opacity: 0.7 });
  ground.inkMarks(broad, { width: 4, colour: C.walk, tone: -1.2, opacity: 0.6 });
  ground.inkMarks(grooves, { width: 3.4, colour: C.walk, tone: -1.2, opacity: 0.8, smooth: true });
  ground.inkMarks(scuffs, { width: 5, opacity: 0.12 });
}

/** Rings where cars that fly come down, with the marks of those that did so in a hurry. */
export function pads({ scene, ground }: Stage): void {
  const discs: Point[][] = [];
  const rings: Point[][] = [];
  for (const [x, y] of [
    [3160, 1610],
    [3520, 1575],
    [1690, 2610],
  ] as const) {
    const s = scene.scaleAt(y);
    const round = (r: number) => arc(x, y, r * s, r * 0.4 * s, 0, TAU, 36);
    discs.push(round(168));
    rings.push([...round(150), nth(round(150), 0)], [...round(120), nth(round(120), 0)]);
  }
  ground.fillMarks(discs, '#e6dcd0', { ink: 1.4 });
  ground.inkMarks(rings, { width: 5, colour: C.red, opacity: 0.75, smooth: true });
}

/** Lily pads, three flowers, rings round where a fish rose, and stones on the shore. */
export function pond({ scene, ground }: Stage): void {
  const [leaves, flowers, stones]: [Point[][], Point[][], Point[][]] = [[], [], []];
  const rings: Point[][] = [];
  for (const [x, y, r, open] of [
    [900, 2632, 26, true],
    [948, 2656, 18, false],
    [1076, 2578, 24, true],
    [1130, 2600, 16, false],
    [1000, 2668, 20, false],
    [1108, 2640, 22, true],
  ] as const) {
    leaves.push([[x, y], ...arc(x, y, r, r * 0.48, 0.5, TAU - 0.1, 12)]);
    if (open)
      for (const i of range(5)) {
        const a = (i / 5) * TAU;
        flowers.push(arc(x + Math.cos(a) * 7, y - 7 + Math.sin(a) * 4, 6, 5, 0, TAU, 7));
      }
  }
  for (const r of [18, 34]) rings.push(arc(1010, 2612, r, r * 0.4, 0.4, TAU - 0.3, 16));
  for (const i of range(15)) {
    const a = Math.PI * 0.92 + (i / 14) * Math.PI * 1.12;
    const s = scene.scaleAt(2600) * (0.7 + ((i * 37) % 10) / 14);
    stones.push(
      island([1010 + Math.cos(a) * 214, 2622 + Math.sin(a) * 92], 17 * s, 9 * s, {
        seed: i + 3,
        rough: 0.2,
        points: 12,
      }),
    );
  }
  ground.inkMarks(rings, { width: 2.4, colour: '#f2fdff', opacity: 0.8, smooth: true });
  ground.fillMarks(leaves, '#4f9a5c', { ink: 1.4, smooth: false });
  ground.fillMarks(flowers, '#f8b8c8', { ink: 0.9 });
  ground.fillMarks(stones, '#c8bcae', { ink: 1.6 });
}

/** Paws to the lion's court, wheels across the works' yard, drops of ink round the studio. */
export function tracks({ scene, ground }: Stage): void {
  const paws: Point[][] = [];
  for (const i of range(9)) {
    const [x, y]: Point = [1120 - i * 30, 1960 + i * 17 + (i % 2) * 16];
    const s = scene.scaleAt(y);
    paws.push(arc(x, y, 8 * s, 5 * s, 0, TAU, 9));
    for (const k of [-1, 0, 1])
      paws.push(arc(x + k * 7 * s, y - 8 * s + Math.abs(k) * 2, 3 * s, 2.4 * s, 0, TAU, 6));
  }
  ground.fillMarks(paws, '#3f7450', { opacity: 0.75 });
  const wheels = [0, 46].map((k) =>
    range(14).map((i): Point => [2800 + i * 76, 1400 + k * 0.7 - Math.sin(i * 0.34) * 60]),
  );
  ground.inkMarks(wheels, { width: 9, opacity: 0.14, smooth: true });
  const drops = range(12).map((i) => {
    const a = 0.3 + i * 0.24;
    const r = 250 + ((i * 53) % 70);
    const size = 6 + ((i * 29) % 13);
    return island([2090 + Math.cos(a) * r, 1990 + Math.sin(a) * r * 0.5], size, size * 0.5, {
      seed: i,
      rough: 0.2,
      points: 12,
    });
  });
  ground.fillMarks(drops, '#3a3868', { ink: 0.8 });
  // somebody small has stepped into them and gone on
  const soles = range(13).map((i) => {
    const [x, y]: Point = [1916 - i * 24, 2092 + Math.sin(i * 0.5) * 14 + (i % 2) * 15];
    const s = scene.scaleAt(y);
    return arc(x, y, (12 - i * 0.3) * s, (6 - i * 0.15) * s, 0, TAU, 10);
  });
  ground.fillMarks(soles, '#3a3868', { opacity: 0.9 });
}
