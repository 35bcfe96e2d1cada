/** Eyes, mouths and moods, shared by people and creatures. Drawn round (0, 0), a skull being 36 in radius. */
import { mixSrgb, toLab } from './colour';
import type { Colour } from './colour';
import { named } from './named';
import type { Sketch } from './sketch';
import { knots, oval, poly, shift, star, stretch } from './knots';
import { swatchPair } from './swatches';
import type { Swatch } from './swatches';

export interface EyeOptions {
  /** Relative width: a turned head narrows the far eye. */
  readonly k: number;
  /** Outward direction, -1 or 1. */
  readonly out: number;
  readonly iris: Swatch;
  /** What a closed eye is drawn on; its line is warm and light on the darkest skins, on which ink is lost. */
  readonly skin?: Swatch;
}

/** Skins darker than this, as OKLab's lightness. */
const DARK_SKIN = 0.56;

/** The line of a closed eye. */
function lidColour(s: Sketch, skin: Swatch | undefined): Colour {
  if (skin === undefined || toLab(swatchPair(skin)[0])[0] > DARK_SKIN) return s.inkColour;
  return mixSrgb(s.lit(skin), s.lit('#ffd9a0'), 0.72);
}

type Eye = (s: Sketch, options: EyeOptions) => void;

/** All eye recipes. `glow` keeps their colour at night. */
export const EYES = {
  big(s, { k, out, iris }) {
    s.tint(oval(0, 0.5, 7 * k, 8.6), s.lit('white'));
    s.tint(oval(0.3, 0.4, 5.4 * k, 8.3), s.inkColour);
    s.tint(oval(0.3, 3.4, 4.2 * k, 4.6), s.lit(iris));
    s.tint(oval(0.3, 0, 2.2 * k, 3.4), s.inkColour);
    s.tint(oval(-1.8 * k, -3.4, 2.2 * k, 2.6), s.lit('#ffffff'));
    s.tint(oval(1.9 * k, 4.8, 1.2 * k, 1.3), s.lit('#ffffff'));
    s.stroke(stretch(knots`-7.6 -2.5, -3.5 -8.3, 3 -8.6, 8 -2.6`, k), 3.4);
    s.stroke(knots`${out * 6 * k} -5.5, ${out * 9.4 * k} -6.8`, 2.4);
  },
  bead(s, { k }) {
    s.tint(oval(0, 0.5, 4.4 * k, 6.6), s.inkColour);
    s.tint(oval(-1.3 * k, -2.2, 1.7 * k, 2), s.lit('#ffffff'));
    s.tint(oval(1.2 * k, 3, 0.9 * k, 1), s.lit('#ffffff'));
  },
  dot(s, { k }) {
    s.tint(oval(0, 1, 3 * k, 4.2), s.inkColour);
  },
  sharp(s, { k, out, iris }) {
    s.tint(
      knots`
      ${-out * 7 * k} -0.4!, 0 -4.6, ${out * 8.4 * k} -6!, ${out * 6.4 * k} 4.4, 0 6,
      ${-out * 4.4 * k} 4.4
    `,
      s.lit('white'),
    );
    s.tint(knots`${-4 * k} -3, 0 -5, ${4.4 * k} -4, ${4 * k} 3, 0.4 5.8, ${-3.4 * k} 3`, s.inkColour);
    s.tint(oval(0.4, 2.4, 3 * k, 2.8), s.lit(iris));
    s.tint(oval(-1 * k, -1.8, 1.5 * k, 1.6), s.lit('#ffffff'));
    s.stroke(knots`${-out * 8 * k} 0.2, 0 -4.8, ${out * 10 * k} -7`, 4.4, { heavy: 0.62 });
    s.stroke(stretch(knots`-4 6.4, 4 6`, k), 1.4);
  },
  happy(s, { k, skin }) {
    const colour = lidColour(s, skin);
    s.stroke(stretch(knots`-6.6 3.6, -3.6 -3, 0 -4.6, 3.6 -3, 6.6 3.6`, k), 3.6, { colour });
  },
  closed(s, { k, out, skin }) {
    const colour = lidColour(s, skin);
    s.stroke(stretch(knots`-6.6 -0.6, -3 3.6, 3 3.6, 6.6 -0.6`, k), 3.4, { colour });
    s.stroke(knots`${out * 5 * k} 2, ${out * 8.4 * k} 3.6`, 2, { colour });
  },
  sleepy(s, { k, iris }) {
    s.tint(stretch(knots`-6.5 0, 6.5 0, 4.5 6.5, -4.5 6.5`, k), s.lit('white'));
    s.tint(stretch(knots`-4 0!, 4 0!, 3 6, -3 6`, k), s.inkColour);
    s.tint(oval(0, 3.6, 2.4 * k, 2), s.lit(iris));
    s.stroke(stretch(knots`-7.4 0.8, 0 -1.4, 7.4 0.8`, k), 3.6);
  },
  shock(s, { k }) {
    s.tint(oval(0, 0, 7.4 * k, 9), s.inkColour);
    s.tint(oval(0, 0, 5.8 * k, 7.4), s.lit('#ffffff'));
    s.tint(oval(0, 0.6, 1.9 * k, 2.4), s.inkColour);
  },
  stars(s, { k }) {
    s.tint(oval(0, 0, 6.8 * k, 8.6), s.inkColour);
    s.tint(star(0, 0, 5, 2.6, 6), s.lit('yellow'));
    s.stroke(stretch(knots`-7.4 -3, 0 -9, 7.4 -3`, k), 3);
  },
  cross(s, { k, skin }) {
    const colour = lidColour(s, skin);
    s.stroke(stretch(knots`-5 -5, 5 5`, k), 3.4, { colour });
    s.stroke(stretch(knots`5 -5, -5 5`, k), 3.4, { colour });
  },
  squeeze(s, { k, out, skin }) {
    const colour = lidColour(s, skin);
    s.stroke(knots`${out * 6 * k} -5, ${-out * 5 * k} 0.5`, 3.4, { colour });
    s.stroke(knots`${out * 6 * k} 6, ${-out * 5 * k} 0.5`, 3.4, { colour });
  },
  glow(s, { k, out, iris }) {
    s.tint(
      knots`${-out * 6 * k} -1!, ${out * 7 * k} -5!, ${out * 5 * k} 3.6, ${-out * 2 * k} 4`,
      swatchPair(iris)[0],
    );
  },
} as const satisfies Record<string, Eye>;

