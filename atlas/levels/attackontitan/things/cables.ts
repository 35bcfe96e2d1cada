/** The two cables a scout swings on: from the hips to iron hooks, and a puff of gas behind. */
import { arc, between } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { disc } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

export interface CablesOptions {
  /** Where the hooks bite, from the scout's hips, picture pixels. */
  readonly hooks: readonly (readonly [dx: number, dy: number])[];
  /** Where the gas goes, from the hips, picture pixels. */
  readonly gas: readonly [dx: number, dy: number];
}

export const cables: ThingKind<CablesOptions> = {
  name: 'cables',
  footprint: () => disc(8),
  height: 10,
  shadow: false,
  draw(pen, frame, { hooks, gas }) {
    const s = frame.scale;
    const hip = frame.at(0, 0, 0);
    for (const [i, [dx, dy]] of hooks.entries()) {
      const hook: Point = [hip[0] + dx, hip[1] + dy];
      const [mx, my] = between(hip, hook, 0.5);
      const sag: Point = [mx, my + Math.abs(dx) * 0.05];
      pen.line([[hip[0] + (i ? 5 : -5), hip[1]], sag, hook], 1, { smooth: true });
      // an iron claw has bitten: the hole it made, cracks around, three barbs
      pen.tint(arc(hook[0], hook[1], 13 * s, 10 * s, 0, 6.2832, 9), '#5c5048', { opacity: 0.75 });
      for (const [x, y] of [
        [-21, -7],
        [-17, 13],
        [20, -10],
        [22, 9],
        [3, -19],
      ] as const)
        pen.line(
          [
            [hook[0] + x * 0.5 * s, hook[1] + y * 0.5 * s],
            [hook[0] + x * s, hook[1] + y * s],
          ],
          0.8,
        );
      const back: Point = [hook[0] + (hip[0] - hook[0]) * 0.06, hook[1] + (hip[1] - hook[1]) * 0.06];
      for (const k of [-1, 0, 1])
        pen.bars([[back, [hook[0] + k * 9 * s, hook[1] - k * k * 3 * s]]], 4.5 * s, '#a8a8b4', { edge: 1 });
      for (const [x, y] of [
        [-6, 16],
        [3, 22],
        [8, 13],
      ] as const)
        pen.tint(arc(hook[0] + x * s, hook[1] + y * s, 2.4 * s, 2.2 * s, 0, 6.2832, 6), '#8a7a68');
    }
    for (const [t, r] of [
      [0.3, 9],
      [0.6, 14],
      [0.95, 19],
      [1.3, 14],
    ] as const)
      pen.shape(
        arc(hip[0] + gas[0] * t, hip[1] + gas[1] * t + (t > 1 ? -8 : 0), r * s, r * 0.8 * s, 0, 6.2832, 8),
        '#f6f2ea',
        { edge: 'scallop', ink: 0.7, tone: t > 0.9 ? -0.2 : 0.2 },
      );
  },
};
