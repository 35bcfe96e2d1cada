/** Patterns laid into the paving of squares and quarters, in the colours of the level: a bare floor says nothing about whose it is. */
import { mix } from '../core/colour';
import { nth, range, TAU } from '../core/geometry';
import type { Point } from '../core/geometry';
import type { Ground } from '../ground/ground';
import type { Round } from './plans/plan';

/** Colours of a pattern: what it is laid into, and two of the level's own. */
export interface InlayColours {
  readonly stone: string;
  readonly cloth: readonly [string, string];
}

/** How much of the stone is in a pattern's colours: it is worn, and people stand on it. */
const WORN = 0.36;
const LINE = { smooth: false, ink: 1.4 } as const;

/** Point of a round, `r` of the way out. */
type At = (turn: number, r: number) => Point;

const band = (at: At, from: number, to: number, r0: number, r1: number, steps = 4): Point[] => [
  ...range(steps + 1).map((i) => at(from + ((to - from) * i) / steps, r1)),
  ...range(steps + 1).map((i) => at(to + ((from - to) * i) / steps, r0)),
];

/** A pattern returns what is dark and what is light of it. */
type Pattern = (at: At) => readonly [dark: readonly Point[][], light: readonly Point[][]];

/** A compass rose, each ray half dark, within a ring. */
const compass: Pattern = (at) => {
  const rays = range(8).map((i) => ({ turn: (i / 8) * TAU, long: i % 2 ? 0.54 : 0.84 }));
  const half = (side: number) =>
    rays.map(({ turn, long }): Point[] => [at(0, 0), at(turn + side * (TAU / 16), 0.2), at(turn, long)]);
  const ring = range(24).map((i) => band(at, (i / 24) * TAU, ((i + 1) / 24) * TAU, 0.88, 0.97, 2));
  return [
    [...half(1), ...ring.filter((_, i) => i % 2 === 0)],
    [...half(-1), ...ring.filter((_, i) => i % 2)],
  ];
};

/** A flower with two rows of petals. */
const flower: Pattern = (at) => {
  const petals = (count: number, from: number, to: number, off: number) =>
    range(count).map((i): Point[] => {
      const turn = ((i + off) / count) * TAU;
      const wide = TAU / count / 2;
      const middle = from + (to - from) * 0.62;
      return [
        at(turn, from),
        at(turn - wide * 0.7, middle - 0.08),
        at(turn - wide * 0.55, to - 0.06),
        at(turn, to),
        at(turn + wide * 0.55, to - 0.06),
        at(turn + wide * 0.7, middle - 0.08),
      ];
    });
  return [[...petals(14, 0.46, 0.95, 0), band(at, 0, TAU, 0, 0.1, 12)], petals(9, 0.16, 0.5, 0.5)];
};

/** Rings of chequers. */
const chequers: Pattern = (at) => {
  const rings = [0.3, 0.44, 0.58, 0.72, 0.86, 0.97];
  const cells = rings.slice(1).flatMap((r1, row) => {
    const count = 12 + row * 4;
    return range(count).map((i) => ({
      even: (i + row) % 2 === 0,
      cell: band(at, (i / count) * TAU, ((i + 1) / count) * TAU, nth(rings, row), r1, 2),
    }));
  });
  return [cells.filter(({ even }) => even).map(({ cell }) => cell), [band(at, 0, TAU, 0, 0.2, 14)]];
};

/** Arms of a wheel that turns. */
const whirl: Pattern = (at) => {
  const arms = range(10).map((i): Point[] => {
    const turn = (i / 10) * TAU;
    const edge = (off: number) => range(7).map((k) => at(turn + off + (k / 6) * 0.9, 0.14 + (k / 6) * 0.82));
    return [...edge(0), ...edge(TAU / 22).toReversed()];
  });
  return [arms.filter((_, i) => i % 2 === 0), arms.filter((_, i) => i % 2)];
};

const PATTERNS: readonly Pattern[] = [compass, flower, chequers, whirl];

/** Lays a pattern into a round of the ground; `which` chooses it. */
export function inlay(
  ground: Ground,
  [x, y, rx, ry]: Round,
  which: number,
  { stone, cloth }: InlayColours,
): void {
  const at: At = (turn, r) => [x + Math.cos(turn) * rx * r, y + Math.sin(turn) * ry * r];
  const [dark, light] = nth(PATTERNS, which % PATTERNS.length)(at);
  ground.fillMarks(light, mix(cloth[1], stone, WORN), LINE);
  ground.fillMarks(dark, mix(cloth[0], stone, WORN), LINE);
}
