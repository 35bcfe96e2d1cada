/** Headgear in profile, facing right: most hats are round, the others are turned, squeezed or drawn anew. */
import { knots, oval, shift, stretch } from '../../core/knots';
import type { Sketch } from '../../core/sketch';
import { swatchPair } from '../../core/swatches';
import type { Swatch } from '../../core/swatches';
import type { Transform } from '../../core/transform';
import type { Hat, HatLayer } from '../hats/hat';
import type { HatName } from '../hats/hats';
import type { Sitter } from '../sitter';

/** Drawn anew; where a layer is absent nothing is drawn. */
type Anew = Pick<Hat, 'behind' | 'front'>;

/** Two ears one before the other. */
const PAIRED: Transform = { x: -6, sx: 0.5, sy: 1 };
const MIRRORED: Transform = { sx: -1, sy: 1 };

/** Drawn as from the front, but moved or mirrored: a wind-blown tip hangs behind, a badge sits at the brow. */
const MOVED: Readonly<Partial<Record<HatName, Transform>>> = {
  santa: MIRRORED,
  bandana: MIRRORED,
  witch: MIRRORED,
  fez: MIRRORED,
  nurse: { x: 4, sx: 0.9, sy: 1 },
  tiara: { x: 12, sx: 0.8, sy: 1 },
  bow: { x: -8, sx: 0.8, sy: 1 },
  ribbon: { x: 10 },
  flower: { x: -32, y: 6 },
  foxMask: { x: -38, y: 4 },
  catEars: PAIRED,
  foxEars: PAIRED,
  bearEars: { x: -8, y: -7, sx: 0.74, sy: 1 },
  bunnyEars: PAIRED,
  antennae: { x: 4, sx: 0.6, sy: 1 },
  horns: { x: 0, sx: 0.6, sy: 1 },
  ramHorns: { x: -6, sx: 0.72, sy: 1 },
  oniHorns: { x: 12, sx: 0.6, sy: 1 },
};

const strap = (s: Sketch, c: Swatch): void => {
  s.line(knots`-40 -16, -10 -25, 30 -24`, 9, s.inkColour);
  s.line(knots`-40 -16, -10 -25, 30 -24`, 6, s.lit(c));
};

/** One glass of a pair of goggles, pushed up over the brow. */
const goggle = (s: Sketch, c: Swatch, d: Swatch): void => {
  strap(s, c);
  s.shape(oval(31, -26, 9.6, 11.4, 8), 'gold', { line: 2.8 });
  s.shape(oval(32, -26, 6, 7.8, 8), d, { contour: false, line: 2, light: [-2, -2] });
  s.tint(knots`29 -28!, 32 -33!, 33.4 -32!, 30.4 -26!`, s.lit('#ffffff'));
};

/** A hood open to the right, its edge before the cheek. */
const HOOD = knots`
  -34 40!, -47 16, -47 -16, -33 -46, 0 -60!, 24 -50, 36 -32!, 26 -24, 14 -16, 10 6, 14 24, 12 42!,
  -10 46
`;

const band = (s: Sketch, c: Swatch): void =>
  s.shape(knots`-40 -14!, -8 -24, 38 -22!, 39 -10!, -8 -12, -41 -2!`, c, { line: 2.8 });
const knot = (s: Sketch, c: Swatch): void =>
  s.shape(knots`-36 -10!, -58 -16, -72 -4!, -58 -4, -62 8!, -37 0`, c);

