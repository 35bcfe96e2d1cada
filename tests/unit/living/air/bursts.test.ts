import { expect, it } from 'vitest';
import { burst, burstBox } from '../../../../src/living/air/bursts';

const at = { x: 500, y: 900 };

it('a show comes out of where it was asked for, stays within its box, and ends', () => {
  for (const [place, scale] of [
    [0, 1],
    [1, 0.5],
    [2, 0.3],
  ] as const) {
    const { left, top, right, bottom } = burstBox(at, scale);
    expect(burst(at, place, 0, scale)).toEqual([]);
    expect(burst(at, place, 0.25, scale).length).toBeGreaterThan(10);
    const dots = Array.from({ length: 50 }, (_, step) => burst(at, place, step / 50, scale)).flat();
    const isWithin = dots.map(
      ({ x, y, reach }) => x - reach >= left && x + reach <= right && y - reach >= top && y + reach <= bottom,
    );
    expect(isWithin).not.toContain(false);
    expect(burst(at, place, 1, scale)).toEqual([]);
  }
});
