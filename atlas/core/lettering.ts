/** Hand lettering with strokes: no font file, no text engine, and it wobbles like the rest. */
import { nth } from './geometry';
import type { Point } from './geometry';
import type { Material } from './light';
import type { Pen } from './pen';
import type { Surface } from './solids';

/** Strokes of 'xy' pairs on a 4 x 6 grid, y up. */
const LATIN: Readonly<Record<string, string>> = {
  A: '00 26 40,12 32',
  B: '00 06 36 45 33 03,33 42 41 30 00',
  C: '45 36 16 05 01 10 30 41',
  D: '00 06 26 44 42 20 00',
  E: '40 00 06 46,03 33',
  F: '00 06 46,03 33',
  G: '45 36 16 05 01 10 30 41 43 23',
  H: '00 06,40 46,03 43',
  I: '20 26',
  J: '46 41 30 10 01',
  K: '00 06,46 03 40',
  L: '06 00 40',
  M: '00 06 23 46 40',
  N: '00 06 40 46',
  O: '10 01 05 16 36 45 41 30 10',
  P: '00 06 36 45 44 33 03',
  Q: '10 01 05 16 36 45 41 30 10,22 40',
  R: '00 06 36 45 44 33 03,23 40',
  S: '45 36 16 05 04 13 33 42 41 30 10 01',
  T: '20 26,06 46',
  U: '06 01 10 30 41 46',
  V: '06 20 46',
  W: '06 10 23 30 46',
  X: '00 46,06 40',
  Y: '06 23 46,23 20',
  Z: '06 46 00 40',
  '!': '26 22,20 21',
  '?': '05 16 36 45 44 23 22,20 21',
  '.': '20 21',
  '-': '13 33',
  "'": '26 25',
  0: '10 01 05 16 36 45 41 30 10',
  1: '15 26 20',
  2: '05 16 36 45 44 00 40',
  3: '06 46 23 42 41 30 10 01',
  4: '30 36 02 42',
  5: '46 06 03 33 42 41 30 00',
  6: '45 36 16 05 01 10 30 41 42 33 13 02',
  7: '06 46 10',
  8: '13 04 05 16 36 45 44 33 13 02 01 10 30 41 42 33',
  9: '01 10 30 41 45 36 16 05 04 13 33 44',
};

/** The same on an 8 x 8 grid. */
const KANJI: Readonly<Record<string, string>> = {
  大: '07 87,48 46 10,46 80',
  正: '07 87,48 40,44 74,24 20,00 80',
  山: '48 40,05 00 80 85',
  川: '18 14 00,47 41,78 70',
  月: '18 14 00,18 78 70 61,16 76,13 73',
  木: '06 86,48 40,46 01,46 81',
  日: '18 10 70 78 18,14 74',
  中: '06 03 83 86 06,48 40',
  本: '06 86,48 40,46 01,46 81,22 62',
  米: '04 84,48 40,27 15,67 75,44 00,44 80',
  天: '17 77,04 84,47 44 00,44 80',
  田: '08 00 80 88 08,48 40,04 84',
  玉: '17 77,14 74,00 80,47 40,62 73',
  火: '48 45 00,45 80,15 24,76 65',
  酒: '17 26,04 13,00 22,38 88,48 47,68 67,37 30 80 87 37,56 46 44,66 63 73,32 82',
  茶: '07 87,28 26,58 56,46 04,46 84,13 73,44 40,22 10,62 71',
  花: '07 87,28 26,58 56,26 03,14 10,56 51 60 71,74 53',
  寿: '17 77,15 75,03 83,48 45 10,62 60 50,32 41',
  金: '48 04,48 84,26 66,14 74,46 40,23 32,63 52,00 80',
  上: '48 40,45 75,00 80',
  文: '48 46,06 86,66 00,16 80',
  千: '78 17,04 84,47 40',
  湯: '17 26,04 13,00 22,38 78 75 35 38,36 76,33 83,52 30,42 82 80 71',
  竹: '18 05,17 37,26 20,58 45,57 87,66 60 50',
};

interface Ink {
  readonly colour?: Material;
  readonly width?: number;
}

/** Grid points of a glyph, a list a stroke. Throws on a character nobody drew. */
function strokesOf(glyphs: Readonly<Record<string, string>>, char: string): Point[][] {
  const text = glyphs[char];
  if (text === undefined)
    throw new Error(`no lettering for "${char}"; there is ${Object.keys(glyphs).join('')}`);
  return text.split(',').map((stroke) =>
    stroke
      .trim()
      .split(' ')
      .map((pair): Point => [Number(pair[0]), Number(pair[1])]),
  );
}

const inkOf = (colour: Material | undefined) => (colour === undefined ? {} : { colour });

/** Writes Latin text on a surface, centred on `s`, standing on `z`, `height` tall and at most `fit` wide (world units). */
export function letters(
  pen: Pen,
  surface: Surface,
  text: string,
  options: Ink & {
    readonly s: number;
    readonly z: number;
    readonly height: number;
    readonly spacing?: number;
    readonly fit?: number;
  },
): void {
  const { s, z, height, colour, width = 1, spacing = 0.35, fit = Infinity } = options;
  const chars = [...text];
  const unit = height / 6;
  const natural = (chars.length * (4 + spacing * 6) - spacing * 6) * unit;
  const stretch = Math.min(1, fit / natural);
  const advance = (4 + spacing * 6) * unit * stretch;
  const start = s - ((chars.length - 1) * advance + 4 * unit * stretch) / 2;
  chars.forEach((char, i) => {
    if (char === ' ') return;
    for (const stroke of strokesOf(LATIN, char)) {
      const points = stroke.map(([x, y]) =>
        surface.at(start + i * advance + x * unit * stretch, z + y * unit),
      );
      pen.line(points, width, inkOf(colour));
    }
  });
}

/** Writes characters from top to bottom, centred on `s`, from `z` downwards, each `size` wide (world units). */
export function kanji(
  pen: Pen,
  surface: Surface,
  text: string,
  options: Ink & { readonly s: number; readonly z: number; readonly size: number; readonly gap?: number },
): void {
  const { s, z, size, colour, width = 1, gap = 1.12 } = options;
  [...text].forEach((char, i) => {
    for (const stroke of strokesOf(KANJI, char)) {
      const points = stroke.map(([x, y]) =>
        surface.at(s + (x / 8 - 0.5) * size, z - (i * gap + 1) * size + (y / 8) * size),
      );
      pen.line(points, width, inkOf(colour));
    }
  });
}

/** A character of the set, for shops that want any sign at all. */
export const kanjiSign = (index: number): string =>
  nth(Object.keys(KANJI), index % Object.keys(KANJI).length);
