/** What lies on the ground of level 4: ruts, hoofs, straw of the market, veins of fire in the ash, what the wood lets fall. */
import { arc, nth, range, spline } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import type { Ground } from '../../ground/ground';
import { ACROSS, SOUTH } from './places';

/** Two lines of wheels along a way, worn through here and gone there, and the hoofs between them. */
function ruts(ground: Ground): void {
  const { scene } = ground;
  const worn: Point[][] = [];
  const hoofs: Point[][] = [];
  for (const way of [SOUTH, ACROSS]) {
    const line = spline(way, false, 12);
    for (const side of [-1, 1]) {
      const rut = line.map(([x, y]): Point => [
        x + (way === SOUTH ? side * 32 * scene.scaleAt(y) : 0),
        y + (way === SOUTH ? 0 : side * 15 * scene.scaleAt(y)),
      ]);
      for (const k of range(Math.floor(rut.length / 7)))
        if (k % 3 !== 1) worn.push(rut.slice(k * 7, k * 7 + 6));
    }
    for (const [i, [x, y]] of line.entries()) {
      if (i % 3 || i < 20) continue;
      const s = scene.scaleAt(y);
      for (const k of [-1, 1]) hoofs.push(arc(x + k * 9 * s, y + k * 6 * s, 6.5 * s, 3.6 * s, 0, 6.28, 8));
    }
  }
  ground.inkMarks(worn, { width: 5, colour: '#c9ac6c', opacity: 0.85, smooth: true });
  ground.fillMarks(hoofs, '#cdb074', { opacity: 0.9 });
}

/** Straw, peel and petals: where a market was since morning. */
function litter(ground: Ground): void {
  const { scene, random } = ground;
  const straw: Point[][] = [];
  const bits: [Point[][], Point[][], Point[][]] = [[], [], []];
  for (const [x, y, rx, count] of [
    [1640, 1540, 150, 34],
    [1990, 1510, 150, 30],
    [1560, 1820, 140, 26],
    [2060, 1790, 140, 26],
    [1830, 1640, 190, 20],
    [3260, 2520, 160, 40],
    [2900, 2400, 140, 22],
  ] as const)
    for (const i of range(count)) {
      const [a, far] = [random.range(0, 6.283), Math.sqrt(random.next())];
      const [u, v] = [x + Math.cos(a) * rx * far, y + Math.sin(a) * rx * 0.42 * far];
      const s = scene.scaleAt(v);
      const turn = random.range(0, 3.14);
      if (i % 4)
        straw.push([
          [u, v],
          [u + Math.cos(turn) * 20 * s, v + Math.sin(turn) * 9 * s],
        ]);
      else nth<Point[][]>(bits, i % 3).push(arc(u, v, 5 * s, 3.4 * s, turn, turn + 6.28, 6));
    }
  ground.inkMarks(straw, { width: 2.6, colour: '#d0a23c', opacity: 0.95 });
  for (const [i, colour] of ['#d0603f', '#7f9a4a', '#fbf6ea'].entries())
    ground.fillMarks(nth<Point[][]>(bits, i), colour, { ink: 0.8 });
}

/** The ash has cracked, and what is below still burns. */
function veins(ground: Ground): void {
  const { scene, random } = ground;
  const cracks: Point[][] = [];
  const glow: Point[][] = [];
  for (const [x, y, way] of [
    [2860, 1010, 0.5],
    [3020, 1230, 2.6],
    [3480, 960, 0.2],
    [3640, 1230, 2.9],
    [3420, 1290, 0.1],
    [3760, 930, 2.2],
    [2960, 820, 1],
    [3600, 1060, 0.9],
    [3340, 1090, 2.4],
  ] as const) {
    const s = scene.scaleAt(y);
    const branch = (from: Point, turn: number, length: number): void => {
      let [u, v] = from;
      const line: Point[] = [[u, v]];
      for (const k of range(5)) {
        const a = turn + (k % 2 ? 0.7 : -0.6) + random.jitter(0.2);
        u += Math.cos(a) * length * s;
        v += Math.sin(a) * length * 0.45 * s;
        line.push([u, v]);
      }
      cracks.push(line);
      glow.push(line.slice(1, 5));
    };
    branch([x, y], way, 34);
    branch([x, y], way + 2.4, 22);
  }
  const burnt = (line: readonly Point[]): boolean => line.every((point) => ground.kindAt(point) === 'ash');
  const [open, hot] = [cracks.filter(burnt), glow.filter(burnt)];
  ground.inkMarks(open, { width: 9, colour: '#4a3038', opacity: 0.9 });
  ground.inkMarks(hot, { width: 4.5, colour: { emit: '#ff8a3a' }, opacity: 0.95 });
  ground.inkMarks(hot, { width: 1.8, colour: { emit: '#ffe08a' }, opacity: 0.95 });
}

