/** Hoods seen from behind, in head space. */
import { knots } from '../../core/knots';
import type { Sketch } from '../../core/sketch';
import type { Swatch } from '../../core/swatches';

/** A hood closed behind: its point has fallen back, a seam runs below it, and it lies on the shoulders in folds. */
export function hoodFromBehind(s: Sketch, c: Swatch): void {
  s.shape(
    knots`
      -25 28, -38 37, -43 48!, -29 50, -18 46!, -7 52, 3 47!, 15 52, 25 46!, 35 49, 41 46!, 37 36, 25 28, 0 24
    `,
    c,
    {
      inside: () => {
        for (const x of [-31, -16, 4, 20, 32])
          s.stroke(knots`${x * 0.72} 31, ${x} 40, ${x * 1.04} 48`, 1.8, { heavy: 0.8 });
      },
    },
  );
  s.shape(
    knots`
      -21 34!, -35 25, -43 6, -43 -18, -33 -38, -14 -50, 4 -52, 22 -47, 37 -34, 43 -14, 42 8, 34 25, 21 34!, 0 39
    `,
    c,
    {
      inside: () => {
        s.cast(knots`-16 -46, 24 -46, 17 -26, 8 -4!, -2 -20`, c);
        s.stroke(knots`5 -8, 1 14, 0 38`, 2.2);
        s.stroke(knots`-34 -16, -36 8, -19 31`, 2);
        s.stroke(knots`33 -12, 35 9, 19 31`, 2);
        s.stroke(knots`-20 -6, -22 14, -9 33`, 1.7);
      },
    },
  );
  s.shape(knots`-19 -47!, 2 -55, 22 -46!, 18 -34, 10 -22, 7 -7!, -3 -22, -12 -35`, c, {
    contour: false,
    line: 2.4,
  });
  s.stroke(knots`-4 -46, 4 -32, 6 -18`, 1.7);
  s.stroke(knots`-20 32, 0 38, 20 32`, 2.2);
}
