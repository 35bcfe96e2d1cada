/** Planks over the stream where the way round the court meets it. */
import { range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';

export interface PlankBridgeOptions {
  readonly wood?: string;
}

const HALF = 128;
const DEEP = 58;
const PLANKS = 12;

export const plankBridge: ThingKind<PlankBridgeOptions> = {
  name: 'plankBridge',
  footprint: () => block(HALF * 2, DEEP * 2),
  height: 30,
  draw(pen, frame, { wood = '#c9a06e' }) {
    const s = frame.scale;
    const rise = (u: number) => 6 + 30 * (1 - (u / HALF) ** 2);
    const rail = (w: number) => {
      const posts = [-0.9, -0.3, 0.3, 0.9].map((k) => k * HALF);
      pen.bars(
        posts.map((u) => [frame.at(u, w, rise(u)), frame.at(u, w, rise(u) + 42)]),
        8 * s,
        '#8f6a4c',
      );
      const hand = range(9).map((i): Point => {
        const u = -HALF * 0.95 + (i / 8) * HALF * 1.9;
        return frame.at(u, w, rise(u) + 42);
      });
      pen.bars([hand], 8 * s, '#a8805a', { smooth: true });
    };
    rail(-DEEP);
    for (const i of range(PLANKS)) {
      const [a, b] = [-HALF + (i / PLANKS) * HALF * 2, -HALF + ((i + 1) / PLANKS) * HALF * 2];
      pen.shape(
        [
          frame.at(a, -DEEP, rise(a)),
          frame.at(b, -DEEP, rise(b)),
          frame.at(b, DEEP, rise(b)),
          frame.at(a, DEEP, rise(a)),
        ],
        wood,
        { ink: 0.8, tone: i % 3 === 1 ? -0.3 : 0.2 },
      );
    }
    const edge = range(9).map((i) => -HALF + (i / 8) * HALF * 2);
    pen.shape(
      [
        ...edge.map((u) => frame.at(u, DEEP, rise(u))),
        ...[...edge].reverse().map((u) => frame.at(u, DEEP, Math.max(0, rise(u) - 12))),
      ],
      '#8f6a4c',
      { edge: 'smooth', ink: 0.9 },
    );
    rail(DEEP);
  },
};
