/** What is seen through a round window of the small folk: a cook, a sleeper, a quarrel, a flower, or nobody. */
import { TAU, arc } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';

type Room = (pen: Pen, middle: Point, half: number) => void;

/** A round head with two lop ears, its middle at shares of the window. */
function folk(pen: Pen, [x, y]: Point, half: number, [u, v]: Point, fur: string, asleep = false): void {
  const p = (a: number, b: number): Point => [x + (u + a) * half, y + (v + b) * half];
  for (const k of [-1, 1])
    pen.shape([p(k * 0.2, -0.3), p(k * 0.66, -0.16), p(k * 0.72, 0.34), p(k * 0.44, 0.2)], fur, {
      edge: 'smooth',
      contour: false,
      ink: 0.6,
      tone: -0.5,
    });
  pen.shape(arc(...p(0, 0), half * 0.48, half * 0.44, 0, TAU, 14), fur, {
    edge: 'smooth',
    contour: false,
    ink: 0.7,
  });
  for (const k of [-0.17, 0.19])
    if (asleep) pen.line([p(k - 0.09, 0), p(k, 0.06), p(k + 0.09, 0)], 0.9, { smooth: true });
    else pen.tint(arc(...p(k, -0.02), half * 0.07, half * 0.1, 0, TAU, 8), '#2a2036');
  pen.line([p(-0.08, 0.18), p(0, 0.22), p(0.08, 0.18)], 0.8, { smooth: true });
}

export const HOME = {
  lit: (pen, [x, y], half) => {
    for (const line of [
      [
        [x, y - half],
        [x, y + half],
      ],
      [
        [x - half, y],
        [x + half, y],
      ],
    ] as const)
      pen.line(line, 0.8);
  },
  cook: (pen, at, half) => {
    folk(pen, at, half, [-0.1, 0.1], '#f0c48a');
    const [x, y] = at;
    pen.shape(arc(x - 0.1 * half, y - 0.5 * half, 0.42 * half, 0.34 * half, 0, TAU, 9), '#ffffff', {
      edge: 'scallop',
      contour: false,
      ink: 0.6,
    });
    pen.bars(
      [
        [
          [x + 0.4 * half, y + 0.8 * half],
          [x + 0.7 * half, y - 0.1 * half],
        ],
      ],
      half * 0.14,
      '#8a5a36',
      { edge: 1 },
    );
  },
  sleeper: (pen, at, half) => {
    folk(pen, at, half, [0, 0.24], '#c9a8e0', true);
    const [x, y] = at;
    pen.line(
      [
        [x + 0.3 * half, y - 0.5 * half],
        [x + 0.62 * half, y - 0.54 * half],
        [x + 0.34 * half, y - 0.22 * half],
        [x + 0.66 * half, y - 0.26 * half],
      ],
      1,
    );
  },
  quarrel: (pen, at, half) => {
    folk(pen, at, half, [-0.44, 0.16], '#9fd0b8');
    folk(pen, at, half, [0.48, 0.24], '#f2a88a');
  },
  flower: (pen, [x, y], half) => {
    pen.shape(
      [
        [x - 0.3 * half, y + half],
        [x - 0.36 * half, y + 0.4 * half],
        [x + 0.36 * half, y + 0.4 * half],
        [x + 0.3 * half, y + half],
      ],
      '#c9703f',
      { contour: false, ink: 0.7 },
    );
    pen.bars(
      [
        [
          [x, y + 0.4 * half],
          [x - 0.06 * half, y - 0.2 * half],
        ],
      ],
      half * 0.1,
      '#5f9f48',
      { edge: 0.8 },
    );
    pen.shape(arc(x - 0.06 * half, y - 0.36 * half, 0.4 * half, 0.38 * half, 0, TAU, 7), '#e86a8a', {
      edge: 'scallop',
      contour: false,
      ink: 0.7,
    });
    pen.tint(arc(x - 0.06 * half, y - 0.36 * half, 0.13 * half, 0.13 * half, 0, TAU, 8), '#f6cf5c');
  },
  curtain: (pen, [x, y], half) => {
    for (const k of [-1, 1])
      pen.shape(
        [
          [x + k * half, y - half],
          [x + k * 0.1 * half, y - half],
          [x + k * 0.4 * half, y],
          [x + k * 0.5 * half, y + half],
          [x + k * half, y + half],
        ],
        '#b0567f',
        { edge: 'smooth', contour: false, ink: 0.7 },
      );
  },
} as const satisfies Record<string, Room>;

export type HomeName = keyof typeof HOME;
