/** Trees of the forest of giants: trunks as thick as houses, crowns that shut out the sky. */
import { range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { puff } from '../../../things/nature/tree';
import { clump } from './crown';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { swallow } from './arms';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';

const WOOD = '#a07a50';

export interface GiantTreeOptions {
  readonly height?: number;
  readonly girth?: number;
  readonly leaf?: string;
  readonly bark?: string;
  readonly crown?: number;
  /** Planks round the trunk, and a rope ladder up to them. */
  readonly lookout?: boolean;
}

/** How high the planks are. */
export const LOOKOUT_HEIGHT = 300;

/** Masses of a crown, far to near: across, up, and how large. */
type Crown = readonly (readonly [across: number, up: number, size: number])[];

const CROWNS: readonly [Crown, ...Crown[]] = [
  // broad and close
  [
    [-0.5, 0.68, 0.3],
    [0.6, 0.7, 0.4],
    [-0.1, 0.78, 0.5],
    [-0.86, 0.83, 0.36],
    [0.74, 0.88, 0.42],
    [0.22, 0.93, 0.5],
    [-0.46, 0.98, 0.48],
    [0.5, 1.04, 0.36],
    [0, 1.1, 0.44],
    [-0.64, 0.76, 0.2],
  ],
  // in storeys, with light between them
  [
    [0.66, 0.7, 0.34],
    [-0.78, 0.74, 0.4],
    [-0.34, 0.7, 0.24],
    [0.1, 0.84, 0.5],
    [0.92, 0.86, 0.22],
    [-0.6, 0.95, 0.34],
    [0.52, 0.99, 0.42],
    [-0.12, 1.08, 0.46],
    [0.2, 1.16, 0.26],
  ],
  // drawn up to a head
  [
    [0.4, 0.68, 0.3],
    [-0.56, 0.76, 0.32],
    [0.66, 0.8, 0.3],
    [-0.1, 0.8, 0.42],
    [-0.6, 0.9, 0.28],
    [0.42, 0.94, 0.42],
    [-0.28, 1, 0.44],
    [0.2, 1.08, 0.4],
    [-0.06, 1.18, 0.32],
  ],
];

/** Planks on struts round the trunk, a rail behind whoever sits there, and a ladder of rope. */
function platform(pen: Pen, frame: Frame, girth: number): void {
  const s = frame.scale;
  const [half, z] = [girth * 1.5, LOOKOUT_HEIGHT];
  const at = (u: number, w: number, up: number): Point => frame.at(u, w, z + up);
  for (const k of [-1, 1])
    pen.bars([[at(k * half * 0.9, 40, -8), at(k * girth * 0.66, 20, -84)]], 10 * s, WOOD, { tone: -0.5 });
  pen.shape([at(-half, 10, 0), at(half, 10, 0), at(half, 64, 0), at(-half, 64, 0)], WOOD, { tone: 0.5 });
  pen.shape([at(-half, 64, 0), at(half, 64, 0), at(half, 64, -14), at(-half, 64, -14)], WOOD, { tone: -0.3 });
  for (const i of range(8)) {
    const u = -half + (half * 2 * (i + 1)) / 9;
    pen.line([at(u, 10, 0), at(u, 64, 0), at(u, 64, -14)], 0.8);
  }
  const ladder = (u: number, t: number): Point => frame.at(half * 0.62 + u, 66, z * (1 - t) + 4);
  pen.bars(
    [-16, 16].map((u) => [ladder(u, 0), ladder(u, 1)]),
    3.4 * s,
    '#e3d2a4',
    { edge: 1.4 },
  );
  pen.bars(
    range(9).map((i) => [ladder(-19, (i + 0.6) / 9.4), ladder(19, (i + 0.6) / 9.4)]),
    5 * s,
    '#b98a52',
    { edge: 1.4 },
  );
  // a lamp, and the flag of whoever built this
  pen.bars([[at(-half + 8, 14, 0), at(-half + 8, 14, 130)]], 6 * s, WOOD);
  pen.shape(
    [
      at(-half + 10, 14, 128),
      at(-half - 66, 14, 116),
      at(-half - 52, 14, 100),
      at(-half - 66, 14, 82),
      at(-half + 10, 14, 84),
    ],
    '#3f7250',
  );
  swallow(pen, (u, z) => at(-half - 22 + u * 0.6, 14, 104 + z * 0.6), 0.7);
}

export const giantTree: ThingKind<GiantTreeOptions> = {
  name: 'giantTree',
  footprint: ({ girth = 96 }) => disc(girth * 1.15),
  height: 420,
  draw(
    pen,
    frame,
    { height = 1050, girth = 96, leaf = '#3f6f4a', bark = '#7d5a48', crown = 300, lookout = false },
    random,
  ) {
    const s = frame.scale;
    const p = (u: number, z: number): Point => frame.at(u, 0, z);
    const lean = random.jitter(26);
    const half = (t: number) => girth * (0.56 + 0.5 * (1 - t) ** 3);
    const side = (k: number) =>
      range(9).map((i): Point => p(k * half(i / 8) + lean * (i / 8), (height * 0.86 * i) / 8));
    for (const k of [-1, 0.25, 1]) {
      const foot = frame.at(k * girth * 1.7, 26 * (1 - Math.abs(k)) + 10, 0);
      pen.shape(
        [
          p(k * girth * 0.9 - girth * 0.3, 150),
          foot,
          [foot[0] + k * 6, foot[1] + 8 * s],
          p(k * girth * 0.9 + girth * 0.3, 6),
          p(k * girth * 0.6 + girth * 0.3, 130),
        ],
        bark,
        { edge: 'smooth', tone: -0.3 - 0.4 * k },
      );
    }
    pen.shape([...side(-1), ...side(1).reverse(), p(girth * 0.4, -12), p(-girth * 0.3, -14)], bark);
    pen.tint(
      [
        ...range(9).map((i) => p(half(i / 8) * 0.3 + lean * (i / 8), (height * 0.86 * i) / 8)),
        ...side(1).reverse(),
      ],
      bark,
      { tone: -1.1, edge: 'straight' },
    );
    pen.tint(
      [
        ...side(-1),
        ...range(9)
          .reverse()
          .map((i) => p(-half(i / 8) * 0.62 + lean * (i / 8), (height * 0.86 * i) / 8)),
      ],
      bark,
      { tone: 0.7, edge: 'straight' },
    );
    for (let i = 0; i < 26; i++) {
      const [k, t] = [random.range(-0.85, 0.85), random.range(0.02, 0.62)];
      const long = random.range(50, 150);
      const at = (z: number) => p(k * half(z / height) + lean * (z / height) + random.jitter(3), z);
      pen.stroke([at(t * height), at(t * height + long * 0.5), at(t * height + long)], random.range(3, 7));
    }
    const turn = random.pick([-1, 1]);
    // boughs: thick at the trunk, bent up, and ending in leaves
    for (const [k, z, reach] of [
      [-1, 0.48, 0.62],
      [1, 0.57, 0.7],
      [-1, 0.64, 0.5],
    ] as const) {
      const way = k * turn;
      const bough = (t: number, thick: number): Point =>
        p(
          way * (girth * 0.3 + (crown * reach - girth * 0.3) * t) + lean * z,
          height * z + crown * 0.34 * t ** 1.7 + thick * (1 - t) ** 0.8,
        );
      const steps = range(6).map((i) => i / 5);
      pen.shape([...steps.map((t) => bough(t, 26)), ...steps.toReversed().map((t) => bough(t, -26))], bark, {
        tone: way > 0 ? -0.7 : 0,
        wobble: 0,
      });
      pen.line(
        steps.slice(0, 4).map((t) => bough(t, 4)),
        0.8,
        { opacity: 0.6, smooth: true },
      );
      const [x, y] = bough(1, 0);
      clump(pen, [x, y - crown * 0.06 * s], crown * 0.2 * s, leaf, -0.1 - way * 0.25);
    }
    for (const [across, dz, k] of random.pick(CROWNS)) {
      const du = across * turn;
      clump(
        pen,
        p(du * crown + lean, dz * height + random.jitter(20)),
        crown * k * s * random.range(0.84, 1.02),
        leaf,
        0.35 - du * 0.5 + (dz - 0.85) * 1.6,
      );
    }
    if (lookout) platform(pen, frame, girth);
    for (const [du, dz] of [
      [-0.9, 0.06],
      [0.9, 0.03],
      [0.35, 0.02],
    ] as const)
      puff(pen, frame.at(du * girth * 1.5, 30, dz * 100), 42 * s, 24 * s, '#6f9a4f', -du * 0.3);
  },
};
