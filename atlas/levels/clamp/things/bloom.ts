/** Blossom in masses: a round of it on a twig, and the strands of a tree that weeps. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { Random } from '../../../core/random';

/** A mass of blossom: uneven lobes, light from the left, single flowers where the light is and gaps where it is not. */
export function bloom(pen: Pen, [x, y]: Point, rx: number, ry: number, flower: string, tone: number): void {
  const { random } = pen;
  const start = random.range(0, 1);
  const count = Math.max(8, Math.round(rx / (11 * pen.weight)));
  const round = (k: number, dx: number, dy: number, rough: number): Point[] =>
    arc(x + rx * dx, y + ry * dy, rx * k, ry * k, start, start + TAU, Math.max(7, Math.round(count * k))).map(
      ([u, v]) => [u + random.jitter(rx * rough), v + random.jitter(ry * rough)],
    );
  pen.shape(round(1, 0, 0, 0.1), flower, { tone: tone - 0.7, edge: 'scallop' });
  pen.tint(round(0.8, -0.1, -0.14, 0.09), flower, { tone, edge: 'scallop' });
  pen.tint(round(0.46, -0.28, -0.34, 0.1), flower, { tone: tone + 0.7, edge: 'scallop' });
  const petal = Math.min(rx * 0.09, 7 * pen.weight);
  // twigs seen through the gaps, in the shade below
  pen.scratches(
    range(3).map(() => {
      const [u, v] = [x + random.range(-0.2, 0.6) * rx, y + random.range(0.2, 0.62) * ry];
      return [
        [u - petal * 1.6, v + petal],
        [u, v],
        [u + petal * 1.2, v - petal * 0.2],
      ] as const;
    }),
    { width: 0.8, opacity: 0.5 },
  );
  const flowers = range(5).map((): Point => [
    x + random.range(-0.66, 0.4) * rx,
    y + random.range(-0.66, 0.3) * ry,
  ]);
  for (const [u, v] of flowers)
    pen.tint(arc(u, v, petal, petal * 0.9, start, start + TAU, 5), flower, {
      tone: tone + 1.2,
      edge: 'scallop',
      opacity: 0.8,
    });
}

/** Hanging strands, the far ones darker; `p` takes shares of the tree's width and height, `size` is its width in pixels. */
export function weeping(
  pen: Pen,
  p: (u: number, z: number) => Point,
  size: number,
  flower: string,
  random: Random,
): void {
  for (const near of [false, true])
    for (const i of range(near ? 12 : 10)) {
      const u = ((i + (near ? 0.5 : 0.9)) / (near ? 12 : 10.4) - 0.5) * 1.02 + random.jitter(0.02);
      const [top, low] = [
        0.84 - Math.abs(u) * 0.5,
        (near ? 0.14 : 0.24) + random.range(0, 0.22) + Math.abs(u) * 0.1,
      ];
      if (near && Math.abs(u) < 0.1) continue;
      // a raceme: broad at its root, a point at its end, and swung a little by the air
      const half = size * random.range(0.024, 0.034);
      const swing = random.jitter(0.03);
      const steps = 12;
      const side = (k: number) =>
        range(steps).map((j): Point => {
          // lobes of one side lie between those of the other: opposite each other they would be beads
          const t = Math.min(1, (j + (k > 0 ? 0.5 : 0)) / (steps - 1));
          const [x, y] = p(u * (1 + t * 0.12) + swing * t * t, top + (low - top) * t);
          return [x + k * half * (1 - t ** 1.6 * 0.92) + random.jitter(half * 0.16), y];
        });
      const tone = near ? (i % 3) * 0.4 - 0.3 - u * 0.5 : -1.1;
      pen.shape([...side(-1), ...side(1).toReversed()], flower, { tone, edge: 'scallop', ink: 0.6 });
      if (!near) continue;
      pen.tint([...side(-0.7), ...side(0).toReversed()], flower, { tone: tone + 0.6, edge: 'scallop' });
      pen.scratches(
        side(0.2)
          .slice(1, -1)
          .map(([x, y], j) => [
            [x + (j % 2 ? -0.3 : 0.1) * half, y],
            [x + (j % 2 ? 0 : 0.45) * half, y + half * 0.34],
          ]),
        { width: 0.7, opacity: 0.5 },
      );
    }
}
