/** The last tram: a turret on its roof holds the trolley pole, a wheel at its tip, a rope to the rear platform. */
import { TAU, arc } from '../../../core/geometry';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { tram } from '../../../things/town/tram';
import type { TramOptions } from '../../../things/town/tram';

export const nightTram: ThingKind<TramOptions> = {
  ...tram,
  draw(pen, frame, options, random) {
    tram.draw(pen, frame, options, random);
    const s = frame.scale;
    drum(pen, frame, { u: -56, r: 26, r1: 20, z0: 226, z1: 244 }, '#5a5468');
    pen.bars([[frame.at(-60, 0, 240), frame.at(-190, 0, 330)]], 6 * s, '#3a3644');
    pen.line([frame.at(-188, 0, 328), frame.at(-214, 0, 270), frame.at(-232, 0, 206)], 1.1, { smooth: true });
    const [x, y] = frame.at(-192, 0, 333);
    pen.shape(arc(x, y, 8 * s, 8 * s, 0, TAU, 12), '#e3b04b', { edge: 'smooth', ink: 1 });
  },
};
