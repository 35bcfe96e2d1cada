/** An easel: the frame that every painter's picture stands on, and the one with a portrait that flatters nobody. */
import { TAU, arc } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import type { Frame } from '../../core/frame';
import { disc } from '../../core/footprint';
import type { Pen } from '../../core/pen';
import type { ThingKind } from '../../core/thing';

export interface EaselOptions {
  /** Its picture looks to the left, or to the right at -1. */
  readonly side?: number;
}

/** The room and the height of every easel, world units. */
export const EASEL = { footprint: () => disc(24), height: 110 };

/**
 * Draws three legs, a bare canvas and the ledge it stands on. Returns where a point of the easel is in the picture: world
 * units to its right as it looks, and up.
 */
export function drawEasel(pen: Pen, frame: Frame, side: number): (u: number, z: number) => Point {
  const p = (u: number, z: number) => frame.at(-u * side, 0, z);
  pen.bars(
    [
      [p(-26, 0), p(2, 124)],
      [p(28, 0), p(2, 124)],
      [p(4, 0), p(2, 110)],
    ],
    6 * frame.scale,
    '#9a6a3c',
  );
  pen.shape([p(-36, 40), p(32, 40), p(36, 112), p(-32, 112)], '#fdf6e4');
  pen.shape([p(-38, 34), p(34, 34), p(34, 41), p(-38, 41)], '#9a6a3c');
  return p;
}

export const easel: ThingKind<EaselOptions> = {
  name: 'easel',
  ...EASEL,
  draw(pen, frame, { side = 1 }) {
    const p = drawEasel(pen, frame, side);
    const [x, y] = p(0, 82);
    const s = frame.scale;
    pen.tint([p(-22, 46), p(20, 46), p(10, 64), p(-12, 64)], '#5f9ea8');
    pen.tint(arc(x, y, 15 * s, 16 * s, 0, TAU, 12), '#f0c9a0');
    pen.tint(arc(x, y - 6 * s, 17 * s, 12 * s, Math.PI, TAU, 10), '#8a4a2c');
    for (const k of [-5, 6]) pen.line([p(k, 82), p(k, 78)], 1.1);
    pen.line([p(-5, 72), p(1, 69), p(8, 74)], 0.9, { smooth: true });
  },
};
