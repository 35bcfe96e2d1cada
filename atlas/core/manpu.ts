/** Manga signs round a head or the feet: sweat, notes, hearts, anger, dust. Head space, radius 36. */
import { named } from './named';
import type { Sketch } from './sketch';
import { knots, oval, poly, star, stretch, tube } from './knots';
import type { Transform } from './transform';

/** Width of the light rim of what is drawn with ink alone, which is then seen on a dark wall, too. */
const RIM = 2;

/** The two layers of a sign of ink: its rim and itself, each with its width, how far it grows, and its colour. */
const rimmed = (s: Sketch, width: number) =>
  [
    [width + 2 * RIM, RIM, s.lit('white')],
    [width, 0, s.inkColour],
  ] as const;

/** All signs. Dust, speed and splash live at the feet of a figure heading right. */
export const MANPU = {
  sweat: (s) => s.shape(knots`48 -34!, 55 -22, 52 -13, 44 -15, 43 -24`, 'sky', { line: 2 }),
  tear: (s) => s.shape(knots`30 18!, 36 28, 31 35, 25 29`, 'sky', { contour: false, line: 2 }),
  note: (s) => {
    const heads = ([x, y]: readonly [number, number], grown: number) =>
      oval(x, y, 6 + grown, 4.6 + grown, -20);
    for (const [width, grown, colour] of rimmed(s, 4)) {
      s.line(knots`56 -34!, 56 -56!, 68 -60!, 68 -38!`, width, colour);
      for (const head of [
        [51, -33],
        [63, -37],
      ] as const)
        s.tint(heads(head, grown), colour);
    }
  },
  heart: (s) =>
    s.shape(knots`58 -30!, 44 -44, 46 -56, 54 -57, 58 -50!, 62 -57, 70 -56, 72 -44`, 'rose', { line: 2.4 }),
  anger: (s) => {
    for (const rot of [0, 90, 180, 270]) {
      s.at({ x: 56, y: -50, rot }, () => {
        s.stroke(knots`3 -13, 4.6 -4.6, 13 -3`, 6.4);
        s.stroke(knots`3 -13, 4.6 -4.6, 13 -3`, 4, { colour: s.lit('#e0424c') });
      });
    }
  },
  spark: (s) => {
    for (const [x, y, r] of [
      [50, -46, 13],
      [66, -28, 8],
      [60, -64, 7],
    ] as const) {
      s.shape(star(x, y, 4, r * 0.3, r), { emit: 'yellow' }, { line: 1.8, light: 0 });
    }
  },
  zzz: (s) => {
    for (const [x, y, size] of [
      [44, -38, 0.8],
      [56, -52, 1.1],
      [72, -68, 1.4],
    ] as const) {
      s.at({ x, y, scale: size }, () => {
        for (const [width, , colour] of rimmed(s, 3))
          s.line(knots`-5 -5!, 5 -5!, -5 5!, 5 5!`, width, colour);
      });
    }
  },
  bang: (s) => {
    s.shape(knots`48 -70!, 58 -72!, 56 -46!, 51 -46!`, 'red', { line: 2.4, light: 0 });
    s.shape(oval(53, -37, 4), 'red', { line: 2.4, light: 0 });
  },
  question: (s) => {
    s.line(knots`46 -62, 52 -72, 62 -70, 63 -60, 55 -52, 54 -46`, 7.4);
    s.line(knots`46 -62, 52 -72, 62 -70, 63 -60, 55 -52, 54 -46`, 4, s.lit('sky'));
    s.shape(oval(54, -36, 4), 'sky', { line: 2, light: 0 });
  },
  gloom: (s) => {
    [-8, 0, 8, 16, 24].forEach((x, i) => {
      s.stroke(knots`${x} -30, ${x} ${-12 - (i % 2) * 6}`, 1.8, { colour: s.lit('#5d4a86'), heavy: 0.1 });
    });
  },
  bubble: (s) => {
    s.shape(knots`44 -44!, 50 -50, 48 -72, 72 -82, 98 -72, 98 -52, 74 -44, 58 -46`, 'white', {
      line: 2.2,
      light: 0,
    });
    for (const x of [62, 73, 84]) s.tint(oval(x, -63, 3), s.inkColour);
  },
  dust: (s) =>
    s.shape([oval(-50, -7, 10, 8), oval(-64, -5, 8, 6), oval(-57, -14, 7, 6)], 'cream', { line: 2.2 }),
  speed: (s) => {
    for (const [x, y, length] of [
      [-56, -96, 30],
      [-62, -70, 40],
      [-60, -44, 32],
    ] as const) {
      s.stroke(knots`${x} ${y}, ${x - length} ${y + 1}`, 2.4, { heavy: 0.2 });
    }
  },
  splash: (s) => {
    for (const o of [-1, 1])
      s.shape(tube(stretch(knots`20 -2, 34 -14, 44 -10`, o), [5, 6, 3]), 'sky', { line: 2 });
  },
  glint: (s) =>
    s.shape(poly([30, -8], [33, -2], [39, 0], [33, 2], [30, 8], [27, 2], [21, 0], [27, -2]), 'white', {
      line: 1.6,
      light: 0,
    }),
} as const satisfies Record<string, (s: Sketch) => void>;

export type SignName = keyof typeof MANPU;

const AT_FEET: ReadonlySet<string> = new Set<SignName>(['dust', 'speed', 'splash']);
const ON_FACE: ReadonlySet<string> = new Set<SignName>(['gloom', 'glint', 'tear']);

/**
 * Draws signs round the head whose frame is given, or at the feet. What rises from the head of somebody who is tipped
 * over by `tip` degrees rises to the sky. Throws on an unknown sign.
 */
export function drawSigns(s: Sketch, names: readonly SignName[], headFrame: Transform, tip = 0): void {
  for (const name of names) {
    const sign = named<(s: Sketch) => void>(MANPU, name, 'sign');
    const upright = ON_FACE.has(name) ? headFrame : { ...headFrame, rot: (headFrame.rot ?? 0) - tip };
    if (AT_FEET.has(name)) sign(s);
    else s.at(upright, () => sign(s));
  }
}
