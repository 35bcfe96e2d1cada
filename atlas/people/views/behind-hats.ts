/** Headgear from behind, straight or a little turned: what marks its front is not seen, only strap and knot. */
import { knots, oval, stretch } from '../../core/knots';
import type { Knots } from '../../core/knots';
import type { Sketch } from '../../core/sketch';
import type { Swatch } from '../../core/swatches';
import { brimShadow } from '../hats/hat';
import type { HatLayer } from '../hats/hat';
import { HATS } from '../hats/hats';
import type { HatName } from '../hats/hats';
import type { Sitter } from '../sitter';
import type { Turned } from './behind-hair';
import { hoodFromBehind } from './behind-hood';

interface FromBehind {
  /** Seen beyond the head. */
  readonly beyond?: HatLayer;
  readonly over?: HatLayer;
  /** What the head turned aside still shows of the front. */
  readonly aside?: HatLayer;
}

const dome = (s: Sketch, c: Swatch, inside?: () => void): void =>
  s.shape(
    knots`-41 -4!, -42 -28, -24 -49, 0 -53, 24 -49, 42 -30, 40 -8!, 10 0, -16 2`,
    c,
    inside && { inside },
  );

const band = (s: Sketch, c: Swatch): void =>
  s.shape(knots`-41 -16!, 0 -14, 40 -20!, 41 -8!, 0 -1, -42 -3!`, c, { line: 2.8 });

/** Tied behind, two ends hanging. */
const knot = (s: Sketch, c: Swatch): void => {
  s.shape(knots`-14 -8!, -30 14, -24 32!, -14 22, -8 -2!`, c);
  s.shape(knots`-10 -8!, -4 16, 8 30!, 8 12, -4 -6!`, c);
  s.shape(oval(-11, -7, 7, 6), c, { contour: false, line: 2.4 });
};

const pair = (s: Sketch, c: Swatch, ear: Knots): void => {
  for (const o of [-1, 1]) s.shape(stretch(ear, o), c);
};

const strap: HatLayer = (s, c) => {
  s.line(knots`-41 -16, 0 -12, 40 -20`, 9, s.inkColour);
  s.line(knots`-41 -16, 0 -12, 40 -20`, 6, s.lit(c));
  s.shape(knots`-7 -18!, 5 -18!, 5 -7!, -7 -7!`, 'gold', { contour: false, line: 2 });
};

/** Ears stand beyond the head and show us their fur. */
const earsOf: Readonly<Partial<Record<HatName, FromBehind>>> = {
  catEars: { beyond: (s, c) => pair(s, c, knots`40 -18!, 44 -44, 42 -70!, 22 -58, 8 -42!`) },
  foxEars: { beyond: (s, c) => pair(s, c, knots`42 -14!, 50 -46, 48 -82!, 24 -64, 8 -40!`) },
  bearEars: { beyond: (s, c) => pair(s, c, oval(32, -38, 15)) },
  bunnyEars: {
    beyond(s, c) {
      for (const o of [-1, 1])
        s.at({ x: o * 17, y: -40, rot: o * 12 }, () =>
          s.shape(knots`-9 6, -13 -30, -8 -56, 0 -64, 8 -56, 13 -30, 9 6`, c),
        );
    },
  },
};

