/** What is seen over the park of level 5: a morning sky, and towers that grow paler the farther they stand. */
import { arc, range } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import type { Ground } from '../../ground/ground';

/** Height of the park's far edge. */
const EDGE = 104;

const block = (x: number, wide: number, top: number): Point[] => [
  [x, EDGE],
  [x, top],
  [x + wide, top],
  [x + wide, EDGE],
];

/** Roofs beside roofs, no two neighbours of one height; some carry a mast. */
function roofs(from: number, width: number, step: number, low: number, high: number): Point[][] {
  const shapes: Point[][] = [];
  for (let x = from, k = 0; x < width; k++) {
    const wide = step * (0.6 + ((k * 37) % 10) / 12);
    const top = high + (((k * 53) % 17) / 17) * (low - high);
    shapes.push(block(x, wide, top));
    if (k % 3 === 0) shapes.push(block(x + wide * 0.4, 5, top - 20));
    x += wide + ((k * 29) % 5) * 9;
  }
  return shapes;
}

export function farTown(ground: Ground, width: number): void {
  const band = (y0: number, y1: number): Point[] => [
    [-60, y0],
    [width + 60, y0],
    [width + 60, y1],
    [-60, y1],
  ];
  ground.fillMarks([band(-60, 250)], '#ffd9b8', { smooth: false });
  ground.fillMarks([band(-60, 44)], '#ffc7b4', { smooth: false });
  ground.fillMarks([band(-60, 16)], '#f6b4bc', { smooth: false });
  // long clouds with the light under them
  for (const [x, y, wide] of [
    [640, 34, 150],
    [1340, 22, 190],
    [1830, 46, 120],
    [2330, 26, 170],
    [3060, 30, 210],
    [3560, 40, 140],
  ] as const)
    ground.fillMarks(
      range(4).map((i) =>
        arc(x + (i - 1.5) * wide * 0.42, y - (i % 2) * 8, wide * 0.36, 13 + (i % 3) * 4, 0, Math.PI * 2, 18),
      ),
      '#fff1dc',
    );
  ground.fillMarks(roofs(-40, width, 92, 92, 44), '#dcb4d6', { smooth: false });
  ground.fillMarks(roofs(-10, width, 120, 98, 66), '#b991cc', { smooth: false });
}
