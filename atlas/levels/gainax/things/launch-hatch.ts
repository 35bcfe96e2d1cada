/** The launch hatch of the square: two leaves of steel in a striped frame, shut as long as nobody is told otherwise. */
import { arc, between, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Ground } from '../../../ground/ground';

export function launchHatch(ground: Ground, [x, y]: Point): void {
  const at = (k: number, a: number): Point => [x + Math.cos(a) * 300 * k, y + Math.sin(a) * 122 * k];
  const ring = (k: number): Point[] => range(8).map((i) => at(k, (i / 8) * 6.2832 + 0.3927));
  ground.lay('hatch', ring(1.06), { material: '#3f3860' });
  ground.fillMarks([ring(1)], '#f2b83c', { smooth: false, ink: 2 });
  const stripes = range(40)
    .filter((i) => i % 2)
    .map((i) => {
      const edge = (k: number, j: number): Point => {
        const turn = (j / 40) * 8;
        const [p, q] = [nth(ring(k), Math.floor(turn) % 8), nth(ring(k), (Math.floor(turn) + 1) % 8)];
        return between(p, q, turn % 1);
      };
      return [edge(1, i), edge(1, i + 0.99), edge(0.86, i + 1.2 > 40 ? 39.99 : i + 1.2), edge(0.86, i + 0.3)];
    });
  ground.fillMarks(stripes, '#3f3860', { smooth: false });
  ground.fillMarks([ring(0.86)], '#7a6fa6', { smooth: false, ink: 2.4 });
  ground.fillMarks([[at(0.79, 0), ...ring(0.86).slice(0, 4), at(0.79, Math.PI)]], '#6a5f98', {
    smooth: false,
  });
  ground.inkMarks([[at(0.8, Math.PI), at(0.8, 0)]], { width: 7 });
  ground.inkMarks(
    [0.34, 0.62].flatMap((k) =>
      [-1, 1].map((m): Point[] => [at(k, m * 2.7), at(k, m * 1.9), at(k, m * 1.2), at(k, m * 0.44)]),
    ),
    { width: 2.4, opacity: 0.6 },
  );
  ground.fillMarks(
    [-1, 1].flatMap((m) => [-0.42, 0, 0.42].map((u) => arc(x + u * 300, y + m * 0.42 * 122, 17, 8))),
    '#d9463c',
    { ink: 1.6 },
  );
}
