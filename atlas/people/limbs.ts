/** What arms and legs have in common: two bones and a width. */
import type { Point } from '../core/geometry';
import { between } from '../core/geometry';
import type { Knots, Outlines } from '../core/knots';
import type { Limbs } from './rig';

/** A piece of clothing on one limb; k is the thickness of the wearer's limbs. */
export type LimbCover = (limb: Limbs, k: number) => Outlines;

/** A two-bone limb bent into a soft five-point line. */
export const bent = (a: Point, b: Point, c: Point): Knots => [
  a,
  between(a, b, 0.55),
  between(between(a, b, 0.9), between(b, c, 0.1)),
  between(b, c, 0.45),
  c,
];

/** A place on a two-bone limb: 0 at its root, 1 at the joint, 2 at its end. */
export const along = (a: Point, b: Point, c: Point, t: number): Point =>
  t <= 1 ? between(a, b, t) : between(b, c, t - 1);

export const scaled = (k: number, ...widths: readonly number[]): readonly number[] =>
  widths.map((w) => w * k);
