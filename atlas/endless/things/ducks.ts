/** A duck and those that follow her: water with boats alone is a traffic lane. */
import { disc } from '../../core/footprint';
import { arc, range, TAU } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import type { Pen } from '../../core/pen';
import type { ThingKind } from '../../core/thing';

export interface DucksOptions {
  /** To which side they swim. */
  readonly face?: number;
}

/** One that swims: `k` is its size, `at` its waterline. */
function duck(pen: Pen, [x, y]: Point, k: number, face: number, plumage: readonly [string, string]): void {
  const p = (u: number, z: number): Point => [x + u * k * face, y - z * k];
  const [body, head] = plumage;
  for (const r of [1, 1.3])
    pen.line(arc(x, y + 2 * k, 34 * k * r, 8 * k * r, 0.3, 2.8, 8), 1.1, {
      smooth: true,
      colour: '#ffffff',
      opacity: 0.8,
    });
  pen.shape([p(-36, 20), p(-26, 4), p(0, -3), p(24, 2), p(30, 16), p(12, 24), p(-12, 22), p(-24, 26)], body, {
    edge: 'smooth',
  });
  pen.tint([p(-20, 6), p(0, 0), p(22, 5), p(20, 10), p(-6, 8)], body, { tone: -0.9 });
  pen.line([p(-20, 18), p(-6, 9), p(10, 14)], 0.9, { smooth: true });
  pen.shape(arc(...p(24, 34), 14 * k, 14 * k, 0, TAU, 14), head, { edge: 'smooth' });
  pen.shape([p(34, 38), p(52, 31), p(35, 27)], '#f0a03a', { edge: 'smooth', ink: 0.8 });
  pen.tint(arc(...p(28, 37), 2.6 * k, 3.2 * k, 0, TAU, 7), '#241a2c');
}

export const ducks: ThingKind<DucksOptions> = {
  name: 'ducks',
  footprint: () => disc(96),
  height: 30,
  shadow: false,
  draw(pen, frame, { face = 1 }, random) {
    const s = frame.scale;
    const [x, y] = frame.at(0, 0, 0);
    const young = random.int(3, 5);
    for (const i of range(young).toReversed()) {
      const at: Point = [x - face * (10 + i * 38) * s, y + (i % 2 ? 9 : -5) * s];
      duck(pen, at, 0.46 * s, face, ['#f6d65a', '#fbe07a']);
    }
    duck(
      pen,
      [x + face * 44 * s, y],
      0.9 * s,
      face,
      random.pick([
        ['#b08a62', '#9a7450'],
        ['#f4efe4', '#fbf8f0'],
        ['#a8a4a0', '#2f7a58'],
      ]),
    );
  },
};
