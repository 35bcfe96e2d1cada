/** A mountain that burns without smoke, and the bird of fire that nests on it since before there were calendars. */
import { TAU, arc, range, spline } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import type { Frame } from '../../core/frame';
import type { Pen } from '../../core/pen';
import type { ThingKind } from '../../core/thing';
import { block } from '../footprint';
import { shard } from '../nature/crag';
import { puff } from '../nature/tree';

export interface PhoenixMountainOptions {
  readonly rock?: string;
  readonly cap?: string;
  readonly fire?: string;
  readonly gold?: string;
}

type Place = (u: number, z: number) => Point;

/** A long plume that tapers and ends in an eye, as a peacock's does. */
function plume(
  pen: Pen,
  at: Place,
  s: number,
  through: readonly Point[],
  wide: number,
  colour: string,
  eye: string,
) {
  const line = spline(through, false, 8);
  const last = line.length - 1;
  const side = (k: number): Point[] =>
    line.map(([u, z], i) => {
      const [a, b] = [line[Math.max(0, i - 1)] ?? [u, z], line[Math.min(last, i + 1)] ?? [u, z]];
      const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const w = k * wide * (0.35 + 0.65 * Math.sin((i / last) * Math.PI * 0.8));
      return at(u - ((b[1] - a[1]) / long) * w, z + ((b[0] - a[0]) / long) * w);
    });
  pen.shape([...side(1), ...side(-1).reverse()], colour, { wobble: 0 });
  pen.tint([...side(0), ...side(-1).reverse()], colour, { tone: -0.9, edge: 'straight' });
  pen.line(
    line.map(([u, z]) => at(u, z)),
    0.7,
    { smooth: true },
  );
  const [u, z] = line[last] ?? [0, 0];
  const [x, y] = at(u, z);
  pen.shape(arc(x, y, wide * 1.9 * s, wide * 1.9 * s, 0, TAU, 9), colour, { edge: 'scallop' });
  pen.shape(arc(x, y, wide * 1.1 * s, wide * 1.1 * s, 0, TAU, 14), eye, { edge: 'smooth', contour: false });
  pen.tint(arc(x, y, wide * 0.5 * s, wide * 0.5 * s), '#7a2a4a');
}

/** One raised wing: three rows of feathers, longest outside. */
function wing(pen: Pen, at: Place, k: number, fire: string, gold: string) {
  for (const [row, count, long, colour] of [
    [0, 8, 330, fire],
    [1, 7, 230, '#f08a3a'],
    [2, 6, 140, gold],
  ] as const)
    for (const i of range(count)) {
      const a = 0.1 + (i / (count - 1)) * 1.35;
      const from: Point = [k * (34 + i * 6), 96 + row * 6 - i * 5];
      const r = long * (0.78 + 0.22 * Math.sin((i / (count - 1)) * Math.PI));
      const tip: Point = [from[0] + k * Math.sin(a) * r, from[1] + Math.cos(a) * r];
      const nx = Math.cos(a) * 26 * k;
      const nz = -Math.sin(a) * 26;
      const middle: Point = [(from[0] + tip[0]) / 2, (from[1] + tip[1]) / 2];
      pen.shape(
        [
          at(...from),
          at(middle[0] - nx, middle[1] - nz),
          at(tip[0] - nx * 0.7, tip[1] - nz * 0.7),
          at(...tip),
          at(middle[0] + nx, middle[1] + nz),
        ],
        colour,
        { edge: 'smooth', tone: k > 0 ? -0.4 : 0.3 - row * 0.1, ink: 0.8 },
      );
    }
}

function firebird(pen: Pen, frame: Frame, fire: string, gold: string) {
  const s = frame.scale;
  const at: Place = (u, z) => frame.at(u, 0, z);
  for (const [through, wide] of [
    [
      [
        [20, 20],
        [150, 30],
        [250, -60],
        [290, -230],
        [240, -400],
      ],
      15,
    ],
    [
      [
        [-20, 20],
        [-140, 10],
        [-210, -90],
        [-230, -260],
        [-300, -380],
      ],
      15,
    ],
    [
      [
        [10, 0],
        [90, -30],
        [140, -160],
        [120, -330],
        [150, -500],
      ],
      17,
    ],
    [
      [
        [-10, 0],
        [-80, -60],
        [-100, -200],
        [-60, -340],
        [-110, -470],
      ],
      17,
    ],
    [
      [
        [0, 0],
        [20, -120],
        [-10, -260],
        [36, -420],
        [10, -580],
      ],
      19,
    ],
  ] as const)
    plume(pen, at, s, through, wide, fire, gold);
  wing(pen, at, -1, fire, gold);
  wing(pen, at, 1, fire, gold);
  pen.shape(
    [
      at(-52, 96),
      at(-58, 40),
      at(-26, -14),
      at(26, -14),
      at(58, 40),
      at(48, 100),
      at(26, 150),
      at(30, 200),
      at(-20, 204),
      at(-30, 150),
    ],
    gold,
    { edge: 'smooth' },
  );
  pen.tint(
    [at(10, 200), at(28, 150), at(48, 96), at(56, 40), at(26, -10), at(8, -10), at(26, 60), at(14, 130)],
    gold,
    { tone: -0.9 },
  );
  for (const [u, z] of [
    [-22, 96],
    [6, 92],
    [-30, 66],
    [-4, 60],
    [20, 64],
    [-14, 30],
    [12, 28],
  ] as const)
    pen.line([at(u - 12, z), at(u, z - 12), at(u + 12, z)], 0.9, { smooth: true });
  const [hx, hy] = at(-2, 228);
  for (const [du, dz] of [
    [-70, 96],
    [-34, 120],
    [4, 124],
    [42, 108],
    [70, 74],
  ] as const) {
    pen.stroke([at(du * 0.2, 250), at(du * 0.7, 260 + dz * 0.6), at(du, 236 + dz)], 9, {
      colour: fire,
      from: 0.9,
      to: 0.5,
    });
    pen.shape(arc(...at(du, 240 + dz), 13 * s, 15 * s, 0, TAU, 12), gold, { edge: 'smooth', ink: 0.8 });
  }
  pen.shape(arc(hx, hy, 46 * s, 42 * s, 0, TAU, 20), gold, { edge: 'smooth' });
  pen.shape([at(-38, 240), at(-86, 216), at(-44, 210)], '#e8694a', { tone: 0.3 });
  pen.shape(arc(hx - 18 * s, hy - 4 * s, 11 * s, 13 * s, 0, TAU, 12), '#fffaf0', {
    edge: 'smooth',
    contour: false,
  });
  pen.tint(arc(hx - 20 * s, hy - 2 * s, 6 * s, 9 * s), '#3a2040');
  pen.stroke(
    [
      [hx - 34 * s, hy - 12 * s],
      [hx - 18 * s, hy - 21 * s],
      [hx - 2 * s, hy - 12 * s],
    ],
    5,
  );
  for (const k of [-1, 1])
    pen.bars(
      [
        [at(k * 18, -10), at(k * 22, -46)],
        [at(k * 22, -46), at(k * 8, -54)],
        [at(k * 22, -46), at(k * 38, -54)],
      ],
      8 * s,
      '#c9824a',
      { edge: 2 },
    );
}

