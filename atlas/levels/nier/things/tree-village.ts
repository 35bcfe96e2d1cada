/** The village that wants no war: tin huts in one great tree, ladders up, white flags out. */
import { TAU, arc, nth, range, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import { drum, stripedCone } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { puff } from '../../../things/nature/tree';
import { tinFace } from './ruin';

export interface TreeVillageOptions {
  readonly bark?: string;
  readonly leaf?: string;
  readonly deck?: string;
}

const TIN = ['#c9805a', '#a9b0a4', '#d9b45a', '#7f9a94'];

function hut(pen: Pen, frame: Frame, u: number, z: number, r: number, k: number) {
  const s = frame.scale;
  const tin = nth(TIN, k % TIN.length);
  drum(pen, frame, { u, w: 0, r, z0: z, z1: z + r * 1.3 }, '#d9c9a0', { top: false });
  for (const a of [0.5, 1.1, 1.7, 2.3])
    pen.line(
      [
        frame.at(u + Math.cos(a) * r, Math.sin(a) * r, z + 4),
        frame.at(u + Math.cos(a) * r, Math.sin(a) * r, z + r * 1.25),
      ],
      0.7,
    );
  const [x, y] = frame.at(u, r, z + r * 0.2);
  pen.shape(
    [
      [x - 16 * s, y + 8 * s],
      [x - 16 * s, y - 34 * s],
      [x, y - 48 * s],
      [x + 16 * s, y - 34 * s],
      [x + 16 * s, y + 8 * s],
    ],
    '#5a4438',
    {
      contour: false,
    },
  );
  for (const side of [-1, 1])
    pen.shape(
      arc(x + side * r * 0.56 * s, y - 24 * s, 12 * s, 12 * s, 0, TAU, 12),
      { emit: '#ffe2a0' },
      {
        edge: 'smooth',
        contour: false,
        ink: 1.1,
      },
    );
  stripedCone(
    pen,
    frame,
    { u, w: 0, r: r * 1.34, z0: z + r * 1.2, z1: z + r * 2.3, bulge: -5, sectors: 16 },
    [tin],
  );
  pen.bars(
    [[frame.at(u + r * 0.5, 0, z + r * 1.6), frame.at(u + r * 0.5, 0, z + r * 2.4)]],
    11 * s,
    '#8f8a7c',
  );
}

function deck(pen: Pen, frame: Frame, u: number, z: number, r: number, wood: string) {
  const s = frame.scale;
  pen.bars(
    [-0.7, 0.7].map((k) => [frame.at(u * 0.25, 10, z - r * 0.8), frame.at(u + k * r, 10, z)]),
    13 * s,
    '#7f6048',
  );
  drum(pen, frame, { u, w: 0, r, z0: z - 14, z1: z }, wood);
  for (const k of [-0.6, -0.2, 0.2, 0.6])
    pen.line(
      [
        frame.at(u + k * r, -Math.sqrt(1 - k * k) * r * 0.9, z),
        frame.at(u + k * r, Math.sqrt(1 - k * k) * r * 0.9, z),
      ],
      0.6,
      { opacity: 0.7 },
    );
}

function rail(pen: Pen, frame: Frame, u: number, z: number, r: number) {
  const s = frame.scale;
  const posts = range(9).map((i) => 0.35 + (i / 8) * 2.45);
  pen.bars(
    posts.map((a) => [
      frame.at(u + Math.cos(a) * r * 0.96, Math.sin(a) * r * 0.96, z),
      frame.at(u + Math.cos(a) * r * 0.96, Math.sin(a) * r * 0.96, z + 34),
    ]),
    5 * s,
    '#8f6a4c',
    { edge: 1.8 },
  );
  pen.bars(
    [posts.map((a) => frame.at(u + Math.cos(a) * r * 0.96, Math.sin(a) * r * 0.96, z + 32))],
    6 * s,
    '#a8805a',
    { edge: 1.8, smooth: true },
  );
}

function ladder(pen: Pen, from: Point, to: Point, s: number) {
  const side = (k: number): Point[] => [
    [from[0] + k * 15 * s, from[1]],
    [to[0] + k * 13 * s, to[1]],
  ];
  const rungs = Math.max(3, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (26 * s)));
  pen.bars([side(-1), side(1)], 5 * s, '#c9a06a', { edge: 1.8 });
  pen.bars(
    range(rungs).map((i) => {
      const t = (i + 0.5) / rungs;
      const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
      return [
        [x - 15 * s, y],
        [x + 15 * s, y],
      ];
    }),
    4 * s,
    '#c9a06a',
    { edge: 1.6 },
  );
}

function whiteFlag(pen: Pen, frame: Frame, u: number, z: number, side: number) {
  const p = (a: number, b: number) => frame.at(u + a * side, 20, z + b);
  pen.bars([[p(0, 0), p(0, 142)]], 7 * frame.scale, '#9a7a54', { edge: 1.8 });
  const hem = (b: number) => range(7).map((i) => p(2 + i * 14, b + 7 * Math.sin(i * 1.1)));
  pen.shape([...hem(136), ...hem(82).reverse()], '#fdfaf0', { edge: 'smooth', wobble: 0 });
}

