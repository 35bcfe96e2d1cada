/** What the crews of parked tanks have made of them: a line for the wash, a seat with a view. */
import { TAU, arc } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';

/** Long johns, two socks and a shirt on a line below the barrel; `gun` runs along it, `off` to its side. */
export function wash(pen: Pen, gun: (t: number, off?: number) => Point, s: number): void {
  const line = [20, 76, 128, 180, 232, 280].map((t, i): Point => {
    const [x, y] = gun(t, -14);
    return [x, y + [0, 5, 7, 7, 5, 0].reduce((sag, d, k) => (k === i ? d : sag), 0) * s];
  });
  pen.line(line, 1.4, { smooth: true });
  const hang = (t: number): ((u: number, z: number) => Point) => {
    const [x, y] = gun(t, -14);
    return (u, z) => [x + u * s, y + (4 + z) * s];
  };
  const johns = hang(66);
  pen.shape(
    [
      johns(-18, 0),
      johns(18, 0),
      johns(19, 26),
      johns(17, 58),
      johns(5, 58),
      johns(0, 24),
      johns(-6, 56),
      johns(-18, 55),
    ],
    '#f4e4d8',
    { ink: 1 },
  );
  for (const u of [-12, 11]) pen.line([johns(u - 5, 50), johns(u + 5, 51)], 1);
  for (const [t, colour] of [
    [118, '#e8702c'],
    [140, '#e8702c'],
  ] as const) {
    const sock = hang(t);
    pen.shape([sock(-7, 0), sock(7, 0), sock(7, 22), sock(16, 28), sock(14, 36), sock(-6, 35)], colour, {
      ink: 1,
    });
    pen.tint([sock(-6, 7), sock(6, 7), sock(6, 13), sock(-6, 13)], '#fbeccb', { edge: 'straight' });
  }
  const shirt = hang(252);
  pen.shape(
    [
      shirt(-18, 0),
      shirt(18, 0),
      shirt(34, 12),
      shirt(26, 24),
      shirt(18, 18),
      shirt(18, 50),
      shirt(-18, 50),
      shirt(-18, 18),
      shirt(-26, 24),
      shirt(-34, 12),
    ],
    '#8fc4d6',
    { ink: 1 },
  );
  // a heart on it: a gift that nobody wears
  pen.tint(
    [shirt(0, 38), shirt(-10, 26), shirt(-5, 20), shirt(0, 25), shirt(5, 20), shirt(10, 26)],
    '#d8442c',
  );
  for (const [t, u] of [
    [66, -14],
    [66, 14],
    [252, -14],
    [252, 14],
  ] as const)
    pen.bars([[hang(t)(u, -6), hang(t)(u, 5)]], 4 * s, '#c79a4c', { edge: 0.9 });
}

/** A head in a padded helmet above the turret, and the cup that it is really about. */
export function hatchWatch(pen: Pen, [x, y]: Point, s: number): void {
  const p = (u: number, z: number): Point => [x + u * s, y - z * s];
  pen.shape([p(-24, -4), p(-22, 14), p(22, 14), p(24, -4)], '#6d7a58', {
    ink: 1,
    edge: 'smooth',
    contour: false,
  });
  pen.shape(arc(...p(0, 34), 26 * s, 24 * s, 0, TAU, 18), '#d9a579', { edge: 'smooth', ink: 1 });
  pen.shape(
    [
      p(-29, 28),
      p(-27, 48),
      p(-12, 62),
      p(12, 62),
      p(27, 48),
      p(29, 28),
      p(20, 26),
      p(16, 42),
      p(-16, 42),
      p(-20, 26),
    ],
    '#c8593a',
    { edge: 'smooth', ink: 1 },
  );
  for (const k of [-1, 1]) {
    pen.line([p(k * 13, 31), p(k * 8, 35), p(k * 4, 31)], 1.3, { smooth: true });
    pen.tint(arc(...p(k * 15, 24), 5 * s, 3.4 * s, 0, TAU, 10), '#e8866c', { opacity: 0.7 });
  }
  pen.line([p(-6, 21), p(0, 17), p(6, 21)], 1.2, { smooth: true });
  pen.shape([p(22, 4), p(24, 24), p(44, 24), p(46, 4)], '#f4efe4', { ink: 1 });
  pen.tint([p(23, 10), p(45, 10), p(45, 16), p(23, 16)], '#d8442c', { edge: 'straight' });
  pen.shape(arc(...p(22, 10), 8 * s, 7 * s, 0, TAU, 12), '#d9a579', { edge: 'smooth', ink: 0.9 });
}
