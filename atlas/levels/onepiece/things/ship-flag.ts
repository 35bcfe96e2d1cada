/** The flag at a ship's masthead: it tells from afar whether to wave or to row. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import type { SAIL_MARKS } from './ship-marks';

const WHITE = '#fbf3df';

/** `frame` stands at the top of the mast. */
export function shipFlag(pen: Pen, frame: Frame, cloth: string, mark: keyof typeof SAIL_MARKS): void {
  const s = frame.scale;
  const on = (u: number, z: number): Point => frame.at(u, 0, z);
  pen.shape(
    [on(0, 8), on(-52, 18), on(-124, -2), on(-108, -32), on(-126, -66), on(-60, -50), on(0, -60)],
    cloth,
    { tone: 0.2 },
  );
  const bars = (...lines: readonly (readonly Point[])[]) =>
    pen.bars(
      lines.map((line) => [...line]),
      6 * s,
      WHITE,
      { edge: 0 },
    );
  const [x, y] = on(-58, -20);
  const p = (u: number, v: number): Point => [x + u * s, y + v * s];
  if (mark === 'anchor') {
    bars(
      [p(0, -20), p(0, 22)],
      [p(-12, -10), p(12, -10)],
      [p(-20, 8), p(-12, 20), p(0, 23), p(12, 20), p(20, 8)],
    );
    return;
  }
  if (mark === 'sun') {
    bars(
      ...range(8).map((k): Point[] => {
        const [c, d] = [Math.cos(k * 0.785), Math.sin(k * 0.785)];
        return [p(c * 15, d * 15), p(c * 24, d * 24)];
      }),
    );
    pen.shape(arc(x, y, 12 * s, 12 * s), WHITE, { edge: 'smooth', ink: 0, contour: false });
    return;
  }
  bars([p(-28, 20), p(28, -14)], [p(-28, -14), p(28, 20)]);
  pen.shape(
    [p(-18, -8), p(-12, -22), p(0, -27), p(12, -22), p(18, -8), p(11, 6), p(9, 17), p(-9, 17), p(-11, 6)],
    WHITE,
    { edge: 'smooth', ink: 0.6, contour: false },
  );
  for (const k of [-7, 7]) pen.tint(arc(...p(k, -6), 5 * s, 6 * s), cloth);
  pen.tint([p(-3, 5), p(3, 5), p(0, 0)], cloth);
}
