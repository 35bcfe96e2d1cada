/** The fire mountain: a broken rim, three rivers of lava, a ring of cloud and the doors of those who mine it. */
import { TAU, arc, nth, range, ribbon, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { shard } from '../../../things/nature/crag';

export interface VolcanoOptions {
  readonly width?: number;
  readonly tall?: number;
  readonly stone?: string;
}

const LEFT: readonly Point[] = [
  [-1, 0],
  [-0.82, 0.1],
  [-0.6, 0.3],
  [-0.44, 0.52],
  [-0.3, 0.78],
  [-0.22, 0.97],
];
const RIM: readonly Point[] = [
  [-0.22, 0.97],
  [-0.15, 1.03],
  [-0.1, 0.93],
  [-0.02, 0.9],
  [0.07, 0.95],
  [0.12, 0.99],
  [0.2, 0.92],
];
const RIGHT: readonly Point[] = [
  [0.2, 0.92],
  [0.3, 0.72],
  [0.42, 0.5],
  [0.62, 0.27],
  [0.84, 0.1],
  [1, 0],
];

export const volcano: ThingKind<VolcanoOptions> = {
  name: 'volcano',
  footprint: ({ width = 1500 }) => block(width * 0.86, 300),
  height: 500,
  lamps: () => [{ u: 0, w: 170, reach: 420, colour: 'red' }],
  draw(pen, frame, { width = 1500, tall = 1150, stone = '#8a5a52' }, random) {
    const s = frame.scale;
    const at = ([k, z]: Point, w = 0): Point => frame.at((k * width) / 2, w, z * tall);
    const [cx, cy] = at([0, 1]);
    for (const [i, [dx, dy, r]] of (
      [
        [60, 60, 120],
        [-40, 130, 150],
        [90, 240, 190],
        [-30, 330, 170],
        [130, 440, 230],
        [300, 500, 200],
      ] as const
    ).entries())
      pen.shape(
        arc(cx + dx * s, cy - dy * s, r * 1.2 * s, r * 0.8 * s, 0, TAU, 13),
        i < 2 ? '#e88a6a' : '#9a8aa0',
        { edge: 'scallop', tone: -0.3 + i * 0.12, ink: 0.8 },
      );
    for (const [k, top, half] of [
      [-0.1, 1.08, 0.05],
      [0.02, 1.16, 0.06],
      [0.1, 1.06, 0.04],
    ] as const)
      pen.shape(
        [
          at([k - half, 0.92]),
          at([k - half * 0.4, top - 0.06]),
          at([k + half * 0.3, top]),
          at([k + half, 0.92]),
        ],
        { emit: '#ffb14a' },
        { ink: 0.7, edge: 'smooth' },
      );
    pen.shape(
      [...LEFT, ...RIM.slice(1), ...RIGHT.slice(1)].map((p) => at(p)),
      stone,
      { wobble: 3 },
    );
    pen.tint(
      [
        ...RIM.slice(3).map((p) => at(p)),
        ...RIGHT.map((p) => at(p)),
        at([0.36, 0]),
        at([0.2, 0.3]),
        at([0.1, 0.62]),
      ],
      stone,
      { tone: -1, edge: 'straight' },
    );
    pen.tint(
      [
        ...LEFT.slice(1).map((p) => at(p)),
        at([-0.14, 0.92]),
        at([-0.24, 0.62]),
        at([-0.34, 0.4]),
        at([-0.5, 0.2]),
      ],
      stone,
      { tone: 0.9, edge: 'straight' },
    );
    for (const i of range(34)) {
      const z = random.range(0.08, 0.86);
      const reach = 0.9 * (1 - z) ** 1.15 + 0.14;
      const k = random.range(-reach, reach) * 0.84;
      const step = random.range(0.03, 0.07);
      pen.line([at([k, z]), at([k + step * 0.5, z - 0.015]), at([k + step, z + (i % 2 ? 0.02 : -0.03)])], 1);
    }
    pen.hatch([at([0.12, 0.85]), at([0.4, 0.46]), at([0.8, 0.1]), at([0.42, 0.06]), at([0.2, 0.4])], {
      angle: 1,
      gap: 14,
      cover: 0.5,
      width: 0.9,
    });
    const flows: readonly (readonly Point[])[] = [
      [
        [-0.04, 0.9],
        [-0.07, 0.76],
        [0.02, 0.6],
        [-0.08, 0.42],
        [-0.02, 0.24],
        [-0.14, 0.1],
        [-0.1, -0.03],
      ],
      [
        [0.06, 0.94],
        [0.12, 0.78],
        [0.1, 0.64],
        [0.22, 0.5],
        [0.24, 0.36],
      ],
      [
        [-0.12, 0.92],
        [-0.2, 0.76],
        [-0.18, 0.62],
        [-0.28, 0.48],
      ],
    ];
    for (const [i, flow] of flows.entries()) {
      const line = spline(
        flow.map((p) => at(p, i ? 0 : 40)),
        false,
        8,
      );
      const half = (k: number) => (t: number) => s * k * (0.6 + t * (i ? -0.5 : 0.9));
      pen.shape(ribbon(line, half(44)), '#c8422e', { contour: false, ink: 0.9 });
      pen.tint(ribbon(line, half(30)), { emit: '#ff8a35' }, { edge: 'straight' });
      pen.tint(ribbon(line, half(12)), { emit: '#ffe27a' }, { edge: 'straight' });
      for (const p of line.filter((_, k) => k % 6 === 3)) pen.glow(...p, 130 * s, 'red', 1);
    }
    pen.shape(
      [...RIM.slice(1).map((p) => at(p)), at([0.12, 0.88]), at([-0.1, 0.87])],
      { emit: '#ff9a3a' },
      { contour: false, ink: 0.8 },
    );
    pen.glow(cx, cy, 460 * s, 'red', 1.2);
    const ring = range(26).map((i) => ({ a: (i / 26) * Math.PI, r: random.range(38, 62) }));
    for (const { a, r } of ring) {
      const [x, y] = at([0, 0.66]);
      const spread = 0.36 * (width / 2);
      pen.shape(
        arc(x + Math.cos(a) * spread * s, y + Math.sin(a) * 74 * s, r * 1.25 * s, r * 0.72 * s, 0, TAU, 8),
        '#f6e6d8',
        { edge: 'scallop', ink: 0.7, tone: Math.cos(a) > 0.2 ? -0.6 : 0.3 },
      );
    }
    for (const [k, size] of [
      [-0.52, 1],
      [0.34, 1.2],
      [0.62, 0.9],
    ] as const) {
      const door = (dx: number, z: number) => frame.at((k * width) / 2 + dx * size, 60, z * size);
      pen.shape(
        [door(-62, 0), door(-54, 70), door(-20, 106), door(24, 104), door(56, 66), door(62, 0)],
        '#a8766a',
        { tone: 0.2 },
      );
      pen.shape(
        [door(-34, 0), door(-32, 46), door(0, 76), door(32, 46), door(34, 0)],
        pen.light.night ? { emit: '#ffb35a' } : '#3a2638',
        { contour: false },
      );
      pen.shape([door(-16, 84), door(0, 112), door(16, 84), door(0, 90)], '#e9b93f', {
        contour: false,
        ink: 0.7,
      });
      pen.glow(...door(0, 40), 90 * s, 'amber', 1);
    }
    for (const k of [-0.94, -0.76, -0.4, 0.12, 0.48, 0.8, 0.95])
      shard(pen, frame, {
        u: (k * width) / 2,
        w: 110,
        half: random.range(46, 80),
        height: random.range(70, 150),
        material: nth([stone, '#7a4f50', '#97685a'], random.int(0, 2)),
        cap: undefined,
        tone: -k * 0.5,
      });
  },
};
