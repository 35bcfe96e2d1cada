import { expect, it } from 'vitest';
import { DayLight } from '../../../../atlas/core/light';
import { Scene } from '../../../../atlas/core/scene';
import { tufted } from '../../../../atlas/endless/tufts';
import { Ground } from '../../../../atlas/ground/ground';
import type { Points } from '../../../../atlas/core/geometry';

it('grass at an edge stands in groups with gaps', () => {
  const sizes = { width: 4000, height: 900, horizon: 0, farScale: 1, nearScale: 1, hazy: false };
  const scene = new Scene({ ...sizes, light: new DayLight(), seed: 'tufts' });
  const ground = new Ground(scene);
  const found: number[] = [];
  const filled = ground.fillMarks.bind(ground);
  ground.fillMarks = (list: readonly Points[], ...rest) => {
    for (const points of list)
      found.push((Math.min(...points.map(([x]) => x)) + Math.max(...points.map(([x]) => x))) / 2);
    filled(list, ...rest);
  };
  tufted({ grassColour: '#80a050' })(ground, [
    [0, 400],
    [3800, 400],
    [3800, 404],
    [0, 404],
  ]);
  const xs = found.toSorted((a, b) => a - b);
  expect(xs.length).toBeGreaterThan(20);
  expect(xs.length).toBeLessThan(150);
  const gaps = xs.slice(1).map((x, i) => x - (xs[i] ?? 0));
  expect(gaps.filter((gap) => gap > 50).length).toBeGreaterThan(8);
});
