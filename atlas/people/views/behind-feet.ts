/** Feet seen from behind, in the ankle's frame: heels with the ground 8 below, and soles of feet that are lifted. */
import type { Sketch } from '../../core/sketch';
import { knots, oval, stretch } from '../../core/knots';
import type { Swatch } from '../../core/swatches';
import { showsToes } from '../shoes';
import type { Shoe, ShoeName } from '../shoes';

/** A little of the toes is seen beyond the heel, to +x. */
const TOES = knots`1 0, 8 2, 11 6, 10.4 8.4!, 0 8.4!`;
const HEEL = knots`-5.6 -7, -7 0, -7.2 5, -6.6 8.4!, 6 8.4!, 6.6 4, 6.4 -1, 5.6 -7`;
const RIM = knots`-9 5.4!, 12 5.4!, 12 10!, -9 10!`;

/** A shoe with its seam up the heel, and a dark rim below. */
const shoe: Shoe = (s, colour) => {
  s.shape([TOES, HEEL], colour, { inside: () => s.cast(RIM, colour) });
  s.stroke(knots`-0.4 -6, -0.6 -1, -0.4 5`, 1.6);
};

/** A boot up to `top`, with a block for a heel. */
const boot =
  (top: number, wide: number): Shoe =>
  (s, colour) => {
    s.shape(
      [TOES, knots`${-wide} ${top}!, ${wide} ${top}!, 6.6 -4, 7 2, 7 8.4!, -7.4 8.4!, -7.2 2, -6.6 -4`],
      colour,
      { inside: () => s.cast(RIM, colour) },
    );
    s.stroke(knots`-0.4 ${top + 2}, -0.8 -4, -0.4 5`, 1.6);
  };

const bare = (s: Sketch, skin: Swatch): void => {
  s.shape([TOES, HEEL], skin);
  s.stroke(knots`-3.4 4, 0 5.6, 3 4`, 1.4);
};

const HEELS: Readonly<Record<ShoeName, Shoe>> = {
  shoes: shoe,
  sneakers: (s, colour) => {
    s.shape([TOES, HEEL], colour, { inside: () => s.tint(RIM, s.lit('#fdf8ee')) });
    s.tint(knots`-2.6 -7!, 2.4 -7!, 2 1!, -2.4 1!`, s.lit('#fdf8ee'));
  },
  boots: boot(-15, 7.4),
  tallBoots: (s, colour) => {
    boot(-27, 8.6)(s, colour);
    s.shape(knots`-9.8 -29!, 9.8 -29!, 9 -21!, -9 -21!`, colour, { line: 2.6 });
  },
  sandals: (s, colour) => {
    s.shape(knots`-7.4 5!, 10.6 5!, 10.4 9!, -7 9!`, colour);
    s.stroke(knots`-6 1, 0 -1, 6 1`, 2.4);
  },
  geta: (s) =>
    s.shape(knots`-8 4!, 9 4!, 9 7!, 7.4 7!, 7.4 11!, -6.4 11!, -6.4 7!, -8 7!`, 'wood', { light: 0 }),
  heels: (s, colour) =>
    s.shape([TOES, knots`-5 -5, -6 1, -2.6 4, -1.8 8.6!, 1.8 8.6!, 2.6 4, 6 1, 5 -5`], colour),
  greaves: (s, colour) => {
    boot(-22, 8)(s, colour);
    s.stroke(knots`-7 -7, 0 -5, 7 -7`, 2);
  },
  wraps: (s, colour) => {
    shoe(s, colour);
    s.stroke(knots`-6 -3, 6 -5`, 1.6);
  },
  paws: (s, colour) => s.shape(knots`-7.4 -6, -9 3, -7 8.6, 9 8.6, 11 3, 7 -4`, colour),
  bare: () => {},
};

/** The heel of a foot that stands. */
export function drawHeel(s: Sketch, feet: ShoeName, colour: Swatch, skin: Swatch): void {
  if (showsToes(feet)) bare(s, skin);
  HEELS[feet](s, colour);
}

/** A sole, its heel up and its toes down, in the colour of a worn shoe or of the skin. */
export function drawLiftedSole(s: Sketch, feet: ShoeName, colour: Swatch, skin: Swatch): void {
  const isBare = feet === 'bare' || feet === 'paws';
  const sole = knots`-6.4 -5, -5.8 2, -7.4 8, -6 14, 0.4 16.4, 7 13, 7.6 7, 6 1, 6.4 -5, 0 -8`;
  s.shape(sole, isBare ? skin : colour, {
    inside: () => {
      if (isBare) {
        s.tint(oval(0, -2, 4, 3.6), s.dim(skin), 0.6);
        s.tint(oval(0, 9, 5, 3.4), s.dim(skin), 0.6);
        return;
      }
      s.cast(stretch(sole, 0.66), colour);
      s.stroke(knots`-7 2.6, 0 1.6, 7 2.6`, 2.2);
    },
  });
}
