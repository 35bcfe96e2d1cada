/** A mooring line: from the hands of those who haul it to the ring on a boat's bow, sagging over the water between. */
import { nth, range, resample } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Point3 } from '../../../core/frame';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';

export interface MooringLineOptions {
  /** The ring, from where the first of them stands, world units. */
  readonly to: Point3;
  readonly colour?: string;
}

/** From behind the last of them through both pairs of hands. */
const HANDS: readonly Point3[] = [
  [-176, 36, 4],
  [-128, 30, 40],
  [-66, 20, 74],
  [40, 0, 78],
];

export const mooringLine: ThingKind<MooringLineOptions> = {
  name: 'mooringLine',
  footprint: () => block(8, 4),
  height: 10,
  shadow: false,
  draw(pen, frame, { to, colour = '#e8c98a' }) {
    const s = frame.scale;
    const hands = HANDS.map((spot) => frame.at(...spot));
    const [from, ring] = [nth(hands, -1), frame.at(...to)];
    const sag = range(9).map((i): Point => {
      const t = (i + 1) / 9;
      return [
        from[0] + (ring[0] - from[0]) * t,
        from[1] + (ring[1] - from[1]) * t + Math.sin(t * Math.PI) * 22 * s,
      ];
    });
    const course = resample([...hands, ...sag], 9 * s);
    pen.bars([course], 8 * s, colour, { smooth: true, edge: 1.8 });
    pen.scratches(
      range(course.length - 1).map((i): Point[] => {
        const [x, y] = nth(course, i);
        return [
          [x - 2 * s, y + 3 * s],
          [x + 3 * s, y - 3 * s],
        ];
      }),
      { width: 0.6, opacity: 0.6 },
    );
    pen.bars(
      [
        range(9).map((i): Point => [
          ring[0] + Math.cos(i * 0.785) * 10 * s,
          ring[1] + Math.sin(i * 0.785) * 12 * s,
        ]),
      ],
      5 * s,
      '#59637a',
      {
        smooth: true,
        edge: 1.4,
      },
    );
  },
};
