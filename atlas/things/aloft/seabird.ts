/** A gull that glides below whoever looks down from a mast or an airship: both wings, the back, the tail. */
import { disc } from '../../core/footprint';
import { arc, range } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import type { ThingKind } from '../../core/thing';

export interface SeabirdOptions {
  /** Radians, clockwise; 0 flies to the left. */
  readonly turn?: number;
}

export const seabird: ThingKind<SeabirdOptions> = {
  name: 'seabird',
  footprint: () => disc(8),
  height: 0,
  shadow: false,
  draw(pen, frame, { turn = 0 }) {
    const s = frame.scale;
    const p = (u: number, v: number): Point =>
      frame.at(u * Math.cos(turn) - v * Math.sin(turn), 0, -(u * Math.sin(turn) + v * Math.cos(turn)) * 0.86);
    pen.shape([p(34, -7), p(58, -12), p(54, 0), p(58, 12), p(34, 7)], '#f4f6f2', { tone: -0.2 });
    for (const side of [-1, 1]) {
      const w = (u: number, v: number): Point => p(u, side * v);
      const wing = [w(-16, 6), w(-24, 34), w(-6, 70), w(28, 104), w(20, 66), w(16, 34), w(18, 6)];
      pen.shape(wing, '#eef2ee', { edge: 'smooth', tone: side < 0 ? 0.3 : -0.4, wobble: 0 });
      pen.tint([w(-2, 76), w(28, 104), w(22, 72)], '#4a5566', { edge: 'straight' });
      for (const k of range(4))
        pen.line([w(-10 + k * 3, 30 + k * 12), w(16 - k, 30 + k * 11)], 0.5, { opacity: 0.6 });
    }
    pen.shape([p(-38, 0), p(-24, -11), p(8, -12), p(38, -4), p(38, 4), p(8, 12), p(-24, 11)], '#ffffff', {
      edge: 'smooth',
      tone: 0.4,
      wobble: 0,
    });
    pen.shape([p(-37, -5), p(-54, 0), p(-37, 5)], '#f0a83c', { ink: 0.8 });
    for (const v of [-6, 6]) pen.tint(arc(...p(-31, v), 2.6 * s, 2.6 * s, 0, 6.2832, 8), '#2d2138');
  },
};
