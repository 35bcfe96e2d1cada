/** The head of the late bus, with its ruff and the board that says where it goes. */
import { TAU, arc } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';

/** Draws it round a picture point; `s` is picture pixels a world unit. */
export function foxHead(pen: Pen, [hx, hy]: Point, s: number, fur: string, belly: string): void {
  const h = (dx: number, dy: number): Point => [hx + dx * s, hy + dy * s];
  pen.shape(
    [h(-96, 40), h(-78, 104), h(-40, 150), h(6, 200), h(44, 150), h(74, 100), h(88, 40), h(0, 20)],
    belly,
    { edge: 'scallop', tone: -0.1 },
  );
  for (const [dx, dy] of [
    [-44, 104],
    [-10, 140],
    [30, 116],
    [4, 170],
  ] as const)
    pen.line([h(dx - 9, dy - 8), h(dx, dy + 6), h(dx + 9, dy - 8)], 0.8, { smooth: true });
  pen.shape([h(-84, -30), h(-98, -132), h(-30, -84)], fur, { tone: -0.3 });
  pen.shape([h(30, -86), h(86, -136), h(86, -34)], fur);
  pen.shape([h(-80, -50), h(-84, -110), h(-46, -82)], '#5a3a34', { contour: false });
  pen.shape([h(46, -84), h(76, -114), h(76, -52)], '#5a3a34', { contour: false });
  pen.shape(
    [
      h(-112, 10),
      h(-90, -60),
      h(-30, -92),
      h(34, -92),
      h(90, -58),
      h(112, 8),
      h(60, 62),
      h(0, 82),
      h(-60, 62),
    ],
    fur,
    { edge: 'smooth' },
  );
  pen.shape(
    [
      h(-108, 14),
      h(-60, 0),
      h(-20, 20),
      h(0, 10),
      h(20, 20),
      h(60, -2),
      h(108, 12),
      h(60, 62),
      h(0, 82),
      h(-60, 62),
    ],
    belly,
    { edge: 'smooth', contour: false, ink: 0.8 },
  );
  for (const k of [-1, 1]) {
    pen.shape(
      arc(...h(k * 48, -18), 26 * s, 26 * s, 0, TAU, 16),
      { emit: '#fff3b8' },
      { edge: 'smooth', contour: false, ink: 1.2 },
    );
    pen.shape(arc(...h(k * 48 + 7, -16), 9 * s, 15 * s, 0, TAU, 12), '#2a2036', {
      edge: 'smooth',
      contour: false,
      ink: 0,
    });
    pen.glow(...h(k * 48, -18), 150 * s, 'amber', 1);
    for (const d of [-8, 4, 16]) pen.line([h(k * 56, 26 + d * 0.4), h(k * 128, 18 + d)], 0.9);
  }
  pen.shape(arc(...h(0, 18), 16 * s, 12 * s, 0, TAU, 12), '#3a2830', { edge: 'smooth', contour: false });
  pen.line([h(-50, 36), h(-28, 52), h(0, 46), h(28, 52), h(50, 36)], 1.8, { smooth: true });
  // the destination board, on two brackets behind the brow
  pen.bars(
    [
      [h(-34, -84), h(-34, -112)],
      [h(34, -86), h(34, -112)],
    ],
    8 * s,
    '#8a5a44',
  );
  pen.shape([h(-58, -104), h(58, -104), h(54, -146), h(-54, -146)], '#5a3a34');
  for (const [i, dx] of [-34, -10, 12, 34].entries())
    pen.line([h(dx - 7, -134 + i * 2), h(dx + 6, -132), h(dx, -114), h(dx + 8, -112)], 1.6, {
      colour: { emit: '#ffd98a' },
    });
}
