/** The museum's sign, on everything in this town: a thief's mask, plain or weeping. */
import { arc } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Material } from '../../../core/light';
import type { Pen } from '../../../core/pen';

/** Where a spot of the mask lies: x -1..1 to the right, y -1..1 upward. */
type Face = (x: number, y: number) => Point;

/** A half mask with long slanted eyes and horns of feather. */
export function halfMask(pen: Pen, face: Face, paint: Material, hollow: Material = '#17101c'): void {
  const side = (o: number): Point[] => [
    face(o * 0.16, 0.3),
    face(o * 0.55, 0.46),
    face(o * 1.05, 0.95),
    face(o * 1, 0.2),
    face(o * 0.84, -0.24),
    face(o * 0.5, -0.44),
    face(o * 0.18, -0.2),
  ];
  pen.shape([...side(-1), face(0, -0.42), ...side(1).reverse()], paint, { wobble: 0.4 });
  for (const o of [-1, 1]) {
    pen.shape(
      [
        face(o * 0.2, -0.02),
        face(o * 0.5, 0.2),
        face(o * 0.84, 0.3),
        face(o * 0.66, -0.06),
        face(o * 0.42, -0.14),
      ],
      hollow,
      {
        ink: 0.8,
        contour: false,
      },
    );
    pen.line([face(o * 0.3, 0.34), face(o * 0.62, 0.46), face(o * 0.92, 0.74)], 0.9, { smooth: true });
    pen.tint([face(o * 0.34, -0.26), face(o * 0.66, -0.2), face(o * 0.52, -0.38)], paint, {
      tone: -1,
      edge: 'straight',
    });
  }
}

/** A whole theatre mask, laughing or weeping. */
export function theatreMask(pen: Pen, face: Face, paint: Material, mood: 'laugh' | 'weep'): void {
  const up = mood === 'laugh' ? 1 : -1;
  pen.shape(
    [
      face(-0.9, 0.8),
      face(0, 0.96),
      face(0.9, 0.8),
      face(0.92, 0),
      face(0.6, -0.66),
      face(0, -1),
      face(-0.6, -0.66),
      face(-0.92, 0),
    ],
    paint,
    { edge: 'smooth' },
  );
  pen.tint(
    [face(0.3, 0.86), face(0.88, 0.74), face(0.9, 0), face(0.56, -0.64), face(0.04, -0.96), face(0.4, -0.3)],
    paint,
    { tone: -0.9 },
  );
  for (const o of [-1, 1]) {
    const [x, y] = face(o * 0.42, 0.28);
    const [x1] = face(o * 0.42 + 0.24, 0.28);
    const r = Math.abs(x1 - x);
    pen.shape(
      arc(x, y + up * r * 0.2, r, r * 0.62, up > 0 ? Math.PI : 0, up > 0 ? Math.PI * 2 : Math.PI, 10),
      '#17101c',
      { edge: 'straight', ink: 0.8, contour: false },
    );
    pen.line([face(o * 0.18, 0.56 + up * 0.06), face(o * 0.42, 0.62 + up * 0.04), face(o * 0.7, 0.54)], 1.6, {
      smooth: true,
    });
  }
  pen.line([face(-0.04, 0.3), face(-0.14, -0.12), face(0.06, -0.14)], 1.2, { smooth: true });
  const mouth = mood === 'laugh' ? [-0.28, -0.62] : [-0.6, -0.32];
  pen.shape(
    [face(-0.46, mouth[0] ?? 0), face(0, -0.4), face(0.46, mouth[0] ?? 0), face(0, mouth[1] ?? 0)],
    '#17101c',
    { edge: 'smooth', ink: 0.9, contour: false },
  );
}
