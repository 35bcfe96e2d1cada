/** A playing card as a flat thing in space: every landmark of the card valley is built of them. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Material } from '../../../core/light';
import type { Pen } from '../../../core/pen';

export type CardSign = 'star' | 'wave' | 'leaf' | 'flame' | 'eye' | 'coin';

/** Where a spot of the card lies on the picture: `s` 0..1 across, `t` 0..1 upward. */
type Face = (s: number, t: number) => Point;

const mark = (face: Face, points: readonly Point[], size: number): Point[] =>
  points.map(([x, y]) => face(0.5 + x * size, 0.52 + y * size * 0.72));

const SIGNS: Readonly<Record<CardSign, readonly Point[]>> = {
  star: range(10).map((i): Point => {
    const [a, r] = [(i * Math.PI) / 5 + Math.PI / 2, i % 2 ? 0.17 : 0.4];
    return [Math.cos(a) * r, Math.sin(a) * r];
  }),
  wave: [
    [-0.4, -0.3],
    [0.4, -0.3],
    [0.4, -0.05],
    [0.22, 0.02],
    [0.3, 0.22],
    [0.08, 0.36],
    [-0.2, 0.24],
    [-0.32, -0.02],
    [-0.4, -0.12],
  ],
  leaf: [
    [0, -0.42],
    [0.3, -0.1],
    [0.26, 0.2],
    [0, 0.44],
    [-0.26, 0.2],
    [-0.3, -0.1],
  ],
  flame: [
    [0, -0.4],
    [0.28, -0.26],
    [0.3, 0.02],
    [0.16, 0.16],
    [0.14, 0],
    [0.02, 0.44],
    [-0.16, 0.14],
    [-0.3, 0],
    [-0.24, -0.28],
  ],
  eye: [
    [-0.42, 0],
    [-0.16, 0.24],
    [0.16, 0.24],
    [0.42, 0],
    [0.16, -0.24],
    [-0.16, -0.24],
  ],
  coin: arc(0, 0, 0.34, 0.4, 0, Math.PI * 2, 14),
};

/** Draws a card whose spots `face` tells; `tone` shades it like the wall it leans as. */
export function card(
  pen: Pen,
  face: Face,
  {
    sign,
    colour,
    paper = '#fbf3df',
    tone = 0,
  }: {
    readonly sign: CardSign;
    readonly colour: Material;
    readonly paper?: Material;
    readonly tone?: number;
  },
): void {
  const inset = (k: number): Point[] => [
    face(k, k * 0.7),
    face(1 - k, k * 0.7),
    face(1 - k, 1 - k * 0.7),
    face(k, 1 - k * 0.7),
  ];
  pen.shape(inset(0), paper, { tone });
  pen.shape(inset(0.07), colour, { tone: tone - 0.1, ink: 0.8, contour: false });
  pen.shape(inset(0.12), paper, { tone: tone + 0.2, ink: 0.6, contour: false });
  for (const t of [0.14, 0.8])
    pen.shape([face(0.18, t), face(0.82, t), face(0.82, t + 0.06), face(0.18, t + 0.06)], colour, {
      tone: tone + 0.4,
      ink: 0.5,
      contour: false,
    });
  pen.shape(mark(face, SIGNS[sign], 0.86), colour, {
    tone,
    ink: 1,
    contour: false,
    edge: sign === 'star' || sign === 'eye' ? 'straight' : 'smooth',
  });
  if (sign === 'eye' || sign === 'coin')
    pen.shape(mark(face, SIGNS.coin, 0.34), paper, { edge: 'smooth', ink: 0.9, contour: false, tone });
  if (sign === 'leaf') pen.line([face(0.5, 0.24), face(0.5, 0.74)], 0.9);
  for (const [s, t] of [
    [0.17, 0.93],
    [0.83, 0.08],
  ] as const)
    pen.line([face(s, t), face(s + 0.001, t - 0.03)], 2.6, { colour });
}
