/** The egg of a bird as large as a house: from its nest over the sword and down the snow to the pan, and what came of it. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { disc } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

const SHELL = '#f2efe0';
const SPOTS: readonly (readonly [u: number, z: number, r: number])[] = [
  [-0.42, 0.5, 0.2],
  [0.3, 0.9, 0.17],
  [0.44, 0.34, 0.15],
  [-0.1, 1.28, 0.13],
  [-0.06, 0.16, 0.12],
  [-0.6, 0.98, 0.1],
];

/** An egg on its end at [u, z], turned by degrees; `r` is half its width. */
function egg(pen: Pen, frame: Frame, [u, z]: Point, r: number, turn = 0): (a: number, b: number) => Point {
  const s = frame.scale;
  const [x, y] = frame.at(u, 0, z + r);
  const [c, n] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const p = (a: number, b: number): Point => {
    const [dx, dy] = [a * r * s, (1 - b) * r * s];
    return [x + dx * c - dy * n, y + dx * n + dy * c];
  };
  const outline = range(20).map((i) => {
    const a = (i / 20) * TAU;
    const high = Math.sin(a);
    return p(Math.cos(a) * (high > 0 ? 1 - 0.14 * high : 1), 0.9 + high * (high > 0 ? 1.02 : 0.9));
  });
  pen.shape(outline, SHELL, { edge: 'smooth' });
  pen.within(outline, () => {
    pen.tint([p(0.4, -0.1), p(0.62, 0.7), p(0.4, 1.7), p(1.2, 1.7), p(1.2, -0.1)], SHELL, { tone: -1.2 });
    for (const [a, b, k] of SPOTS) {
      const [sx, sy] = p(a, b);
      pen.shape(arc(sx, sy, k * r * s, k * r * 0.86 * s, 0, TAU, 12), '#3fa99f', {
        edge: 'smooth',
        ink: 0.5,
        contour: false,
      });
    }
    pen.tint([p(-0.7, 0.8), p(-0.5, 1.4), p(-0.24, 1.66), p(-0.4, 1.1)], '#ffffff', { opacity: 0.8 });
  });
  return p;
}

function nest(pen: Pen, frame: Frame): void {
  const s = frame.scale;
  const back = frame.disc(0, 0, 46, 132);
  pen.shape(back, '#7a5a40', { edge: 'smooth' });
  pen.tint(frame.disc(0, 4, 44, 106), '#4f3a30');
  egg(pen, frame, [-62, 34], 40, -12);
  egg(pen, frame, [-2, 30], 36, 6);
  // where the third one lay: a print in the down
  pen.shape(arc(...frame.at(66, 0, 58), 36 * s, 17 * s, 0, TAU, 14), '#f7f2e6', {
    edge: 'scallop',
    ink: 0.7,
    contour: false,
  });
  pen.tint(arc(...frame.at(66, 0, 56), 22 * s, 9 * s, 0, TAU, 12), '#8a7a6a');
  const rim = [
    ...frame.disc(0, 0, 50, 134, 0, Math.PI, 15),
    ...frame.disc(0, 0, -6, 112, 0, Math.PI, 15).reverse(),
  ];
  pen.shape(rim, '#9a7450', { edge: 'scallop' });
  for (const i of range(34)) {
    const a = Math.PI * (0.03 + (0.94 * i) / 33);
    const [z, k] = [8 + ((i * 7) % 5) * 10, i % 2 ? 0.3 : -0.26];
    const [x, y] = frame.at(Math.cos(a) * 128, Math.sin(a) * 128, z);
    pen.stroke(
      [
        [x - 34 * s, y - k * 26 * s],
        [x, y + 3 * s],
        [x + 34 * s, y + k * 22 * s],
      ],
      7,
      { colour: i % 3 ? '#c99f68' : '#6a4a34', from: 0.4, to: 0.2 },
    );
  }
}

function rolling(pen: Pen, frame: Frame): void {
  const s = frame.scale;
  for (const [i, w] of [-26, 0, 26].entries())
    pen.line(
      range(7).map((k): Point => frame.at(-330 + k * 46, w - (6 - k) * 10 + Math.sin(k + i) * 4)),
      3,
      { colour: '#a9b6d8', smooth: true, opacity: 0.9 },
    );
  egg(pen, frame, [0, -4], 62, 58);
  for (const [u, z, r] of [
    [-70, 8, 20],
    [-96, 26, 15],
    [-120, 4, 13],
    [64, 2, 16],
    [84, 20, 10],
  ] as const)
    pen.shape(arc(...frame.at(u, 6, z), r * s, r * 0.8 * s, 0, TAU, 9), '#ffffff', {
      edge: 'scallop',
      ink: 0.8,
    });
  for (const [dx, dz] of [
    [-76, 96],
    [-92, 66],
    [-60, 124],
  ] as const)
    pen.line([frame.at(dx, 0, dz), frame.at(dx - 46, 0, dz + 12)], 1.6);
}

