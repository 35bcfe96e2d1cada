import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeBubble, regionPlace } from '../../../src/table/bubble-place';
import { viewPoint } from '../../../src/viewer/space';

describe('placeBubble', () => {
  it('opens below a button above the stage, to the left near the right edge', () => {
    expect(placeBubble(viewPoint(1188, -30), { width: 1280, height: 740 }, undefined)).toEqual({
      edge: 'top',
      left: 1188 + 52 - 320,
      width: 320,
    });
  });

  it('opens above a button below the stage, to the right with room for it', () => {
    expect(placeBubble(viewPoint(200, 770), { width: 1280, height: 740 }, undefined)).toEqual({
      edge: 'bottom',
      left: 148,
      width: 320,
    });
  });

  it('gives way to the region it would lie on, and to no other', () => {
    const phone = { width: 390, height: 690 };
    const edges = (['low', 'middle', 'high', undefined] as const).map(
      (region) => placeBubble(viewPoint(230, 720), phone, region).edge,
    );
    expect(edges).toEqual(['top', 'bottom', 'bottom', 'bottom']);
    expect(placeBubble(viewPoint(1188, -30), { width: 1280, height: 740 }, 'high').edge).toBe('bottom');
    expect(placeBubble(viewPoint(1188, -30), { width: 1280, height: 740 }, 'low').edge).toBe('top');
  });

  it('never leaves the stage', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -50, max: 2000 }),
        fc.integer({ min: -80, max: 1200 }),
        fc.integer({ min: 280, max: 2000 }),
        (x, y, width) => {
          const place = placeBubble(viewPoint(x, y), { width, height: 700 }, undefined);
          expect(place.left).toBeGreaterThanOrEqual(8);
          expect(place.left + place.width).toBeLessThanOrEqual(width - 8);
        },
      ),
    );
  });
});

describe('regionPlace', () => {
  it('tells the thirds of the view apart', () => {
    expect([110, 250, 390].map((y) => regionPlace(y, 100, 300))).toEqual(['high', 'middle', 'low']);
  });
});
