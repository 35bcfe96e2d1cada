/** The quilt of whoever sleeps in the ball: it hangs out over the rim of the round window. */
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { Round } from '../../../core/round';

/** Radius of the ball, world units. */
export interface PodQuiltOptions {
  readonly r?: number;
}

export const podQuilt: ThingKind<PodQuiltOptions> = {
  name: 'pod-quilt',
  footprint: () => disc(10),
  height: 0,
  shadow: false,
  draw(pen, frame, { r = 100 }) {
    const [x, y] = new Round(frame, 0, 0, r * 0.62, r).at(1.57, 0.2);
    const head = r * 0.25 * frame.scale;
    const p = (u: number, v: number): Point => [x + u * head, y + v * head];
    const cloth = [
      p(-1.26, 1.02),
      p(-0.6, 1.2),
      p(0, 1.26),
      p(0.6, 1.2),
      p(1.26, 1.02),
      p(1.5, 1.7),
      p(1.42, 2.62),
      p(0.75, 2.9),
      p(0, 2.74),
      p(-0.75, 2.94),
      p(-1.42, 2.62),
      p(-1.5, 1.7),
    ];
    pen.shape(cloth, '#4f7fc4', { edge: 'smooth', contour: false, ink: 1 });
    pen.tint([p(0.5, 1.3), p(1.2, 1.1), p(1.44, 1.8), p(1.36, 2.6), p(0.8, 2.8)], '#4f7fc4', { tone: -0.8 });
    // turned down under the chin
    pen.shape(
      [p(-1.24, 0.96), p(0, 1.18), p(1.24, 0.96), p(1.34, 1.36), p(0, 1.62), p(-1.34, 1.36)],
      '#fff4dc',
      { edge: 'smooth', contour: false, ink: 0.8 },
    );
    for (const [u, v] of [
      [-0.8, 2],
      [0.05, 2.2],
      [0.85, 1.95],
      [-0.35, 2.55],
      [0.5, 2.6],
    ] as const)
      pen.shape([p(u, v - 0.16), p(u + 0.16, v), p(u, v + 0.16), p(u - 0.16, v)], '#f6d98a', {
        contour: false,
        ink: 0.5,
      });
  },
};
