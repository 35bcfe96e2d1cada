/** Rock of the wasteland: flat-topped pillars with waists, some of them joined by an arch. */
import type { Frame } from '../../../core/frame';
import { arc, lerp, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { folk } from '../../../stage/folk';

export interface MesaOptions {
  readonly width?: number;
  readonly height?: number;
  readonly material?: string;
  /** A smaller pillar on its right, and the bridge between the two. */
  readonly arch?: boolean;
  /** Light and shade go down to the foot, which bulges towards us, and somebody lives in it: for one that is seen from near. */
  readonly near?: boolean;
}

/** Half width as a share of the foot's, from the foot up: a waist, a mushroom, steps, and a needle. */
const PROFILES = [
  [1.16, 0.9, 0.8, 0.82, 0.74, 0.7, 0.78, 0.74, 0.82, 0.88],
  [1.2, 0.84, 0.66, 0.58, 0.52, 0.5, 0.56, 0.74, 1.02, 1],
  [1.26, 1.14, 1.1, 0.9, 0.88, 0.86, 0.62, 0.6, 0.58, 0.56],
  [1.24, 1, 0.84, 0.76, 0.62, 0.56, 0.5, 0.36, 0.32, 0.22],
] as const;
/** Rock of one colour everywhere would be a row of stumps. */
const TINTS = ['#b8543a', '#e8b878', '#8a5a6a'] as const;

function pillar(
  pen: Pen,
  frame: Frame,
  u: number,
  w: number,
  half: number,
  height: number,
  material: string,
  near = false,
) {
  const { random } = pen;
  const kind = Math.abs(Math.round(frame.x * 0.37 + height)) % PROFILES.length;
  const profile = nth(PROFILES, kind);
  const last = profile.length - 1;
  const side = (sign: number): Point[] =>
    profile.map((k, i): Point => [
      u + sign * half * (k + random.jitter(0.05)),
      (height * i) / last + (i && i < last ? random.jitter(height * 0.02) : 0),
    ]);
  const [left, right] = [side(-1), side(1)];
  const ridge = profile.map((k, i): Point => [
    u + half * (0.2 * k + random.jitter(0.12)),
    (height * i) / last,
  ]);
  const at = ([a, z]: Point, dw = 0) => frame.at(a, w + dw, z);
  const bulge = (z: number, [a, b]: readonly [number, number], depth: number): Point[] =>
    range(7).map((i) => frame.at(lerp(a, b, i / 6), w + depth * Math.sin((i / 6) * Math.PI), z));
  const ends = (i: number): readonly [number, number] => [nth(left, i)[0], nth(right, i)[0]];
  pen.shape(
    [
      ...left.map((p) => at(p)),
      ...[...right].reverse().map((p) => at(p)),
      ...bulge(0, ends(0), half * 0.5).reverse(),
    ],
    material,
    { wobble: 2 },
  );
  // the near part of the foot, from a share of its width to another
  const hem = (from: number, to: number): Point[] => {
    const [a, b] = ends(0);
    return near
      ? range(5).map((i) => {
          const k = lerp(from, to, i / 4);
          return frame.at(lerp(a, b, k), w + half * 0.5 * Math.sin(k * Math.PI), 0);
        })
      : [];
  };
  pen.tint(
    [...hem(1, 0.6), ...ridge.map((p) => at(p, half * 0.3)), ...[...right].reverse().map((p) => at(p))],
    material,
    { tone: -1.15, edge: 'straight' },
  );
  pen.tint(
    [
      ...left.map((p) => at(p)),
      ...[...left].reverse().map(([a, z], i) => at([a + half * (0.3 + 0.16 * (i % 2)), z])),
      ...hem(0.2, 0),
    ],
    material,
    { tone: 0.75, edge: 'straight' },
  );
  // beds of another rock, bent as the whole is round
  for (const i of [2 + (kind % 2), 6]) {
    const [low, high] = [nth(left, i)[1], lerp(nth(left, i)[1], nth(left, i + 1)[1], 0.7)];
    pen.tint(
      [...bulge(low, ends(i), half * 0.4), ...bulge(high, ends(i + 1), half * 0.4).reverse()],
      nth(TINTS, (kind + i) % TINTS.length),
      { edge: 'straight', opacity: 0.3 },
    );
  }
  for (let i = 1; i < last; i++) {
    const z = nth(left, i)[1];
    const belt = bulge(z, ends(i), half * 0.4);
    const cut = random.int(0, 2);
    pen.line(belt.slice(cut, 6 - random.int(0, 2)), 0.9, { smooth: true, opacity: 0.8 });
    if (i % 2)
      pen.tint([...belt, ...bulge(z + height * 0.045, ends(i), half * 0.4).reverse()], '#8f4f34', {
        tone: -0.2,
        edge: 'straight',
        opacity: 0.45,
      });
  }
  pen.hatch([...ridge.map((p) => at(p)), ...[...right].reverse().map((p) => at(p))], {
    angle: 1.35,
    gap: 15,
    cover: 0.4,
    width: 0.7,
  });
  for (let i = 0; i < 5; i++) {
    const a = u + random.jitter(half * 0.6);
    const z = height * random.range(0.2, 0.85);
    pen.line(
      [
        at([a, z], half * 0.3),
        at([a + random.jitter(12), z - 30], half * 0.3),
        at([a + random.jitter(26), z - 66], half * 0.3),
      ],
      0.9,
    );
  }
  const [l, r] = ends(last);
  const top = at([(l + r) / 2, height]);
  const rx = ((r - l) / 2) * frame.scale;
  pen.shape(
    arc(top[0], top[1], rx, rx * 0.36, 0, 6.2832, 20).map(([x, y]): Point => [
      x + random.jitter(3),
      y + random.jitter(2),
    ]),
    material,
    { tone: 1, edge: 'smooth' },
  );
  pen.line(arc(top[0] - rx * 0.1, top[1] + 2, rx * 0.6, rx * 0.18, 0.4, 2.6, 8), 0.6, { smooth: true });
  for (let i = 0; i < 7; i++) {
    const size = half * random.range(0.1, 0.26);
    const [x, y] = frame.at(
      u + half * random.range(-1.2, 1.2),
      w + half * random.range(0.4, 0.62),
      size * 0.4,
    );
    const k = size * frame.scale;
    pen.shape(
      [
        [x - k, y + k * 0.5],
        [x - k * 0.6, y - k * 0.5],
        [x + k * 0.2, y - k * 0.8],
        [x + k, y - k * 0.1],
        [x + k * 0.8, y + k * 0.5],
      ],
      material,
      { tone: i % 2 ? 0.3 : -0.3 },
    );
  }
}

/** A dwelling in the rock: a mouth with a lamp and two who look out, a rope ladder, washing between two pegs. */
function cave(pen: Pen, frame: Frame, half: number, height: number): void {
  const s = frame.scale;
  const w = half * 0.5;
  const at = (u: number, z: number): Point => frame.at(u, w, z);
  const mouth = (k: number): Point[] => [
    at(-70 * k, height * 0.42),
    at(-78 * k, height * 0.42 + 50 * k),
    at(-48 * k, height * 0.42 + 104 * k),
    at(6 * k, height * 0.42 + 122 * k),
    at(52 * k, height * 0.42 + 96 * k),
    at(74 * k, height * 0.42 + 44 * k),
    at(66 * k, height * 0.42),
  ];
  pen.shape(mouth(1.14), '#c98a62', { ink: 1.2, contour: false });
  pen.shape(mouth(1), '#3a2130', { ink: 1, contour: false });
  pen.within(mouth(1), () => {
    pen.tint(arc(...at(-4, height * 0.42 + 70), 64 * s, 56 * s, 0, 6.2832, 16), '#f2a94a', { opacity: 0.4 });
    for (const [u, spec] of [
      [
        -32,
        {
          outfit: 'granny',
          colours: ['teal', 'cream', 'white', 'wood'],
          hair: 'topBun',
          hairColour: 'silver',
          build: 'elder',
          pose: 'wave',
          mood: 'happy',
        },
      ],
      [
        34,
        {
          outfit: 'tee',
          colours: ['gold', 'navy', 'white', 'wood'],
          hair: 'tousled',
          hairColour: 'umber',
          build: 'kid',
          pose: 'cheer',
          mood: 'laugh',
          flip: true,
        },
      ],
    ] as const)
      folk(pen, at(u, height * 0.42 - 34), s * 0.86, spec);
  });
  // a sill of planks, and the ladder that is pulled up at night
  const board = (u: number, dz: number): Point => at(u, height * 0.42 + dz);
  pen.shape([board(-84, 4), board(80, 4), board(76, -46), board(-80, -46)], '#a8744a', { contour: false });
  for (const u of [-52, -24, 4, 32, 56]) pen.line([board(u, 0), board(u - 1, -44)], 0.9);
  pen.bars([[board(-92, 6), board(88, 6)]], 13 * s, '#c99a66');
  pen.bars([[board(-86, -46), board(82, -46)]], 9 * s, '#b98a58');
  const rungs = 8;
  const foot = (k: number, u: number): Point =>
    frame.at(u + k * 10, w + k * half * 0.3, (height * 0.42 - 46) * (1 - k));
  pen.bars(
    [
      [foot(0, -34), foot(1, -34)],
      [foot(0, 10), foot(1, 10)],
      ...range(rungs).map((i) => [foot((i + 0.5) / rungs, -36), foot((i + 0.5) / rungs, 12)]),
    ],
    5 * s,
    '#d9b67a',
    { edge: 1.8 },
  );
  pen.line([at(-96, height * 0.74), at(-10, height * 0.71), at(92, height * 0.76)], 1.3, { smooth: true });
  for (const [u, colour] of [
    [-70, '#fdf6e4'],
    [-28, '#3f8f8a'],
    [24, '#e07a2e'],
  ] as const)
    pen.shape(
      [
        at(u, height * 0.727),
        at(u + 34, height * 0.722),
        at(u + 31, height * 0.722 - 46),
        at(u + 4, height * 0.727 - 44),
      ],
      colour,
      { ink: 0.9, contour: false },
    );
}

export const mesa: ThingKind<MesaOptions> = {
  name: 'mesa',
  footprint: ({ width = 260, arch = false }) =>
    arch ? block(width * 2.7, width * 0.9) : block(width * 1.1, width * 0.8),
  height: ({ height = 420 }) => height * 0.6,
  draw(pen, frame, { width = 260, height = 420, material = '#d58a52', arch = false, near = false }) {
    const half = width / 2;
    if (!arch) {
      pillar(pen, frame, 0, 0, half, height, material, near);
      if (near) cave(pen, frame, half, height);
      return;
    }
    const span = width * 0.85;
    const low = height * 0.62;
    const under = range(9).map((i): Point =>
      frame.at(-span + (2 * span * i) / 8, 0, low * (0.62 + 0.34 * Math.sin((i / 8) * Math.PI))),
    );
    pen.shape(
      [
        frame.at(-span, 0, height * 0.94),
        frame.at(-span * 0.3, 0, height * 0.9),
        frame.at(span * 0.4, 0, height * 0.8),
        frame.at(span, 0, height * 0.7),
        ...under.reverse(),
      ],
      material,
      { tone: -0.2, wobble: 2 },
    );
    pen.tint(
      [
        frame.at(-span, 0, height * 0.94),
        frame.at(span, 0, height * 0.7),
        frame.at(span, 0, height * 0.63),
        frame.at(-span, 0, height * 0.84),
      ],
      material,
      { tone: 0.8, edge: 'straight' },
    );
    pillar(pen, frame, -span, 0, half, height, material);
    pillar(pen, frame, span, 8, half * 0.85, height * 0.74, material);
  },
};
