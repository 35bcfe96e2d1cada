/** What happened on the ground of level 8: paint that was carried off on two feet, circles in the sand, leaves that came down. */
import { arc, nth, range, resample, spline } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import type { Ground } from '../../ground/ground';
import { PAINT_TRAIL } from './places';

const RED = '#e2452f';

/** Footprints in wet paint: large where the pot was near, then fainter, from the cliff to where the painter hides. */
function trail(ground: Ground): void {
  const { scene } = ground;
  const way = resample(spline(PAINT_TRAIL, false, 8), 44);
  const fresh: Point[][] = [];
  const faint: Point[][] = [];
  for (const [i, [x, y]] of way.entries()) {
    const [p, q] = nth(way, Math.min(i + 1, way.length - 1));
    const s = scene.scaleAt(y);
    const length = Math.hypot(p - x, q - y) || 1;
    const [ax, ay] = [(p - x) / length, (q - y) / length];
    // he jumped down the wall
    if (ground.kindAt([x, y]) === 'wall') continue;
    const side = i % 2 ? 1 : -1;
    const at: Point = [x - ay * side * 15 * s, y + ax * side * 9 * s];
    // heel, arch and ball of a bare foot, and its toes
    const on = (along: number, across: number): Point => [
      at[0] + (ax * along - ay * across) * s,
      at[1] + (ay * along + ax * across) * s * 0.62,
    ];
    const sole = [on(-17, 0), on(-13, -7), on(0, -6), on(11, -9), on(15, 0), on(11, 9), on(0, 5), on(-13, 7)];
    const toes = range(4).map((k): Point[] =>
      arc(...on(22 - Math.abs(k - 1.4), (k - 1.5) * 6), 3.2 * s, 2.6 * s, 0, 6.28, 6),
    );
    (i < way.length * 0.6 ? fresh : faint).push(sole, ...toes);
  }
  ground.fillMarks(fresh, RED, { opacity: 0.92, ink: 0.8 });
  ground.fillMarks(faint, RED, { opacity: 0.7 });
  // where the pot fell over, and where somebody slipped on it
  for (const [x, y, r] of [
    [1955, 985, 50],
    [1215, 1330, 58],
  ] as const) {
    const s = scene.scaleAt(y);
    const splash = range(18).map((k): Point => {
      const a = (k / 18) * 6.283;
      const far = (0.82 + 0.14 * Math.sin(k * 2.1) + 0.08 * Math.sin(k * 5.3)) * r * s;
      return [x + Math.cos(a) * far * 1.3, y + Math.sin(a) * far * 0.5];
    });
    ground.fillMarks([splash], RED, { ink: 1.4 });
    ground.fillMarks([arc(x - r * 0.3 * s, y - 5 * s, r * 0.4 * s, 5 * s, 0, 6.28, 9)], '#ff8a6a', {
      opacity: 0.8,
    });
  }
}

/** Where feet have gone round each other, and what slid out of the ring. */
function rings(ground: Ground): void {
  const { scene } = ground;
  for (const [x, y, r] of [
    [1240, 2320, 130],
    [1620, 2400, 105],
  ] as const) {
    const s = scene.scaleAt(y);
    ground.inkMarks(
      [1, 0.86].map((k) => arc(x, y, r * k * s, r * 0.46 * k * s, 0.3 * k, 6.1, 30)),
      { width: 4, colour: '#a8764a', opacity: 0.75, smooth: true },
    );
    ground.inkMarks(
      range(7).map((i): Point[] => {
        const a = i * 0.9 + 0.4;
        const [u, v] = [x + Math.cos(a) * r * 0.5 * s, y + Math.sin(a) * r * 0.22 * s];
        return [
          [u, v],
          [u + Math.cos(a) * 40 * s, v + Math.sin(a) * 17 * s],
        ];
      }),
      { width: 6, colour: '#b98a58', opacity: 0.7 },
    );
  }
}

/** Leaves by the handful, where the wind drops them: along walls, at the corners of houses, in the bends of the street. */
function leaves(ground: Ground): void {
  const { scene, random } = ground;
  const heaps: readonly (readonly [x: number, y: number, rx: number, count: number])[] = [
    [2120, 2500, 200, 30],
    [2500, 2260, 120, 16],
    [1660, 1790, 190, 24],
    [1140, 1440, 100, 14],
    [2520, 1640, 150, 18],
    [2020, 1500, 90, 12],
    [1560, 1230, 120, 16],
    [2960, 1330, 130, 16],
    [760, 1640, 110, 12],
    [3420, 1900, 240, 26],
    [3380, 2480, 220, 26],
    [1900, 2640, 170, 22],
    [460, 1830, 110, 12],
  ];
  const fallen: [Point[][], Point[][], Point[][]] = [[], [], []];
  for (const [x, y, rx, count] of heaps)
    for (const i of range(count)) {
      const far = Math.sqrt(random.next());
      const a = random.range(0, 6.283);
      const [u, v] = [x + Math.cos(a) * rx * far, y + Math.sin(a) * rx * 0.4 * far];
      const s = scene.scaleAt(v) * random.range(0.7, 1.2);
      const turn = random.range(0, 6.283);
      const on = (p: number, q: number): Point => [
        u + (p * Math.cos(turn) - q * Math.sin(turn)) * s,
        v + (p * Math.sin(turn) + q * Math.cos(turn)) * s * 0.6,
      ];
      nth<Point[][]>(fallen, i % 3).push([
        on(-13, 0),
        on(-3, -7),
        on(12, -1),
        on(20, 1),
        on(11, 2),
        on(-2, 7),
      ]);
    }
  for (const [i, colour] of ['#d9803a', '#7f9a3f', '#c9a23f'].entries())
    ground.fillMarks(nth<Point[][]>(fallen, i), colour, { ink: 1.1 });
}

/** Ruts of the carts, in the middle of the street. */
function ruts(ground: Ground, street: readonly Point[]): void {
  const { scene } = ground;
  const way = spline(street, false, 10);
  const beside = (side: number): Point[] => way.map(([x, y]) => [x + side * 34 * scene.scaleAt(y), y]);
  const lines = [beside(-1), beside(1)].flatMap((line) =>
    range(Math.floor(line.length / 6)).map((k) => line.slice(k * 6, k * 6 + (k % 3 ? 5 : 3))),
  );
  ground.inkMarks(lines, { width: 5, colour: '#d8bf8a', opacity: 0.8, smooth: true });
}

export function groundMarks(ground: Ground, street: readonly Point[]): void {
  ruts(ground, street);
  rings(ground);
  leaves(ground);
  trail(ground);
}