function panned(pen: Pen, frame: Frame): void {
  const s = frame.scale;
  for (const u of [-60, -20, 24, 60])
    pen.bars([[frame.at(u - 24, 20, -4), frame.at(u + 18, -10, 8)]], 12 * s, '#7a5238');
  for (const [u, h] of [
    [-46, 34],
    [-8, 44],
    [36, 36],
  ] as const)
    pen.shape([frame.at(u - 14, 10, 4), frame.at(u, 10, h), frame.at(u + 14, 10, 4)], '#f2943a', {
      edge: 'smooth',
      ink: 0.8,
    });
  pen.bars([[frame.at(96, 0, 40), frame.at(214, 0, 58)]], 14 * s, '#4a4654');
  pen.shape(
    [...frame.disc(0, 0, 40, 112, 0, Math.PI, 15), ...frame.disc(0, 0, 24, 92, 0, Math.PI, 15).reverse()],
    '#4a4654',
    { wobble: 0 },
  );
  pen.shape(frame.disc(0, 0, 42, 112), '#5f5a6a', { edge: 'smooth', wobble: 0 });
  const p = egg(pen, frame, [0, 38], 54, 0);
  // it is not an egg any more: a crack, and somebody who looks out
  const crack = [
    p(-1, 1.02),
    p(-0.66, 1.24),
    p(-0.36, 1),
    p(-0.06, 1.26),
    p(0.26, 1),
    p(0.56, 1.26),
    p(0.98, 1.02),
  ];
  pen.shape(
    [...crack, p(0.9, 0.86), p(0.5, 1), p(0.2, 0.76), p(-0.1, 0.98), p(-0.4, 0.74), p(-0.7, 0.96)],
    '#3a3040',
    {
      contour: false,
      ink: 0.8,
    },
  );
  for (const k of [-0.22, 0.2]) {
    const [x, y] = p(k, 1);
    pen.shape(arc(x, y, 8 * s, 8 * s, 0, TAU, 12), '#ffffff', { edge: 'smooth', contour: false, ink: 0.6 });
    pen.tint(arc(x + 1.5 * s, y + s, 3.6 * s, 4 * s, 0, TAU, 8), '#2a2036');
  }
}

function hatched(pen: Pen, frame: Frame): void {
  const s = frame.scale;
  const at = (u: number, z: number): Point => frame.at(u, 0, z);
  for (const u of [-26, 24]) {
    pen.bars([[at(u, 34), at(u, 4)]], 10 * s, '#e8953a');
    pen.shape([at(u - 20, 0), at(u + 26, 0), at(u + 10, 12), at(u - 8, 12)], '#e8953a', { edge: 'smooth' });
  }
  const body = [
    at(-74, 70),
    at(-64, 132),
    at(-30, 182),
    at(26, 186),
    at(66, 140),
    at(78, 78),
    at(46, 30),
    at(-44, 28),
  ];
  pen.shape(body, '#f7d65a', { edge: 'scallop' });
  pen.tint([at(20, 40), at(40, 110), at(28, 178), at(62, 140), at(72, 80), at(44, 36)], '#f7d65a', {
    tone: -0.9,
  });
  pen.tint(arc(...at(-6, 72), 40 * s, 34 * s, 0, TAU, 14), '#fff3c0', { opacity: 0.9 });
  for (const k of [-1, 1])
    pen.shape(
      [at(k * 66, 108), at(k * 112, 128), at(k * 104, 96), at(k * 116, 84), at(k * 72, 74)],
      '#f2c23c',
      {
        edge: 'smooth',
      },
    );
  for (const k of [-22, 26]) {
    pen.shape(arc(...at(k, 132), 13 * s, 15 * s, 0, TAU, 12), '#2a2036', {
      edge: 'smooth',
      contour: false,
      ink: 0,
    });
    pen.tint(arc(...at(k - 4, 138), 5 * s, 5 * s, 0, TAU, 8), '#ffffff');
    pen.tint(arc(...at(k + (k > 0 ? 14 : -16), 110), 9 * s, 5 * s, 0, TAU, 8), '#f09a7a', { opacity: 0.8 });
  }
  pen.shape([at(-12, 116), at(16, 116), at(2, 96)], '#e8953a', { ink: 0.9 });
  // half the shell stayed on
  const hat = [
    at(-60, 150),
    at(-40, 196),
    at(0, 214),
    at(42, 198),
    at(64, 152),
    at(44, 168),
    at(22, 150),
    at(0, 170),
    at(-22, 150),
    at(-42, 168),
  ];
  pen.shape(hat, SHELL);
  for (const [u, z, r] of [
    [-18, 188, 10],
    [24, 186, 12],
    [46, 168, 6],
  ] as const)
    pen.shape(arc(...at(u, z), r * s, r * 0.9 * s, 0, TAU, 10), '#3fa99f', {
      edge: 'smooth',
      ink: 0.5,
      contour: false,
    });
}

const STAGES = {
  nest,
  rolling,
  panned,
  hatched,
  carried: (pen: Pen, frame: Frame) => void egg(pen, frame, [0, 0], 56, 8),
} as const;

export interface EggOptions {
  readonly stage: keyof typeof STAGES;
}

const WIDE: Readonly<Record<EggOptions['stage'], number>> = {
  nest: 130,
  rolling: 70,
  panned: 104,
  hatched: 70,
  carried: 12,
};

export const giantEgg: ThingKind<EggOptions> = {
  name: 'giantEgg',
  footprint: ({ stage }) => disc(WIDE[stage]),
  height: 90,
  draw: (pen, frame, { stage }) => STAGES[stage](pen, frame),
};
