/** Somebody who belongs to a thing: a rider, a guest behind a window, an onlooker on a bench. Head, face and shoulders. */
import { TAU, arc, nth } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import type { Pen } from '../../core/pen';

/** A few of each: whoever belongs to a thing must look like nobody of a cast. */
export const BUST_SKINS = ['#f6cfa8', '#e0a878', '#a86e4a', '#fbe0c8', '#8a5638'] as const;
export const BUST_HAIR = ['#5a3a2c', '#2f2a38', '#a8704a', '#4a3f4a', '#7a4a3a'] as const;

const INK = '#2b1a2e';
/** Radius in picture pixels at weight 1 below which a face has eyes and no more. */
const SMALL = 9;

export interface BustOptions {
  readonly skin: string;
  readonly hair: string;
  /** Colour of the shoulders; none for a head alone. */
  readonly cloth?: string;
  /** Chooses the cut of the hair and the mood. */
  readonly kind?: number;
  /** Where the face looks: -1 left, 0 ahead, 1 right. */
  readonly look?: number;
  readonly asleep?: boolean;
  /** Is it part of the thing's heavy outline? */
  readonly contour?: boolean;
}

/** Draws one whose head has its middle at a picture point and this radius in picture pixels. Takes no chance from the pen. */
export function bust(
  pen: Pen,
  [x, y]: Point,
  r: number,
  { skin, hair, cloth, kind = 0, look = 0, asleep = false, contour = true }: BustOptions,
): void {
  const p = (u: number, z: number): Point => [x + u * r, y + z * r];
  const style = { wobble: 0, contour, ink: r < SMALL ? 0.55 : 0.8 } as const;
  const cut = kind % 4;
  if (cut === 1)
    pen.shape([p(-1.12, -0.3), p(-1.16, 0.9), p(-0.7, 1.1), p(0.7, 1.1), p(1.16, 0.9), p(1.12, -0.3)], hair, {
      ...style,
      tone: -0.6,
    });
  if (cut === 2)
    pen.shape(arc(...p(-look * 0.3, -1.2), 0.5 * r, 0.46 * r), hair, { ...style, edge: 'smooth' });
  if (cloth !== undefined) {
    pen.shape(
      [p(-1.05, 2.2), p(-0.95, 1.3), p(-0.45, 0.86), p(0.45, 0.86), p(0.95, 1.3), p(1.05, 2.2)],
      cloth,
      style,
    );
    pen.tint([p(0.2, 0.9), p(0.45, 0.86), p(0.95, 1.3), p(1.05, 2.2), p(0.4, 2.2)], cloth, {
      tone: -0.9,
      edge: 'straight',
    });
  }
  pen.shape(arc(...p(0, 0.04), r * 1.02, r * 0.96), skin, { ...style, edge: 'smooth' });
  const turn = look * 0.22;
  const brow = nth(
    [
      [0.6, -0.22, 0.26, -0.42, -0.1, -0.16, -0.5, -0.4, -0.74, -0.1],
      [0.7, -0.3, 0.3, -0.24, 0, -0.28, -0.4, -0.22, -0.74, -0.28],
      [0.66, -0.16, 0.1, -0.5, -0.2, -0.46, -0.5, -0.34, -0.76, -0.06],
      [0.74, -0.34, 0.34, -0.5, 0, -0.3, -0.36, -0.52, -0.72, -0.3],
    ] as const,
    cut,
  );
  const fringe = [0, 2, 4, 6, 8].map((i): Point => p(nth(brow, i) + turn, nth(brow, i + 1)));
  const low = cut === 1 ? 0.5 : 0.12;
  pen.shape(
    [
      ...arc(...p(0, -0.06), r * 1.1, r * 1.08, Math.PI, TAU, 11),
      p(1.06, low),
      p(0.86, low - 0.1),
      ...fringe,
      p(-0.86, low - 0.1),
      p(-1.06, low),
    ],
    hair,
    style,
  );
  pen.tint(arc(...p(-0.36, -0.68), r * 0.34, r * 0.13, 0, TAU, 8), hair, { tone: 1.3 });
  for (const k of [-1, 1]) {
    const [u, z] = [k * 0.38 + turn, 0.24] as const;
    if (asleep) pen.line([p(u - 0.18, z), p(u, z + 0.1), p(u + 0.18, z)], 0.7, { smooth: true });
    else {
      pen.tint(arc(...p(u, z), r * 0.13, r * 0.2, 0, TAU, 9), INK);
      if (r >= SMALL) pen.tint(arc(...p(u - 0.04, z - 0.08), r * 0.05, r * 0.06, 0, TAU, 6), '#ffffff');
    }
    if (r >= SMALL)
      pen.tint(arc(...p(k * 0.6 + turn, 0.5), r * 0.16, r * 0.09, 0, TAU, 8), '#ef8a7a', { opacity: 0.5 });
  }
  if (r < SMALL) return;
  if (kind % 3 === 0 && !asleep) pen.tint(arc(...p(turn, 0.58), r * 0.16, r * 0.13, 0, TAU, 8), '#a8403f');
  else pen.line([p(turn - 0.15, 0.56), p(turn, 0.63), p(turn + 0.15, 0.56)], 0.7, { smooth: true });
}
