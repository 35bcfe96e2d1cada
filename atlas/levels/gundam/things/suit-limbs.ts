/** The limbs of a machine as large as a house: legs that stand or kneel, arms, the stump of one, and what wear left on its plates. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import { letters } from '../../../core/lettering';
import type { Pen } from '../../../core/pen';
import { prism } from './prism';

export interface SuitOptions {
  readonly main?: string;
  readonly second?: string;
  readonly accent?: string;
  readonly joint?: string;
  readonly head?: 'crest' | 'visor' | 'dome' | 'none';
  readonly gear?: 'shield' | 'rifle' | 'wings' | 'drill' | 'none';
  readonly number?: string;
  /** How it was parked: upright, or on one knee. */
  readonly stance?: 'stand' | 'kneel';
  /** The arm on the viewer's right is away for repair. */
  readonly armless?: boolean;
  /** Whose works it left: square plates, round like boilers, or all points. */
  readonly make?: 'plate' | 'round' | 'spiked';
}

export type Look = Required<SuitOptions>;

export function leg(pen: Pen, frame: Frame, k: number, { main, second, accent, joint }: Look) {
  const u = k * 64;
  prism(pen, frame, { u, w: 22, z0: 0, z1: 26, foot: [50, 82], top: [46, 70] }, joint);
  prism(pen, frame, { u, w: 22, z0: 26, z1: 62, foot: [46, 72], top: [30, 36], shift: [0, -20] }, second);
  prism(pen, frame, { u, z0: 52, z1: 78, foot: [28, 30] }, joint);
  const shin = prism(pen, frame, { u, z0: 70, z1: 236, foot: [50, 48], top: [36, 36] }, main);
  pen.line([shin.at(26, 10), shin.at(26, 60), shin.at(76, 60), shin.at(76, 10)], 0.8);
  prism(pen, frame, { u: u + k * 40, w: 8, z0: 90, z1: 150, foot: [12, 22], top: [8, 18] }, second);
  prism(pen, frame, { u, w: 8, z0: 216, z1: 276, foot: [30, 40], top: [22, 30] }, accent);
  prism(pen, frame, { u, z0: 262, z1: 366, foot: [32, 32], top: [36, 36] }, joint);
  const thigh = prism(pen, frame, { u, w: 2, z0: 284, z1: 356, foot: [36, 36], top: [40, 38] }, main);
  pen.line([thigh.at(10, 20), thigh.at(62, 20)], 0.7);
}

/** One foot before it, one knee on the ground. */
export function kneeling(pen: Pen, frame: Frame, { main, second, accent, joint }: Look) {
  prism(pen, frame, { u: 66, w: -60, z0: 0, z1: 46, foot: [40, 60], top: [34, 50] }, second);
  prism(pen, frame, { u: 66, z0: 30, z1: 216, foot: [34, 34], top: [40, 38] }, main);
  prism(pen, frame, { u: 66, w: 24, z0: 0, z1: 54, foot: [36, 34], top: [28, 26] }, accent);
  prism(pen, frame, { u: -70, w: 20, z0: 160, z1: 232, foot: [36, 90], top: [40, 80] }, joint);
  prism(pen, frame, { u: -70, w: 84, z0: 0, z1: 26, foot: [50, 70], top: [44, 58] }, joint);
  prism(
    pen,
    frame,
    { u: -70, w: 84, z0: 26, z1: 58, foot: [44, 60], top: [30, 36], shift: [0, -16] },
    second,
  );
  const shin = prism(pen, frame, { u: -70, w: 74, z0: 54, z1: 206, foot: [46, 44], top: [38, 38] }, main);
  pen.line([shin.at(22, 14), shin.at(22, 60), shin.at(70, 60), shin.at(70, 14)], 0.8);
  prism(pen, frame, { u: -70, w: 84, z0: 190, z1: 250, foot: [32, 40], top: [22, 28] }, accent);
}

