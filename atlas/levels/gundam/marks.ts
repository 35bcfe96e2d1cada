/** What work leaves on the decks of level 9: oil, tyre tracks, painted bays with their numbers, hoses, and the scuffs of the plaza. */
import { TAU, arc, range } from '../../core/geometry';
import type { Point, Points } from '../../core/geometry';
import type { Ground } from '../../ground/ground';
import { island } from '../../ground/shapes';

/** A pool of oil with its sheen. */
function oil(ground: Ground, [x, y]: Point, r: number): void {
  const s = ground.scene.scaleAt(y);
  ground.fillMarks([island([x, y], r * s, r * 0.34 * s, { seed: x, rough: 0.4, points: 30 })], '#2c3050', {
    opacity: 0.5,
  });
  ground.fillMarks(
    [island([x - r * 0.24 * s, y - r * 0.07 * s], r * 0.4 * s, r * 0.1 * s, { seed: y, points: 16 })],
    '#8fa8d8',
    { opacity: 0.45 },
  );
  const drops = range(5).map((i) =>
    arc(x + (r + 14 + i * 17) * s, y + ((i % 2) * 9 - 4) * s, (7 - i) * s, (3.4 - i * 0.4) * s, 0, TAU, 8),
  );
  ground.fillMarks(drops, '#2c3050', { opacity: 0.45 });
}

/** Two tracks of tyres along a line. */
function tyres(ground: Ground, line: Points): void {
  const marks: Point[][] = [];
  for (const side of [-1, 1]) {
    const shifted = line.map(([x, y]): Point => {
      const s = ground.scene.scaleAt(y);
      return [x + side * 46 * s, y + side * 7 * s];
    });
    marks.push(shifted);
  }
  ground.inkMarks(marks, { width: 15, colour: '#20264a', opacity: 0.2, smooth: true });
  ground.inkMarks(marks, { width: 2, colour: '#20264a', opacity: 0.3, smooth: true });
}

/** A bay with striped corners. */
function bay(ground: Ground, [x, y]: Point, [w, h]: Point, colour: string): void {
  const s = ground.scene.scaleAt(y);
  const p = (u: number, v: number): Point => [x + u * w * s, y + v * h * s];
  const corners: Point[][] = [];
  for (const [a, b] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const)
    corners.push([p(a * 0.62, b), p(a, b), p(a, b * 0.5)]);
  ground.inkMarks(corners, { width: 11, colour, opacity: 0.85 });
  ground.inkMarks(
    range(5).map((i) => [p(-0.3 + i * 0.15, 1.04), p(-0.22 + i * 0.15, 0.9)]),
    { width: 9, colour, opacity: 0.8 },
  );
}

/** A hose that lies in loops. */
function hose(ground: Ground, line: Points, colour: string): void {
  ground.inkMarks([line], { width: 15, opacity: 0.9, smooth: true });
  ground.inkMarks([line], { width: 10, colour, opacity: 1, smooth: true });
}

export function marks(ground: Ground): void {
  for (const [at, r] of [
    [[420, 1980], 70],
    [[1120, 1960], 60],
    [[700, 1560], 44],
    [[250, 2300], 80],
    [[1010, 1240], 34],
    [[780, 2330], 60],
    [[2960, 1470], 50],
  ] as const)
    oil(ground, at, r);
  for (const line of [
    [
      [330, 1900],
      [560, 2060],
      [720, 2260],
      [640, 2480],
    ],
    [
      [620, 1480],
      [900, 1640],
      [1180, 1640],
    ],
    [
      [2500, 1480],
      [3000, 1500],
      [3800, 1520],
    ],
  ] as const)
    tyres(ground, line);
  for (const [at, size, colour] of [
    [[660, 2140], [250, 110], '#f0b52c'],
    [[1190, 1600], [230, 90], '#f0b52c'],
    [[300, 2560], [330, 90], '#f0b52c'],
    [[1010, 1430], [180, 70], '#e0692e'],
  ] as const)
    bay(ground, at, size, colour);
  hose(
    ground,
    [
      [1020, 1540],
      [1080, 1570],
      [1060, 1620],
      [980, 1610],
      [1000, 1560],
      [1100, 1590],
      [1190, 1560],
    ],
    '#2f7f8a',
  );
  // where many feet turn: scuffs on the plaza and along the window
  const scuffs: Point[][] = range(70).map((i) => {
    const [cx, cy, rx, ry] = i % 2 ? [2420, 1700, 460, 190] : [1980, 1500, 130, 520];
    const [a, d] = [ground.random.range(0, TAU), Math.sqrt(ground.random.next())];
    const [x, y] = [cx + Math.cos(a) * rx * d, cy + Math.sin(a) * ry * d];
    const long = ground.random.range(14, 34) * ground.scene.scaleAt(y);
    return [
      [x, y],
      [x + long * 0.6, y - long * 0.1],
      [x + long, y + long * 0.06],
    ];
  });
  ground.inkMarks(scuffs, { width: 4, colour: '#8a8f9c', opacity: 0.4, smooth: true });
}
