/** The ring of steam about the fire mountain, drawn in two halves: behind it and before it. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';

/** Balls of steam in three sizes round a point: a part of a ring seen from a little above. */
export function cloudRing(
  pen: Pen,
  [x, y]: Point,
  reach: number,
  s: number,
  [from, to]: readonly [number, number],
): void {
  const count = Math.round(((to - from) / Math.PI) * 10);
  const night = pen.light.night;
  const balls = range(count).map((i) => ({ a: from + ((i + 0.5) / count) * (to - from), i }));
  balls.sort((p, q) => Math.sin(p.a) - Math.sin(q.a));
  for (const { a, i } of balls) {
    const r = nth([58, 38, 74, 46, 30], i % 5) * s;
    const [px, py] = [x + Math.cos(a) * reach, y + Math.sin(a) * 74 * s];
    const tone = -0.5 * Math.cos(a - Math.PI) * -1;
    pen.shape(arc(px, py, r * 1.25, r * 0.8, 0, TAU, 9), night ? '#8a7f9a' : '#f6e6d8', {
      edge: 'scallop',
      ink: 0.7,
      tone: -tone * 0.8,
    });
    pen.tint(arc(px + r * 0.2, py + r * 0.34, r * 0.86, r * 0.3, 0, TAU, 8), night ? '#d0684a' : '#e0a890', {
      opacity: 0.55,
    });
    pen.tint(arc(px - r * 0.3, py - r * 0.3, r * 0.56, r * 0.26, 0, TAU, 8), '#ffffff', {
      opacity: night ? 0.22 : 0.7,
    });
  }
}
