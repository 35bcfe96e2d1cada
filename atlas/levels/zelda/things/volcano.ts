/** The fire mountain: a broken rim, three rivers of lava, a ring of cloud and the doors of those who mine it. */
import { TAU, arc, clamp, nth, range, ribbon, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { shard } from '../../../things/nature/crag';
import { cloudRing } from './cloud-ring';
import { lavaPool } from './lava-pool';

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
        [20, 50, 110],
        [110, 104, 120],
        [230, 132, 126],
        [350, 150, 112],
        [460, 142, 92],
        [552, 156, 66],
      ] as const
    ).entries())
      pen.shape(
        arc(cx + dx * s, cy - dy * s, r * 1.2 * s, r * 0.8 * s, 0, TAU, 13),
        i < 2 ? '#e88a6a' : '#9a8aa0',
        { edge: 'scallop', tone: -0.3 + i * 0.12, ink: 0.8 },
      );
    const plume = random.fork('crown');
    const [ox, oy] = at([-0.01, 0.955]);
    const mouth = 0.215 * (width / 2) * s;
    const rim = (a: number, grow = 1, drop = 0): Point => [
      ox + Math.cos(a) * mouth * grow,
      oy + Math.sin(a) * mouth * 0.3 * grow + drop * s,
    ];
    const half = (from: number, to: number, count: number, grow = 1, drop = 0) =>
      range(count).map((i) => rim(from + ((to - from) * i) / (count - 1), grow, drop));
    const teeth = half(Math.PI, TAU, 15).map(([x, y], i): Point => [
      x,
      y - nth([6, 30, 14, 52, 22, 12, 40, 16, 34, 10, 46, 26, 12, 30, 4], i) * s,
    ]);
    cloudRing(pen, at([0, 0.66]), 0.43 * (width / 2) * s, s, [Math.PI * 1.12, Math.PI * 1.88]);
    // the far wall of the mouth, then what boils in it
    pen.shape([...teeth, ...half(0, Math.PI, 13)], stone, { tone: -0.5, wobble: 2 });
    pen.tint([...half(Math.PI, TAU, 13, 0.93, 6), ...half(0, Math.PI, 11, 0.93, 10)], '#5a3038', {
      edge: 'straight',
    });
    for (const i of range(9)) {
      const a = Math.PI + ((i + 0.6) / 9.4) * Math.PI;
      pen.line([rim(a, 0.94, 6), rim(a + 0.04, 0.84, 22), rim(a - 0.02, 0.76, 26)], 0.7, { opacity: 0.7 });
    }
    pen.tint([...half(Math.PI, TAU, 13, 0.86, 26), ...half(0, Math.PI, 11, 0.86, 16)], { emit: '#e2562c' });
    pen.tint([...half(Math.PI, TAU, 13, 0.66, 26), ...half(0, Math.PI, 11, 0.66, 16)], { emit: '#ff9a3a' });
    // it spits: arcs of lava of every height, the heavy ones fall back over the rim
    for (const [k, high, throwTo, fall, wide] of [
      [-0.2, 120, -96, 40, 15],
      [0.3, 84, 118, 10, 12],
      [0.1, 176, 54, 96, 18],
      [-0.05, 148, -34, 84, 20],
      [0.36, 50, 70, 6, 10],
      [-0.42, 46, -74, 4, 9],
    ] as const) {
      const [fx, fy] = rim(Math.PI / 2, 0.2, 14);
      const jet = (u: number, z: number): Point => [fx + k * mouth + u * s, fy - z * s];
      const line = spline(
        [
          jet(0, -6),
          jet(throwTo * 0.22, high * 0.66),
          jet(throwTo * 0.6, high),
          jet(throwTo, fall + high * 0.4),
        ],
        false,
        7,
      );
      const thick = (g: number) => (t: number) =>
        wide * g * s * (1 - 0.82 * t) * (1 + 0.14 * Math.sin(t * 19));
      pen.shape(ribbon(line, thick(1)), { emit: '#f0702c' }, { ink: 0.6, contour: false, wobble: 0 });
      pen.tint(ribbon(line, thick(0.55)), { emit: '#ffd25a' }, { edge: 'straight' });
      const [tx, ty] = nth(line, -1);
      for (const [du, dz, r] of [
        [throwTo * 0.1, 12, 6],
        [throwTo * 0.22, -14, 8],
        [throwTo * 0.3, 20, 4],
      ] as const)
        pen.shape(
          arc(tx + du * s, ty + dz * s, r * s, r * 1.25 * s, 0, TAU, 9),
          { emit: '#ffb14a' },
          { edge: 'smooth', ink: 0.5, contour: false },
        );
    }
    const lip = half(Math.PI, 0, 15).map(([x, y], i): Point => [x, y + (i % 2 ? 10 : -5) * s]);
    const body = [...LEFT.slice(0, -1).map((p) => at(p)), ...lip, ...RIGHT.slice(1).map((p) => at(p))];
    pen.shape(body, stone, { wobble: 3 });
    pen.within(body, () => {
      // streams of many years, the younger over the older
      for (const [row, z] of [0.05, 0.17, 0.3, 0.43, 0.56, 0.69, 0.8, 0.9].entries()) {
        const reach = 1.06 * (1 - z) ** 1.25 + 0.2;
        const many = nth([21, 15, 19, 13, 17, 11, 13, 9], row);
        const lobes = range(many).map((i): Point => {
          const k = clamp((i / (many - 1)) * 2 - 1 + plume.jitter(0.5 / many), -1, 1);
          const dip = i % 2 ? plume.range(0.014, 0.085) : plume.range(-0.02, 0.008);
          return at([k * reach, z - dip + 0.05 * (1 - k * k)], 80 * (1 - k * k));
        });
        const skirt = spline(lobes, false, 5);
        const colour = row % 2 ? '#7d4c4a' : '#96655a';
        pen.tint([...skirt, at([1, 1.2]), at([-1, 1.2])], colour, { edge: 'straight' });
        pen.line(skirt, 0.8, { opacity: 0.8 });
        pen.line(
          skirt.map(([x, y]): Point => [x + 2 * s, y - 7 * s]),
          0.9,
          { colour: '#c79a86', opacity: 0.55 },
        );
        for (const i of range(7 - Math.floor(row / 2))) {
          const p = nth(skirt, Math.floor(((i + 0.5) / 7) * (skirt.length - 1)));
          const run = plume.range(26, 60) * s;
          pen.line(
            [
              [p[0], p[1] - 14 * s],
              [p[0] + plume.jitter(8) * s, p[1] - 14 * s - run],
            ],
            0.7,
            {
              opacity: 0.5,
            },
          );
        }
      }
      pen.tint(
        [...RIGHT.map((p) => at(p)), at([0.36, 0]), at([0.24, 0.3]), at([0.14, 0.62]), rim(0.7)],
        '#4a2c50',
        { edge: 'straight', opacity: 0.42 },
      );
      pen.tint(
        [
          ...LEFT.slice(1).map((p) => at(p)),
          rim(2.5),
          at([-0.19, 0.8]),
          at([-0.3, 0.56]),
          at([-0.44, 0.36]),
          at([-0.62, 0.16]),
        ],
        '#e2b29a',
        { edge: 'straight', opacity: 0.3 },
      );
      for (const [k, z, turn] of [
        [-0.34, 0.33, 1],
        [0.3, 0.28, -1],
        [-0.17, 0.52, 1],
        [0.5, 0.16, -1],
        [-0.56, 0.13, 1],
      ] as const)
        pen.line(
          [
            at([k, z]),
            at([k + 0.02 * turn, z - 0.03]),
            at([k - 0.01, z - 0.055]),
            at([k + 0.03 * turn, z - 0.1]),
          ],
          1.8,
          { colour: '#e8743a', opacity: 0.8 },
        );
    });
    // the lip the lava wets
    pen.line(lip, 1.6, { colour: '#ff8a35' });
    const flows: readonly (readonly Point[])[] = [
      [
        [-0.01, 0.945],
        [-0.05, 0.76],
        [0.02, 0.6],
        [-0.08, 0.42],
        [-0.02, 0.24],
        [-0.14, 0.1],
        [-0.1, 0.02],
      ],
      // the side streams find their way back into the great one
      [
        [0.12, 0.935],
        [0.15, 0.78],
        [0.13, 0.64],
        [0.21, 0.5],
        [0.15, 0.39],
        [0.16, 0.31],
        [0.05, 0.24],
        [-0.03, 0.215],
      ],
      [
        [-0.15, 0.935],
        [-0.2, 0.76],
        [-0.18, 0.62],
        [-0.25, 0.51],
        [-0.2, 0.44],
        [-0.07, 0.39],
      ],
    ];
    // the great one last: it lies over their mouths
    for (const [i, flow] of [...flows.entries()].toReversed()) {
      const line = spline(
        flow.map((p) => at(p, i ? 20 : 40)),
        false,
        8,
      );
      const half = (k: number) => (t: number) =>
        s * k * (i ? 0.4 + 0.16 * t + 0.08 * Math.sin(t * 17 + i) : 0.6 + t * 0.9);
      if (i === 0) lavaPool(pen, nth(line, -1), 104 * s, i);
      pen.shape(ribbon(line, half(44)), '#c8422e', { contour: false, ink: 0.9 });
      pen.tint(ribbon(line, half(30)), { emit: '#ff8a35' }, { edge: 'straight' });
      pen.tint(ribbon(line, half(12)), { emit: '#ffe27a' }, { edge: 'straight' });
      if (i === 0) lavaPool(pen, nth(line, -1), 104 * s, i, true);
      for (const p of line.filter((_, k) => k % 6 === 3)) pen.glow(...p, 130 * s, 'red', 1);
    }
    for (const a of [0.55, 0.95, 1.56, 2.1, 2.6]) {
      const [x, y] = rim(a, 1, 4);
      pen.tint(arc(x, y, 24 * s, 9 * s, 0, TAU, 10), { emit: '#ffb14a' });
    }
    pen.glow(cx, cy, 460 * s, 'red', 1.2);
    cloudRing(pen, at([0, 0.66]), 0.43 * (width / 2) * s, s, [-0.12, Math.PI + 0.12]);
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
