/** Creature heads in head space: radius 36 round (0, 0), like people, so they can wear the same hats. */
import { knots } from '../core/sprite-shapes';
import type { Shape } from '../core/sprite-shapes';

export const SKULLS = {
  round: knots`0 -36, 25 -30, 38 -8, 35 17, 17 32, 0 35, -17 32, -35 17, -38 -8, -25 -30`,
  wide: knots`0 -30, 26 -28, 42 -8, 44 12, 26 30, 0 33, -26 30, -44 12, -42 -8, -26 -28`,
  cheeky: knots`
    0 -32, 26 -28, 37 -6, 37 6, 50 18!, 36 25, 14 34, 0 35, -14 34, -36 25, -50 18!,
    -37 6, -37 -6, -26 -28
  `,
  egg: knots`0 -40, 22 -34, 34 -10, 36 14, 20 33, 0 36, -20 33, -36 14, -34 -10, -22 -34`,
  wedge: knots`0 -30, 28 -28, 42 -14, 36 6, 18 26, 0 34, -18 26, -36 6, -42 -14, -28 -28`,
  square: knots`-30 -32, 0 -34, 30 -32, 37 -24, 38 20, 30 32, 0 34, -30 32, -38 20, -37 -24`,
  frog: knots`
    0 -18, 12 -22!, 14 -38, 28 -44, 38 -34, 36 -18, 46 4, 38 24, 18 32, 0 33, -18 32,
    -38 24, -46 4, -36 -18, -38 -34, -28 -44, -14 -38, -12 -22!
  `,
  long: knots`
    0 -38, 20 -34, 28 -12, 24 14, 26 34, 16 48, 0 51, -16 48, -26 34, -24 14, -28 -12,
    -20 -34
  `,
  fluffy: knots`
    0 -36, 24 -32, 36 -16, 46 -6!, 38 2, 50 14!, 37 18, 40 32!, 18 32, 0 37, -18 32,
    -40 32!, -37 18, -50 14!, -38 2, -46 -6!, -36 -16, -24 -32
  `,
} as const satisfies Record<string, Shape>;

export type SkullName = keyof typeof SKULLS;
