/** One head cut from the living rock: bold planes, so that it reads from the other end of the village. */
import { arc } from '../../../core/geometry';
import type { Point, Points } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { eyes } from './stone-eyes';
import { aged, shoulders } from './stone-weather';
import type { Carve } from './stone-eyes';
import { CROWNS } from './stone-crowns';
import type { HeadStyle } from './stone-crowns';

interface HeadPlace {
  /** The middle of the face and half its width, in the cliff's own u and z. */
  readonly u: number;
  readonly z: number;
  readonly r: number;
  readonly style: HeadStyle;
  readonly stone: string;
  /** The cliff it is cut from. */
  readonly rock: string;
  /** What a prankster painted it with. */
  readonly paint?: string | undefined;
}

const FACE: Points = [
  [-0.74, 0.62],
  [-0.82, 0.1],
  [-0.74, -0.42],
  [-0.46, -0.84],
  [0, -1.04],
  [0.46, -0.84],
  [0.74, -0.42],
  [0.82, 0.1],
  [0.74, 0.62],
  [0, 0.86],
];

/** Half the width of the nose at its root and its tip. */
const NOSES: Readonly<Record<HeadStyle, readonly [root: number, tip: number, low: number]>> = {
  loops: [0.05, 0.12, -0.2],
  beard: [0.08, 0.3, -0.28],
  stern: [0.05, 0.17, -0.32],
  bald: [0.07, 0.26, -0.16],
  rough: [0.06, 0.2, -0.3],
};

function features(pen: Pen, on: Carve, stone: string, style: HeadStyle): void {
  const [root, tip, low] = NOSES[style];
  pen.shape(
    on([
      [-root, 0.3],
      [root, 0.3],
      [tip, low + 0.08],
      [tip * 0.3, low],
      [-tip * 0.9, low + 0.06],
    ]),
    stone,
    { tone: 0.35, ink: 0.9, contour: false },
  );
  pen.tint(
    on([
      [root * 0.7, 0.28],
      [tip, low + 0.08],
      [tip * 0.3, low],
    ]),
    stone,
    { tone: -0.9, edge: 'straight' },
  );
  if (style === 'bald') {
    pen.shape(
      on([
        [-0.4, -0.42],
        [0, -0.48],
        [0.4, -0.42],
        [0.24, -0.72],
        [-0.24, -0.72],
      ]),
      stone,
      { tone: -1.3, edge: 'smooth', contour: false },
    );
  } else
    pen.stroke(
      on([
        [-0.34, style === 'loops' ? -0.44 : style === 'stern' ? -0.62 : -0.52],
        [0, style === 'loops' ? -0.6 : -0.47],
        [0.34, style === 'loops' ? -0.42 : style === 'stern' ? -0.62 : -0.48],
      ]),
      style === 'loops' ? 9 : 7,
    );
  for (const side of [-1, 1])
    pen.line(
      on([
        [0.3 * side, -0.2],
        [0.48 * side, -0.44],
      ]),
      1,
      { smooth: true },
    );
}

function beard(pen: Pen, on: Carve, stone: string): void {
  pen.shape(
    on([
      [-0.72, -0.3],
      [-0.3, -0.5],
      [0, -0.38],
      [0.3, -0.5],
      [0.72, -0.3],
      [0.6, -1.0],
      [0.26, -1.36],
      [0, -1.8],
      [-0.26, -1.36],
      [-0.6, -1.0],
    ]),
    stone,
    { tone: 0.3, edge: 'smooth', contour: false },
  );
  for (const x of [-0.36, -0.12, 0.12, 0.36])
    pen.stroke(
      on([
        [x, -0.62],
        [x * 1.1, -1.0],
        [x * 0.5, -1.34],
      ]),
      4,
    );
}

function headband(pen: Pen, on: Carve, stone: string): void {
  pen.shape(
    on([
      [-0.84, 0.5],
      [0, 0.64],
      [0.84, 0.5],
      [0.84, 0.78],
      [0, 0.94],
      [-0.84, 0.78],
    ]),
    stone,
    { tone: -0.5, contour: false },
  );
  pen.shape(
    on([
      [-0.34, 0.56],
      [0.34, 0.56],
      [0.34, 0.9],
      [-0.34, 0.9],
    ]),
    stone,
    { tone: 0.7, contour: false },
  );
  for (const [x, y] of [
    [-0.16, 0.66],
    [0.16, 0.66],
    [0, 0.8],
  ] as const)
    pen.tint(on(arc(x, y, 0.05, 0.05, 0, Math.PI * 2, 7)), stone, { tone: -1.4 });
}

/** Draws a head on an upright plane whose local points `at` turns into picture points. */
export function stoneHead(pen: Pen, at: Carve, { u, z, r, style, stone, rock, paint }: HeadPlace): void {
  const on: Carve = (points) => at(points.map(([x, y]): Point => [u + x * r, z + y * r]));
  shoulders(pen, on, rock);
  const soft = style === 'stern' || style === 'rough' ? 'straight' : 'smooth';
  pen.shape(on(CROWNS[style]), stone, { tone: -0.95, edge: soft, wobble: 2 });
  if (style === 'loops')
    for (const side of [-1, 1]) {
      pen.shape(on(arc(side * 1.04, 0.74, 0.36, 0.42, 0, Math.PI * 2, 14)), stone, {
        tone: -0.45,
        edge: 'smooth',
      });
      pen.stroke(on(arc(side * 1.04, 0.74, 0.16, 0.2, 0.4, 5.6, 10)), 5);
    }
  pen.shape(on(FACE), stone, { tone: 0.3, edge: style === 'rough' ? 'straight' : 'smooth', contour: false });
  pen.tint(
    on([
      [0.34, 0.76],
      [0.42, 0.1],
      [0.3, -0.5],
      [0.1, -1.0],
      [0.46, -0.82],
      [0.74, -0.42],
      [0.82, 0.1],
      [0.74, 0.62],
    ]),
    stone,
    { tone: -0.85, edge: 'straight' },
  );
  if (style === 'loops')
    pen.shape(
      on([
        [-0.86, 0.2],
        [-0.6, 0.9],
        [0, 1.1],
        [0.6, 0.9],
        [0.86, 0.2],
        [0.44, 0.6],
        [0, 0.84],
        [-0.44, 0.6],
      ]),
      stone,
      { tone: -0.4, contour: false },
    );
  eyes(pen, on, stone, style);
  features(pen, on, stone, style);
  if (style === 'beard') beard(pen, on, stone);
  if (style === 'stern') headband(pen, on, stone);
  aged(pen, on, style);
  if (!paint) return;
  for (const side of [-1, 1])
    pen.stroke(on(arc(side * 0.52, -0.2, 0.17, 0.17, 0.3, 6, 12)), 9, { colour: paint, from: 0.6, to: 0.3 });
  pen.stroke(
    on([
      [-0.56, -0.26],
      [-0.3, -0.44],
      [0, -0.34],
      [0.3, -0.44],
      [0.58, -0.22],
    ]),
    12,
    { colour: paint, from: 0.2, to: 0.2 },
  );
}
