/** The mouth of the comic studio's bottle, where the pen dips into its ink. */
import { TAU, arc } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';

export const INK = '#2c2a54';

/** The mouth of the bottle: a rim with an inside, ink in it, and the pen that dips below the surface. */
export function inkPool(pen: Pen, frame: Frame, cork: string, nib: (u: number, z: number) => Point): void {
  const s = frame.scale;
  pen.shape(frame.disc(0, 0, 477, 104), cork, { edge: 'smooth', contour: false, tone: -1 });
  const pool = frame.disc(0, 0, 468, 98);
  pen.within(frame.disc(0, 0, 477, 103), () => {
    pen.shape(pool, INK, { edge: 'smooth', contour: false, ink: 0.8 });
    pen.tint(frame.disc(-22, 24, 468, 60), '#4a4a86', { opacity: 0.6 });
    // what the ink mirrors: a strip of sky and the shaft upside down
    pen.tint(
      [frame.at(-78, -10, 468), frame.at(-30, -34, 468), frame.at(6, -44, 468), frame.at(-40, -6, 468)],
      '#9fd0e4',
      {
        opacity: 0.6,
      },
    );
    const [dx, dy] = frame.at(56, -10, 470);
    pen.tint(
      [
        [dx - 28 * s, dy],
        [dx + 30 * s, dy],
        [dx + 44 * s, dy + 40 * s],
        [dx - 6 * s, dy + 44 * s],
      ],
      '#b89a5a',
      {
        edge: 'straight',
        opacity: 0.5,
      },
    );
    for (const r of [1.6, 2.3])
      pen.line(arc(dx, dy, 32 * s * r, 15 * s * r, 0, TAU, 22), 0.9, {
        smooth: true,
        colour: '#9fb8f0',
        opacity: 0.8 / r,
      });
  });
  for (const k of [0.2, 1.4, 2.3])
    pen.line(frame.disc(0, 0, 477, 119, k, k + 0.5, 8), 1.6, {
      smooth: true,
      colour: '#fff0dc',
      opacity: 0.8,
    });
  // the nib goes under along an ellipse, black as far as it was dipped
  const [ex, ey] = nib(0, 484);
  const foot = arc(ex, ey, 11 * s, 5 * s, 0, Math.PI, 12);
  pen.shape(
    [
      [ex - 11 * s, ey],
      nib(-30, 556),
      nib(-18, 546),
      nib(-6, 566),
      nib(8, 548),
      nib(20, 562),
      nib(30, 554),
      [ex + 11 * s, ey],
      ...foot,
    ],
    INK,
    { contour: false, ink: 0.7 },
  );
  pen.tint([nib(-20, 540), nib(-15, 540), nib(-5, 500), nib(-9, 500)], '#9fb8f0', { opacity: 0.8 });
  pen.line(arc(ex, ey + 2 * s, 20 * s, 9 * s, 0.1, Math.PI - 0.1, 14), 1.4, {
    smooth: true,
    colour: '#9fb8f0',
  });
}
