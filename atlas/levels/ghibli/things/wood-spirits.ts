/** Mossy stones of the wood that doze: they were not there a moment ago. */
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
        '#b3ab98',
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
        '#c9c1ae',
        { edge: 'smooth' },
      );
      // moss on the head, and eyes that stay closed
      pen.shape(
        [
          [x - 18 * k * s, y - 10 * k * s],
          [x - 13 * k * s, y - 20 * k * s],
          [x + 9 * k * s, y - 24 * k * s],
          [x + 19 * k * s, y - 10 * k * s],
          [x + 9 * k * s, y - 13 * k * s],
          [x - 6 * k * s, y - 9 * k * s],
        ],
        '#7fa35a',
        { edge: 'smooth', contour: false, ink: 0.6 },
      );
      for (const dx of [-8, 8])
        pen.line(
          [
            [x + (dx - 4) * k * s, y],
            [x + dx * k * s, y + 3 * k * s],
            [x + (dx + 4) * k * s, y],
          ],
          1.4,
          { smooth: true },
        );
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
