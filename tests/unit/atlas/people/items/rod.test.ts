import { describe, expect, it } from 'vitest';
import { distance } from '../../../../../atlas/core/geometry';
import type { Point } from '../../../../../atlas/core/geometry';
import { MARK, marked } from '../../../../support/marked';

describe('a fishing rod', () => {
  it('is bent by what pulls at its line', () => {
    const pole = marked({ pose: 'hold', hold: ['rod', MARK] });
    const tip = pole.reduce((best, point) => (point[1] < best[1] ? point : best));
    const grip = pole.reduce((best, point) => (point[1] > best[1] ? point : best));
    const aside = ([x, y]: Point) =>
      Math.abs((tip[0] - grip[0]) * (y - grip[1]) - (x - grip[0]) * (tip[1] - grip[1])) / distance(tip, grip);
    expect(distance(tip, grip)).toBeGreaterThan(90);
    expect(Math.max(...pole.map(aside))).toBeGreaterThan(10);
  });
});
