/** Somebody who belongs to a thing: a rider, a guest behind a window, an onlooker on a bench. Head, face and shoulders. */
import { TAU, arc, nth, range } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import type { Pen } from '../../core/pen';
import { drawBustFace } from './bust-face';

/** A few of each: whoever belongs to a thing must look like nobody of a cast. */
export const BUST_SKINS = ['#f6cfa8', '#e0a878', '#a86e4a', '#fbe0c8', '#8a5638'] as const;
export const BUST_HAIR = ['#5a3a2c', '#2f2a38', '#a8704a', '#4a3f4a', '#7a4a3a'] as const;

/** Radius in picture pixels at weight 1 below which a line would fill what it edges. */
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

/** How a head of hair lies, in radii of the head, its middle at (0, 0). */
interface Cut {
  /** How far locks hang beside the face. */
  readonly low: number;
  /** The hem of the fringe, from right to left. */
  readonly fringe: readonly Point[];
  /** What is behind the head. */
  readonly behind?: 'long' | 'bun' | 'tails' | 'curls' | 'pony';
  /** Tips that stand off the crown. */
  readonly spiky?: true;
}

const SWEPT: readonly Point[] = [
  [0.8, -0.12],
  [0.52, -0.5],
  [0.3, -0.2],
  [-0.1, -0.52],
  [-0.5, -0.34],
  [-0.8, -0.02],
];
const STRAIGHT: readonly Point[] = [
  [0.8, -0.22],
  [0.4, -0.3],
  [0.28, -0.2],
  [-0.1, -0.3],
  [-0.24, -0.2],
  [-0.8, -0.24],
];
const PARTED: readonly Point[] = [
  [0.82, 0.04],
  [0.5, -0.36],
  [0.1, -0.62],
  [-0.3, -0.4],
  [-0.56, -0.2],
  [-0.84, 0.06],
];
const TUFTS: readonly Point[] = [
  [0.8, -0.3],
  [0.56, -0.16],
  [0.3, -0.5],
  [0, -0.18],
  [-0.3, -0.5],
  [-0.8, -0.2],
];

const CUTS: readonly Cut[] = [
  { low: 0.1, fringe: SWEPT },
  { low: 0.6, fringe: STRAIGHT, behind: 'long' },
  { low: 0.2, fringe: PARTED, behind: 'bun' },
  { low: 0.12, fringe: TUFTS },
  { low: 0.06, fringe: TUFTS, spiky: true },
  { low: 0.34, fringe: SWEPT, behind: 'tails' },
  { low: 0.1, fringe: STRAIGHT, behind: 'curls' },
  { low: 0.16, fringe: SWEPT, behind: 'pony' },
];

/** Draws one whose head has its middle at a picture point and this radius in picture pixels. Takes no chance from the pen. */
export function bust(
  pen: Pen,
  [x, y]: Point,
  r: number,
  { skin, hair, cloth, kind = 0, look = 0, asleep = false, contour = true }: BustOptions,
): void {
  const p = (u: number, z: number): Point => [x + u * r, y + z * r];
  const style = { wobble: 0, contour, ink: r < SMALL ? 0.55 : 0.8 } as const;
  const round = (u: number, z: number, w: number, h: number, colour: string, tone = 0) =>
    pen.shape(arc(...p(u, z), w * r, h * r), colour, { ...style, edge: 'smooth', tone });
  const cut = nth(CUTS, Math.abs(Math.round(kind)) % CUTS.length);
  const turn = look * 0.2;

  if (cut.behind === 'long')
    pen.shape([p(-1.14, -0.3), p(-1.22, 1), p(-0.8, 1.36), p(0.8, 1.36), p(1.22, 1), p(1.14, -0.3)], hair, {
      ...style,
      tone: -0.6,
    });
  if (cut.behind === 'bun') round(-turn, -1.24, 0.5, 0.46, hair);
  if (cut.behind === 'tails') for (const k of [-1, 1]) round(k * 1.28, 0.42, 0.36, 0.76, hair, -0.3);
  if (cut.behind === 'pony') round(look > 0 ? -1.16 : 1.16, 0.24, 0.42, 0.82, hair, -0.3);
  if (cut.behind === 'curls')
    pen.shape(arc(...p(0, -0.24), 1.34 * r, 1.22 * r, 0, TAU, 13), hair, { ...style, edge: 'scallop' });

  if (cloth !== undefined) {
    pen.shape(
      [p(-1.16, 2.2), p(-1.04, 1.36), p(-0.5, 0.96), p(0.5, 0.96), p(1.04, 1.36), p(1.16, 2.2)],
      cloth,
      style,
    );
    pen.tint([p(0.26, 1), p(0.5, 0.96), p(1.04, 1.36), p(1.16, 2.2), p(0.46, 2.2)], cloth, {
      tone: -0.9,
      edge: 'straight',
    });
    if (r >= SMALL) {
      pen.tint([p(-0.42, 0.9), p(0.42, 0.9), p(0, 1.5)], skin, { tone: -0.7, edge: 'straight' });
      pen.scratches([[p(-0.46, 0.98), p(0, 1.52), p(0.46, 0.98)]], { width: 0.6, opacity: 0.7 });
    }
  }
  if (r >= SMALL && cut.low < 0.3)
    for (const k of [-1, 1]) if (k * look < 0.4) round(k * 1.02, 0.22, 0.2, 0.25, skin, -0.2);
  // a chin, not a ball
  pen.shape(
    [
      ...arc(...p(0, 0.02), r * 1.02, r * 0.94, Math.PI, TAU, 9),
      p(1, 0.3),
      p(0.78, 0.72),
      p(0.3 + turn * 0.4, 0.98),
      p(-0.3 + turn * 0.4, 0.98),
      p(-0.78, 0.72),
      p(-1, 0.3),
    ],
    skin,
    { ...style, edge: 'smooth' },
  );
  drawBustFace(pen, p, r, { kind, turn, asleep, small: r < SMALL });
  const crown = cut.spiky
    ? range(9).flatMap((i): Point[] => {
        const at = (a: number, far: number): Point => p(Math.cos(a) * far * 1.06, Math.sin(a) * far - 0.04);
        const a = Math.PI * (1 + i / 8);
        return i < 8 ? [at(a, 1.06), at(a + 0.24, 1.42)] : [at(a, 1.06)];
      })
    : arc(...p(0, -0.06), r * 1.12, r * 1.1, Math.PI, TAU, 13);
  pen.shape(
    [
      ...crown,
      p(1.08, cut.low),
      p(0.88, cut.low + 0.06),
      ...cut.fringe.map(([u, z]) => p(u + turn * (1 - Math.abs(u)), z)),
      p(-0.88, cut.low + 0.06),
      p(-1.08, cut.low),
    ],
    hair,
    style,
  );
  pen.tint(
    [
      p(-0.94, -0.42),
      p(-0.66, -0.78),
      p(-0.1, -0.98),
      p(-0.06, -0.8),
      p(-0.34, -0.66),
      p(-0.5, -0.72),
      p(-0.7, -0.4),
    ],
    hair,
    { tone: 1.2, edge: 'straight' },
  );
}
