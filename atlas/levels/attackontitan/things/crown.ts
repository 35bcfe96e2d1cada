/** A mass of leaves as it grows: a ragged edge of lobes, light that falls through in patches, leaves one sees singly. */
import { TAU, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';

/** Height of a mass as a share of its width. */
const FLAT = 0.62;

/** Draws one mass round `at`, of half width `r`. */
export function clump(pen: Pen, [x, y]: Point, r: number, leaf: string, tone: number): void {
  const { random } = pen;
  const lobes = random.int(4, 6);
  const phase = random.range(0, TAU);
  const tilt = random.range(-0.24, 0.24);
  /** A point of the mass: `a` round it, `k` of the way out. */
  const at = (a: number, k: number): Point => {
    const lobe = 1 + 0.13 * Math.sin(a * lobes + phase) + 0.06 * Math.sin(a * (lobes + 3) - phase);
    const [u, v] = [Math.cos(a) * r * k * lobe, Math.sin(a) * r * FLAT * k * lobe];
    return [x + u - v * tilt, y + v + u * tilt];
  };
  const count = Math.max(14, Math.round(r / (6 * pen.weight)));
  const ring = (k: number, dx: number, dy: number, from = 0, to = TAU) =>
    range(count).map((i): Point => {
      const [u, v] = at(from + ((to - from) * i) / count, k + random.jitter(0.04));
      return [u + dx * r, v + dy * r];
    });
  pen.shape(ring(1, 0, 0), leaf, { tone: tone - 0.75, edge: 'scallop' });
  pen.tint(ring(0.82, -0.07, -0.09), leaf, { tone: tone - 0.15, edge: 'scallop' });
  // light comes in patches, each with an edge of its own
  for (const [a, d, k] of [
    [3.9, 0.4, 0.4],
    [5, 0.46, 0.3],
    [3.1, 0.56, 0.24],
    [4.5, 0.06, 0.26],
  ] as const) {
    const [cx, cy] = at(a + random.jitter(0.3), d);
    const size = r * k * random.range(0.85, 1.15);
    const points = Math.max(8, Math.round(count * k));
    pen.tint(
      range(points).map((i): Point => {
        const b = (i / points) * TAU;
        const wave = 1 + 0.14 * Math.sin(b * 3 + phase);
        return [cx + Math.cos(b) * size * wave, cy + Math.sin(b) * size * FLAT * wave];
      }),
      leaf,
      { tone: tone + 0.55, edge: 'scallop' },
    );
  }
  // leaves one sees singly: light ones on the lit side, dark ones under the belly
  const leaves = (n: number, from: number, to: number, way: number) =>
    range(n).map((): Point[] => {
      const [u, v] = at(random.range(from, to), random.range(0.25, 0.86));
      const long = r * random.range(0.05, 0.085);
      return [
        [u - long, v],
        [u - long * 0.3, v - long * 0.7 * way],
        [u + long * 0.4, v + long * 0.2 * way],
      ];
    });
  pen.scratches(leaves(9, 0.2, 2.9, 1), { width: 0.9, opacity: 0.6 });
  pen.scratches(leaves(6, 3.3, 6.1, -1), { width: 0.8, opacity: 0.4 });
  for (const i of range(4)) {
    const [u, v] = nth(leaves(1, 0.4, 2.8, 1), 0)[0] ?? [x, y];
    const size = r * (0.045 + 0.01 * i);
    pen.tint(
      [
        [u - size, v],
        [u, v - size * 0.8],
        [u + size, v],
        [u, v + size * 0.8],
      ],
      leaf,
      { tone: tone + 0.9 },
    );
  }
}