export const treeVillage: ThingKind<TreeVillageOptions> = {
  name: 'treeVillage',
  footprint: () => disc(150),
  height: 420,
  draw(pen, frame, { bark = '#9a7452', leaf = '#7fa058', deck: wood = '#c9a06e' }, random) {
    const s = frame.scale;
    const p = (u: number, z: number, w = 0): Point => frame.at(u, w, z);
    const crown = (list: readonly (readonly [number, number, number])[], tone: number) => {
      for (const [u, z, r] of list) puff(pen, p(u, z), r * s, r * 0.74 * s, leaf, tone);
    };
    crown(
      [
        [-330, 700, 150],
        [330, 720, 160],
        [-160, 860, 170],
        [170, 880, 170],
        [0, 940, 170],
      ],
      -0.5,
    );
    for (const [u, z, t] of [
      [-290, 770, 34],
      [286, 800, 36],
      [-90, 930, 44],
      [110, 950, 40],
    ] as const)
      pen.bars([spline([p(u * 0.14, 480), p(u * 0.6, z - 90), p(u, z)], false, 5)], t * s, bark, {
        tone: -0.3,
      });
    pen.shape(
      spline(
        [
          p(-210, -6, 70),
          p(-120, 60),
          p(-86, 240),
          p(-104, 480),
          p(-150, 640),
          p(-30, 600),
          p(40, 700),
          p(70, 590),
          p(170, 660),
          p(112, 480),
          p(90, 240),
          p(130, 60),
          p(220, -4, 60),
          p(60, 10, 90),
          p(-60, 6, 90),
        ],
        true,
        6,
      ),
      bark,
      { ink: 1.4 },
    );
    pen.tint(
      spline(
        [
          p(40, 590),
          p(60, 240),
          p(66, 40, 80),
          p(210, 0, 60),
          p(124, 66),
          p(88, 240),
          p(108, 480),
          p(150, 630),
        ],
        true,
        5,
      ),
      bark,
      { tone: -1 },
    );
    for (const z of range(16).map((i) => 40 + i * 30)) {
      const u = random.range(-76, 50);
      pen.line([p(u, z), p(u + random.jitter(8), z + random.range(30, 80))], 0.8, { opacity: 0.8 });
    }
    const [dx, dy] = p(-10, 70, 90);
    pen.shape(arc(dx, dy, 46 * s, 70 * s, 0, TAU, 18), '#5a4438', {
      edge: 'smooth',
      contour: false,
      ink: 1.5,
    });
    pen.tint(arc(dx, dy + 14 * s, 32 * s, 46 * s, 0, TAU, 14), { emit: '#f2c878' });
    tinFace(pen, [dx + 4 * s, dy + 20 * s], 25 * s, '#b9b8a8', { contour: false });
    const decks = [
      [-230, 300, 128],
      [240, 400, 134],
      [-190, 560, 112],
    ] as const;
    ladder(pen, p(-250, 0, 110), p(-240, 292, 110), s);
    decks.forEach(([u, z, r], i) => {
      deck(pen, frame, u, z, r, wood);
      hut(pen, frame, u - 14, z, r * 0.5, i);
      rail(pen, frame, u, z, r);
    });
    // rope bridge between two decks
    const sag = spline([p(-110, 320, 60), p(0, 320, 100), p(130, 410, 60)], false, 8);
    pen.bars([sag], 9 * s, wood, { smooth: true });
    pen.bars([sag.map(([x, y]): Point => [x, y - 34 * s])], 3 * s, '#e6d2a0', { edge: 1.4, smooth: true });
    ladder(pen, p(-120, 300, 100), p(-120, 552, 90), s);
    for (const [u, z, i] of [
      [-300, 316, 0],
      [320, 420, 1],
      [-240, 572, 2],
    ] as const)
      tinFace(pen, p(u, z + 30, 90), 30 * s, nth(['#c9b48a', '#a8a898', '#d8c8a0'], i), {
        look: u < 0 ? -0.2 : 0.2,
      });
    whiteFlag(pen, frame, -350, 300, -1);
    whiteFlag(pen, frame, 370, 400, 1);
    whiteFlag(pen, frame, -296, 560, -1);
    crown(
      [
        [-400, 780, 120],
        [400, 800, 120],
        [-250, 800, 130],
        [270, 830, 140],
        [-90, 950, 130],
        [110, 970, 130],
      ],
      0.3,
    );
    for (const [u, w, r] of [
      [-200, 60, 40],
      [200, 70, 46],
      [120, 110, 30],
    ] as const)
      puff(pen, frame.at(u, w, 12), r * s, r * 0.7 * s, leaf, 0.2);
  },
};
