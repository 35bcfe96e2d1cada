/** What lies on the ground of level 19: evening shadows of the towers, the paint of an evacuation, puddles, lids, tracks. */
import { arc, range } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import type { Ground } from '../../ground/ground';

/** Where a tower stands, half its width, and how far its shadow comes toward us. */
const TOWERS: readonly (readonly [x: number, y: number, half: number, long: number])[] = [
  [330, 900, 80, 240],
  [820, 920, 86, 300],
  [1070, 880, 84, 190],
  [1330, 910, 76, 300],
  [1590, 870, 84, 210],
  [1830, 920, 84, 250],
  [130, 1310, 110, 190],
  [520, 1260, 190, 230],
  [890, 1210, 170, 150],
  [1880, 1200, 90, 140],
  [1330, 1690, 210, 130],
];

/** The sun stands low behind them: each shadow comes down the picture, away from it, and grows soft. */
function shadows(ground: Ground): void {
  for (const [share, opacity] of [
    [1, 0.16],
    [0.8, 0.16],
    [0.55, 0.16],
  ] as const)
    ground.fillMarks(
      TOWERS.map(([x, y, half, long]): Point[] => {
        const lean = ((x - 2440) / 1700) * long * share;
        const end = y + long * share;
        return [
          [x - half, y - 12],
          [x + half, y - 12],
          [x + half * 1.12 + lean, end - 8],
          [x + half * 0.6 + lean, end + 6],
          [x - half * 0.6 + lean, end + 6],
          [x - half * 1.12 + lean, end - 8],
        ];
      }),
      '#4a3a86',
      { opacity, smooth: false },
    );
}

/** Arrows to the shelters, the bays where nobody may stop, and the lids that everything sinks under. */
function paint(ground: Ground): void {
  const { scene } = ground;
  const arrow = (x: number, y: number, way: -1 | 1): Point[] => {
    const s = scene.scaleAt(y);
    const at = (u: number, v: number): Point => [x + u * way * s - v * 0.5 * s, y + v * s * 0.5];
    return [at(-60, -12), at(10, -12), at(10, -32), at(64, 0), at(10, 32), at(10, 12), at(-60, 12)];
  };
  ground.fillMarks(
    [
      arrow(330, 1395, -1),
      arrow(980, 1350, 1),
      arrow(1120, 1980, 1),
      arrow(1980, 2090, -1),
      arrow(2460, 2200, 1),
      arrow(1480, 1290, -1),
      arrow(1990, 1330, 1),
    ],
    '#f6cf5a',
    { opacity: 0.9, smooth: false },
  );
  const bays = [[2420, 2470]].flatMap(([x = 0, y = 0]) => {
    const s = scene.scaleAt(y);
    return range(3).map((i): Point[] => [
      [x + i * 70 * s, y],
      [x + i * 70 * s - 30 * s, y + 54 * s],
    ]);
  });
  ground.inkMarks(bays, { width: 6, colour: '#fff6ea', opacity: 0.75 });
  for (const [x, y] of [
    [640, 1330],
    [1180, 1560],
    [2480, 2390],
    [1420, 1180],
    [2080, 1260],
  ] as const) {
    const s = scene.scaleAt(y);
    ground.fillMarks([arc(x, y, 36 * s, 16 * s, 0, 6.28, 18)], '#6a5a86', { ink: 1.6 });
    ground.inkMarks(
      [-1, 0, 1].map((k): Point[] => [
        [x - (26 - Math.abs(k) * 6) * s, y + k * 6 * s],
        [x + (26 - Math.abs(k) * 6) * s, y + k * 6 * s],
      ]),
      { width: 2.4, colour: '#a898c4', opacity: 0.9 },
    );
  }
}

