/** Faces, in head space: the skull is a circle of radius 36 round (0, 0). */
import type { Knot } from '../core/geometry';
import { lookUpMood } from '../core/expressions';
import type { Mood } from '../core/expressions';
import { named } from '../core/named';
import type { Sketch } from '../core/sketch';
import { knots, oval, stretch } from '../core/knots';
import type { Knots } from '../core/knots';
import { mixSrgb } from '../core/colour';
import type { Swatch } from '../core/swatches';

const EYE_Y = 7.5;
const EYE_X = 16;
const EYE_SIZE = 1.22;
/** How far the middle of the face moves when the head turns fully. */
const FACE_SHIFT = 5.5;

/** All jaws: right halves of the head, brow to chin; the chin itself is last. */
export const JAWS = {
  soft: knots`24 -32, 36 -13, 37 4, 33 19, 20 30, 0 35`,
  pointed: knots`24 -32, 36 -13, 36 4, 30 18, 14 31, 0 37`,
  square: knots`25 -32, 36 -14, 36 6, 34 22, 24 35, 0 38`,
  long: knots`22 -33, 33 -14, 33 6, 30 22, 19 37, 0 43`,
  round: knots`24 -32, 38 -12, 41 6, 37 21, 22 31, 0 34`,
  gaunt: knots`24 -33, 35 -14, 34 2, 27 16, 17 33, 0 39`,
} as const satisfies Record<string, Knots>;

export type JawName = keyof typeof JAWS;

/** The middle of a face turned by `turn` (-1 left .. 1 right). */
export const faceMiddle = (turn: number): number => FACE_SHIFT * turn;

/** The bare head, turned by `turn`. */
export function headShape(turn: number, jaw: JawName): Knots {
  const half = named<Knots>(JAWS, jaw, 'jaw');
  const far = 1 - 0.07 * Math.abs(turn);
  const near = 1 + 0.02 * Math.abs(turn);
  const squeezed = ([x, y]: Knot): Knot => [x * (Math.sign(x) === Math.sign(turn) ? far : near), y];
  const side = half.slice(0, -1);
  const chin: Knot = [5 * turn, half.at(-1)?.[1] ?? 0];
  return [[0, -37], ...side.map(squeezed), chin, ...stretch(side, -1).map(squeezed).toReversed()];
}

type Nose = (s: Sketch, skin: Swatch, turn: number) => void;

/** All noses, at (0, 0) between eyes and mouth. */
export const NOSES = {
  tick: (s, skin, turn) =>
    s.stroke(knots`${turn * 2 - 0.6} -0.6, ${turn * 2 + 1.2} 0.8`, 1.9, {
      colour: mixSrgb(s.dim(skin), s.inkColour, 0.35),
    }),
  none: () => {},
  button: (s, skin) =>
    s.shape(oval(1, 0, 4.4, 3.8), skin, { contour: false, line: 1.8, light: [-1.2, -1.4] }),
  big: (s, skin) =>
    s.shape(knots`-3 -9, 3 -9, 9 1, 5 7, -5 7, -9 1`, skin, { contour: false, line: 2.2, light: [-2, -2] }),
  sharp: (s, skin, turn) =>
    s.stroke(knots`${turn * 3 - 1} -7, ${turn * 3 + 4 * Math.sign(turn || 1)} 1, ${turn * 3 - 1} 2.4`, 2.2, {
      colour: mixSrgb(s.dim(skin), s.inkColour, 0.6),
    }),
  // it points aside even when the face does not: from straight ahead nobody would see how long it is
  long: (s, skin, turn) => {
    const far = Math.sign(turn || 1) * Math.max(Math.abs(turn), 0.8);
    s.shape(knots`-5 1!, 5 -1!, ${far * 42 + 4} 7, ${far * 50} 13, ${far * 40} 16, -3 12`, skin, {
      line: 2.4,
    });
  },
  red: (s) => s.shape(oval(1, 0, 6, 5.6), 'red', { contour: false, line: 2.2, light: [-1.6, -1.6] }),
} as const satisfies Record<string, Nose>;

export type NoseName = keyof typeof NOSES;

export interface Face {
  readonly mood: Mood;
  readonly turn: number;
  readonly skin: Swatch;
  readonly iris: Swatch;
  readonly hairColour: Swatch;
  readonly nose: NoseName;
  /** A beard brings its own mouth. */
  readonly bearded: boolean;
}

/** Cheeks, eyes, brows, nose and mouth. */
export function drawFace(s: Sketch, { mood, turn, skin, iris, hairColour, nose, bearded }: Face): void {
  const { eyes, wink, mouth, brow, blush } = lookUpMood(mood);
  const cx = faceMiddle(turn);
  const rosy = mixSrgb(s.lit(skin), s.lit('#e8506a'), 0.42);
  const sides = [-1, 1].map((out) => {
    const isFar = out * turn > 0;
    return {
      out,
      k: isFar ? 1 - 0.2 * Math.abs(turn) : 1,
      x: cx + out * EYE_X * (isFar ? 1 - 0.1 * Math.abs(turn) : 1),
    };
  });

  if (blush) for (const { x, out } of sides) s.tint(oval(x + out * 4, 18, 6.4, 3.6), rosy, 0.8);
  for (const { x, k, out } of sides) {
    const eye = out === 1 ? wink : eyes;
    s.at({ x, y: EYE_Y, scale: EYE_SIZE }, () => eye(s, { k, out, iris, skin }));
    if (!brow) continue;
    const colour = mixSrgb(s.dim(hairColour), s.inkColour, 0.6);
    s.at({ x: x + out * 0.6, y: EYE_Y - 16.5 + (brow.dy ?? 0), rot: out * brow.angle }, () =>
      s.stroke(stretch(knots`-6 0.8, 0 -1.2, 6 0.8`, k), brow.width, {
        colour,
        heavy: out > 0 ? 0.35 : 0.65,
      }),
    );
  }
  s.at({ x: cx * 1.1, y: 14 }, () => named<Nose>(NOSES, nose, 'nose')(s, skin, turn));
  if (!bearded) s.at({ x: cx * 1.05, y: 22.5, scale: 1.1 }, () => mouth(s));
}
