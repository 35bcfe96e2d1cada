/** The face of somebody who belongs to a thing, drawn as the people of the map have theirs: eyes with a colour and a light. */
import { TAU, arc, nth } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import type { Pen } from '../../core/pen';

const INK = '#2b1a2e';
const IRISES = ['#7a4a2c', '#4a6a8a', '#5f7a4a', '#8a5a34', '#5a4a7a'] as const;

interface BustFace {
  readonly kind: number;
  /** How far the face lies aside, in radii of the head. */
  readonly turn: number;
  readonly asleep: boolean;
  /** Too small for more than eyes. */
  readonly small: boolean;
}

/** Eyes, brows, cheeks and mouth; `p` takes radii of the head, from its middle, to picture pixels, `r` is one of them. */
export function drawBustFace(
  pen: Pen,
  p: (u: number, z: number) => Point,
  r: number,
  { kind, turn, asleep, small }: BustFace,
): void {
  const mood = Math.abs(Math.round(kind)) % 5;
  const dot = (u: number, z: number, w: number, h: number, colour: string, opacity = 1) =>
    pen.tint(arc(...p(u, z), w * r, h * r, 0, TAU, 10), colour, { opacity });
  /** A smooth line, its width in radii of the head. */
  const stroke = (points: readonly Point[], width: number) =>
    pen.line(
      points.map(([u, z]) => p(u, z)),
      (width * r) / (2.2 * pen.weight),
      { smooth: true },
    );

  for (const k of [-1, 1]) {
    // the far eye of a turned head is narrower
    const narrow = k * turn > 0 ? 1 - Math.abs(turn) : 1;
    const [u, z] = [k * 0.44 * narrow + turn, 0.22] as const;
    if (small) {
      if (asleep)
        stroke(
          [
            [u - 0.2, z],
            [u, z + 0.12],
            [u + 0.2, z],
          ],
          0.13,
        );
      else dot(u, z, 0.17 * narrow, 0.25, INK);
      continue;
    }
    dot(u + k * 0.1, 0.54, 0.17, 0.09, '#ef7a7a', 0.45);
    stroke(
      [
        [u - 0.16, z - 0.44],
        [u, z - (mood === 2 ? 0.52 : 0.48)],
        [u + 0.16, z - 0.44],
      ],
      0.06,
    );
    if (asleep || (mood === 3 && k > 0)) {
      const bow = asleep ? 0.11 : -0.14;
      stroke(
        [
          [u - 0.21, z + 0.02],
          [u, z + 0.02 + bow],
          [u + 0.21, z + 0.02],
        ],
        0.1,
      );
      continue;
    }
    dot(u, z + 0.01, 0.23 * narrow, 0.29, '#ffffff');
    dot(u + turn * 0.2, z + 0.01, 0.18 * narrow, 0.28, INK);
    dot(
      u + turn * 0.2,
      z + 0.11,
      0.14 * narrow,
      0.15,
      nth(IRISES, Math.abs(Math.round(kind)) % IRISES.length),
    );
    dot(u + turn * 0.2 - 0.06, z - 0.1, 0.075, 0.09, '#ffffff');
    stroke(
      [
        [u - 0.25 * narrow, z - 0.08],
        [u - 0.11, z - 0.28],
        [u + 0.11, z - 0.29],
        [u + 0.26 * narrow, z - 0.08],
      ],
      0.1,
    );
  }
  if (small) return;
  const m = turn * 1.1;
  if (asleep) dot(m, 0.64, 0.08, 0.09, '#a8403f');
  else if (mood === 0) {
    pen.tint([p(m - 0.2, 0.54), p(m + 0.2, 0.54), p(m + 0.12, 0.72), p(m - 0.12, 0.72)], '#a8403f');
    stroke(
      [
        [m - 0.21, 0.54],
        [m, 0.57],
        [m + 0.21, 0.54],
      ],
      0.06,
    );
  } else if (mood === 2) dot(m, 0.64, 0.1, 0.12, '#a8403f');
  else if (mood === 4)
    stroke(
      [
        [m - 0.22, 0.56],
        [m - 0.11, 0.64],
        [m, 0.57],
        [m + 0.11, 0.64],
        [m + 0.22, 0.56],
      ],
      0.07,
    );
  else
    stroke(
      [
        [m - 0.2, 0.57],
        [m, 0.66],
        [m + 0.2, 0.57],
      ],
      0.07,
    );
}
