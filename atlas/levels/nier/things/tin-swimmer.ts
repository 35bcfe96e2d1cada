/** One of tin who may not get wet, in a swimming ring on the lake, and the ducks that take it for their mother. */
import { TAU, arc } from '../../../core/geometry';
import { disc } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';
import { tinFace } from './ruin';

export const tinSwimmer: ThingKind<{ readonly ring?: string; readonly tin?: string }> = {
  name: 'tinSwimmer',
  footprint: () => disc(60),
  height: 70,
  shadow: false,
  draw(pen, frame, { ring = '#f0dc9c', tin = '#d8c8a0' }) {
    const s = frame.scale;
    const [x, y] = frame.at(0, 0, 0);
    for (const k of [1, 1.35])
      pen.line(arc(x, y + 4 * s, 66 * k * s, 24 * k * s, 0.1, 3, 16), 1.2, {
        colour: '#eef8f2',
        smooth: true,
        opacity: 0.9,
      });
    pen.shape(arc(x, y - 8 * s, 56 * s, 24 * s, 0, TAU, 24), ring, { edge: 'smooth', wobble: 0 });
    for (const a of [0.3, 1.2, 2, 2.9])
      pen.tint(
        [
          ...arc(x, y - 8 * s, 55 * s, 23 * s, a, a + 0.36, 4),
          ...arc(x, y - 10 * s, 34 * s, 12 * s, a + 0.36, a, 4),
        ],
        '#d9534a',
        { edge: 'straight' },
      );
    pen.shape(arc(x, y - 11 * s, 33 * s, 12 * s, 0, TAU, 18), '#3f7f80', { edge: 'smooth', contour: false });
    tinFace(pen, [x, y - 42 * s], 34 * s, tin, { look: -0.1 });
    // its snorkel, and the hands that hold on
    pen.bars(
      [
        [
          [x + 30 * s, y - 30 * s],
          [x + 42 * s, y - 40 * s],
          [x + 42 * s, y - 92 * s],
        ],
      ],
      7 * s,
      '#e8824a',
      {
        smooth: true,
      },
    );
    for (const k of [-1, 1])
      pen.shape(arc(x + k * 47 * s, y - 12 * s, 12 * s, 9 * s, 0, TAU, 12), tin, { edge: 'smooth' });
    for (const [dx, dy, r] of [
      [-112, 14, 17],
      [-164, 24, 14],
      [-208, 40, 12],
    ] as const) {
      const [u, v] = [x + dx * s, y + dy * s];
      pen.line(arc(u, v + 3 * s, r * 1.7 * s, r * 0.5 * s, 0.1, 3, 10), 1, {
        colour: '#eef8f2',
        smooth: true,
      });
      pen.shape(
        [
          [u - r * 1.3 * s, v - r * 0.9 * s],
          [u - r * 0.2 * s, v - r * 0.7 * s],
          [u + r * 0.9 * s, v - r * 0.5 * s],
          [u + r * s, v],
          [u - r * 0.9 * s, v + 2 * s],
        ],
        '#ffd84a',
        { edge: 'smooth' },
      );
      pen.shape(arc(u + r * 0.62 * s, v - r * 1.1 * s, r * 0.62 * s, r * 0.6 * s, 0, TAU, 12), '#ffd84a', {
        edge: 'smooth',
      });
      pen.shape(
        [
          [u + r * 1.14 * s, v - r * 1.22 * s],
          [u + r * 1.7 * s, v - r * s],
          [u + r * 1.14 * s, v - r * 0.84 * s],
        ],
        '#e8824a',
        { contour: false },
      );
      pen.tint(arc(u + r * 0.74 * s, v - r * 1.24 * s, 2 * s, 2.6 * s, 0, TAU, 7), '#3a3638');
    }
  },
};
