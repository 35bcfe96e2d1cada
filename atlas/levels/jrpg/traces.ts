/** What others left on the ground of level 3: a trail of gold from the town's gate to the dragon, and a towel. */
import { TAU, arc, pairs, resample } from '../../core/geometry';
import type { Point, Points } from '../../core/geometry';
import type { Ground } from '../../ground/ground';

/** The bag had a hole: from the gate round the bend to who has the rest. */
const COINS = pairs([
  2290, 1716, 2400, 1742, 2520, 1758, 2640, 1796, 2760, 1842, 2862, 1916, 2906, 2010, 2922, 2090,
]);

export function layTraces(ground: Ground): void {
  const { random } = ground;
  const coins = resample(COINS, 44).map(([x, y]) =>
    arc(x + random.jitter(18), y + random.jitter(9), 11, 7, 0, TAU, 14),
  );
  ground.fillMarks(
    coins.map((coin) => coin.map(([x, y]): Point => [x + 1, y + 3])),
    '#b9822c',
    { ink: 1.6 },
  );
  ground.fillMarks(coins, '#f9d24e', { ink: 1.6 });
  layTowel(ground);
}

/** Under her who sleeps by the stable. */
function layTowel(ground: Ground): void {
  const [a, b, c, d]: readonly [Point, Point, Point, Point] = [
    [2584, 2312],
    [2728, 2296],
    [2766, 2384],
    [2612, 2410],
  ];
  const on = (p: Point, q: Point, t: number): Point => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
  const band = (from: number, to: number): Points => [
    on(a, b, from),
    on(a, b, to),
    on(d, c, to),
    on(d, c, from),
  ];
  ground.fillMarks([[a, b, c, d].map(([x, y]): Point => [x + 5, y + 8])], '#a8803e', {
    smooth: false,
    opacity: 0.5,
  });
  ground.fillMarks([[a, b, c, d]], '#fff6e6', { smooth: false, ink: 3 });
  ground.fillMarks(
    [0, 0.25, 0.5, 0.75].map((t) => band(t + 0.03, t + 0.15)),
    '#e85f52',
    { smooth: false },
  );
}
