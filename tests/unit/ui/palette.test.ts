import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, tokensOf, tokensUnder } from '../../gallery/colour';

type Triple = readonly [number, number, number];

const light = readFileSync('src/ui/tokens.css', 'utf8');
const dark = readFileSync('src/ui/dark.css', 'utf8');

const SCHEMES = [
  ['light', tokensOf(light)],
  ['dark', tokensUnder(light, dark)],
] as const;

/** Linear red, green and blue of a colour written as `#rrggbb`. */
function linear(hex: string): Triple {
  const channel = (at: number) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Machado, Oliveira and Fernandes 2009, severity 1: what a dichromat sees, in linear light. */
const SEEN: Readonly<Record<string, readonly [Triple, Triple, Triple]>> = {
  'all colours': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function lab(rgb: Triple): Triple {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f(dot([0.4124, 0.3576, 0.1805], rgb) / 0.9505);
  const y = f(dot([0.2126, 0.7152, 0.0722], rgb));
  const z = f(dot([0.0193, 0.1192, 0.9505], rgb) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function difference(a: string, b: string, eyes: readonly [Triple, Triple, Triple]): number {
  const seen = (hex: string): Triple => {
    const rgb = linear(hex);
    const part = (row: Triple) => Math.min(1, Math.max(0, dot(row, rgb)));
    return lab([part(eyes[0]), part(eyes[1]), part(eyes[2])]);
  };
  const [p, q] = [seen(a), seen(b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

const PAPERS = ['paper', 'paper-deep', 'card'];
const INKS = ['ink', 'ink-soft', 'vermilion-deep', 'indigo', 'jade', 'matcha'];

/** Text and its ground, as style sheets pair them. */
const PAIRS = [
  ...PAPERS.flatMap((paper) => INKS.map((ink) => [ink, paper] as const)),
  ...['vermilion', 'vermilion-deep', 'indigo', 'jade', 'matcha', 'ink', 'night-wash'].map(
    (fill) => ['card', fill] as const,
  ),
  ...['gold', 'gold-wash', 'vermilion-wash', 'indigo-wash', 'matcha-wash'].map(
    (wash) => ['ink', wash] as const,
  ),
  ['right', 'card'],
  ['wrong', 'card'],
  ['on-sea', 'sea'],
] as const;

describe.each(SCHEMES)('on %s paper', (_, tokens) => {
  const token = (name: string) => tokens.get(name) ?? '';

  it.each(Object.entries(SEEN))('right and wrong are two colours to eyes with %s', (__, eyes) => {
    expect(difference(token('right'), token('wrong'), eyes)).toBeGreaterThan(25);
  });

  it.each(PAIRS)('%s on %s can be read', (text, ground) => {
    expect(contrast(token(text), token(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it('the edge of a thing and the focus stand out from any paper', () => {
    for (const paper of PAPERS)
      for (const edge of ['ink', 'ink-soft', 'focus'])
        expect(contrast(token(edge), token(paper))).toBeGreaterThanOrEqual(3);
  });
});

describe('dark paper', () => {
  const drawn = (css: string) =>
    new Map(
      [...css.matchAll(/(--(?:frame-[\w-]+|waves|ink-line)): url\("([^"]+)"\)/g)].map(
        ([, name = '', picture = '']) => [
          name,
          picture.replaceAll(/fill='(?:%23[\da-f]{6}|rgb\([^)]*\))'/g, 'fill'),
        ],
      ),
    );

  it('has the frames and patterns of light paper in other inks', () => {
    const sheets = ['frames', 'patterns'].map((name) => readFileSync(`src/ui/${name}.css`, 'utf8')).join('');
    expect(drawn(dark).size).toBeGreaterThanOrEqual(9);
    expect(drawn(dark)).toEqual(drawn(sheets));
  });

  it('says anew only what light paper says', () => {
    const names = [...dark.matchAll(/^\s+--([\w-]+):/gm)].map(([, name = '']) => name);
    const known = ['tokens', 'frames', 'patterns']
      .map((name) => readFileSync(`src/ui/${name}.css`, 'utf8'))
      .join('');
    expect(names.filter((name) => !known.includes(`--${name}:`))).toEqual([]);
  });
});
