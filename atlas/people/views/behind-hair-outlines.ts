/**
 * The edges of hair seen from behind, head space: below a crown (left temple over the top to the right one) either the
 * nape stays free, or locks hang down to the shoulder blades, which lie about y = 64. Right to left.
 */
import type { Knot } from '../../core/geometry';
import { knots } from '../../core/knots';
import type { Knots } from '../../core/knots';
import { locks } from '../hair/outlines';
import type { BackName } from '../hair/outlines';

/** Cut short: small locks end on the neck. */
export const SHORT_NAPE: Knots = [
  ...knots`39 14, 36 22!`,
  ...locks(knots`33 20, 25 30, 18 23, 8 32, 0 24, -9 32, -18 23, -25 30, -33 20`, 1.8, 1.4),
  ...knots`-36 22!, -39 14`,
];

/** Combed up to a tie or a bun. */
export const UPSWEPT_NAPE = knots`38 12, 32 21, 19 26, 8 24, 0 29!, -8 24, -19 26, -32 21, -38 12`;

/** Parted down to the nape and combed to both sides. */
export const PARTED_NAPE = knots`39 16, 33 28!, 20 25, 8 20, 0 8!, -8 20, -20 25, -33 28!, -39 16`;

/** Cut round a bowl, the neck shaven. */
export const BOWL_NAPE = knots`45 18!, 30 22, 0 23, -30 22, -45 18!`;

/** The crest of a shaven head, down to the nape. */
export const CREST_NAPE = knots`16 -4, 9 26!, 0 31, -9 26!, -16 -4`;

export type HangingName = Exclude<BackName, 'nape'>;

/** What hangs down the back: narrow at the neck, parted into locks that end apart. */
export const HANGING: Readonly<Record<HangingName, Knots>> = {
  bob: knots`46 26, 41 38!, 27 35, 12 32!, 0 34, -12 32!, -27 35, -41 38!, -46 26`,
  medium: [
    ...knots`42 24`,
    ...locks(knots`39 34, 34 49, 24 38, 14 54, 3 40, -9 55, -19 39, -33 50, -39 34`, 2.4, 1.6),
    ...knots`-42 24`,
  ],
  long: [
    ...knots`42 22, 36 36, 34 46`,
    ...locks(knots`33 50, 25 68, 16 47, 9 74, -1 44, -12 72, -18 48, -27 66, -33 49`, 2.6, 1.4),
    ...knots`-35 44, -37 34, -42 22`,
  ],
  wavy: knots`
    48 22, 38 34, 43 46, 33 56, 29 70!, 22 58, 20 47!, 14 60, 4 72!, -3 59, -1 46!, -9 58, -19 71!, -22 58,
    -20 47!, -28 58, -38 66!, -36 54, -44 46, -38 34, -48 22
  `,
  mane: locks(
    knots`
      44 20, 56 40, 38 38, 40 60, 24 46, 16 70, 4 48, -8 72, -15 48, -32 64, -34 42, -54 44, -44 20
    `,
    3,
    -0.6,
  ),
  cloud: knots`
    58 20, 50 34!, 54 48, 38 52!, 32 62, 17 55!, 6 66, -8 56!, -22 65, -32 53!, -50 52, -50 36!, -60 22
  `,
};

/** Strands within what hangs down, from the crown to the ends. */
export const STRANDS_OF: Readonly<Record<HangingName, readonly Knots[]>> = {
  bob: [knots`-16 2, -24 18, -28 31`, knots`1 4, 0 20, -1 30`, knots`17 2, 25 18, 29 31`],
  medium: [knots`-14 4, -21 26, -19 38`, knots`3 6, 4 26, 3 38`, knots`16 4, 24 24, 25 37`],
  long: [knots`-13 4, -20 30, -18 50`, knots`0 6, -1 28, -1 46`, knots`13 4, 18 28, 16 48`],
  wavy: [
    knots`-14 2, -24 22, -17 36, -21 50`,
    knots`0 6, 4 22, -2 34, 0 47`,
    knots`14 2, 24 22, 17 36, 20 48`,
  ],
  mane: [knots`-14 4, -22 26, -15 48`, knots`2 6, 5 28, 4 48`, knots`15 4, 24 26, 24 45`],
  cloud: [knots`-26 20, -18 30, -26 38`, knots`-2 24, 8 34, 0 44`, knots`24 18, 32 28, 24 38`],
};

/** As the head turns to the right, its hair is seen narrower and further to the left. */
export const turnedAside = (shape: Knots): Knots =>
  shape.map(([x, y, corner]): Knot => [x * 0.84 - 6, y, corner]);

/** From brow to nape on a head turned to the right: the fringe is away from us, its end and an ear are seen. */
export const SHORT_ASIDE: Knots = [
  ...knots`33 -6!, 30 6, 24 -2!, 15 0, 12 10, 14 20!`,
  ...locks(knots`14 22, 7 33, 0 25, -9 34, -17 25, -26 31, -34 21`, 1.6, 1.2),
  ...knots`-37 22!, -40 14`,
];

export const UPSWEPT_ASIDE = knots`33 -6!, 30 6, 24 -2!, 15 0, 12 12, 8 25, -3 30!, -12 25, -22 26, -33 21, -39 12`;

export const PARTED_ASIDE = knots`33 -6!, 30 6, 24 -2!, 16 2, 20 28!, 8 24, -2 8!, -10 21, -22 25, -34 28!, -40 16`;

export const BOWL_ASIDE = knots`45 4!, 36 10, 20 14, -4 22, -28 22, -45 16!`;

export const CREST_ASIDE = knots`14 -4, 7 26!, -2 30, -9 26!, -20 -4`;

/** The right edge of hair that hangs down, before the cheek. */
export const CHEEK_EDGE = knots`36 -8!, 31 4, 27 16`;
