/** Cherry boughs that hang into the picture from its upper corners, and the petals they have let go. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Part } from '../../../core/compose';
import type { Point } from '../../../core/geometry';
import { Pen } from '../../../core/pen';
import type { Scene } from '../../../core/scene';
import { bloom } from './bloom';

const BARK = '#6a4650';
const FLOWER = '#f2a4be';

interface Bough {
  /** From beyond the edge to its tip. */
  readonly way: readonly Point[];
  readonly twigs: readonly (readonly Point[])[];
  /** Masses of blossom: where, and half their width. The far ones hang behind the wood. */
  readonly far: readonly (readonly [x: number, y: number, r: number])[];
  readonly near: readonly (readonly [x: number, y: number, r: number])[];
}

/** The left one; the right one is shorter, or it would hide the castle. */
const LEFT: Bough = {
  way: [
    [-70, 20],
    [170, 118],
    [400, 112],
    [640, 176],
    [830, 168],
  ],
  twigs: [
    [
      [210, 122],
      [300, 220],
      [390, 282],
    ],
    [
      [470, 128],
      [570, 60],
      [700, 34],
    ],
    [
      [60, 74],
      [90, 180],
      [150, 270],
    ],
    [
      [640, 176],
      [700, 240],
      [770, 270],
    ],
  ],
  far: [
    [40, 30, 130],
    [250, 50, 112],
    [120, 190, 96],
    [560, 96, 84],
    [330, 190, 82],
  ],
  near: [
    [-10, 120, 118],
    [150, 276, 84],
    [190, 62, 92],
    [396, 286, 76],
    [360, 92, 84],
    [520, 164, 66],
    [700, 38, 66],
    [772, 274, 54],
    [836, 166, 58],
  ],
};

const RIGHT: Bough = {
  way: [
    [3910, 40],
    [3700, 138],
    [3520, 128],
    [3340, 96],
  ],
  twigs: [
    [
      [3690, 138],
      [3600, 230],
      [3540, 270],
    ],
    [
      [3790, 100],
      [3770, 220],
      [3720, 316],
    ],
    [
      [3560, 130],
      [3480, 60],
      [3420, 20],
    ],
  ],
  far: [
    [3810, 40, 130],
    [3640, 70, 100],
    [3760, 206, 92],
    [3480, 90, 70],
  ],
  near: [
    [3850, 140, 112],
    [3716, 320, 74],
    [3536, 276, 62],
    [3690, 100, 84],
    [3430, 16, 70],
    [3560, 150, 58],
    [3340, 98, 52],
  ],
};

/** One open flower: five petals, notched, and its eye. */
function flower(pen: Pen, [x, y]: Point, r: number, turn: number): void {
  pen.shape(arc(x, y, r, r * 0.92, turn, turn + TAU, 5), '#ffeef3', { edge: 'scallop', ink: 0.6 });
  pen.tint(arc(x, y, r * 0.4, r * 0.36, turn, turn + TAU, 5), '#e8809c', { edge: 'scallop' });
}

function bough(pen: Pen, { way, twigs, far, near }: Bough): void {
  const { random } = pen;
  for (const [x, y, r] of far) bloom(pen, [x, y], r, r * 0.72, FLOWER, -0.9);
  for (const [line, thick] of [[way, 44], ...twigs.map((twig) => [twig, 20] as const)] as const) {
    pen.stroke(line, thick + 7, { from: 1, to: 0.1 });
    pen.stroke(line, thick, { colour: BARK, from: 1, to: 0.1 });
    pen.stroke(
      line.map(([x, y]): Point => [x, y - thick * 0.16]),
      thick * 0.26,
      { colour: BARK, tone: 1, from: 1, to: 0.1 },
    );
  }
  // each of three rounds: one alone would be a ball on a stick
  near.forEach(([x, y, r], i) => {
    const side = i % 2 ? 1 : -1;
    bloom(pen, [x + side * r * 0.7, y - r * 0.2], r * 0.62, r * 0.46, FLOWER, -0.5);
    bloom(pen, [x, y], r, r * 0.72, FLOWER, (i % 3) * 0.3 - 0.2);
    bloom(pen, [x - side * r * 0.56, y + r * 0.4], r * 0.56, r * 0.42, FLOWER, 0.1);
  });
  // single flowers on the masses and at the ends of the twigs, where one sees what the masses are made of
  for (const [x, y, r] of near)
    for (const i of range(4)) {
      const a = i * 1.7 + random.range(0, 1);
      flower(pen, [x + Math.cos(a) * r * 0.62, y + Math.sin(a) * r * 0.46], random.range(13, 19), a);
    }
  for (const twig of twigs) {
    const [x, y] = nth(twig, twig.length - 1);
    flower(pen, [x + 40, y + 44], 15, 0.4);
  }
}

/** Petals in the air. */
const PETALS = 34;

export function boughs(scene: Scene): Part {
  // what frames the picture stays behind it: its line is its own colour, darker, and no heavier than any other
  const pen = new Pen({
    light: scene.light,
    random: scene.random.fork('boughs'),
    weight: 1,
    ink: '#8a3f66',
  });
  const { random } = pen;
  for (const each of [LEFT, RIGHT]) bough(pen, each);
  for (let i = 0; i < PETALS; i++) {
    const [x, y] = [random.range(0, scene.width), random.range(60, scene.height)];
    const r = random.range(7, 12) * (0.7 + (0.5 * y) / scene.height);
    const a = random.range(0, TAU);
    const q = (u: number, v: number): Point => [
      x + Math.cos(a) * u - Math.sin(a) * v,
      y + (Math.sin(a) * u + Math.cos(a) * v) * 0.7,
    ];
    pen.shape(
      [q(-r, 0), q(-r * 0.2, -r * 0.6), q(r, -r * 0.2), q(r * 0.7, 0), q(r, r * 0.25), q(-r * 0.1, r * 0.55)],
      random.pick(['#fbd0dd', '#f7b6ca', '#ffffff']),
      { edge: 'smooth', ink: 0, contour: false },
    );
  }
  return { nodes: pen.finish(3), defs: [] };
}