const ANEW: Readonly<Partial<Record<HatName, Anew>>> = {
  cap: {
    front(s, c, d) {
      s.shape(knots`-40 -6!, -42 -28, -25 -48, 0 -53, 24 -49, 38 -32, 40 -15!, 0 -12`, c, {
        inside: () => s.tint(knots`18 -60, 44 -60, 44 -12, 20 -12`, s.lit(d)),
      });
      s.shape(knots`16 -18!, 40 -21, 62 -14, 66 -6!, 44 -8, 18 -9!`, c, { light: [-1, -3] });
      s.shape(oval(-1, -53, 4.4, 3), c, { line: 2.4 });
      s.stroke(knots`-4 -50, -8 -30, -6 -13`, 1.8);
    },
  },
  backCap: {
    front(s, c, d) {
      s.shape(knots`-16 -14!, -42 -18, -62 -8, -66 0!, -44 -2, -18 -4!`, c, { light: [-1, -3] });
      s.shape(knots`-40 -8!, -42 -28, -25 -48, 0 -53, 24 -49, 38 -34, 39 -18!, 0 -14`, c);
      s.line(knots`22 -20, 38 -21`, 3, s.lit(d));
    },
  },
  knight: {
    front(s, c, d) {
      s.shape(knots`-8 -48!, -22 -72, -44 -78, -64 -62, -68 -36!, -52 -48, -34 -50, -16 -42!`, d);
      s.shape(
        knots`-38 22!, -44 -12, -34 -40, -2 -52, 26 -43, 39 -24, 40 -8!, 24 -8, 14 2!, 16 26!, -6 34, -30 30`,
        c,
      );
      s.stroke(knots`-6 -51, -10 -20, -4 2`, 2.2);
      s.tint(oval(8, 4, 2.2), s.inkColour);
    },
  },
  greatHelm: {
    front(s, c, d) {
      s.shape(knots`-34 30!, -41 -10, -30 -40, -2 -50, 28 -42, 40 -18, 42 8, 34 32!, 0 40`, c);
      s.tint(knots`12 -2!, 41 -4!, 41 5!, 12 6!`, s.inkColour);
      s.shape(knots`30 -42!, 38 -34!, 44 6!, 36 34!, 28 36!, 34 6!`, d, {
        contour: false,
        line: 2.4,
        light: [-1.4, -1.4],
      });
      for (const x of [12, 19, 26]) for (const y of [16, 24]) s.tint(oval(x, y, 1.6), s.inkColour);
    },
  },
  samurai: {
    front(s, c, d) {
      s.shape(knots`-30 -10!, -52 8, -48 24!, -22 22, -4 10!`, c);
      s.shape(knots`-41 -8!, -41 -34, -22 -50, 0 -54, 22 -48, 37 -30, 39 -12!, 0 -14`, c);
      s.shape(knots`30 -30!, 34 -52, 50 -76!, 46 -50, 40 -26!`, d, { line: 2.8 });
      s.shape(knots`-43 -12, 0 -22, 38 -20, 52 -10, 36 -6, 0 -11, -42 -3`, c, { line: 2.6 });
    },
  },
  space: {
    behind: (s, c) => s.shape(oval(0, -4, 54, 53), c),
    front(s, _c, d) {
      s.tint(oval(6, -2, 43, 43), s.lit('#bfe6f5'), 0.24);
      s.line(oval(6, -2, 43, 43), 2.6, s.inkColour, true);
      s.tint(knots`-26 -18, -18 -32, -4 -39, -8 -34, -18 -24, -22 -12`, s.lit('#ffffff'), 0.85);
      s.shape(oval(-42, 4, 9, 13), d);
    },
  },
  pumpkin: {
    front(s, c, d) {
      s.shape(knots`-8 -46, -12 -60, 0 -66, 6 -58, 2 -46`, d);
      s.shape([oval(-22, -4, 24, 38), oval(24, -4, 24, 38), oval(2, -4, 26, 42)], c);
      s.stroke(knots`-14 -38, -20 -4, -14 32`, 2.4);
      s.stroke(knots`10 -38, 18 -4, 10 32`, 2.4);
      s.tint(knots`22 -4!, 40 -4!, 33 -18!`, s.inkColour);
      s.tint(knots`12 16, 22 14!, 26 18!, 30 13, 44 9!, 36 24, 22 28`, s.inkColour);
    },
  },
  hood: {
    behind: (s, c) => s.shape(knots`-40 30, -46 -10, -34 -44, 0 -56, 24 -46, 20 20, 0 46`, c, { light: 0 }),
    front: (s, c) => s.shape(HOOD, c),
  },
  catHood: {
    front(s, c, d) {
      s.shape(knots`4 -44!, 10 -72!, 30 -44!`, c);
      s.shape(HOOD, c);
      s.shape(knots`-30 -34!, -18 -70!, 4 -48!`, c, { contour: false });
      s.tint(knots`-22 -42!, -16 -60!, -4 -48!`, s.lit(d));
    },
  },
  frogHood: {
    front(s, c) {
      s.shape(HOOD, c);
      s.shape(oval(14, -50, 13.6), c);
      s.shape(oval(17, -51, 8), 'white', { contour: false, line: 2.2, light: 0 });
      s.tint(oval(20, -50, 4), s.inkColour);
    },
  },
  goggles: { front: goggle },
  aviator: {
    front(s, c, d) {
      s.shape(
        knots`-34 30!, -44 4, -42 -24, -26 -46, 0 -51, 24 -44, 37 -26, 38 -12!, 20 -12, 11 2!, 13 24, 6 36!, -8 22, -20 32`,
        c,
      );
      goggle(s, 'umber', d);
    },
  },
  headphones: {
    front(s, c) {
      s.line(knots`-6 4, -10 -24, -6 -54`, 8.4, s.inkColour);
      s.line(knots`-6 4, -10 -24, -6 -54`, 4.6, s.lit(c));
      s.shape(oval(-6, 8, 12, 14.4), c);
      s.line(oval(-6, 8, 6.4, 8.4), 2, s.inkColour, true);
    },
  },
  snorkel: {
    front(s, c, d) {
      s.line(knots`-14 26, -18 0, -14 -52`, 8.4, s.inkColour);
      s.line(knots`-14 26, -18 0, -14 -52`, 5, s.lit(d));
      strap(s, c);
      s.shape(knots`18 -36, 36 -34, 42 -12, 28 -8, 17 -14`, c, { line: 2.8 });
      s.shape(knots`25 -31, 35 -30, 38 -15, 27 -13`, 'sky', { contour: false, line: 2 });
    },
  },
  headband: {
    behind: knot,
    front(s, c, d) {
      band(s, c);
      s.shape(knots`18 -25!, 38 -23!, 39 -9!, 18 -10!`, d, {
        contour: false,
        line: 2.4,
        light: [-1.6, -1.6],
      });
      s.stroke(knots`24 -18, 29 -20, 32 -16, 27 -14`, 1.8);
    },
  },
  hachimaki: {
    behind: knot,
    front(s, c, d) {
      band(s, c);
      s.tint(oval(33, -17, 4, 5.4), s.lit(d));
    },
  },
  sweatband: { front: band },
  turban: {
    front(s, c, d) {
      s.shape(knots`-42 -4, -48 -30, -28 -54, 2 -60, 30 -54, 45 -34, 41 -12, 0 -14`, c);
      s.stroke(knots`-44 -20, -14 -38, 24 -56`, 2.4);
      s.stroke(knots`-40 -6, 0 -26, 42 -40`, 2.4);
      s.stroke(knots`-8 -16, 20 -20, 43 -22`, 2.2);
      s.shape(oval(35, -36, 5, 7), d, { contour: false, line: 2.4, light: [-1.4, -2] });
    },
  },
  halo: {
    front(s, c) {
      s.line(oval(-2, -64, 25, 8), 8, s.inkColour, true);
      s.line(oval(-2, -64, 25, 8), 4.4, swatchPair(c)[0], true);
    },
  },
  tricorn: {
    front(s, c, d) {
      s.tint(oval(0, -12, 41, 9), s.inkColour, 0.24);
      s.shape(knots`-30 -22, -27 -46, 0 -54, 28 -46, 32 -22`, c);
      s.shape(knots`-52 -24!, -20 -42!, 8 -34, 60 -20!, 36 -10, 0 -6, -36 -10`, c, {
        inside: () => s.line(knots`-50 -25, -20 -40, 8 -32, 58 -20`, 3.6, s.lit(d)),
      });
    },
  },
  bicorn: {
    front(s, c, d) {
      s.shape(knots`-40 -6!, -42 -40, -18 -62, 6 -60, 32 -40, 42 -12!, 20 -15, -10 -12`, c, {
        inside: () => s.line(knots`-38 -8, -40 -38, -17 -59, 6 -57, 30 -38, 40 -13`, 4.4, s.lit(d)),
      });
      s.shape(shift(stretch(oval(0, 0, 8), 0.6), 26, -36), 'red', { contour: false, line: 2.4 });
    },
  },
};

function layersOf(hat: Hat, name: HatName): { readonly hat: Anew; readonly frame: Transform } {
  const anew = ANEW[name];
  return anew ? { hat: anew, frame: {} } : { hat, frame: MOVED[name] ?? {} };
}

/** One layer of the hat of somebody in profile. */
export function drawSideHat({ spec, s, hat, hatColours }: Sitter, layer: 'behind' | 'front'): void {
  if (!hat || spec.hat === null) return;
  const { hat: drawn, frame } = layersOf(hat, spec.hat);
  const draw: HatLayer | undefined = drawn[layer];
  if (draw) s.at(frame, () => draw(s, ...hatColours, 0));
}
