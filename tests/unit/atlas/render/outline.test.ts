import { describe, expect, it } from 'vitest';
import { IDENTITY } from '../../../../atlas/render/markup';
import { ellipseData, linesOf } from '../../../../atlas/render/outline';

describe('path data', () => {
  it('is read with capital and small letters, repeated commands and signs for commas', () => {
    expect(linesOf('M1 2L3-4.5 5 .5h1v-1Zl1 1', IDENTITY)).toEqual([
      { points: [1, 2, 3, -4.5, 5, 0.5, 6, 0.5, 6, -0.5], closed: true },
      { points: [1, 2, 2, 3], closed: false },
    ]);
    expect(linesOf('m1 1 2 0 0 2z m5 0h1', IDENTITY)).toEqual([
      { points: [1, 1, 3, 1, 3, 3], closed: true },
      { points: [6, 1, 7, 1], closed: false },
    ]);
  });

  it('reads numbers as the language does', () => {
    for (const text of ['0.1', '-12.34', '3840', '.75', '-0.05', '1234.56'])
      expect(linesOf(`M${text} 0`, IDENTITY)[0]?.points[0]).toBe(Number(text));
  });

  it('stands under its matrix', () => {
    expect(linesOf('M1 2H4', [2, 0, 0, 3, 10, 20])).toEqual([{ points: [12, 26, 18, 26], closed: false }]);
  });

  it('keeps curves as round as they are', () => {
    const [line] = linesOf(ellipseData(100, 50, 80, 40), IDENTITY);
    const points = line?.points ?? [];
    expect(line?.closed).toBe(true);
    expect(points.length).toBeGreaterThan(40);
    for (let i = 0; i < points.length; i += 2) {
      const [x, y] = [((points[i] ?? 0) - 100) / 80, ((points[i + 1] ?? 0) - 50) / 40];
      expect(Math.hypot(x, y)).toBeCloseTo(1, 2);
    }
  });

  it('is refused when it ends early or is not the atlas’s', () => {
    expect(() => linesOf('M1', IDENTITY)).toThrow('ends early');
    expect(() => linesOf('M1 1L- 3', IDENTITY)).toThrow('stray');
    expect(() => linesOf('M0 0A1 1 0 0 0 2 2', IDENTITY)).toThrow('"A"');
  });
});
