/** The school's front with a picture on the mountain walkers' banner, whose one sign left half of the cloth bare. */
import { arc } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { schoolFront } from './rooftop';
import type { SchoolFrontOptions } from './rooftop';

/** The banner's middle, as a share of the front's width from its left end; it hangs before the wall. */
const BANNER = { along: 6.5 / 11, out: 10 } as const;

export const clubFront: ThingKind<SchoolFrontOptions> = {
  ...schoolFront,
  draw(pen, frame, options, random) {
    schoolFront.draw(pen, frame, options, random);
    const middle = options.width * (BANNER.along - 0.5);
    const p = (u: number, z: number): Point => frame.at(middle + u, BANNER.out, z);
    const s = frame.scale;
    pen.tint(arc(...p(9, 94), 7 * s, 7 * s, 0, 6.2832, 14), '#ffd45a', {});
    // two peaks, their snow, the path up
    pen.tint([p(-22, 36), p(-8, 84), p(1, 62), p(8, 74), p(20, 36)], '#fff8ea', { edge: 'straight' });
    pen.tint(
      [p(-22, 36), p(-14, 63), p(-8, 56), p(-2, 62), p(3, 58), p(9, 62), p(15, 52), p(20, 36)],
      '#9a7cc4',
      {
        edge: 'straight',
      },
    );
    pen.line([p(-16, 38), p(-4, 44), p(-10, 50), p(-4, 57)], 1.4, { colour: '#fff8ea' });
  },
};