/** All mouths, their corners near y = 0. */
export const MOUTHS = {
  smile: (s) => s.stroke(knots`-6 -1.4, -2.6 1.6, 2.6 1.6, 6 -1.4`, 2.4),
  soft: (s) => s.stroke(knots`-3.4 0, 0 1.6, 3.4 0`, 2.2),
  flat: (s) => s.stroke(knots`-4.4 0, 4.4 0`, 2.2),
  frown: (s) => s.stroke(knots`-5 2.4, 0 -1.4, 5 2.4`, 2.4),
  smirk: (s) => s.stroke(knots`-4 1, 1 1.6, 6 -2.6`, 2.6, { heavy: 0.7 }),
  cat: (s) => {
    s.stroke(knots`-6 -1, -3.4 2.2, 0 -0.6`, 2.2);
    s.stroke(knots`0 -0.6, 3.4 2.2, 6 -1`, 2.2);
  },
  open: (s) => {
    s.shape(knots`-6.4 -2.4!, 0 -1.2, 6.4 -2.4!, 4.4 4.4, 0 6.4, -4.4 4.4`, '#8c2f43', {
      line: 2.6,
      contour: false,
      light: 0,
      inside: () => s.tint(oval(0, 6.4, 4, 3.4), s.lit('#f07f86')),
    });
  },
  laugh: (s) => {
    s.shape(knots`-9.4 -3.6!, 0 -2, 9.4 -3.6!, 7 5, 0 8.6, -7 5`, '#8c2f43', {
      line: 2.6,
      contour: false,
      light: 0,
      inside: () => {
        s.tint(oval(0, 8.4, 6, 4.4), s.lit('#f07f86'));
        s.tint(poly([-8, -4], [8, -4], [7, -0.4], [-7, -0.4]), s.lit('#ffffff'));
      },
    });
  },
  grin: (s) => {
    s.shape(knots`-9 -3!, 0 -1.2, 9 -3!, 6.4 4.4, 0 6, -6.4 4.4`, '#ffffff', {
      line: 2.6,
      contour: false,
      light: 0,
    });
    s.stroke(knots`-7 1.4, 0 2.6, 7 1.4`, 1.4);
  },
  gritted: (s) => {
    s.shape(knots`-9 -3!, 0 -1.6, 9 -3.4!, 8 4, 0 5.4, -8 4`, '#ffffff', {
      line: 2.6,
      contour: false,
      light: 0,
    });
    s.stroke(knots`-8 1, 0 2, 8 0.8`, 1.5);
    [-4, 0, 4].forEach((x) => s.stroke(shift(knots`0 -2.4, 0 4.6`, x), 1.3));
  },
  oh: (s) => s.shape(oval(0, 1, 3.2, 4.2), '#8c2f43', { line: 2.4, contour: false, light: 0 }),
  fang: (s) => {
    s.stroke(knots`-6 -1.4, -2.6 1.4, 2.6 1.4, 6 -1.4`, 2.4);
    s.shape(poly([1.6, 0.8], [5.2, -0.4], [3.9, 4.4]), '#ffffff', { line: 1.6, contour: false, light: 0 });
  },
  tongue: (s) => {
    s.shape(knots`0.4 0.4!, 5.6 -0.6!, 5.4 5, 2.4 6`, '#f07f86', { line: 2, contour: false, light: 0 });
    s.stroke(knots`-6 -1.4, -2.6 1.4, 2.6 1.4, 6.6 -1.6`, 2.4);
  },
  wobble: (s) => s.stroke(knots`-6 1, -3 -1.4, 0 1.2, 3 -1.4, 6 1`, 2.2),
  none: () => {},
} as const satisfies Record<string, (s: Sketch) => void>;

