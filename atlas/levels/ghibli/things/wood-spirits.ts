/** Pale spirits of the wood: stones that were not there a moment ago. */
import { arc } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

export const woodSpirits: ThingKind<object> = {
  name: 'woodSpirits',
  footprint: () => disc(46),
  height: 40,
  draw(pen, frame, _options, random) {
    const s = frame.scale;
    for (const [u, w, k] of [
      [-30, -14, 0.8],
      [34, -8, 1],
      [0, 20, 1.15],
    ] as const) {
      const tall = 40 * k * random.range(0.9, 1.2);
      pen.shape(
        [
          frame.at(u - 13 * k, w, 0),
          frame.at(u - 11 * k, w, tall * 0.6),
          frame.at(u + 11 * k, w, tall * 0.6),
          frame.at(u + 13 * k, w, 0),
        ],
        '#eef3e6',
        { edge: 'smooth' },
      );
      const [x, y] = frame.at(u + random.jitter(5), w, tall);
      pen.shape(
        [
          [x - 22 * k * s, y + 8 * s],
          [x - 16 * k * s, y - 18 * k * s],
          [x + 10 * k * s, y - 22 * k * s],
          [x + 22 * k * s, y - 2 * s],
          [x + 8 * k * s, y + 15 * k * s],
          [x - 12 * k * s, y + 16 * k * s],
        ],
        '#f7faf0',
        { edge: 'smooth' },
      );
      for (const [dx, dy, r] of [
        [-8, 0, 3],
        [8, -2, 3],
      ] as const)
        pen.shape(arc(x + dx * k * s, y + dy * k * s, r * k * s, r * 1.2 * k * s), '#3a3a48', {
          edge: 'smooth',
          contour: false,
          ink: 0,
        });
      const top = y - 20 * k * s;
      pen.line(
        [
          [x - 1, top],
          [x + 1, top - 9 * k * s],
        ],
        2,
        { colour: '#5a7f3f' },
      );
      for (const side of [-1, 1])
        pen.shape(
          [
            [x + 1, top - 8 * k * s],
            [x + side * 10 * k * s, top - 17 * k * s],
            [x + side * 19 * k * s, top - 12 * k * s],
            [x + side * 11 * k * s, top - 6 * k * s],
          ],
          '#86b955',
          { edge: 'smooth', ink: 0.7 },
        );
    }
  },
};
