/** A palm of the wasteland: its foot in a mound with grass round it, where a bare trunk would end in a straight cut. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { palm } from '../../../things/nature/conifer';
import type { PalmOptions } from '../../../things/nature/conifer';

export interface OasisPalmOptions extends PalmOptions {
  readonly earth?: string;
}

export const oasisPalm: ThingKind<OasisPalmOptions> = {
  ...palm,
  draw(pen, frame, options, random) {
    const s = frame.scale;
    palm.draw(pen, frame, options, random);
    const { earth = '#e8c080' } = options;
    const [x, y] = frame.at(0, 0, 0);
    pen.shape(
      [
        ...arc(x, y + 3 * s, 40 * s, 17 * s, Math.PI, 6.2832, 11),
        [x + 26 * s, y + 9 * s],
        [x - 26 * s, y + 9 * s],
      ],
      earth,
      { edge: 'smooth', ink: 0.8 },
    );
    for (const [dx, tall, lean] of [
      [-26, 20, -10],
      [-16, 28, -5],
      [-6, 18, 2],
      [10, 22, 4],
      [20, 30, 9],
      [30, 18, 13],
    ] as const)
      pen.shape(
        range(3).map((i): Point => [
          x + (dx + (i === 1 ? lean : (i - 1) * 5)) * s,
          y + (i === 1 ? 4 - tall : 6) * s,
        ]),
        '#4c8a50',
        { ink: 0.7, contour: false, wobble: 0 },
      );
  },
};