const FROM_BEHIND: Readonly<Partial<Record<HatName, FromBehind>>> = {
  cap: {
    aside: (s, c) => s.shape(knots`22 -18!, 40 -22, 56 -14, 58 -7!, 42 -8`, c, { light: [-1, -3] }),
    over(s, c) {
      dome(s, c, () => s.stroke(knots`0 -52, -6 -28, -4 0`, 2));
      s.shape(knots`-18 -1!, -14 -13, 2 -14, 8 -2!`, 'umber', { contour: false, line: 2.2, light: 0 });
      s.shape(oval(0, -53, 4.4, 3), c, { line: 2.4 });
    },
  },
  backCap: {
    over(s, c) {
      dome(s, c, () => s.stroke(knots`0 -52, -6 -28, -4 0`, 2));
      s.shape(knots`-36 -6!, -6 -14, 30 -10!, 32 2, 0 14, -34 8`, c, { light: [-1, -3] });
      s.shape(oval(0, -53, 4.4, 3), c, { line: 2.4 });
    },
  },
  bandana: {
    over(s, c, d) {
      dome(s, c, () => {
        for (const [x, y] of knots`-24 -30, -4 -38, 17 -34, -14 -20, 8 -24, 30 -20`)
          s.tint(oval(x, y, 3.6), s.lit(d));
      });
      knot(s, c);
    },
  },
  knight: {
    over(s, c, d) {
      s.shape(knots`2 -48!, -8 -74, -32 -84, -56 -70, -62 -44!, -46 -54, -26 -54, -4 -42!`, d);
      s.shape(knots`-41 20!, -44 -14, -34 -40, 0 -52, 34 -40, 43 -14, 40 12!, 24 30, -4 34, -32 30`, c);
      s.stroke(knots`0 -51, -4 -20, -3 32`, 2.4);
    },
  },
  greatHelm: {
    over(s, c) {
      s.shape(knots`-38 30!, -42 -10, -32 -40, 0 -50, 32 -40, 41 -10, 38 28!, 0 40`, c);
      s.stroke(knots`0 -49, -5 -10, -4 38`, 2.4);
    },
  },
  samurai: {
    over(s, c) {
      s.shape(knots`-43 -10!, -52 12, -36 30, 0 36, 36 28, 50 8, 42 -10!`, c);
      for (const y of [4, 17]) s.stroke(knots`-47 ${y - 2}, 0 ${y + 8}, 46 ${y - 4}`, 2);
      dome(s, c);
    },
  },
  space: {
    over(s, c, d) {
      s.shape(oval(0, -4, 54, 53), c);
      s.shape(oval(50, 4, 8, 12), d);
      s.stroke(knots`-20 36, 0 42, 22 36`, 2.4);
    },
  },
  pumpkin: {
    over(s, c, d) {
      s.shape(knots`-4 -46, -8 -60, 4 -66, 10 -58, 6 -46`, d);
      s.shape([oval(-26, -4, 26, 38), oval(26, -4, 26, 38), oval(0, -4, 26, 42)], c);
      s.stroke(knots`-12 -38, -20 -4, -12 32`, 2.4);
      s.stroke(knots`12 -38, 20 -4, 12 32`, 2.4);
    },
  },
  hood: { over: hoodFromBehind },
  catHood: {
    over(s, c) {
      for (const o of [-1, 1]) s.shape(stretch(knots`40 -26!, 42 -68!, 12 -48!`, o), c);
      hoodFromBehind(s, c);
    },
  },
  frogHood: {
    over(s, c) {
      for (const o of [-1, 1]) s.shape(oval(o * 24, -48, 13.6), c);
      hoodFromBehind(s, c);
    },
  },
  goggles: { over: strap },
  aviator: {
    over(s, c) {
      s.shape(knots`-40 28!, -45 4, -43 -24, -24 -47, 0 -51, 24 -47, 43 -24, 42 4, 30 26!, -4 34`, c);
      s.stroke(knots`0 -50, -5 -20, -3 32`, 2);
      strap(s, 'umber', 'umber', 0);
    },
  },
  snorkel: {
    over(s, c, d) {
      s.line(knots`-38 26, -45 0, -43 -48`, 8.4, s.inkColour);
      s.line(knots`-38 26, -45 0, -43 -48`, 5, s.lit(d));
      strap(s, c, d, 0);
    },
  },
  foxMask: { over: (s) => s.line(knots`-40 -14, 0 -8, 38 -20`, 3, s.lit('red')) },
  headband: {
    over(s, c) {
      band(s, c);
      knot(s, c);
    },
  },
  hachimaki: {
    over(s, c) {
      band(s, c);
      knot(s, c);
    },
  },
  sweatband: { over: band },
  tiara: {
    over(s, c) {
      s.line(knots`-24 -41, 0 -46, 24 -41`, 5.4, s.inkColour);
      s.line(knots`-24 -41, 0 -46, 24 -41`, 3, s.lit(c));
    },
  },
  ...earsOf,
  oniHorns: { beyond: (s, c) => HATS.oniHorns.front(s, c) },
  flower: { over: (s, c, d) => s.at({ sx: -1, sy: 1 }, () => HATS.flower.front(s, c, d)) },
  ribbon: { over: (s, c) => s.at({ sx: -1, sy: 1 }, () => HATS.ribbon.front(s, c)) },
  nurse: {
    over(s, c) {
      s.shape(knots`-27 -36!, -24 -58!, 0 -62, 24 -58!, 27 -36!, 0 -33`, c);
      s.stroke(knots`-22 -42, 0 -38, 22 -42`, 1.8);
    },
  },
  bicorn: {
    over: (s, c, d) =>
      s.shape(knots`-60 -14!, -48 -34, -20 -60, 0 -64, 20 -60, 48 -34, 60 -14!, 30 -9, 0 -4, -30 -9`, c, {
        inside: () => s.line(knots`-58 -15, -46 -34, -19 -57, 0 -61, 19 -57, 46 -34, 58 -15`, 4.4, s.lit(d)),
      }),
  },
  witch: {
    over(s, c, d) {
      brimShadow(s);
      s.shape(knots`-33 -24!, -24 -52, -14 -78, 4 -98, 34 -106!, 22 -90, 24 -66, 34 -24!, 0 -14`, c, {
        inside: () => s.tint(knots`-40 -36!, 0 -27, 40 -36!, 40 -20, 0 -10, -40 -20`, s.lit(d)),
      });
      s.stroke(knots`2 -84, 12 -80, 22 -84`, 2);
      s.stroke(knots`-12 -66, -4 -62`, 1.8);
      s.shape(knots`-64 -16, -34 -24!, 0 -15, 34 -24!, 64 -16, 44 -4, 0 1, -44 -4`, c, { light: [-1, -4] });
    },
  },
  turban: {
    over(s, c) {
      s.shape(knots`-42 -2, -47 -32, -26 -56, 4 -60, 32 -54, 47 -32, 41 -6, 0 2`, c);
      s.stroke(knots`-44 -24, -14 -40, 24 -56`, 2.4);
      s.stroke(knots`-40 -2, 0 -22, 42 -40`, 2.4);
      s.shape(knots`-12 -6!, -16 20, -4 30!, 2 12, 2 -6!`, c);
    },
  },
  tricorn: {
    over(s, c, d) {
      s.shape(knots`-30 -20, -26 -46, 0 -54, 28 -46, 32 -20`, c);
      s.shape(knots`-56 -22!, -30 -34, 4 -34, 34 -36!, 56 -24!, 34 -6, 0 2, -36 -4`, c, {
        inside: () => s.line(knots`-54 -22, -30 -31, 4 -31, 34 -33, 54 -24`, 3.6, s.lit(d)),
      });
    },
  },
};

/** What of somebody's hat lies beyond the head, and what over it. */
export function drawHatFromBehind(
  { spec, s, hat, hatColours }: Sitter,
  turned: Turned,
  layer: 'beyond' | 'over',
): void {
  if (!hat || spec.hat === null) return;
  const anew = FROM_BEHIND[spec.hat];
  const { beyond, over, aside }: FromBehind = anew ?? {
    ...(hat.behind && { beyond: hat.behind }),
    ...(hat.front && { over: hat.front }),
  };
  const layers = layer === 'beyond' ? [beyond] : [turned === 'aside' ? aside : undefined, over];
  for (const draw of layers) draw?.(s, ...hatColours, 0);
}
