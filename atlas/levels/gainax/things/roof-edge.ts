/** The left edge of the school roof: a parapet that goes away from the viewer, wire on posts along it. */
import { range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';

export interface RoofEdgeOptions {
  /** Its near end from its far one, picture pixels at scale 1 of the place it stands at. */
  readonly to?: readonly [dx: number, dy: number];
}

export const roofEdge: ThingKind<RoofEdgeOptions> = {
  name: 'roofEdge',
  footprint: ({ to: [dx, dy] = [-40, 500] }) => [
    [-8, 0],
    [8, 0],
    [dx + 8, dy * 2],
    [dx - 8, dy * 2],
  ],
  height: 0,
  shadow: false,
  draw(pen, frame, { to: [dx, dy] = [-40, 500] }) {
    const s = frame.scale;
    const p = (t: number, z: number, u = 0): Point => {
      const [x, y] = frame.at(0);
      return [x + (dx * t + u * (1 + t * 0.3)) * s, y + (dy * t - z * (1 + t * 0.3)) * s];
    };
    pen.shape([p(0, 24, -8), p(0, 24, 8), p(1, 24, 8), p(1, 24, -8)], '#f0e6d0');
    pen.shape([p(0, 24, 8), p(1, 24, 8), p(1, 0, 8), p(0, 0, 8)], '#c9bda4', { tone: -0.4 });
    // the wire is seen almost edge on: posts, two rails, and a strip of mesh between them
    pen.tint([p(0, 30), p(0, 140, 3), p(1, 140, 3), p(1, 30)], '#5f8f7a', { edge: 'straight', opacity: 0.3 });
    pen.scratches(
      range(26).map((i) => [p(i / 26, 30), p((i + 1) / 26, 134, 3)]),
      { width: 0.7, opacity: 0.6 },
    );
    pen.bars(
      [
        ...range(6).map((i) => [p(i / 5, 22), p(i / 5, 142, 3)]),
        [p(0, 140, 3), p(1, 140, 3)],
        [p(0, 60), p(1, 60)],
      ],
      6 * s,
      '#4f8a72',
    );
  },
};
