/** The carrot that fed the valley: in the ground, on two shoulders, under the saw, in the pot. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { drum } from '../../../core/solids';
import { block } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

const SKIN = '#ef8632';
const GREEN = '#5f9f48';

/** Local [u, z]. */
type At = (u: number, z: number) => Point;

/** Feathery leaves that fan out from a crown, leaning toward `lean` degrees. */
function leaves(pen: Pen, at: At, [u, z]: Point, lean: number, size: number): void {
  for (const [i, turn] of [-52, 48, -30, 28, 0].entries()) {
    const a = ((90 + turn * 0.8 + lean) * Math.PI) / 180;
    const far = size * (i === 4 ? 1.15 : 0.95);
    const p = (k: number, side: number): Point =>
      at(
        u + Math.cos(a) * far * k - Math.sin(a) * side * size,
        z + Math.sin(a) * far * k + Math.cos(a) * side * size,
      );
    pen.shape(
      [
        p(0, -0.03),
        p(0.35, -0.09),
        p(0.5, -0.2),
        p(0.62, -0.1),
        p(0.8, -0.16),
        p(1, 0),
        p(0.8, 0.16),
        p(0.62, 0.1),
        p(0.5, 0.2),
        p(0.35, 0.09),
        p(0, 0.03),
      ],
      GREEN,
      { tone: turn > 0 ? -0.5 : 0.5, wobble: 0, ink: 0.9 },
    );
    pen.line([p(0.1, 0), p(0.9, 0)], 0.7);
  }
}

/** A carrot that lies along u, its tip at `u0` and its crown at `u1`, its middle at height `z`. */
function lying(pen: Pen, at: At, u0: number, u1: number, z: number, girth: number): void {
  const half = (t: number) => girth * (0.12 + 0.88 * Math.sqrt(t)) * (t > 0.92 ? 0.9 : 1);
  const steps = range(11).map((i) => i / 10);
  const along = (t: number) => u0 + (u1 - u0) * t;
  const upper = steps.map((t) => at(along(t), z + half(t)));
  const lower = steps.map((t) => at(along(t), z - half(t)));
  pen.shape([...upper, ...lower.toReversed()], SKIN, { edge: 'smooth' });
  pen.tint([...steps.map((t) => at(along(t), z - half(t) * 0.3)), ...lower.toReversed()], SKIN, { tone: -1 });
  pen.tint(
    [
      ...steps.slice(2, 9).map((t) => at(along(t), z + half(t) * 0.72)),
      ...steps
        .slice(2, 9)
        .toReversed()
        .map((t) => at(along(t), z + half(t) * 0.4)),
    ],
    SKIN,
    { tone: 1.2 },
  );
  for (const [t, from, to] of [
    [0.24, 0.1, 0.8],
    [0.4, -0.7, 0],
    [0.55, 0.2, 0.9],
    [0.68, -0.8, -0.1],
    [0.84, 0.1, 0.7],
  ] as const)
    pen.line([at(along(t), z + half(t) * from), at(along(t) + 3, z + half(t) * to)], 1, { smooth: true });
}

function planted(pen: Pen, frame: Frame): void {
  const at: At = (u, z) => frame.at(u, 0, z);
  const s = frame.scale;
  pen.shape(arc(...at(0, -4), 104 * s, 34 * s, 0, TAU, 22), '#7a5638', { edge: 'smooth', ink: 0.8 });
  leaves(pen, at, [8, 104], -6, 120);
  const shoulder = [
    at(-66, -8),
    at(-74, 40),
    at(-62, 86),
    at(-24, 112),
    at(32, 112),
    at(66, 86),
    at(76, 40),
    at(68, -8),
  ];
  pen.shape(shoulder, SKIN, { edge: 'smooth' });
  pen.tint([at(16, -6), at(34, 50), at(26, 108), at(62, 86), at(73, 40), at(66, -6)], SKIN, { tone: -1 });
  pen.tint([at(-60, 30), at(-56, 76), at(-28, 100), at(-40, 50)], SKIN, { tone: 1.2 });
  for (const [u, z, w] of [
    [-58, 22, 40],
    [-20, 58, 36],
    [26, 30, 38],
    [-64, 66, 24],
  ] as const)
    pen.line([at(u, z), at(u + w * 0.5, z - 5), at(u + w, z)], 1.1, { smooth: true });
  for (const [u, z, r] of [
    [-92, 2, 24],
    [-50, -14, 28],
    [2, -18, 30],
    [54, -14, 26],
    [94, 0, 24],
  ] as const)
    pen.shape(arc(...at(u, z), r * s, r * 0.66 * s, 0, TAU, 8), '#8f6844', { tone: u / 160, ink: 0.9 });
  // the rope by which it is pulled
  pen.bars([[at(-30, 92), at(-120, 84), at(-300, 62)]], 6 * s, '#d9b57a', { smooth: true });
  pen.bars([[at(-34, 104), at(-20, 84), at(20, 80), at(34, 100)]], 7 * s, '#d9b57a', { smooth: true });
}

