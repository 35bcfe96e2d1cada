/** Strands of leaves that hang. */
import type { Point } from '../../core/geometry';
import type { Pen } from '../../core/pen';
import type { Random } from '../../core/random';
import { range } from '../../core/geometry';

export function strands(
  pen: Pen,
  random: Random,
  {
    cx,
    cy,
    rx,
    ry,
    s,
    leaf,
    count,
    drop,
  }: {
    readonly cx: number;
    readonly cy: number;
    readonly rx: number;
    readonly ry: number;
    readonly s: number;
    readonly leaf: string;
    readonly count: number;
    readonly drop: number;
  },
) {
  const starts = range(count)
    .map((i) => ({ t: (i + 0.5) / count, z: random.next() }))
    .sort((p, q) => p.z - q.z);
  for (const { t, z } of starts) {
    const x = cx + (t - 0.5) * 2 * rx * 0.98,
      y = cy + ry * (0.2 + 0.6 * Math.sin(t * Math.PI)) * z;
    const length = drop * s * (0.6 + 0.4 * random.next()) * (0.65 + 0.35 * Math.sin(t * Math.PI));
    const sway = (t - 0.5) * 60 * s + random.jitter(16 * s),
      w = random.range(8, 14) * s;
    const rib = range(5).map((k): Point => [x + sway * (k / 4) ** 1.5, y + (length * k) / 4]);
    const points = [
      ...rib.map(([px, py], k): Point => [px - w * (1 - k / 4.2), py]),
      ...[...rib].reverse().map(([px, py], k): Point => [px + w * (k / 4.2), py]),
    ];
    pen.shape(points, leaf, {
      tone: t < 0.35 ? 0.4 : t > 0.65 ? -1 : z > 0.6 ? 0.1 : -0.6,
      edge: 'smooth',
      ink: 0.7,
    });
  }
}
