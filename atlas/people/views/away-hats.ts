/** Headgear from behind, a little turned: what marks its front is not seen. */
import { knots, oval, stretch } from '../../core/knots';
import type { Sketch } from '../../core/sketch';
import type { Swatch } from '../../core/swatches';
import type { Hat, HatLayer } from '../hats/hat';
import type { HatName } from '../hats/hats';
import type { Sitter } from '../sitter';

type Anew = Pick<Hat, 'front'>;

const dome = (s: Sketch, c: Swatch, inside?: () => void): void =>
  s.shape(
    knots`-41 -4!, -42 -28, -24 -49, 0 -53, 24 -49, 42 -30, 40 -8!, 10 0, -16 2`,
    c,
    inside && { inside },
  );

/** A hood closed behind. */
const hood: HatLayer = (s, c) => {
  s.shape(knots`-38 42!, -48 14, -47 -18, -34 -46, 2 -58, 34 -46, 45 -18, 42 10, 32 42!, -4 48`, c);
  s.stroke(knots`2 -56, -4 -20, -2 44`, 2);
  s.stroke(knots`-36 31, -4 37, 32 30`, 1.9);
  s.stroke(knots`-30 -22, -35 2, -30 24`, 1.7);
  s.stroke(knots`26 -20, 31 0, 25 20`, 1.7);
};

const band = (s: Sketch, c: Swatch): void =>
  s.shape(knots`-41 -16!, 0 -14, 40 -20!, 41 -8!, 0 -1, -42 -3!`, c, { line: 2.8 });

/** Tied behind, two ends hanging. */
const knot = (s: Sketch, c: Swatch): void => {
  s.shape(knots`-14 -8!, -30 14, -24 32!, -14 22, -8 -2!`, c);
  s.shape(knots`-10 -8!, -4 16, 8 30!, 8 12, -4 -6!`, c);
  s.shape(oval(-11, -7, 7, 6), c, { contour: false, line: 2.4 });
};

const strap = (s: Sketch, c: Swatch): void => {
  s.line(knots`-41 -16, 0 -12, 40 -20`, 9, s.inkColour);
  s.line(knots`-41 -16, 0 -12, 40 -20`, 6, s.lit(c));
  s.shape(knots`-7 -18!, 5 -18!, 5 -7!, -7 -7!`, 'gold', { contour: false, line: 2 });
};

