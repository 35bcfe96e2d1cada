/** What is laid into the ground of the blossom city beside its ways: the shop's sign in the violet street, and what the blocks stand on. */
import { bounds, inside, resample } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import type { Ground } from '../../ground/ground';

/** What a block stands on: a kerbed forecourt of slabs that leads to the next way, and its shade on the grass. */
function forecourt(ground: Ground, outline: readonly Point[], shade: readonly Point[]): void {
  ground.fillMarks([shade], '#5a4a86', { opacity: 0.3 });
  ground.fillMarks([outline.map(([x, y]): Point => [x, y + 9])], '#9a8ab8', { smooth: false, ink: 2 });
  ground.fillMarks([outline], '#d8cce0', { smooth: false, ink: 2.4 });
  const { x0, y0, x1, y1 } = bounds(outline);
  const lines: Point[][] = [];
  for (let y = y0 + 22; y < y1; y += 26)
    lines.push([
      [x0, y],
      [x1, y + 4],
    ]);
  for (let x = x0 + 30; x < x1; x += 58)
    lines.push([
      [x, y0],
      [x - 16, y1],
    ]);
  ground.inkMarks(
    lines.flatMap((line) => {
      const kept = resample(line, 8).filter((point) => inside(point, outline));
      return kept.length > 2 ? [kept] : [];
    }),
    { width: 1.4, opacity: 0.45 },
  );
}

/** The shop's butterfly, laid into the violet street in paler stone, and pools of lamplight beside it. */
function emblem(ground: Ground, [x, y]: Point, size: number): void {
  const wing = (k: number, points: readonly Point[], material: string) =>
    ground.fillMarks([points.map(([u, v]): Point => [x + k * u * size, y + v * size * 0.5])], material, {
      ink: 1.6,
      opacity: 0.9,
    });
  for (const k of [-1, 1]) {
    wing(
      k,
      [
        [0.06, -0.1],
        [0.4, -0.72],
        [0.96, -0.86],
        [1.06, -0.4],
        [0.72, 0.02],
        [0.1, 0.06],
      ],
      '#8f82c8',
    );
    wing(
      k,
      [
        [0.1, 0.06],
        [0.66, 0.1],
        [0.86, 0.44],
        [0.56, 0.86],
        [0.24, 0.66],
        [0.06, 0.2],
      ],
      '#7d70b8',
    );
    wing(
      k,
      [
        [0.3, -0.3],
        [0.56, -0.6],
        [0.84, -0.62],
        [0.8, -0.36],
        [0.54, -0.14],
      ],
      '#b4a6e0',
    );
    wing(
      k,
      [
        [0.24, 0.2],
        [0.56, 0.26],
        [0.62, 0.48],
        [0.44, 0.62],
      ],
      '#a698d8',
    );
  }
  wing(
    1,
    [
      [0, -0.5],
      [0.06, 0],
      [0, 0.5],
      [-0.06, 0],
    ],
    '#d8ccf0',
  );
}

export function layPavement(ground: Ground): void {
  emblem(ground, [520, 2640], 300);
  emblem(ground, [1420, 2668], 120);
  for (const [x, y] of [
    [760, 2420],
    [1180, 2480],
    [200, 2420],
  ] as const)
    ground.sunPatch([x, y], 230, 80, '#f0c8e8', 0.4);
  // the two blocks stand on ground of their own, and one walks from their doors to the street
  forecourt(
    ground,
    [
      [-60, 2030],
      [330, 2020],
      [352, 2124],
      [316, 2170],
      [300, 2262],
      [120, 2270],
      [112, 2190],
      [-60, 2190],
    ],
    [
      [250, 1960],
      [420, 2000],
      [470, 2110],
      [330, 2150],
      [240, 2140],
    ],
  );
  forecourt(
    ground,
    [
      [676, 1990],
      [948, 1976],
      [972, 2072],
      [884, 2100],
      [868, 2200],
      [800, 2236],
      [730, 2200],
      [744, 2110],
      [660, 2100],
    ],
    [
      [880, 1900],
      [1040, 1960],
      [1090, 2050],
      [960, 2090],
      [880, 2080],
    ],
  );
}
