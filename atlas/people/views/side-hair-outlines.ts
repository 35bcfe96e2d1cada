/**
 * The edges of hair in profile, head space, facing right: a crown (from the nape over the top to the brow), closed by a
 * fringe (from the brow back to the temple) and a lower edge (from the temple, round or over the ear, to the nape).
 */
import { knots } from '../../core/knots';
import type { Knots } from '../../core/knots';
import { locks } from '../hair/outlines';
import type { BackName, CrownName, FringeName } from '../hair/outlines';

export const SIDE_CROWNS: Readonly<Record<CrownName, Knots>> = {
  round: knots`-35 20, -42 4, -42 -16, -32 -36, -11 -48, 12 -48, 29 -39, 38 -25, 39 -10!`,
  flat: knots`-34 18, -40 2, -39 -16, -29 -34, -10 -43, 11 -43, 27 -35, 36 -22, 37.5 -10!`,
  full: knots`-39 26, -48 8, -48 -16, -37 -41, -12 -55, 13 -55, 32 -45, 42 -27, 41 -8!`,
  tousled: locks(
    knots`-36 18, -50 16, -43 2, -57 -8, -46 -20, -57 -40, -35 -41, -29 -61, -6 -51, 16 -65, 22 -49, 44 -53, 37 -33, 51 -22, 39 -10`,
    3.2,
    -0.6,
  ),
  spikes: locks(
    knots`-34 18, -60 24, -45 4, -76 -8, -48 -22, -72 -50, -36 -45, -36 -86, -4 -54, 18 -90, 25 -49, 54 -66, 37 -31, 58 -26, 38 -8`,
    6,
    -1.5,
  ),
  flame: locks(
    knots`-33 14, -56 8, -42 -10, -70 -38, -40 -38, -48 -86, -15 -54, -2 -112, 15 -56, 38 -86, 33 -42, 57 -54, 38 -18`,
    7,
    -2,
  ),
  pixie: knots`-34 18, -43 4, -42 -16, -31 -37, -10 -49!, 4 -61!, 8 -48!, 27 -40, 38 -24, 40 -8!`,
  bumps: knots`
    -36 22!, -51 15, -46 0!, -60 -12, -48 -25!, -54 -45, -35 -44!, -28 -63, -8 -52!, 8 -66, 22 -51!,
    43 -55, 40 -34!, 54 -24, 40 -8!
  `,
  pompadour: knots`
    -34 14, -41 2, -40 -18, -30 -36, -8 -46, 10 -66, 38 -78, 64 -67, 66 -46, 46 -33!, 39 -24, 38 -12!
  `,
  mohawk: locks(
    knots`-30 14, -56 12, -38 -8, -64 -28, -36 -32, -52 -70, -18 -42, -14 -92, 6 -46, 30 -84, 24 -38, 50 -48, 33 -20`,
    5,
    -1,
  ),
};

/** Shaven sides: from the brow along the skull back to the nape. */
export const ALONG_THE_SKULL = knots`24 -27!, 8 -34, -12 -31, -25 -18, -28 2`;

export const SIDE_FRINGES: Readonly<Record<FringeName, Knots>> = {
  swept: locks(knots`39 -10, 38 5, 28 -10, 20 5, 14 -12, 6 9, 2 -8`, 2.6, 1),
  choppy: locks(knots`39 -10, 33 2, 27 -14, 19 4, 14 -15, 6 7, 2 -8`, 2.4, 2),
  straight: knots`39 -8!, 37 0!, 24 2, 9 1!, 8 12!, 2 12!`,
  curtain: knots`36 -22!, 28 -22, 18 -12, 11 4, 4 14!`,
  sideOver: knots`39 -9!, 36 1, 27 9!, 22 -5, 12 -12, 5 8!`,
  slick: knots`33 -22!, 20 -24, 10 -15, 6 4!`,
  peak: knots`37 -14!, 28 -22, 16 -21, 9 -10, 5 5!`,
  airy: locks(knots`39 -10, 35 2, 27 -11, 19 3, 13 -12, 6 6, 2 -8`, 2, 2),
  curls: knots`39 -8!, 34 0, 28 -9!, 21 0, 14 -10!, 8 2, 3 -6!`,
  hime: knots`39 -8!, 37 0!, 22 2, 14 1!, 15 36!, 3 38!`,
  long: [...locks(knots`39 -10, 36 4, 26 -14, 15 6, 10 -8`, 2.6, 2), ...knots`12 14, 9 30!`],
  temples: [...locks(knots`39 -10, 32 5, 26 -15, 17 6, 12 -12`, 2.6, 2), ...knots`8 20!, 2 4`],
};

/** Below the temple: round an ear that is seen. */
export const ROUND_THE_EAR = knots`1 6!, -3 -2, -9 -4, -16 -1, -19 8, -17 19, -21 31!, -25 25, -30 29!`;

/** Below the temple over the ear, for hair that hangs behind. */
export const OVER_THE_EAR: Readonly<Record<Exclude<BackName, 'nape'>, Knots>> = {
  bob: knots`6 8, 8 22, 5 37!, -10 42, -26 42, -38 36!, -42 26`,
  medium: locks(knots`5 10, 2 44, -8 38, -16 54, -24 44, -36 56, -44 26`, 2, 2),
  long: knots`5 10, 2 34, 3 56!, -12 46, -24 60!, -36 48, -44 24`,
  wavy: knots`6 8, 9 24, 2 40, 6 58!, -10 50, -22 62!, -38 50, -46 26`,
  mane: locks(knots`5 6, 8 40, -6 34, -12 56, -24 42, -44 58, -46 22`, 3, -1),
  cloud: knots`6 6, 12 20, 4 32!, 6 46, -10 48!, -24 60, -38 48!, -52 40, -46 22!`,
};
