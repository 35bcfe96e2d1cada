/** What a long war leaves on the ground of level 13: ruts full of red water, hoofs, arrows that missed, and bones with the marrow gone. */
import { TAU, arc, range, resample } from '../../core/geometry';
import type { Point, Points } from '../../core/geometry';
import type { Ground } from '../../ground/ground';
import { island } from '../../ground/shapes';

/** Two ruts that break off and begin again. */
function ruts(ground: Ground, line: Points): void {
  const marks: Point[][] = [];
  for (const side of [-1, 1]) {
    let run: Point[] = [];
    for (const [x, y] of resample(line, 24)) {
      const s = ground.scene.scaleAt(y);
      run.push([x + side * 26 * s, y + side * 18 * s + ground.random.jitter(2)]);
      if (!ground.random.chance(0.18)) continue;
      if (run.length > 2) marks.push(run);
      run = [];
    }
    if (run.length > 2) marks.push(run);
  }
  ground.inkMarks(marks, { width: 9, colour: '#8a6a50', opacity: 0.34, smooth: true });
  ground.inkMarks(marks, { width: 1.8, opacity: 0.34, smooth: true });
}

/** Water in a rut, which has the colour of this sky. */
function puddle(ground: Ground, [x, y]: Point, r: number): void {
  const s = ground.scene.scaleAt(y);
  const shape = (k: number, dx: number, dy: number, seed: number) =>
    island([x + dx * r * s, y + dy * r * s], r * k * s, r * k * 0.28 * s, { seed, rough: 0.4, points: 26 });
  ground.fillMarks([shape(1, 0, 0, x)], '#6a4058', { opacity: 0.85, ink: 1.4 });
  ground.fillMarks([shape(0.66, -0.12, -0.05, y)], '#b8504a', { opacity: 0.75 });
  ground.fillMarks([shape(0.26, -0.3, -0.09, x + y)], '#f7b878', { opacity: 0.9 });
}

/** Arrows that hit nobody. */
function arrows(ground: Ground, [x, y]: Point, count: number): void {
  const shafts: Point[][] = [];
  const feathers: Point[][] = [];
  for (const i of range(count)) {
    const at: Point = [x + ground.random.jitter(120), y + ground.random.jitter(34)];
    const s = ground.scene.scaleAt(at[1]);
    const lean = (0.35 + ground.random.jitter(0.2)) * (i % 2 ? 1 : -1);
    const p = (t: number, o = 0): Point => [
      at[0] + (Math.sin(lean) * t + Math.cos(lean) * o) * s,
      at[1] - (Math.cos(lean) * t - Math.sin(lean) * o) * s,
    ];
    shafts.push([p(0), p(46)]);
    feathers.push([p(32), p(38, -6), p(50, -6), p(45), p(50, 6), p(38, 6)]);
  }
  ground.inkMarks(shafts, { width: 4, opacity: 0.95 });
  ground.fillMarks(feathers, '#efe4cc', { smooth: false, ink: 1.2 });
}

/** Prints of hoofs along a line. */
function hoofs(ground: Ground, line: Points): void {
  const prints = resample(line, 40).map(([x, y], i): Point[] => {
    const s = ground.scene.scaleAt(y);
    return arc(x + (i % 2 ? 9 : -9) * s, y + (i % 2 ? 5 : -5) * s, 8 * s, 4.4 * s, 0.5, TAU - 0.6, 9);
  });
  ground.inkMarks(prints, { width: 2.6, colour: '#6a4a3c', opacity: 0.5, smooth: true });
}

function bones(ground: Ground, [x, y]: Point): void {
  const s = ground.scene.scaleAt(y);
  const bone = (dx: number, dy: number, turn: number): Point[][] => {
    const p = (u: number, v: number): Point => [
      x + (dx + Math.cos(turn) * u - Math.sin(turn) * v) * s,
      y + (dy + (Math.sin(turn) * u + Math.cos(turn) * v) * 0.6) * s,
    ];
    return [
      [
        p(-22, -3),
        p(-30, -8),
        p(-34, 0),
        p(-30, 8),
        p(-22, 3),
        p(22, 3),
        p(30, 8),
        p(34, 0),
        p(30, -8),
        p(22, -3),
      ],
    ];
  };
  ground.fillMarks([...bone(0, 0, 0.4), ...bone(36, 16, -0.5)], '#efe4cc', { ink: 1.6 });
}

/** The lamps of the ships and of the pier on the water: a column of flat lights each, broad at its head, each dash on its own. */
export function reflections(ground: Ground): void {
  for (const [x, y, count, wide] of [
    [2560, 2560, 6, 46],
    [2630, 2650, 4, 34],
    [3500, 2330, 5, 40],
    [3230, 2290, 4, 36],
  ] as const) {
    const s = ground.scene.scaleAt(y);
    const column = range(count).map((i): Point[] => {
      const half = wide * (1 - i * 0.13) * (i % 2 ? 0.62 : 1) * s;
      const [u, v] = [x + Math.sin(i * 2.3) * 9 * s, y + i * 21 * s];
      return arc(u, v, half, 3.4 * s, 0, TAU, 14);
    });
    ground.fillMarks(column, { emit: '#f2b882' }, { opacity: 0.5 });
    ground.fillMarks(
      column.filter((_, i) => i % 2 === 0).map((ring) => ring.map(([u, v]): Point => [x + (u - x) * 0.5, v])),
      { emit: '#ffe6bc' },
      { opacity: 0.7 },
    );
  }
}

export function traces(ground: Ground): void {
  for (const line of [
    [
      [60, 2420],
      [480, 2310],
      [1060, 2180],
      [1720, 2000],
      [2240, 1770],
    ],
    [
      [1640, 2080],
      [1860, 2300],
      [2040, 2520],
      [2110, 2700],
    ],
    [
      [2180, 1870],
      [2440, 1900],
      [2760, 1940],
    ],
  ] as const)
    ruts(ground, line);
  for (const [at, r] of [
    [[1330, 2120], 70],
    [[560, 2330], 80],
    [[1880, 2380], 76],
    [[1420, 2640], 60],
    [[2260, 1690], 50],
    [[2700, 1650], 60],
    [[1180, 1900], 44],
    [[3300, 1640], 50],
  ] as const)
    puddle(ground, at, r);
  for (const [at, count] of [
    [[1900, 1230], 5],
    [[2420, 1560], 6],
    [[1240, 2520], 4],
    [[1080, 1400], 4],
  ] as const)
    arrows(ground, at, count);
  hoofs(ground, [
    [1560, 2000],
    [1300, 2110],
    [1000, 2240],
    [760, 2420],
    [720, 2620],
  ]);
  hoofs(ground, [
    [1040, 1060],
    [1500, 1000],
    [2060, 1080],
  ]);
  for (const at of [
    [1540, 2690],
    [2320, 1640],
    [420, 2680],
    [1980, 1160],
  ] as const)
    bones(ground, at);
}
