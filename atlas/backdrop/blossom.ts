/** Cherry branches that hang into the picture from its upper corners, and petals on the wind. */
import type { Part } from '../core/compose';
import { range } from '../core/geometry';
import type { Point } from '../core/geometry';
import { Pen } from '../core/pen';
import type { Scene } from '../core/scene';
import { puff } from '../things/nature/tree';

export interface BlossomOptions {
  readonly flower?: string;
  readonly bark?: string;
  /** Petals in the air. */
  readonly petals?: number;
}

/** A branch from `root`, hanging towards `tip`, with clumps of blossom along it. */
function branch(pen: Pen, root: Point, tip: Point, size: number, flower: string, bark: string) {
  const { random } = pen;
  const at = (t: number): Point => [
    root[0] + (tip[0] - root[0]) * t,
    root[1] + (tip[1] - root[1]) * t ** 1.7,
  ];
  const way = [at(0), at(0.3), at(0.65), at(1)];
  pen.stroke(way, 66 * size + 6, { from: 1, to: 0 });
  pen.stroke(way, 66 * size, { colour: bark, from: 1, to: 0 });
  // the last ones end the branch, which would be cut off bare
  for (const t of [...range(22).map((i) => random.range(0.02, 0.3) + (i / 22) * 0.74), 0.86, 0.93, 0.99]) {
    const [x, y] = at(t);
    const r = size * random.range(48, 108) * (1.15 - 0.7 * t);
    puff(
      pen,
      [x + random.jitter(70), y + random.range(-60, 90) * (1.1 - 0.5 * t)],
      r,
      r * 0.68,
      flower,
      0.3 - t * 0.4 + random.jitter(0.4),
    );
  }
}

export function blossom(
  scene: Scene,
  { flower = '#f2a9c0', bark = '#5f4048', petals = 110 }: BlossomOptions = {},
): Part {
  // what frames the picture stays behind it: its line is its own colour, darker, and no heavier than any other
  const pen = new Pen({
    light: scene.light,
    random: scene.random.fork('blossom'),
    weight: 1,
    ink: '#8a3f66',
  });
  const { random } = pen;
  const w = scene.width;
  branch(pen, [-60, 30], [760, 250], 1.5, flower, bark);
  branch(pen, [-60, -20], [1120, 60], 1.2, flower, bark);
  branch(pen, [w + 60, 40], [w - 640, 190], 1.4, flower, bark);
  branch(pen, [w + 60, -10], [w - 1050, 40], 1.1, flower, bark);
  for (let i = 0; i < petals; i++) {
    const [x, y] = [random.range(0, w), random.range(60, scene.height)];
    const r = random.range(7, 12) * (0.7 + (0.5 * y) / scene.height);
    const a = random.range(0, 6.28);
    const q = (u: number, v: number): Point => [
      x + Math.cos(a) * u - Math.sin(a) * v,
      y + (Math.sin(a) * u + Math.cos(a) * v) * 0.7,
    ];
    pen.shape(
      [q(-r, 0), q(-r * 0.2, -r * 0.6), q(r, -r * 0.2), q(r * 0.7, 0), q(r, r * 0.25), q(-r * 0.1, r * 0.55)],
      random.pick(['#fbd0dd', '#f7b6ca', '#ffffff']),
      { edge: 'smooth', ink: 0, contour: false },
    );
  }
  return { nodes: pen.finish(3), defs: [] };
}
