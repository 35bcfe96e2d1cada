/** What is on the spit now that supper has run away: a small chicken and a smaller fish. */
import { TAU, arc } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { disc } from '../../../core/footprint';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';

/** A roast chicken on a bar, from the side: its legs stick up with a frill each. */
function chicken(pen: Pen, [x, y]: Point, s: number): void {
  const at = (dx: number, dy: number): Point => [x + dx * s, y + dy * s];
  for (const [dx, lean] of [
    [16, 8],
    [-2, 14],
  ] as const) {
    pen.bars([[at(dx + 4, -10), at(dx + 12 + lean, -33)]], 6 * s, '#f3e6c8', { edge: 1.6 });
    pen.shape(arc(...at(dx + 13 + lean, -36), 9 * s, 7 * s, 0, TAU, 9), '#fdf6e6', {
      edge: 'smooth',
      ink: 0.9,
    });
    pen.shape(arc(...at(dx + 3, -10), 13 * s, 15 * s, 0, TAU, 12), '#c8742c', { edge: 'smooth' });
  }
  pen.shape(
    [
      at(-40, 2),
      at(-34, -18),
      at(-12, -27),
      at(14, -22),
      at(32, -8),
      at(36, 8),
      at(24, 22),
      at(-6, 27),
      at(-32, 20),
    ],
    '#d9853a',
    { edge: 'smooth' },
  );
  pen.tint([at(-30, 14), at(0, 21), at(30, 12), at(22, 21), at(-6, 25), at(-28, 20)], '#d9853a', {
    tone: -1.1,
  });
  pen.tint(arc(...at(-16, -12), 13 * s, 6 * s, 0, TAU, 10), '#fff0c8', { opacity: 0.7 });
  pen.shape([at(-8, 2), at(2, -8), at(18, -4), at(12, 8), at(-2, 12)], '#c8742c', {
    edge: 'smooth',
    ink: 0.8,
  });
}

/** A fish beside it, its head to the right. */
function fish(pen: Pen, [x, y]: Point, s: number): void {
  const at = (dx: number, dy: number): Point => [x + dx * s, y + dy * s];
  pen.shape([at(-22, 0), at(-46, -19), at(-40, 0), at(-46, 19)], '#6f8fb0');
  pen.shape([at(-26, 0), at(-8, -16), at(18, -17), at(38, 2), at(18, 16), at(-8, 15)], '#8fb4d0', {
    edge: 'smooth',
  });
  pen.tint([at(-20, 4), at(6, 9), at(34, 4), at(18, 14), at(-8, 13)], '#e6f0ee', { opacity: 0.9 });
  pen.line([at(14, -14), at(9, 0), at(14, 13)], 1, { smooth: true });
  for (const dx of [-10, 0]) pen.line([at(dx, -10), at(dx - 4, 0), at(dx, 9)], 0.7, { smooth: true });
  pen.shape(arc(...at(24, -3), 4.4 * s, 4.4 * s, 0, TAU, 9), '#fdf6e6', { edge: 'smooth', ink: 0.9 });
  pen.shape(arc(...at(24.6, -3), 1.8 * s, 1.8 * s, 0, TAU, 7), '#33263a', { edge: 'smooth', ink: 0 });
}

/** Stands where the spit stands, right before it. */
export const smallSupper: ThingKind<object> = {
  name: 'smallSupper',
  footprint: () => disc(20),
  height: 110,
  shadow: false,
  draw(pen, frame) {
    chicken(pen, frame.at(-44, 2, 106), frame.scale);
    fish(pen, frame.at(42, 2, 106), frame.scale);
  },
};
