import { describe, expect, it } from 'vitest';
import { curve, decimal } from '../../../../atlas/core/path';

describe('a number of path data', () => {
  it.each([
    [0, '0'],
    [-0.04, '0'],
    [3, '3'],
    [0.25, '0.3'],
    [1919.96, '1920'],
    [3839.94, '3839.9'],
    [-12.34, '-12.3'],
    [-0.34, '-0.3'],
    [70_000.52, '70000.5'],
  ])('%d is written as %s, however often', (value, text) => {
    expect(decimal(value)).toBe(text);
    expect(decimal(value)).toBe(text);
  });
});

describe('a smooth curve', () => {
  const points = [
    [0, 0],
    [60, 0],
    [60, 60],
  ] as const;

  it('ends where its points end', () => {
    expect(curve(points)).toBe('M0 0C10 0 50 -10 60 0C70 10 60 50 60 60');
  });

  it('goes round when it is closed', () => {
    expect(curve(points, true)).toBe('M0 0C0 -10 50 -10 60 0C70 10 70 60 60 60C50 60 0 10 0 0Z');
  });

  it('is a place alone where there is one point', () => {
    expect(curve([[5, 7]])).toBe('M5 7');
  });
});