/** Puddles of last night's rain, pale as the sky above them, and the tracks of who rode through them. */
function puddles(ground: Ground): void {
  const { scene } = ground;
  for (const [x, y, r] of [
    [2420, 2080, 60],
    [300, 1560, 60],
    [2462, 2610, 66],
  ] as const) {
    const s = scene.scaleAt(y);
    const pool = (k: number, up: number): Point[] =>
      range(16).map((i): Point => {
        const a = (i / 16) * 6.283;
        const far = r * k * s * (0.86 + 0.16 * Math.sin(a * 3 + x));
        return [x + Math.cos(a) * far, y - up + Math.sin(a) * far * 0.36];
      });
    ground.fillMarks([pool(1, 0)], '#6f86c8', { ink: 1.2 });
    ground.fillMarks([pool(0.86, 1)], '#9fc4e8', { opacity: 0.95 });
    ground.fillMarks([pool(0.5, 3 * s)], '#d4ecf8', { opacity: 0.9 });
    ground.inkMarks(
      [0.3, 0.46].map((k) => arc(x + r * 0.2 * s, y + 2, r * k * s, r * k * 0.36 * s, 0, 6.28, 14)),
      { width: 1.6, colour: '#ffffff', opacity: 0.8, smooth: true },
    );
    ground.inkMarks([arc(x, y - 2, r * 0.6 * s, r * 0.2 * s, 3.4, 5.2, 8)], {
      width: 3,
      colour: '#fff6dc',
      opacity: 0.9,
      smooth: true,
    });
  }
  const tracks: readonly (readonly Point[])[] = [
    [
      [2010, 2610],
      [1930, 2500],
      [1960, 2380],
      [2060, 2280],
    ],
    [
      [1590, 1110],
      [1680, 1240],
      [1900, 1300],
      [2080, 1380],
    ],
  ];
  for (const line of tracks)
    ground.inkMarks([line, line.map(([x, y]): Point => [x + 9, y + 4])], {
      width: 4,
      colour: '#6a5288',
      opacity: 0.6,
      smooth: true,
    });
}

/** Gravel that fell off the carts, along the rails and below the wall of the pit. */
export function gravel(ground: Ground): void {
  const { scene, random } = ground;
  const stones = range(90).map((): Point[] => {
    const [x, y] = [random.range(20, 1560), random.range(2130, 2700)];
    const r = random.range(2.4, 6.5) * scene.scaleAt(y);
    return arc(x, y, r * 1.4, r * 0.8, random.range(0, 3), 6.28 + random.range(0, 3), 6);
  });
  ground.fillMarks(
    stones.filter(([foot]) => foot !== undefined && ground.kindAt(foot) === 'pit'),
    '#b8744e',
    { ink: 1, smooth: false },
  );
}

/** The sentinel's cable, ashore: from the water to where it is cut, and from there to the hatch it is fed from. */
function cable(ground: Ground): void {
  const runs: readonly (readonly Point[])[] = [
    [
      [2752, 1316],
      [2722, 1392],
      [2738, 1470],
      [2700, 1548],
      [2790, 1610],
      [2745, 1688],
    ],
    [
      [2590, 1694],
      [2540, 1730],
      [2480, 1700],
      [2440, 1760],
      [2420, 1846],
    ],
  ];
  ground.inkMarks(runs, { width: 19, colour: '#2b1a2e', smooth: true });
  ground.inkMarks(runs, { width: 13, colour: '#4a4456', smooth: true });
  ground.inkMarks(
    runs.map((run) => run.map(([x, y]): Point => [x - 2, y - 3])),
    { width: 3, colour: '#9a94ac', smooth: true },
  );
}

export function groundMarks(ground: Ground): void {
  cable(ground);
  shadows(ground);
  paint(ground);
  puddles(ground);
}

/** Evening light on the avenue, the hatch, the roof and the pit; a pale one in the city, where people would sink into the violet. */
export function sunlight(ground: Ground): void {
  ground.sunPatch([2200, 1500], 330, 760, '#fff4cc', 0.7);
  ground.sunPatch([1500, 1700], 620, 240, '#fff4dc', 0.4);
  ground.sunPatch([3100, 2180], 700, 260, '#fffbe0', 0.4);
  ground.sunPatch([760, 2420], 700, 260, '#ffe8b0', 0.5);
  ground.sunPatch([1060, 1070], 980, 290, '#ffeef2', 0.6);
}
