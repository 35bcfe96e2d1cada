/** What a thousand years do to a titan: ledges, vines, falls and hamlets, drawn on whatever limb is given. */
import { arc, range, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { Random } from '../../../core/random';

/** Local [u, z] of a titan to the picture. */
export type At = (u: number, z: number) => Point;

/** A slab of rock that stands out of the body, lit above, dark below. */
export function ledge(pen: Pen, p: At, u: number, z: number, half: number, material: string): void {
  const under = [
    [1, -2],
    [0.82, -20],
    [0.56, -14],
    [0.34, -40],
    [0.06, -28],
    [-0.2, -46],
    [-0.48, -20],
    [-0.74, -28],
    [-1, 0],
  ] as const;
  const top = [p(u - half, z + 6), p(u - half * 0.3, z + 13), p(u + half * 0.5, z + 12), p(u + half, z + 4)];
  pen.shape([...top, ...under.map(([k, dz]) => p(u + k * half, z + dz))], material, {
    tone: -0.6,
    ink: 0.9,
    contour: false,
    wobble: 0,
  });
  // its turf, which hangs over the edge in tufts
  const fringe = range(11).map((i) => p(u + half * (1 - i * 0.2), z - (i % 2 ? 9 : 1)));
  pen.shape([...top, ...fringe], '#86ad62', { tone: 0.2, ink: 0.8, contour: false, wobble: 0 });
  pen.scratches([
    [p(u + half * 0.34, z - 14), p(u + half * 0.3, z - 30)],
    [p(u - half * 0.2, z - 14), p(u - half * 0.18, z - 34)],
    [p(u - half * 0.6, z - 10), p(u - half * 0.66, z - 20)],
  ]);
}

/** Strands that hang from a line, with a leaf here and there. */
export function vines(
  pen: Pen,
  p: At,
  from: Point,
  to: Point,
  {
    count,
    long,
    leaf,
    random,
    scale,
  }: {
    readonly count: number;
    readonly long: number;
    readonly leaf: string;
    readonly random: Random;
    readonly scale: number;
  },
): void {
  for (const i of range(count)) {
    const t = count === 1 ? 0.5 : i / (count - 1);
    const [u, z] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    const l = long * random.range(0.5, 1.1);
    const sway = random.jitter(10);
    pen.stroke([p(u, z), p(u + sway, z - l * 0.5), p(u + sway * 0.4, z - l)], 8 * scale, {
      colour: leaf,
      tone: -0.6,
      from: 0.8,
      to: 0.2,
    });
    for (const k of [0.35, 0.7]) {
      const [x, y] = p(u + sway * (1 - k), z - l * k);
      pen.shape(arc(x + (i % 2 ? 5 : -5) * scale, y, 9 * scale, 6 * scale, 0, 6.2832, 7), leaf, {
        edge: 'smooth',
        ink: 0.6,
        contour: false,
        tone: 0.3,
      });
    }
  }
}

/** Water that falls from one ledge to the next. */
export function cascade(
  pen: Pen,
  p: At,
  u: number,
  z0: number,
  z1: number,
  half: number,
  scale: number,
): void {
  const side = (k: number) =>
    range(5).map((i) => p(u + k * half * (1 + 0.12 * i) + Math.sin(i * 2 + u) * 3, z0 + ((z1 - z0) * i) / 4));
  pen.shape([...side(-1), ...side(1).reverse()], '#c6eef0', {
    edge: 'smooth',
    tone: 0.4,
    ink: 0.8,
    contour: false,
  });
  for (const k of [-0.4, 0.3]) pen.line(side(k), 0.9, { smooth: true, colour: '#ffffff' });
  const [x, y] = p(u, z1);
  for (const k of [-1, 0, 1])
    pen.shape(
      arc(
        x + k * half * 1.1 * scale,
        y + (k ? 3 : 0) * scale,
        half * 0.9 * scale,
        half * 0.56 * scale,
        0,
        6.2832,
        8,
      ),
      '#fffdf4',
      { edge: 'scallop', ink: 0.6, contour: false },
    );
}

/** A few houses on a ledge, their windows lit. */
export function hamlet(pen: Pen, p: At, u: number, z: number, roofs: readonly string[], scale: number): void {
  roofs.forEach((roof, i) => {
    const x = u + (i - (roofs.length - 1) / 2) * 34;
    const tall = 30 + (i % 2) * 16;
    pen.shape([p(x - 13, z), p(x + 13, z), p(x + 13, z + tall), p(x - 13, z + tall)], '#f0dcb4', {
      ink: 0.8,
    });
    pen.tint([p(x + 3, z), p(x + 13, z), p(x + 13, z + tall), p(x + 3, z + tall)], '#f0dcb4', {
      tone: -0.9,
      edge: 'straight',
    });
    pen.shape([p(x - 19, z + tall - 2), p(x + 19, z + tall - 2), p(x, z + tall + 26)], roof, { ink: 0.8 });
    const [wx, wy] = p(x - 3, z + tall * 0.5);
    pen.shape(
      arc(wx, wy, 5 * scale, 6 * scale, 0, 6.2832, 8),
      { emit: '#ffe08a' },
      { edge: 'smooth', ink: 0.6, contour: false },
    );
  });
}

/** Light that runs in the seams of a body. */
export function seam(pen: Pen, points: readonly Point[], colour: string): void {
  const line = spline(points, false, 5);
  pen.line(line, 3.4, { colour });
  pen.line(line, 1.2, { colour: '#ffffff' });
}
