/** What is seen of the crossing's ground from near: lids, patches, skid marks, strips for the blind, and inlays of the square. */
import { TAU, arc, between, nth, range } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { island } from '../../ground/shapes';
import type { Stage } from '../../stage/place';
import { C } from './places';

/** Iron lids with a waffle of bars. */
function lids({ scene, ground }: Stage): void {
  const [rims, plates]: [Point[][], Point[][]] = [[], []];
  const bars: Point[][] = [];
  for (const [x, y] of [
    [1180, 1560],
    [2130, 1180],
    [1560, 2330],
    [2760, 1900],
    [3480, 1990],
    [320, 1400],
    [1340, 2640],
  ] as const) {
    const s = scene.scaleAt(y);
    rims.push(arc(x, y, 44 * s, 22 * s, 0, TAU, 20));
    plates.push(arc(x, y, 35 * s, 17 * s, 0, TAU, 20));
    for (const k of [-0.7, -0.35, 0, 0.35, 0.7]) {
      const half = Math.sqrt(1 - k * k);
      bars.push(
        [
          [x - 33 * half * s, y + 16 * k * s],
          [x + 33 * half * s, y + 16 * k * s],
        ],
        [
          [x + 33 * k * s, y - 16 * half * s],
          [x + 33 * k * s, y + 16 * half * s],
        ],
      );
    }
  }
  ground.fillMarks(rims, '#4a4250', { ink: 2 });
  ground.fillMarks(plates, '#6a6070', { ink: 1.2 });
  ground.inkMarks(bars, { width: 1.8, opacity: 0.7 });
}

/** Squares where the road was opened and closed again, with a seam of tar, and two that braked late. */
function worn({ scene, ground }: Stage): void {
  const patches: Point[][] = [];
  for (const [x, y, w, h, lean] of [
    [700, 1500, 190, 70, 30],
    [3180, 1950, 210, 76, 46],
    [2080, 1700, 120, 50, 26],
  ] as const) {
    const s = scene.scaleAt(y);
    patches.push([
      [x - w * 0.5 * s, y - (h * 0.4 + lean * 0.3) * s],
      [x + w * 0.5 * s, y - (h * 0.4 - lean * 0.3) * s],
      [x + w * 0.5 * s - lean * 0.5, y + (h * 0.4 + lean * 0.3) * s],
      [x - w * 0.5 * s - lean * 0.5, y + (h * 0.4 - lean * 0.3) * s],
    ]);
  }
  ground.fillMarks(patches, C.street, { tone: -0.5, opacity: 0.8, smooth: false, ink: 1.6 });
  const skids: Point[][] = [];
  for (const [from, to] of [
    [
      [300, 1452],
      [1090, 1530],
    ],
    [
      [2700, 1850],
      [3060, 1950],
    ],
    [
      [1700, 2080],
      [1520, 2420],
    ],
  ] as const)
    for (const k of [0, 26]) {
      const way = range(9).map((i): Point => {
        const [x, y] = between(from, to, i / 8);
        return [x + k * 0.6 + Math.sin(i * 0.7) * 9, y + k];
      });
      skids.push(way);
    }
  ground.inkMarks(skids, { width: 11, opacity: 0.22, smooth: true });
  const cracks: Point[][] = range(26).map((i) => {
    const along = (i * 0.618) % 1;
    const [x, y] =
      i % 2 ? between([140, 1420], [3760, 2060], along) : between([2460, 960], [1330, 2700], along);
    const s = scene.scaleAt(y);
    return range(4).map((k): Point => [
      x + (k * 22 + ((i * 13) % 9)) * s,
      y + (((i * 7 + k * 5) % 11) - 5 + ((i * 31) % 60) - 30) * s,
    ]);
  });
  ground.inkMarks(cracks, { width: 1.8, opacity: 0.55 });
  const oil = [
    [900, 1560],
    [2900, 1960],
    [1500, 2700],
  ].map(([x = 0, y = 0]) =>
    island([x, y], 60 * scene.scaleAt(y), 18 * scene.scaleAt(y), { seed: x, rough: 0.35 }),
  );
  ground.fillMarks(oil, '#3a3244', { opacity: 0.6 });
}

/** Yellow strips of studs along the kerbs, where one waits for the light. */
function strips({ scene, ground }: Stage): void {
  const plates: Point[][] = [];
  const studs: Point[][] = [];
  for (const [from, to] of [
    [
      [1460, 1304],
      [1700, 1366],
    ],
    [
      [2370, 1482],
      [2560, 1528],
    ],
    [
      [1010, 1816],
      [1400, 1884],
    ],
  ] as const) {
    const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 44);
    for (const i of range(count)) {
      const [a, b] = [between(from, to, i / count), between(from, to, (i + 0.92) / count)];
      const s = scene.scaleAt(a[1]);
      const deep = 22 * s;
      plates.push([a, b, [b[0] - 6, b[1] + deep], [a[0] - 6, a[1] + deep]]);
      for (const u of [0.25, 0.6])
        for (const v of [0.3, 0.7]) {
          const [x, y] = between(a, b, u);
          studs.push(arc(x - 3, y + deep * v, 4 * s, 2.6 * s, 0, TAU, 7));
        }
    }
  }
  ground.fillMarks(plates, '#f2b632', { smooth: false, ink: 1.2 });
  ground.fillMarks(studs, '#f2b632', { tone: -0.9, ink: 0.7 });
}

/** Diamonds of red and black between the slabs, none where it would be a hat or a card in a hand, and a star in the museum's square. */
function inlays({ scene, ground }: Stage): void {
  const [red, black]: [Point[][], Point[][]] = [[], []];
  for (const [i, [x, y]] of (
    [
      [2010, 2430],
      [2085, 2610],
      [1930, 2620],
      [1800, 2560],
      [1820, 2690],
      [2050, 2690],
      [1560, 1240],
      [1640, 1316],
      [2700, 1540],
      [3120, 1640],
      [3500, 1720],
      [190, 2300],
      [120, 2180],
    ] as const
  ).entries()) {
    const s = scene.scaleAt(y) * 30;
    nth([red, black], i % 2).push([
      [x - s, y],
      [x, y - s * 0.5],
      [x + s, y],
      [x, y + s * 0.5],
    ]);
  }
  ground.fillMarks(red, C.red, { smooth: false, ink: 1.4 });
  ground.fillMarks(black, '#3a2f3a', { smooth: false, ink: 1.4 });
  const point = (i: number, r: number): Point => [
    2660 + Math.cos((i * TAU) / 20 - 0.3) * r,
    2380 + Math.sin((i * TAU) / 20 - 0.3) * r * 0.42,
  ];
  const star = range(20).map((i) => point(i, i % 4 === 0 ? 170 : i % 2 ? 84 : 66));
  ground.fillMarks([range(40).map((i) => point(i / 2, 205))], '#fbe6de', { ink: 1.4 });
  ground.fillMarks([star], C.red, { smooth: false, ink: 1.4, opacity: 0.85 });
  ground.inkMarks([range(41).map((i) => point(i / 2, 190))], { width: 2, opacity: 0.5 });
}

export function asphalt(stage: Stage): void {
  worn(stage);
  lids(stage);
}

export function pavements(stage: Stage): void {
  strips(stage);
  inlays(stage);
}