export const AWAY_HATS: Readonly<Partial<Record<HatName, Anew>>> = {
  cap: {
    front(s, c) {
      s.shape(knots`22 -18!, 40 -22, 56 -14, 58 -7!, 42 -8`, c, { light: [-1, -3] });
      dome(s, c, () => s.stroke(knots`0 -52, -6 -28, -4 0`, 2));
      s.shape(knots`-18 -1!, -14 -13, 2 -14, 8 -2!`, 'umber', { contour: false, line: 2.2, light: 0 });
      s.shape(oval(0, -53, 4.4, 3), c, { line: 2.4 });
    },
  },
  backCap: {
    front(s, c) {
      dome(s, c, () => s.stroke(knots`0 -52, -6 -28, -4 0`, 2));
      s.shape(knots`-36 -6!, -6 -14, 30 -10!, 32 2, 0 14, -34 8`, c, { light: [-1, -3] });
      s.shape(oval(0, -53, 4.4, 3), c, { line: 2.4 });
    },
  },
  bandana: {
    front(s, c, d) {
      dome(s, c, () => {
        for (const [x, y] of knots`-24 -30, -4 -38, 17 -34, -14 -20, 8 -24, 30 -20`)
          s.tint(oval(x, y, 3.6), s.lit(d));
      });
      knot(s, c);
    },
  },
  knight: {
    front(s, c, d) {
      s.shape(knots`2 -48!, -8 -74, -32 -84, -56 -70, -62 -44!, -46 -54, -26 -54, -4 -42!`, d);
      s.shape(knots`-41 20!, -44 -14, -34 -40, 0 -52, 34 -40, 43 -14, 40 12!, 24 30, -4 34, -32 30`, c);
      s.stroke(knots`0 -51, -4 -20, -3 32`, 2.4);
    },
  },
  greatHelm: {
    front(s, c) {
      s.shape(knots`-38 30!, -42 -10, -32 -40, 0 -50, 32 -40, 41 -10, 38 28!, 0 40`, c);
      s.stroke(knots`0 -49, -5 -10, -4 38`, 2.4);
    },
  },
  samurai: {
    front(s, c) {
      s.shape(knots`-43 -10!, -52 12, -36 30, 0 36, 36 28, 50 8, 42 -10!`, c);
      for (const y of [4, 17]) s.stroke(knots`-47 ${y - 2}, 0 ${y + 8}, 46 ${y - 4}`, 2);
      dome(s, c);
    },
  },
  space: {
    front(s, c, d) {
      s.shape(oval(0, -4, 54, 53), c);
      s.shape(oval(50, 4, 8, 12), d);
      s.stroke(knots`-20 36, 0 42, 22 36`, 2.4);
    },
  },
  pumpkin: {
    front(s, c, d) {
      s.shape(knots`-4 -46, -8 -60, 4 -66, 10 -58, 6 -46`, d);
      s.shape([oval(-26, -4, 26, 38), oval(26, -4, 26, 38), oval(0, -4, 26, 42)], c);
      s.stroke(knots`-12 -38, -20 -4, -12 32`, 2.4);
      s.stroke(knots`12 -38, 20 -4, 12 32`, 2.4);
    },
  },
  hood: { front: hood },
  catHood: {
    front(s, c, d) {
      for (const o of [-1, 1]) s.shape(stretch(knots`40 -26!, 42 -68!, 12 -48!`, o), c);
      hood(s, c, d, 0);
    },
  },
  frogHood: {
    front(s, c, d) {
      for (const o of [-1, 1]) s.shape(oval(o * 24, -48, 13.6), c);
      hood(s, c, d, 0);
    },
  },
  goggles: { front: strap },
  aviator: {
    front(s, c) {
      s.shape(knots`-40 28!, -45 4, -43 -24, -24 -47, 0 -51, 24 -47, 43 -24, 42 4, 30 26!, -4 34`, c);
      s.stroke(knots`0 -50, -5 -20, -3 32`, 2);
      strap(s, 'umber');
    },
  },
  snorkel: { front: strap },
  foxMask: { front: (s) => s.line(knots`-40 -14, 0 -8, 38 -20`, 3, s.lit('red')) },
  headband: {
    front(s, c) {
      band(s, c);
      knot(s, c);
    },
  },
  hachimaki: {
    front(s, c) {
      band(s, c);
      knot(s, c);
    },
  },
  sweatband: { front: band },
  tiara: { front: (s, c) => s.line(knots`-20 -42, 4 -46, 26 -38`, 3.4, s.lit(c)) },
  turban: {
    front(s, c) {
      s.shape(knots`-42 -2, -47 -32, -26 -56, 4 -60, 32 -54, 47 -32, 41 -6, 0 2`, c);
      s.stroke(knots`-44 -24, -14 -40, 24 -56`, 2.4);
      s.stroke(knots`-40 -2, 0 -22, 42 -40`, 2.4);
      s.shape(knots`-12 -6!, -16 20, -4 30!, 2 12, 2 -6!`, c);
    },
  },
  tricorn: {
    front(s, c, d) {
      s.shape(knots`-30 -20, -26 -46, 0 -54, 28 -46, 32 -20`, c);
      s.shape(knots`-56 -22!, -30 -34, 4 -34, 34 -36!, 56 -24!, 34 -6, 0 2, -36 -4`, c, {
        inside: () => s.line(knots`-54 -22, -30 -31, 4 -31, 34 -33, 54 -24`, 3.6, s.lit(d)),
      });
    },
  },
};

/** The hat of somebody who looks away. */
export function drawAwayHat({ spec, s, hat, hatColours }: Sitter): void {
  if (!hat || spec.hat === null) return;
  const anew = AWAY_HATS[spec.hat];
  if (!anew) hat.behind?.(s, ...hatColours, 0);
  const front: HatLayer | undefined = (anew ?? hat).front;
  front?.(s, ...hatColours, 0);
}
