/** What arms and legs have in common: two bones and a width. */
import { mid } from '../core/sprite-shapes';
import type { Shape, Shapes, Spot } from '../core/sprite-shapes';
import type { Limbs } from './rig';

/** A piece of clothing on one limb; k is the thickness of the wearer's limbs. */
export type LimbCover = (limb: Limbs, k: number) => Shapes;

/** A two-bone limb bent into a soft five-point line. */
export const bent = (a: Spot, b: Spot, c: Spot): Shape => [
  a,
  mid(a, b, 0.55),
  mid(mid(a, b, 0.9), mid(b, c, 0.1)),
  mid(b, c, 0.45),
  c,
];

/** A place on a two-bone limb: 0 at its root, 1 at the joint, 2 at its end. */
export const along = (a: Spot, b: Spot, c: Spot, t: number): Spot =>
  t <= 1 ? mid(a, b, t) : mid(b, c, t - 1);

export const scaled = (k: number, ...widths: readonly number[]): readonly number[] =>
  widths.map((w) => w * k);