export const phoenixMountain: ThingKind<PhoenixMountainOptions> = {
  name: 'phoenix-mountain',
  footprint: () => block(980, 320),
  height: 420,
  draw(pen, frame, { rock = '#b97a66', cap = '#e2b58a', fire = '#e2503a', gold = '#f6c84a' }, random) {
    const s = frame.scale;
    const glow = (r: number, opacity: number) => {
      const [x, y] = frame.at(0, -60, 900);
      pen.tint(arc(x, y, r * s, r * s, 0, TAU, 28), { emit: '#fff0b8' }, { opacity });
    };
    glow(520, 0.35);
    glow(390, 0.4);
    for (const i of range(16)) {
      const a = (i / 16) * TAU + 0.1;
      const [x, y] = frame.at(0, -60, 900);
      const ray = (d: number, r: number): Point => [x + Math.cos(a + d) * r * s, y + Math.sin(a + d) * r * s];
      pen.tint(
        [ray(-0.05, 400), ray(0, 560 + (i % 2) * 70), ray(0.05, 400)],
        { emit: '#fff0b8' },
        { edge: 'straight', opacity: 0.6 },
      );
    }
    const row = (w: number, count: number, high: number, half: number, tone: number) =>
      range(count)
        .map((i) => (i + 0.5) / count - 0.5)
        .sort((p, q) => Math.abs(q) - Math.abs(p))
        .forEach((t) =>
          shard(pen, frame, {
            u: t * 980 + random.jitter(16),
            w,
            half: half * random.range(0.85, 1.2),
            height: Math.max(70, high * Math.cos(t * 2.7) ** 1.5 * random.range(0.88, 1.06)),
            material: rock,
            tone: tone - t * 0.7,
            cap: random.chance(0.6) ? cap : undefined,
          }),
        );
    row(-90, 5, 780, 200, -0.3);
    row(-40, 6, 560, 150, -0.1);
    // a vein of fire from the nest to the foot
    const vein = [
      [0, 700, -40],
      [-26, 600, -20],
      [18, 500, 0],
      [-10, 400, 10],
      [40, 290, 30],
      [0, 170, 50],
      [30, 40, 80],
    ] as const;
    pen.shape(
      [
        ...vein.map(([u, z, w], i) => frame.at(u - 12 - i * 5, w, z)),
        ...[...vein].reverse().map(([u, z, w], i) => frame.at(u + 46 - i * 5, w, z)),
      ],
      { emit: '#ff8a3a' },
      { edge: 'straight' },
    );
    pen.tint(
      [
        ...vein.map(([u, z, w], i) => frame.at(u - 2 - i * 2, w, z)),
        ...[...vein].reverse().map(([u, z, w], i) => frame.at(u + 22 - i * 3, w, z)),
      ],
      { emit: '#ffe08a' },
      { edge: 'straight' },
    );
    row(60, 9, 180, 84, 0.1);
    const nest = frame.at(0, -60, 790);
    pen.shape(arc(nest[0], nest[1], 150 * s, 50 * s, 0.2, TAU + 0.2, 16), '#a5793f', { edge: 'scallop' });
    for (const i of range(16)) {
      const u = -130 + i * 17;
      pen.line([frame.at(u, -60, 776 + (i % 3) * 12), frame.at(u + 34, -60, 790 - (i % 2) * 16)], 1.4, {
        colour: i % 2 ? '#6f4a2c' : '#d8a860',
      });
    }
    firebird(pen, frame.moved(0, -60, 850), fire, gold);
    for (const [u, k] of [
      [-430, 1],
      [-350, 0.7],
      [390, 1],
      [460, 0.8],
      [250, 0.6],
    ] as const) {
      const [x, y] = frame.at(u, 140, 30);
      puff(pen, [x, y], 70 * k * s, 50 * k * s, '#8fae5a', 0);
    }
  },
};
