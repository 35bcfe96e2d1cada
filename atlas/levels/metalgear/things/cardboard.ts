/** Cardboard boxes where none should be. Some of them have feet. */
import { TAU, arc } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { box } from '../../../core/solids';
import type { Wall } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';

export interface CardboardOptions {
  readonly width?: number;
  readonly tall?: number;
  readonly card?: string;
  /** What gives it away. */
  readonly within?: 'nobody' | 'eyes' | 'feet' | 'both' | 'tail';
  readonly print?: 'arrows' | 'orange' | 'glass' | 'words' | 'heart';
  readonly snow?: boolean;
}

function mark(wall: Wall, print: NonNullable<CardboardOptions['print']>, s: number) {
  const { pen, width, height } = wall;
  const ink = '#9a5a34';
  const [c, z] = [width * 0.72, height * 0.26];
  if (print === 'arrows')
    for (const k of [-9, 9]) {
      pen.line([wall.at(c + k, z - 10), wall.at(c + k, z + 14)], 1.7, { colour: ink });
      pen.line([wall.at(c + k - 6, z + 6), wall.at(c + k, z + 15), wall.at(c + k + 6, z + 6)], 1.7, {
        colour: ink,
      });
    }
  if (print === 'orange') {
    pen.shape(arc(...wall.at(c, z), 13 * s, 13 * s, 0, TAU, 14), '#ef8a2c', {
      edge: 'smooth',
      ink: 0.8,
      contour: false,
    });
    pen.shape([wall.at(c, z + 12), wall.at(c + 14, z + 20), wall.at(c + 4, z + 10)], '#5f9a4c', {
      ink: 0.7,
      contour: false,
    });
  }
  if (print === 'glass') {
    pen.line(
      [
        wall.at(c - 10, z + 14),
        wall.at(c - 6, z),
        wall.at(c + 6, z),
        wall.at(c + 10, z + 14),
        wall.at(c - 10, z + 14),
      ],
      1.5,
      { colour: ink },
    );
    pen.line([wall.at(c, z), wall.at(c, z - 10)], 1.5, { colour: ink });
    pen.line([wall.at(c - 7, z - 10), wall.at(c + 7, z - 10)], 1.5, { colour: ink });
  }
  if (print === 'heart')
    pen.shape(
      [
        wall.at(c, z - 12),
        wall.at(c - 14, z + 4),
        wall.at(c - 7, z + 13),
        wall.at(c, z + 6),
        wall.at(c + 7, z + 13),
        wall.at(c + 14, z + 4),
      ],
      '#e2543c',
      { ink: 0.8, contour: false },
    );
  if (print === 'words')
    letters(pen, wall, 'NOBODY', {
      s: width / 2,
      z: z - 8,
      height: 17,
      colour: ink,
      width: 1.4,
      fit: width * 0.8,
    });
}

export const cardboard: ThingKind<CardboardOptions> = {
  name: 'cardboard',
  footprint: ({ width = 96 }) => block(width + 8, width * 0.76),
  height: ({ tall = 74 }) => tall,
  draw(
    pen,
    frame,
    { width = 96, tall = 74, card = '#cf9f66', within = 'nobody', print = 'arrows', snow = false },
  ) {
    const s = frame.scale;
    const [h, d] = [width / 2, width * 0.36];
    const raised = within === 'feet' || within === 'both' ? 22 : 0;
    if (raised)
      for (const k of [-0.42, 0.34]) {
        const [x, y] = frame.at(k * h, d * 0.7, 0);
        pen.bars(
          [
            [
              [x, y - 6 * s],
              [x, y - 30 * s],
            ],
          ],
          15 * s,
          '#5f6f86',
        );
        pen.shape(arc(x + 5 * s, y - 3 * s, 17 * s, 9 * s, 0, TAU, 12), '#3a4152', { edge: 'smooth' });
      }
    if (within === 'tail') {
      const [x, y] = frame.at(h, 0, 16);
      pen.bars(
        [
          [
            [x - 6 * s, y],
            [x + 20 * s, y + 6 * s],
            [x + 34 * s, y - 14 * s],
            [x + 28 * s, y - 34 * s],
          ],
        ],
        13 * s,
        '#a9b4c0',
        { smooth: true },
      );
    }
    const walls = box(pen, frame, { u0: -h, u1: h, w0: -d, w1: d, z0: raised, z1: raised + tall }, card, {});
    const { front } = walls;
    for (const wall of Object.values(walls))
      wall.panel(wall.width * 0.42, tall - 22, wall.width * 0.58, tall, '#e6d2a0', { ink: 0.6 });
    const [a, b] = [frame.at(-h * 0.16, d, raised + tall), frame.at(h * 0.16, -d, raised + tall)];
    pen.shape(
      [a, frame.at(h * 0.16, d, raised + tall), b, frame.at(-h * 0.16, -d, raised + tall)],
      '#e6d2a0',
      { tone: 0.6, ink: 0.7, contour: false },
    );
    pen.line([frame.at(0, d, raised + tall), frame.at(0, -d, raised + tall)], 0.9);
    if (!front) return;
    if (within === 'eyes' || within === 'both') {
      front.panel(width * 0.24, tall * 0.5, width * 0.76, tall * 0.72, '#33281f', { ink: 1 });
      for (const k of [0.38, 0.62]) {
        const [x, y] = front.at(width * k, tall * 0.61);
        pen.shape(
          arc(x, y, 8 * s, 7 * s, 0, TAU, 12),
          { emit: '#fffdf0' },
          { edge: 'smooth', ink: 0.5, contour: false },
        );
        pen.tint(arc(x + 3 * s, y, 3.4 * s, 4 * s, 0, TAU, 8), '#2a2036');
      }
    } else {
      const hole: Point[] = [
        front.at(width * 0.38, tall * 0.6),
        front.at(width * 0.62, tall * 0.6),
        front.at(width * 0.6, tall * 0.7),
        front.at(width * 0.4, tall * 0.7),
      ];
      pen.shape(hole, '#5a4030', { ink: 0.8, contour: false });
    }
    mark(front, print, s);
    if (snow)
      pen.shape(
        [
          frame.at(-h * 0.8, d * 0.6, raised + tall),
          frame.at(-h * 0.4, 0, raised + tall + 20),
          frame.at(h * 0.2, -d * 0.2, raised + tall + 24),
          frame.at(h * 0.8, 0, raised + tall + 6),
          frame.at(h * 0.5, d * 0.7, raised + tall + 2),
          frame.at(0, d * 0.86, raised + tall - 6),
        ],
        '#f7fbff',
        { edge: 'smooth', ink: 0.9 },
      );
  },
};
