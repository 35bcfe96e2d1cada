import * as fc from 'fast-check';
import type { Knot } from '../../../../atlas/core/geometry';
import { describe, expect, it } from 'vitest';
import { pathData, trace, traceBox } from '../../../../atlas/core/knot-path';
import { knots, oval } from '../../../../atlas/core/knots';

describe('trace', () => {
  it('joins corners by straight lines and the rest by curves', () => {
    expect(pathData(trace(knots`0 0!, 10 0!, 10 10!`))).toBe('M0 0l10 0l0 10l-10-10z');
    expect(pathData(trace(knots`0 0, 5 5, 10 0`, false))).toMatch(/^M0 0c[-\d. ]+c[-\d. ]+$/);
  });

  it('refuses an outline of nothing', () => {
    expect(() => trace([])).toThrow('at least one knot');
  });

  it('never drifts: rounding to tenths does not add up', () => {
    const shape = Array.from({ length: 60 }, (_, i): Knot => [i * 0.34, i * 0.17, 1]);
    const numbers = [...pathData(trace(shape, false)).matchAll(/l(-?[\d.]+) ?(-?[\d.]+)/g)];
    const x = numbers.reduce((sum, [, dx]) => sum + Number(dx), 0);
    expect(x).toBeCloseTo(59 * 0.34, 1);
  });
});

describe('traceBox', () => {
  it('holds every knot', () => {
    const coordinate = fc.integer({ min: -100, max: 100 });
    const knot = fc.tuple(coordinate, coordinate, fc.constantFrom(0, 1));
    fc.assert(
      fc.property(fc.array(knot, { minLength: 3, maxLength: 12 }), (shape) => {
        const { x0, y0, x1, y1 } = traceBox(trace(shape));
        for (const [x, y] of shape) {
          expect(x).toBeGreaterThanOrEqual(x0);
          expect(x).toBeLessThanOrEqual(x1);
          expect(y).toBeGreaterThanOrEqual(y0);
          expect(y).toBeLessThanOrEqual(y1);
        }
      }),
    );
  });

  it('is as large as a circle, whichever way its knots lie', () => {
    for (const rot of [0, 10, 22.5, 40]) {
      const { x0, y0, x1, y1 } = traceBox(trace(oval(0, 0, 50, 50, rot)));
      for (const side of [-x0, -y0, x1, y1]) expect(side).toBeCloseTo(50, -0.5);
      expect(Math.max(-x0, -y0, x1, y1)).toBeLessThan(50.6);
    }
  });
});
