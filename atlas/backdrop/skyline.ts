/** Towns on the horizon. */
import type { Part } from '../core/compose';
import type { Point } from '../core/geometry';
import type { Node } from '../core/svg';
import type { Scene } from '../core/scene';
import { Pen } from '../core/pen';

/** A town seen from afar: rows of tiled roofs over lit windows, sinking toward the viewer. */
export function roofscape(
  scene: Scene,
  {
    y,
    depth = 260,
    rows = 5,
    roofs,
    wall,
    windows,
    haze = 0.9,
    seed = 1,
    size = 1,
  }: {
    readonly y: number;
    readonly depth?: number;
    readonly rows?: number;
    readonly roofs: readonly string[];
    readonly wall: string;
    readonly windows: readonly string[];
    readonly haze?: number;
    readonly seed?: number;
    readonly size?: number;
  },
): Part {
  const nodes: Node[] = [];
  for (let row = 0; row < rows; row++) {
    const k = row / Math.max(1, rows - 1);
    const pen = new Pen({
      light: scene.light,
      random: scene.random.fork(`roofs${seed}/${row}`),
      place: { haze: haze * (1 - 0.55 * k), warmth: 0 },
      weight: 0.6,
    });
    const { random } = pen;
    const base = y + depth * k,
      s = size * (0.55 + 0.45 * k);
    for (let x = -80; x < scene.width + 80;) {
      const w = random.range(110, 200) * s,
        h = random.range(44, 84) * s,
        rise = random.range(36, 60) * s,
        lean = random.range(10, 34) * s * random.pick([-1, 1]);
      const top = base - h + random.jitter(20 * s),
        roof = random.pick(roofs);
      pen.shape(
        [
          [x, base + 60],
          [x + w, base + 60],
          [x + w, top],
          [x, top],
        ],
        wall,
        { tone: -0.3, ink: 0.8 },
      );
      for (let i = 0; i < 4; i++)
        if (random.chance(0.62)) {
          const wx = x + w * (0.12 + 0.21 * i),
            wy = top + h * 0.3;
          pen.shape(
            [
              [wx, wy],
              [wx + w * 0.13, wy],
              [wx + w * 0.13, wy + h * 0.36],
              [wx, wy + h * 0.36],
            ],
            { emit: random.pick(windows) },
            { ink: 0.6, contour: false, wobble: 0 },
          );
        }
      const slope: Point[] = [
        [x - 12 * s, top + 8 * s],
        [x + w + 12 * s, top + 8 * s],
        [x + w + lean, top - rise],
        [x + lean, top - rise],
      ];
      pen.shape(slope, roof, { tone: random.range(-0.4, 0.4), ink: 0.9 });
      for (let t = 0.08; t < 1; t += 0.09)
        pen.line(
          [
            [x - 12 * s + (w + 24 * s) * t, top + 8 * s],
            [x + lean + w * t, top - rise],
          ],
          0.5,
          { opacity: 0.6 },
        );
      x += w * random.range(0.8, 1.15);
    }
    nodes.push(...pen.finish(3.4));
  }
  return { nodes, defs: [], far: 'built' };
}
