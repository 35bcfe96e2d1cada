/** The near trees of the grove: each has something in its crown, so that the dark corner has a story too. */
import { arc } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';
import { tree } from '../../../things/nature/tree';
import type { TreeOptions } from '../../../things/nature/tree';

export interface LivedInTreeOptions extends TreeOptions {
  readonly guest: 'nest' | 'kite' | 'ball' | 'none';
  /** Where in the crown, in halves of its width and height. */
  readonly at?: Point;
}

type Spot = (u: number, z: number) => Point;

/** Three chicks with open beaks, and nobody who brings anything. */
function nest(pen: Pen, p: Spot, s: number): void {
  for (const [u, z, coat] of [
    [-38, 22, '#f6cf5c'],
    [2, 34, '#f2a8b8'],
    [40, 20, '#8fc8e0'],
  ] as const) {
    pen.shape(arc(...p(u, z), 22 * s, 22 * s), coat, { edge: 'smooth' });
    for (const k of [-8, 8])
      pen.shape(arc(...p(u + k, z + 6), 3.4 * s, 4.4 * s), '#3a2a3e', {
        edge: 'smooth',
        contour: false,
        ink: 0,
      });
    pen.shape([p(u - 9, z - 1), p(u, z + 5), p(u + 9, z - 1), p(u, z - 12)], '#e8863c', { ink: 0.8 });
  }
  pen.shape([p(-76, 8), p(-58, -30), p(0, -42), p(58, -30), p(76, 8), p(0, -6)], '#a8764a', {
    edge: 'smooth',
  });
  for (const [a, b] of [
    [-50, -20],
    [-24, 16],
    [8, 44],
    [30, 62],
  ] as const)
    pen.line([p(a, -6), p(b, -28)], 1, { opacity: 0.8 });
}

/** A kite that will not come down: its tail hangs over the leaves. */
function kite(pen: Pen, p: Spot, s: number): void {
  const tail: Point[] = [p(-20, -50), p(-6, -78), p(-30, -104), p(-14, -136)];
  pen.line(tail, 2, { smooth: true });
  for (const [u, z, colour] of [
    [-6, -78, '#5f9ea8'],
    [-30, -104, '#e3b04b'],
    [-14, -136, '#d9574f'],
  ] as const)
    for (const k of [-1, 1])
      pen.shape([p(u, z), p(u + k * 16, z + 9), p(u + k * 16, z - 9)], colour, { ink: 0.8 });
  const [top, left, foot, right] = [p(26, 62), p(-44, 24), p(-20, -50), p(54, -4)];
  const middle = p(6, 14);
  for (const [a, b, colour] of [
    [top, left, '#e3b04b'],
    [left, foot, '#d9574f'],
    [foot, right, '#f6e7c8'],
    [right, top, '#5f9ea8'],
  ] as const)
    pen.shape([a, b, middle], colour);
  pen.shape(arc(...middle, 5 * s, 5 * s, 0, 6.2832, 8), '#fffdf0', { edge: 'smooth' });
}

/** A ball that somebody kicked too high. */
function ball(pen: Pen, p: Spot, s: number): void {
  const round = arc(...p(0, 0), 34 * s, 34 * s);
  pen.shape(round, '#f6e7c8', { edge: 'smooth' });
  pen.within(round, () => {
    pen.shape([p(-40, 40), p(-6, 40), p(2, 0), p(-40, 8)], '#d9574f', { ink: 0.8 });
    pen.shape([p(40, 30), p(40, -16), p(2, 0)], '#5f9ea8', { ink: 0.8 });
    pen.shape([p(-30, -40), p(14, -40), p(2, 0)], '#e3b04b', { ink: 0.8 });
  });
}

export const livedInTree: ThingKind<LivedInTreeOptions> = {
  ...tree,
  draw(pen, frame, options, random) {
    const { guest, at: [du, dz] = [0, 0], width = 240, height = 330 } = options;
    tree.draw(pen, frame, options, random);
    const s = frame.scale;
    const [x, y] = frame.at((du * width) / 2, 0, height * (0.68 + 0.33 * dz));
    const p: Spot = (u, z) => [x + u * s, y - z * s];
    if (guest === 'nest') nest(pen, p, s);
    else if (guest === 'kite') kite(pen, p, s);
    else if (guest === 'ball') ball(pen, p, s);
  },
};
