/** Turf and ivy that hang over an edge of stone: rounded tongues of unlike size, blades at the rim, strands with leaves. */
import { nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { Random } from '../../../core/random';

const GREEN = '#7f9a5a';

/** The polyline at a share of its points, 0..1. */
function along(edge: readonly Point[], t: number): Point {
  const k = t * (edge.length - 1);
  const i = Math.min(edge.length - 2, Math.floor(k));
  const [a, b] = [nth(edge, i), nth(edge, i + 1)];
  return [a[0] + (b[0] - a[0]) * (k - i), a[1] + (b[1] - a[1]) * (k - i)];
}

/** Lobes from right to left: where each begins, how low it hangs. */
function lobes(random: Random, count: number): readonly (readonly [t: number, drop: number])[] {
  const marks = range(count + 1).map((i) => (i === 0 || i === count ? i : i + random.jitter(0.34)) / count);
  return range(count)
    .flatMap((i): (readonly [number, number])[] => {
      const [a, b] = [nth(marks, i), nth(marks, i + 1)];
      const drop =
        (random.chance(0.3) ? random.range(0.75, 1) : random.range(0.3, 0.6)) *
        (1 - 0.5 * Math.abs(a + b - 1) ** 3);
      return [
        [a, 0.16],
        [a + (b - a) * 0.3, drop * 0.86],
        [a + (b - a) * 0.62, drop],
      ];
    })
    .concat([[1, 0.12]]);
}

/**
 * Turf along an edge (picture points, left to right): it rises a little above it, and hangs down `depth` picture
 * pixels at most. `back` closes it where it covers a flat top.
 */
export function turf(
  pen: Pen,
  edge: readonly Point[],
  depth: number,
  {
    count = 9,
    back,
    ivy = 0,
  }: { readonly count?: number; readonly back?: readonly Point[]; readonly ivy?: number } = {},
): void {
  const random = pen.random.fork(`turf-${Math.round(nth(edge, 0)[0])}`);
  const hem = lobes(random, count).map(([t, drop]): Point => {
    const [x, y] = along(edge, t);
    return [x, y + drop * depth];
  });
  for (const k of range(ivy))
    strand(pen, random, along(edge, (k + 0.5 + random.jitter(0.3)) / ivy), depth * random.range(1.1, 2.2));
  const rim = back ?? edge.map(([x, y]): Point => [x, y - depth * 0.12]);
  pen.shape([...rim, ...hem.toReversed()], GREEN, { edge: 'smooth', ink: 0.9, contour: false });
  pen.within([...rim, ...hem.toReversed()], () => {
    // the tongues' own shade, and light where the rim turns up
    pen.tint([...hem.map(([x, y]): Point => [x + 3, y - depth * 0.16]), ...hem.toReversed()], GREEN, {
      tone: -0.9,
    });
    pen.tint([...rim, ...edge.toReversed().map(([x, y]): Point => [x, y + depth * 0.06])], GREEN, {
      tone: 0.9,
    });
    pen.scratches(
      range(count * 4).map((i) => {
        const [x, y] = along(edge, (i + random.next()) / (count * 4));
        const low = y + random.range(0.08, 0.5) * depth;
        return [
          [x, low],
          [x + random.jitter(3), low + depth * 0.13],
        ];
      }),
      { opacity: 0.5 },
    );
  });
}

/** One strand of ivy, its leaves in turn left and right and smaller towards its tip. */
function strand(pen: Pen, random: Random, [x, y]: Point, length: number): void {
  const sway = random.range(-0.16, 0.16);
  const at = (t: number): Point => [x + Math.sin(t * 5 + x) * 4 + sway * length * t, y + length * t];
  pen.line(
    range(7).map((i) => at(i / 6)),
    1,
    { smooth: true, colour: '#4f6f3a' },
  );
  const count = Math.max(4, Math.round(length / 11));
  for (const i of range(count)) {
    const t = (i + 0.8) / count;
    const [u, v] = at(t);
    const [side, r] = [i % 2 ? 1 : -1, Math.max(4, length * 0.085) * (1.15 - 0.6 * t)];
    pen.shape(
      [
        [u, v - r * 0.3],
        [u + side * r * 0.8, v - r * 0.6],
        [u + side * r * 1.7, v + r * 0.5],
        [u + side * r * 0.6, v + r * 0.7],
      ],
      nth(['#6f8f4a', '#5f8246', '#86a85a'], i % 3),
      { edge: 'smooth', ink: 0.6, contour: false },
    );
  }
}