function sawn(pen: Pen, frame: Frame): void {
  const at: At = (u, z) => frame.at(u, 0, z);
  const s = frame.scale;
  pen.bars(
    [-76, 78].flatMap((u) => [
      [at(u - 22, 0), at(u + 16, 60)],
      [at(u + 22, 0), at(u - 16, 60)],
    ]),
    8 * s,
    '#8a5c3a',
  );
  leaves(pen, at, [128, 78], -80, 92);
  lying(pen, at, -96, 128, 78, 44);
  // the cut end, and what was cut off
  pen.shape(arc(...at(-96, 78), 12 * s, 26 * s, 0, TAU, 14), '#f6b060', { edge: 'smooth', ink: 0.9 });
  const round = (u: number, w: number, r: number) => {
    const [x, y] = frame.at(u, w, r);
    pen.shape(arc(x + 7 * s, y, r * s, r * s, 0, TAU, 16), SKIN, { edge: 'smooth', tone: -0.6 });
    pen.shape(arc(x, y, r * s, r * s, 0, TAU, 16), '#f9b85e', { edge: 'smooth' });
    pen.line(arc(x, y, r * 0.62 * s, r * 0.62 * s, 0, TAU, 14), 0.9, { smooth: true, colour: '#e88a30' });
    for (const a of range(6))
      pen.line(
        [
          [x + Math.cos(a) * r * 0.2 * s, y + Math.sin(a) * r * 0.2 * s],
          [x + Math.cos(a) * r * 0.5 * s, y + Math.sin(a) * r * 0.5 * s],
        ],
        0.8,
        { colour: '#e88a30' },
      );
  };
  round(-140, 6, 34);
  round(-214, 26, 36);
  // the saw for two
  pen.shape([at(20, 150), at(34, 150), at(30, 40), at(24, 40)], '#c9d2da', { ink: 0.9 });
  for (const i of range(8)) pen.line([at(21, 140 - i * 12), at(16, 134 - i * 12)], 1);
  pen.bars([[at(27, 150), at(27, 172)]], 9 * s, '#8a5c3a');
}

function potted(pen: Pen, frame: Frame): void {
  const at: At = (u, z) => frame.at(u, 0, z);
  const s = frame.scale;
  for (const u of [-66, -30, 8, 44]) pen.bars([[at(u - 18, -8), at(u + 26, 10)]], 13 * s, '#8a5c3a');
  for (const [u, h] of [
    [-54, 44],
    [-16, 56],
    [26, 50],
    [58, 38],
  ] as const)
    pen.shape([at(u - 16, 2), at(u - 8, h * 0.6), at(u, h), at(u + 10, h * 0.5), at(u + 16, 2)], '#f0a03c', {
      edge: 'smooth',
      ink: 0.8,
    });
  leaves(pen, at, [40, 222], -22, 96);
  // the root stands in the soup up to its shoulders
  pen.shape([at(-34, 110), at(-26, 190), at(10, 232), at(60, 226), at(66, 180), at(44, 110)], SKIN, {
    edge: 'smooth',
  });
  pen.tint([at(20, 110), at(40, 190), at(40, 228), at(62, 220), at(66, 180), at(44, 110)], SKIN, {
    tone: -1,
  });
  for (const [u, z] of [
    [-18, 150],
    [10, 190],
    [26, 140],
  ] as const)
    pen.line([at(u - 12, z), at(u, z - 4), at(u + 12, z)], 1.1, { smooth: true });
  drum(pen, frame, { r: 92, r1: 104, z0: 28, z1: 118 }, '#4f4a58', { topMaterial: '#d98a4a' });
  drum(pen, frame, { r: 108, z0: 106, z1: 124 }, '#6a6474', { top: false });
  for (const [u, z, r] of [
    [-54, 124, 15],
    [-20, 118, 11],
    [58, 122, 13],
  ] as const)
    pen.shape(arc(...at(u, z), r * s, r * 0.7 * s, 0, TAU, 9), '#f3c07a', { edge: 'scallop', ink: 0.7 });
  for (const [i, u] of [-70, -96, 92].entries())
    pen.line(
      range(7).map((k) => at(u + Math.sin(k * 1.5 + i) * 9, 150 + k * 15)),
      2.4,
      { smooth: true, colour: '#ffffff', opacity: 0.8 },
    );
}

const PARTS = {
  planted,
  sawn,
  potted,
  carried: (pen: Pen, frame: Frame) => {
    const at: At = (u, z) => frame.at(u, 0, z);
    leaves(pen, at, [146, 104], -76, 100);
    lying(pen, at, -170, 150, 102, 36);
  },
} as const;

export interface CarrotOptions {
  readonly part: keyof typeof PARTS;
}

const WIDE: Readonly<Record<CarrotOptions['part'], number>> = {
  planted: 190,
  sawn: 260,
  potted: 210,
  carried: 60,
};

export const carrot: ThingKind<CarrotOptions> = {
  name: 'carrot',
  footprint: ({ part }) => block(nth([WIDE[part]], 0), 60),
  height: 60,
  draw: (pen, frame, { part }) => PARTS[part](pen, frame),
};
