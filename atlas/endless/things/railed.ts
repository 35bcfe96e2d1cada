/** Lays a piece of track under what runs on rails: on bare ground a coach is a toy that somebody lost. */
import { block } from '../../core/footprint';
import { range } from '../../core/geometry';
import type { ThingKind } from '../../core/thing';

const [SLEEPER, RAIL] = ['#6a4f42', '#8f97a6'] as const;
/** World units between two sleepers, half the depth of one, and where the rails lie. */
const [APART, THICK, GAUGE] = [40, 8, [-26, 46]] as const;

/** The kind on its track, whose length is given in world units. */
export const railed = <O extends object>(kind: ThingKind<O>, length: number): ThingKind<O> => ({
  ...kind,
  footprint: () => block(length, 150),
  draw(pen, frame, options, random) {
    const half = length / 2;
    for (const i of range(Math.floor(length / APART))) {
      const u = -half + (i + 0.5) * APART;
      pen.shape(
        [
          frame.at(u - THICK, -44, 0),
          frame.at(u + THICK, -44, 0),
          frame.at(u + THICK, 66, 0),
          frame.at(u - THICK, 66, 0),
        ],
        SLEEPER,
        { ink: 0.7, contour: false },
      );
    }
    for (const w of GAUGE)
      pen.shape(
        [
          frame.at(-half, w - 4, 4),
          frame.at(half, w - 4, 4),
          frame.at(half, w + 4, 4),
          frame.at(-half, w + 4, 4),
        ],
        RAIL,
        { ink: 0.7, contour: false },
      );
    kind.draw(pen, frame, options, random);
  },
});
