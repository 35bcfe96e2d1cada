/** Cherry trees in full bloom, and the petals they leave wherever somebody is about to say something important. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { bloom, weeping } from './bloom';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

export interface SakuraOptions {
  readonly width?: number;
  readonly height?: number;
  readonly flower?: string;
  readonly bark?: string;
  /** Do its twigs hang to the grass? */
  readonly weeps?: boolean;
}

/** Masses of a crown, the far ones first: across, up, and half their width, in shares of the tree's size. */
type Crown = readonly (readonly [across: number, up: number, half: number])[];

const CROWNS: readonly [Crown, ...Crown[]] = [
  // as round as it is wide
  [
    [0, 0.98, 0.27],
    [-0.3, 0.84, 0.25],
    [0.3, 0.86, 0.26],
    [-0.02, 0.78, 0.3],
    [-0.42, 0.64, 0.22],
    [0.43, 0.66, 0.22],
    [-0.2, 0.62, 0.22],
    [0.22, 0.62, 0.22],
  ],
  // shelves at three heights, and sky between them
  [
    [0.1, 1.04, 0.2],
    [-0.16, 0.92, 0.24],
    [0.26, 0.9, 0.2],
    [0.44, 0.74, 0.22],
    [-0.46, 0.7, 0.26],
    [0.04, 0.74, 0.25],
    [-0.22, 0.6, 0.18],
    [0.3, 0.58, 0.2],
  ],
  // blown to one side
  [
    [-0.08, 1, 0.24],
    [0.2, 0.98, 0.22],
    [-0.26, 0.84, 0.22],
    [0.42, 0.86, 0.24],
    [0.08, 0.82, 0.28],
    [0.56, 0.7, 0.2],
    [-0.26, 0.64, 0.2],
    [0.2, 0.62, 0.25],
  ],
];

export const sakura: ThingKind<SakuraOptions> = {
  name: 'sakura',
  footprint: ({ width = 340 }) => disc(width * 0.12),
  height: 300,
  draw(
    pen,
    frame,
    { width = 340, height = 360, flower = '#f4b6c8', bark = '#6a4a4e', weeps = false },
    random,
  ) {
    const s = frame.scale;
    const p = (u: number, z: number): Point => frame.at(u * width, 0, z * height);
    const lean = random.pick([-0.06, 0.05]);
    for (const [u, z, thick] of [
      [-0.34, 0.6, 26],
      [0.32, 0.66, 24],
      [0.02, 0.74, 24],
      [-0.16, 0.72, 18],
    ] as const)
      pen.stroke([p(lean * 0.6, 0.22), p(u * 0.4 + lean, 0.4), p(u, z)], thick * 1.5, {
        colour: bark,
        tone: -0.6,
        from: 0.9,
        to: 0.3,
      });
    pen.shape(
      [
        p(-0.13, -0.01),
        p(-0.06, 0.08),
        p(-0.055 + lean * 0.6, 0.3),
        p(-0.1 + lean, 0.5),
        p(-0.03 + lean, 0.42),
        p(0.06 + lean, 0.5),
        p(0.06 + lean * 0.5, 0.26),
        p(0.07, 0.08),
        p(0.14, -0.02),
        p(0.03, 0.02),
        p(0, -0.03),
      ],
      bark,
      { wobble: 2 },
    );
    pen.tint(
      [
        p(0.02, 0.02),
        p(0.02 + lean, 0.42),
        p(0.06 + lean, 0.5),
        p(0.06 + lean * 0.5, 0.26),
        p(0.07, 0.08),
        p(0.13, -0.01),
      ],
      bark,
      { tone: -1, edge: 'straight' },
    );
    for (const i of range(5)) pen.line([p(-0.04, 0.06 + i * 0.07), p(0.01, 0.05 + i * 0.07)], 0.8);
    const side = random.pick([-1, 1]);
    const crowns = weeps ? CROWNS[0] : random.pick(CROWNS);
    if (weeps) weeping(pen, p, width * s, flower, random);
    for (const [across, z, k] of crowns.slice(0, weeps ? 4 : 8)) {
      const u = across * side;
      bloom(
        pen,
        p(u + random.jitter(0.03), z + random.jitter(0.03)),
        k * width * s * random.range(0.95, 1.12),
        k * width * 0.74 * s,
        flower,
        -u * 0.5 + (z - 0.75) * 1.2,
      );
    }
    // near the viewer one sees single flowers, five petals and a heart; far off they are dots
    const near = width * s > 300;
    for (const i of range(near ? 34 : 14)) {
      const [a, d] = [random.range(0, 6.28), near ? Math.sqrt(random.next()) : 1];
      const [x, y] = p(Math.cos(a) * 0.42 * d, 0.78 + Math.sin(a) * 0.28 * d);
      const r = near ? random.range(11, 17) * s : 7 * s;
      pen.shape(arc(x, y, r, r * 0.88, a, a + 6.28, 5), i % 3 ? '#ffeef4' : near ? '#f7a9c2' : '#e8809c', {
        edge: 'scallop',
        ink: 0.5,
        contour: false,
      });
      if (near)
        pen.tint(arc(x, y, r * 0.3, r * 0.28, 0, 6.28, 6), i % 3 ? '#e0608c' : '#fff0b8', { edge: 'smooth' });
    }
    for (const i of range(9)) {
      const [x, y] = p(
        random.range(-0.55, 0.55),
        i % 2 ? random.range(0.05, 0.5) : random.range(-0.08, 0.03),
      );
      const r = random.range(4, 7) * s;
      pen.shape(
        [
          [x - r, y],
          [x, y - r * 0.6],
          [x + r, y + r * 0.2],
          [x, y + r * 0.7],
        ],
        '#f8c8d6',
        { edge: 'smooth', ink: 0.5, contour: false },
      );
    }
  },
};
