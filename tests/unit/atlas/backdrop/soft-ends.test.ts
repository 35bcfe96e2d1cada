import { describe, expect, it } from 'vitest';
import { aurora } from '../../../../atlas/backdrop/aurora';
import { snowHem } from '../../../../atlas/backdrop/peaks';
import { nth, range } from '../../../../atlas/core/geometry';
import type { Point } from '../../../../atlas/core/geometry';
import { DayLight } from '../../../../atlas/core/light';
import { Random } from '../../../../atlas/core/random';
import { Scene } from '../../../../atlas/core/scene';
import { HEIGHT, WIDTH } from '../../../../atlas/stage/theme';

const pointsOf = (d: string): Point[] =>
  [...d.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]): Point => [Number(x), Number(y)]);

describe('a curtain of northern light', () => {
  const scene = new Scene({
    width: WIDTH,
    height: HEIGHT,
    horizon: 620,
    light: new DayLight(),
    seed: 'north',
  });
  const { nodes } = aurora(scene, [
    {
      foot: [
        [-60, 420],
        [1500, 440],
        [3900, 260],
      ],
      tall: 330,
      colours: ['#7df2b4', '#3aa0d8'],
    },
  ]);
  const rays = nodes.flatMap((node) => ('d' in node ? [pointsOf(node.d)] : []));

  it('is made of many rays so narrow that none shows as a slab', () => {
    expect(rays.length).toBeGreaterThan(150);
    for (const ray of rays) {
      const middle = ray.map(([x]) => x);
      expect(Math.max(...middle) - Math.min(...middle)).toBeLessThan(150);
    }
  });

  it('ends in points at uneven heights, not along a line', () => {
    const feet = rays.map((ray) => {
      const low = Math.max(...ray.map(([, y]) => y));
      expect(ray.filter(([, y]) => y === low)).toHaveLength(1);
      return low;
    });
    const steps = range(feet.length - 1).map((i) => Math.abs(nth(feet, i + 1) - nth(feet, i)));
    expect(steps.filter((step) => step > 2).length).toBeGreaterThan(feet.length / 3);
  });

  it('thins out towards both of its ends', () => {
    const light = nodes.map((node) => ('d' in node ? (node.opacity ?? 1) : 1));
    expect(nth(light, 0)).toBeLessThan(0.06);
    expect(nth(light, light.length - 1)).toBeLessThan(0.06);
  });
});

describe('the hem of snow on a peak', () => {
  const hem = snowHem(new Random('hem'), [0, 0], [400, 0], { x: 640, height: 300, seed: 2 });

  it('turns round nowhere as the tooth of a saw does', () => {
    for (const i of range(hem.length - 2)) {
      const [a, b, c] = [nth(hem, i), nth(hem, i + 1), nth(hem, i + 2)];
      const turn = Math.abs(Math.atan2(c[1] - b[1], c[0] - b[0]) - Math.atan2(b[1] - a[1], b[0] - a[0]));
      expect(turn).toBeLessThan(1.75);
    }
  });

  it('has tongues of several lengths', () => {
    const tips = hem.flatMap(([, y], i) => {
      const [before, after] = [hem[i - 1], hem[i + 1]];
      return before && after && y > before[1] && y >= after[1] ? [y] : [];
    });
    expect(tips.length).toBeGreaterThan(2);
    expect(Math.max(...tips)).toBeGreaterThan(1.8 * Math.min(...tips));
  });
});
