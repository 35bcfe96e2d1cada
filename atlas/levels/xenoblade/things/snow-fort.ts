/** A wall of snow blocks, a heap of balls ready behind it, and one that has just hit. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { block } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

export interface SnowFortOptions {
  readonly flag?: string;
}

export const snowFort: ThingKind<SnowFortOptions> = {
  name: 'snowFort',
  footprint: () => block(190, 56),
  height: 60,
  draw(pen, frame, { flag = '#e2543c' }) {
    const s = frame.scale;
    const snow = '#eef4fc';
    const wall: Point[] = [
      frame.at(-94, 16, 0),
      frame.at(-92, 14, 60),
      ...range(3).flatMap((i) => [
        frame.at(-88 + i * 66, 12, 78),
        frame.at(-50 + i * 66, 12, 80),
        frame.at(-46 + i * 66, 12, 60),
        frame.at(-28 + i * 66, 12, 60),
      ]),
      frame.at(94, 14, 58),
      frame.at(96, 16, 0),
    ];
    pen.shape(frame.disc(0, 8, 0, 112, 0, 6.2832, 20), '#ffffff', { edge: 'smooth', ink: 0, contour: false });
    pen.shape(wall, snow, { wobble: 2, tone: -0.3 });
    pen.within(wall, () => {
      pen.tint(
        [frame.at(-96, 12, 84), frame.at(96, 12, 84), frame.at(96, 14, 54), frame.at(-96, 14, 50)],
        snow,
        { tone: 1 },
      );
      pen.tint(
        [frame.at(50, 16, -4), frame.at(110, 16, -4), frame.at(110, 12, 90), frame.at(70, 12, 90)],
        snow,
        { tone: -1 },
      );
      pen.scratches(
        range(3).flatMap((row) => [
          [frame.at(-92, 16, 18 + row * 20), frame.at(92, 16, 19 + row * 20)],
          ...range(4).map((i) => {
            const u = -66 + i * 44 + (row % 2) * 20;
            return [frame.at(u, 16, row * 20 + 1), frame.at(u, 16, row * 20 + 16)];
          }),
        ]),
        { width: 0.9, opacity: 0.4 },
      );
    });
    for (const [u, w, z] of [
      [112, 16, 10],
      [132, 22, 10],
      [122, 20, 26],
    ] as const)
      pen.shape(arc(...frame.at(u, w, z), 12 * s, 11 * s), snow, { edge: 'smooth' });
    // its colours hang over the wall: on a pole they would fly before the faces behind it
    pen.shape(
      [
        frame.at(-78, 17, 62),
        frame.at(-34, 17, 62),
        frame.at(-34, 18, 16),
        frame.at(-56, 18, 28),
        frame.at(-78, 18, 14),
      ],
      flag,
      { wobble: 1 },
    );
    pen.tint(
      [frame.at(-44, 18, 60), frame.at(-36, 18, 60), frame.at(-36, 18, 20), frame.at(-44, 18, 24)],
      flag,
      { tone: -0.9, edge: 'straight' },
    );
    // a hit on the front
    const [x, y] = frame.at(40, 18, 34);
    pen.shape(
      range(12).map((i) => {
        const r = (i % 2 ? 9 : 21) * s;
        return [x + Math.cos(i * 0.5236) * r, y + Math.sin(i * 0.5236) * r * 0.9] as const;
      }),
      '#ffffff',
      { ink: 0.8, contour: false },
    );
  },
};
