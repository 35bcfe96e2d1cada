/** Where a part's hub is and how its turn lies in the picture, from where a quarter turn puts its points. */
import type { Point } from '../../../core/geometry';

/** What a quarter turn does to (x, y) seen from the hub: (a x + b y, c x + d y). Seen aslant, circles are ellipses. */
export type Quarter = readonly [a: number, b: number, c: number, d: number];

export interface Hub {
  readonly hub: Point;
  readonly quarter: Quarter;
  /** How far points lie beside where the turn puts them, picture pixels, on average. */
  readonly error: number;
}

/** Where a turn by so many radians puts a point. */
export function turnedPoint(
  { hub, quarter }: Pick<Hub, 'hub' | 'quarter'>,
  [px, py]: Point,
  turn: number,
): Point {
  const [x, y] = [px - hub[0], py - hub[1]];
  const [a, b, c, d] = quarter;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [hub[0] + cos * x + sin * (a * x + b * y), hub[1] + cos * y + sin * (c * x + d * y)];
}

type Pairs = readonly (readonly [Point, Point])[];

const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;

/**
 * Of all turns the one that fits best, by least squares; the small unevenness of hand-drawn lines is averaged out.
 * Undefined for points that no turn explains: on one line, or moved without turning.
 */
export function hubOf(pairs: Pairs): Hub | undefined {
  if (pairs.length < 3) return undefined;
  const middle = (of: 0 | 1, axis: 0 | 1) => mean(pairs.map((pair) => pair[of][axis]));
  const [mx, my, nx, ny] = [middle(0, 0), middle(0, 1), middle(1, 0), middle(1, 1)];
  let [xx, xy, yy, ux, uy, vx, vy] = [0, 0, 0, 0, 0, 0, 0];
  for (const [[px, py], [qx, qy]] of pairs) {
    const [x, y, u, v] = [px - mx, py - my, qx - nx, qy - ny];
    xx += x * x;
    xy += x * y;
    yy += y * y;
    ux += u * x;
    uy += u * y;
    vx += v * x;
    vy += v * y;
  }
  const spread = xx * yy - xy * xy;
  if (spread < 1e-6 * (xx + yy) ** 2) return undefined;
  const solved = (p: number, q: number) => [(p * yy - q * xy) / spread, (q * xx - p * xy) / spread] as const;
  const [[a0, b0], [c0, d0]] = [solved(ux, uy), solved(vx, vy)];
  // a quarter turn made twice is a half turn: no trace, and areas stay
  const half = (a0 + d0) / 2;
  const [a, d] = [a0 - half, d0 - half];
  const size = a * d - b0 * c0;
  if (size <= 0) return undefined;
  const by = 1 / Math.sqrt(size);
  const quarter: Quarter = [a * by, b0 * by, c0 * by, d * by];
  // the hub h stays: h = Q h + (n - Q m), and (1 - Q) (1 + Q) = 2
  const [tx, ty] = [nx - quarter[0] * mx - quarter[1] * my, ny - quarter[2] * mx - quarter[3] * my];
  const hub: Point = [
    (tx + quarter[0] * tx + quarter[1] * ty) / 2,
    (ty + quarter[2] * tx + quarter[3] * ty) / 2,
  ];
  const error = mean(
    pairs.map(([from, [x, y]]) => {
      const [u, v] = turnedPoint({ hub, quarter }, from, Math.PI / 2);
      return Math.hypot(u - x, v - y);
    }),
  );
  return { hub, quarter, error };
}