/** Leaves under the dark trees, rings of small mushrooms, and the light that falls through. */
function wood(ground: Ground): void {
  const { scene, random } = ground;
  const leaves: [Point[][], Point[][]] = [[], []];
  for (const i of range(150)) {
    const [x, y] = [random.range(20, 1180), random.range(1580, 2690)];
    if (ground.kindAt([x, y]) !== 'woods') continue;
    const s = scene.scaleAt(y) * random.range(0.7, 1.2);
    const turn = random.range(0, 6.283);
    const on = (p: number, q: number): Point => [
      x + (p * Math.cos(turn) - q * Math.sin(turn)) * s,
      y + (p * Math.sin(turn) + q * Math.cos(turn)) * s * 0.6,
    ];
    nth<Point[][]>(leaves, i % 2).push([on(-12, 0), on(0, -6), on(13, 0), on(0, 6)]);
  }
  ground.fillMarks(nth<Point[][]>(leaves, 0), '#8a9a4a', { ink: 0.9 });
  ground.fillMarks(nth<Point[][]>(leaves, 1), '#b8843f', { ink: 0.9 });
  for (const [x, y, r] of [
    [200, 2420, 90],
    [980, 2380, 70],
    [560, 1860, 64],
  ] as const) {
    const s = scene.scaleAt(y);
    for (const i of range(9)) {
      const a = (i / 9) * 6.283;
      const [u, v] = [x + Math.cos(a) * r * s, y + Math.sin(a) * r * 0.42 * s];
      ground.fillMarks([arc(u, v - 5 * s, 3.4 * s, 7 * s, 0, 6.28, 8)], '#f4e8d0', { ink: 0.9 });
      ground.fillMarks([arc(u, v - 12 * s, 10 * s, 6.5 * s, 0, 6.28, 10)], i % 3 ? '#e8dcc4' : '#d9643f', {
        ink: 1.1,
      });
    }
  }
}

/** The parts of a line that lie on the beach. */
const onSand = (ground: Ground, line: readonly Point[]): Point[][] =>
  line
    .reduce<Point[][]>(
      (parts, point) => {
        if (ground.kindAt(point) === 'beach') nth(parts, -1).push(point);
        else parts.push([]);
        return parts;
      },
      [[]],
    )
    .filter((part) => part.length > 1);

/** Ripples that the lake left on its beach, and what it brought. */
function shore(ground: Ground): void {
  const { scene, random } = ground;
  const ripples: Point[][] = [];
  for (const [from, to] of [
    [0.2, 0.9],
    [1.2, 1.5],
    [2, 2.7],
    [3.5, 4.1],
    [5, 5.5],
  ] as const)
    for (const k of [1.05, 1.1]) ripples.push(arc(3190, 1712, 640 * k, 258 * k, from, to, 14));
  // where the stream leaves the lake there is no beach to be marked
  const dry = ripples.flatMap((line) => onSand(ground, line));
  ground.inkMarks(dry, { width: 3, colour: '#d9c088', opacity: 0.8, smooth: true });
  for (const i of range(22)) {
    const a = random.range(0, 6.283);
    const [x, y] = [3190 + Math.cos(a) * 700, 1712 + Math.sin(a) * 290];
    if (ground.kindAt([x, y]) !== 'beach') continue;
    const s = scene.scaleAt(y);
    ground.fillMarks([arc(x, y, 9 * s, 6 * s, 3.1, 6.3, 7)], i % 2 ? '#f4b8a8' : '#ffffff', { ink: 1 });
  }
}

export function groundMarks(ground: Ground): void {
  ruts(ground);
  litter(ground);
  veins(ground);
  wood(ground);
  shore(ground);
}