/** Where paint came off at the edges, and oil ran from the joints. */
export function worn(pen: Pen, frame: Frame): void {
  const { scale: s } = frame;
  for (const [u, z, w, tall] of [
    [-70, 606, 68, 26],
    [62, 600, 68, 18],
    [-128, 452, 52, 22],
    [128, 440, 52, 16],
    [-84, 412, 58, 20],
    [96, 404, 58, 28],
  ] as const) {
    const [x, y] = frame.at(u, w, z);
    pen.tint(
      [
        [x - 4 * s, y],
        [x + 5 * s, y - 2 * s],
        [x + 3 * s, y + tall * s],
        [x + s, y + tall * 1.5 * s],
        [x - 2 * s, y + tall * 0.8 * s],
      ],
      '#3a3444',
      { edge: 'straight', opacity: 0.5 },
    );
  }
  for (const [u, z, w, r] of [
    [-92, 560, 68, 9],
    [80, 612, 60, 8],
    [-30, 466, 66, 7],
    [148, 352, 58, 8],
    [-152, 346, 58, 7],
    [34, 430, 58, 6],
  ] as const) {
    const [x, y] = frame.at(u, w, z);
    const chip = [-0.2, 0.5, 1.3, 2.2, 3.2, 4.1, 5].map((a, i): Point => {
      const k = r * (i % 2 ? 0.55 : 1) * s;
      return [x + Math.cos(a) * k, y + Math.sin(a) * k * 0.7];
    });
    pen.tint(chip, '#c9ccd6', { edge: 'straight' });
    pen.scratches([chip], { width: 0.6, opacity: 0.5 });
  }
}

export function arm(pen: Pen, frame: Frame, k: number, { main, second, accent, joint, number, make }: Look) {
  const s = frame.scale;
  const u = k * 142;
  prism(pen, frame, { u, z0: 446, z1: 540, foot: [24, 26] }, joint);
  prism(pen, frame, { u: u + k * 6, w: 22, z0: 300, z1: 346, foot: [22, 24], top: [26, 28] }, joint);
  const fore = prism(
    pen,
    frame,
    { u: u + k * 6, w: 14, z0: 338, z1: 460, foot: [38, 38], top: [30, 32] },
    main,
  );
  pen.line([fore.at(12, 20), fore.at(64, 20)], 0.8);
  for (const i of range(3))
    pen.line([frame.at(u + k * 6 - 14 + i * 13, 48, 304), frame.at(u + k * 6 - 14 + i * 13, 48, 330)], 0.9);
  if (make === 'round') {
    const [x, y] = frame.at(u + k * 12, 40, 566);
    pen.shape(arc(x, y, 66 * s, 64 * s, 0, TAU, 22), second, { edge: 'smooth' });
    pen.tint(arc(x - 20 * s, y - 24 * s, 28 * s, 20 * s, 0, TAU, 12), second, { tone: 0.9 });
    pen.line(arc(x, y, 54 * s, 52 * s, 0.3, 2.8, 14), 0.9, { smooth: true });
    letters(pen, { at: (q, z) => frame.at(u + k * 12 + q, 40, z) }, number, {
      s: 0,
      z: 546,
      height: 40,
      colour: '#fdf8ea',
      width: 2,
    });
    return;
  }
  const plate = prism(pen, frame, { u: u + k * 8, z0: 512, z1: 622, foot: [56, 58], top: [44, 48] }, second);
  if (make === 'spiked')
    for (const [q, tall] of [
      [-26, 60],
      [8, 92],
      [40, 64],
    ] as const)
      pen.shape(
        [
          frame.at(u + k * (q - 15), 30, 616),
          frame.at(u + k * (q + 15), 30, 616),
          frame.at(u + k * (q + 24), 10, 616 + tall),
        ],
        accent,
        { tone: k > 0 ? -0.3 : 0.3 },
      );
  prism(pen, frame, { u: u + k * 10, z0: 622, z1: 636, foot: [36, 38] }, main);
  letters(pen, plate, number, { s: 56, z: 34, height: 40, colour: '#fdf8ea', width: 2 });
}

/** A shoulder without its arm: a ring of bolts, and cables that hang out. */
export function stump(pen: Pen, frame: Frame, { joint }: Look) {
  const s = frame.scale;
  prism(pen, frame, { u: 116, z0: 500, z1: 588, foot: [22, 34], top: [18, 30] }, joint);
  const [x, y] = frame.at(132, 30, 546);
  pen.shape(arc(x, y, 17 * s, 24 * s), '#2f3246', { edge: 'smooth', contour: false });
  for (const [du, dz, colour] of [
    [10, -70, '#c2402f'],
    [26, -54, '#e2a92e'],
    [20, -92, '#4a4d60'],
  ] as const)
    pen.stroke(
      [
        [x, y],
        [x + du * s, y + 14 * s],
        [x + du * 0.8 * s, y - dz * s],
      ],
      7,
      { colour, from: 0.8, to: 0.5 },
    );
}

/** An arm by itself, its fist at the height of the frame: what a crane carries. */
export function drawArm(
  pen: Pen,
  frame: Frame,
  { main = '#f2ecdc', second = '#2f7f8a', joint = '#5f6478', number = '' }: SuitOptions,
): void {
  arm(pen, frame.moved(-142, 0, -300), 1, {
    main,
    second,
    accent: main,
    joint,
    number,
    head: 'none',
    gear: 'none',
    stance: 'stand',
    armless: false,
    make: 'plate',
  });
}
