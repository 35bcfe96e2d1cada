/** Where rock stands in the sea: foam that breaks on it, and its dark reflection. */
import { block } from '../../../core/footprint';
import { range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';

export interface SurfOptions {
  readonly width?: number;
  /** How high the foam stands over the stones' feet. */
  readonly high?: number;
}

export const surf: ThingKind<SurfOptions> = {
  name: 'surf',
  footprint: ({ width = 300 }) => block(width, 6),
  height: 0,
  shadow: false,
  draw(pen, frame, { width = 300, high = 26 }, random) {
    const h = width / 2;
    const bow = (t: number) => Math.sqrt(Math.max(0, 1 - t * t));
    /** `t` -1..1 along the shore, `z` over it. */
    const at = (t: number, z: number): Point => frame.at(t * h, 26 * bow(t) - 14, z);
    const steps = range(17).map((i) => -1 + i / 8);
    // the rock's reflection darkens the water before it
    pen.tint(
      [...steps.map((t) => at(t, 4)), ...steps.toReversed().map((t) => at(t * 0.94, -34 * bow(t) - 4))],
      '#1a5f70',
      {
        opacity: 0.5,
      },
    );
    const crest = steps.map((t, i): Point =>
      at(
        t,
        (Math.abs(t) > 0.96 ? 0.1 : 1) * high * (i % 2 ? random.range(0.7, 1.25) : random.range(0.15, 0.5)),
      ),
    );
    const hem = steps.map((t, i): Point =>
      at(t * 1.03, -6 - (i % 3 ? random.range(0, 5) : random.range(5, 12)) * bow(t)),
    );
    pen.shape([...crest, ...hem.toReversed()], '#eefaf2', {
      edge: 'smooth',
      ink: 0.7,
      contour: false,
      wobble: 0,
    });
    pen.tint([...hem.map(([x, y]): Point => [x, y - 7 * frame.scale]), ...hem.toReversed()], '#9fd6d2', {
      opacity: 0.8,
    });
    for (const k of range(4)) {
      const t = -0.7 + k * 0.44 + random.jitter(0.12);
      pen.line([at(t, -24 - k * 3), at(t + 0.1, -27 - k * 3), at(t + 0.22, -23 - k * 3)], 1.5, {
        colour: '#eefaf2',
        smooth: true,
        opacity: 0.85,
      });
    }
  },
};
