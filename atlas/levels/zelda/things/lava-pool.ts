/** Where a stream of lava comes to rest: a glowing pool with a lobed rim, and plates of crust that swim on it. */
import { TAU, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';

/** `r` is half its width in pixels. First its rim, under the stream; then, `hot`, what glows, over the stream's end. */
export function lavaPool(pen: Pen, [x, y]: Point, r: number, seed: number, hot = false): void {
  const ring = (k: number, rise = 0): Point[] =>
    range(26).map((i): Point => {
      const a = (i / 26) * TAU;
      const lobe = 1 + 0.1 * Math.sin(a * 3 + seed * 2) + 0.06 * Math.sin(a * 7 + seed);
      return [x + Math.cos(a) * r * k * lobe, y - rise + Math.sin(a) * r * 0.42 * k * lobe];
    });
  if (!hot) {
    pen.shape(ring(1.16), '#5a3440', { edge: 'smooth', ink: 0.9 });
    pen.shape(ring(1), '#c8422e', { edge: 'smooth', contour: false, ink: 0.8 });
    return;
  }
  pen.tint(ring(0.92), '#c8422e');
  pen.tint(ring(0.8), { emit: '#ff8a35' });
  pen.tint(ring(0.44, r * 0.06), { emit: '#ffe27a' });
  for (const [a, k, size] of [
    [0.4, 0.68, 0.24],
    [1.7, 0.62, 0.3],
    [2.9, 0.72, 0.22],
    [5.6, 0.66, 0.18],
  ] as const) {
    const [u, v] = [x + Math.cos(a + seed) * r * k, y + Math.sin(a + seed) * r * 0.42 * k];
    pen.shape(
      range(7).map((i): Point => {
        const t = (i / 7) * TAU;
        const w = size * r * (i % 2 ? 0.78 : 1);
        return [u + Math.cos(t) * w, v + Math.sin(t) * w * 0.42];
      }),
      '#6a3a40',
      { ink: 0.7, contour: false },
    );
  }
  pen.glow(x, y, r * 1.5, 'red', 0.8);
}