export interface Brow {
  /** Degrees; positive drops towards the nose. */
  readonly angle: number;
  readonly width: number;
  /** Moved down by this much, or up when negative. */
  readonly dy?: number;
}

export const BROWS = {
  calm: { angle: -2, width: 2.6 },
  angry: { angle: 16, width: 3.6 },
  sad: { angle: -16, width: 2.6 },
  raised: { angle: -6, width: 2.6, dy: -4 },
  thick: { angle: 4, width: 5.4 },
  none: null,
} as const satisfies Record<string, Brow | null>;

export type EyeName = keyof typeof EYES;
export type MouthName = keyof typeof MOUTHS;
export type BrowName = keyof typeof BROWS;

export interface Expression {
  readonly eyes: EyeName;
  readonly mouth: MouthName;
  readonly brows: BrowName;
  /** Another eye on the viewer's right. */
  readonly wink?: EyeName;
  readonly blush?: boolean;
}

/** Ready-made moods. */
export const MOODS = {
  calm: { eyes: 'big', mouth: 'soft', brows: 'calm' },
  smile: { eyes: 'big', mouth: 'smile', brows: 'calm' },
  happy: { eyes: 'happy', mouth: 'open', brows: 'raised', blush: true },
  laugh: { eyes: 'happy', mouth: 'laugh', brows: 'raised' },
  joy: { eyes: 'big', mouth: 'laugh', brows: 'raised', blush: true },
  grin: { eyes: 'big', mouth: 'grin', brows: 'angry' },
  cocky: { eyes: 'sharp', mouth: 'smirk', brows: 'angry' },
  cool: { eyes: 'sharp', mouth: 'flat', brows: 'angry' },
  angry: { eyes: 'sharp', mouth: 'gritted', brows: 'angry' },
  sad: { eyes: 'big', mouth: 'frown', brows: 'sad' },
  worried: { eyes: 'bead', mouth: 'wobble', brows: 'sad' },
  sleepy: { eyes: 'sleepy', mouth: 'flat', brows: 'calm' },
  asleep: { eyes: 'closed', mouth: 'oh', brows: 'calm' },
  serene: { eyes: 'closed', mouth: 'soft', brows: 'calm' },
  shock: { eyes: 'shock', mouth: 'oh', brows: 'raised' },
  cute: { eyes: 'bead', mouth: 'cat', brows: 'none', blush: true },
  simple: { eyes: 'dot', mouth: 'soft', brows: 'calm' },
  stern: { eyes: 'dot', mouth: 'frown', brows: 'thick' },
  star: { eyes: 'stars', mouth: 'open', brows: 'raised', blush: true },
  dizzy: { eyes: 'cross', mouth: 'wobble', brows: 'sad' },
  wince: { eyes: 'squeeze', mouth: 'open', brows: 'sad' },
  cheeky: { eyes: 'big', wink: 'happy', mouth: 'tongue', brows: 'raised', blush: true },
  wink: { eyes: 'big', wink: 'happy', mouth: 'smile', brows: 'raised', blush: true },
  fang: { eyes: 'big', mouth: 'fang', brows: 'angry' },
  menace: { eyes: 'glow', mouth: 'none', brows: 'none' },
} as const satisfies Record<string, Expression>;

export type MoodName = keyof typeof MOODS;
/** A ready-made mood, or what differs from a calm face. */
export type Mood = MoodName | Partial<Expression>;

/** The recipes of an expression, looked up. Throws on a name that does not exist. */
export function lookUpMood(mood: Mood, base: MoodName = 'calm') {
  const face: Expression =
    typeof mood === 'string' ? named<Expression>(MOODS, mood, 'mood') : { ...MOODS[base], ...mood };
  return {
    eyes: named<Eye>(EYES, face.eyes, 'eyes'),
    wink: named<Eye>(EYES, face.wink ?? face.eyes, 'eyes'),
    mouth: named<(s: Sketch) => void>(MOUTHS, face.mouth, 'mouth'),
    mouthName: face.mouth,
    brow: named<Brow | null>(BROWS, face.brows, 'brows'),
    blush: face.blush ?? false,
  };
}
