/** A hook on a chain across the river: it bites a post, and whoever holds its other end comes flying after it. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

export interface HookLineOptions {
  /** Where the chain is held, world units from the post's foot. */
  readonly held: readonly [u: number, w: number, z: number];
}

export const hookLine: ThingKind<HookLineOptions> = {
  name: 'hookLine',
  footprint: () => disc(34),
  height: 150,
  draw(pen, frame, { held }) {
    const s = frame.scale;
    pen.bars([[frame.at(0, 0, 0), frame.at(0, 0, 176)]], 20 * s, '#8a5c3a');
    for (const z of [30, 70]) pen.line([frame.at(-6, 6, z), frame.at(-2, 6, z + 24)], 0.7);
    const at = (k: number): Point[] => arc(...frame.at(-2, 12, 168), 40 * k * s, 42 * k * s, 0, TAU, 18);
    pen.shape(at(1), '#f6ecd0', { edge: 'smooth' });
    pen.shape(at(0.72), '#d0483f', { edge: 'smooth', ink: 0.8, contour: false });
    pen.shape(at(0.42), '#f6ecd0', { edge: 'smooth', ink: 0.8, contour: false });
    pen.shape(at(0.18), '#d0483f', { edge: 'smooth', ink: 0.8, contour: false });
    const [x1, y1] = frame.at(-4, 14, 168);
    const [x0, y0] = frame.at(...held);
    const way = Math.hypot(x1 - x0, y1 - y0);
    const [dx, dy] = [(x1 - x0) / way, (y1 - y0) / way];
    const links = Math.round(way / (13 * s));
    for (const i of range(links)) {
      const t = (i + 0.5) / links;
      const [x, y] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t];
      const flat = i % 2 ? 2.2 : 4.4;
      pen.shape(
        range(10).map((k): Point => {
          const a = (k / 10) * TAU;
          const [p, q] = [Math.cos(a) * 8 * s, Math.sin(a) * flat * s];
          return [x + dx * p - dy * q, y + dy * p + dx * q];
        }),
        '#c3c9d6',
        { edge: 'smooth', ink: 0.8 },
      );
    }
    const tip = (p: number, q: number): Point => [x1 + (dx * p - dy * q) * s, y1 + (dy * p + dx * q) * s];
    pen.shape([tip(8, 0), tip(-16, -13), tip(-10, 0), tip(-16, 13)], '#8e9db3', { ink: 0.9 });
    for (const q of [-22, 22]) pen.stroke([tip(-70, q), tip(-110, q * 1.1), tip(-150, q)], 3);
  },
};
