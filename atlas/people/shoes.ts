/** Feet and what is worn on them, in the ankle's frame: the sole 8 below, toes towards +x. */
import type { Sketch } from '../core/sketch';
import { knots } from '../core/knots';
import type { Swatch } from '../core/swatches';

export type Shoe = (s: Sketch, colour: Swatch) => void;

export const BARE_FOOT = knots`-6 -6, -6.4 4, -4 8, 10 8.2, 12.4 5, 9 1, 5 -3`;

const SIDE = knots`-6.5 -6, -7.6 3, -7 8.4!, 12 8.4!, 13.6 4, 10 -0.6, 5.8 -3`;
const SOLE = knots`-8 5.6!, 13.4 5.6!, 13 9!, -7.6 9!`;

/** All shoes. */
export const SHOES = {
  shoes: (s, colour) => s.shape(SIDE, colour),
  sneakers: (s, colour) => {
    s.shape(SIDE, colour, {
      inside: () => {
        s.tint(SOLE, s.lit('#fdf8ee'));
        s.tint(knots`5 -4, 14 0, 14 6, 8.4 6`, s.lit('#fdf8ee'));
      },
    });
    s.stroke(knots`1 -3, 5.6 -0.4`, 1.7);
    s.stroke(knots`-1 -0.6, 3.4 1.6`, 1.5);
  },
  boots: (s, colour) => {
    s.shape(knots`-7.4 -15!, 7.4 -15!, 7 -5, 13 0, 14.4 8.4!, -8 8.4!, -7.4 -4`, colour, {
      inside: () => s.cast(SOLE, colour),
    });
    s.stroke(knots`-7.4 -10.6, 0 -9.4, 7.4 -10.6`, 1.8);
  },
  tallBoots: (s, colour) => {
    s.shape(knots`-8.6 -27!, 8.6 -27!, 7 -8, 13 0, 14.4 8.4!, -8 8.4!, -7.2 -8`, colour, {
      inside: () => s.cast(SOLE, colour),
    });
    s.shape(knots`-9.8 -29!, 9.8 -29!, 9 -21!, -9 -21!`, colour, { line: 2.6 });
  },
  sandals: (s, colour) => {
    s.shape(knots`-7.4 5!, 13.6 5!, 13 9!, -7 9!`, colour);
    s.stroke(knots`-1 5, 2 -2, 7 5`, 2.2);
  },
  geta: (s) => {
    s.shape(
      knots`-8 4!, 14 4!, 14 7!, 10 7!, 10 11!, 6.4 11!, 6.4 7!, 0 7!, 0 11!, -4 11!, -4 7!, -8 7!`,
      'wood',
      { light: 0 },
    );
    s.stroke(knots`1 4, 5 -2, 9 4`, 2.2, { colour: s.lit('#97263f') });
  },
  heels: (s, colour) =>
    s.shape(knots`-5.4 -5, -5 2, -6.6 8.4!, -3.6 8.4!, -1 4, 5 8.4!, 13 8.4!, 11 3, 4.6 -1.4`, colour),
  greaves: (s, colour) => {
    s.shape(knots`-8 -22!, 0 -26, 8 -22!, 7 -6, 13 0, 15.4 8.4!, -8 8.4!, -8 -6`, colour);
    s.stroke(knots`-7 -6, 0 -4, 7 -6`, 2);
    s.stroke(knots`5 0, 9 3, 9 8`, 1.7);
  },
  wraps: (s, colour) => {
    s.shape(SIDE, colour);
    s.stroke(knots`-6 -2, 6 -4`, 1.6);
  },
  paws: (s, colour) => s.shape(knots`-8 -6, -9.4 4, -6 8.6, 12 8.6, 15 3, 10 -3`, colour),
  bare: () => {},
} as const satisfies Record<string, Shoe>;

export type ShoeName = keyof typeof SHOES;

/** Is the foot itself seen? */
export const showsToes = (name: ShoeName): boolean =>
  name === 'bare' || name === 'sandals' || name === 'geta';
