import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapPoint, mapRect } from '../../../src/game/space';
import { placeBubble, regionSpan } from '../../../src/table/bubble-place';
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
    const across = { left: 0.2, right: 0.8 };
    const spans = [
      { ...across, top: 0.7, bottom: 0.95 },
      { ...across, top: 0.35, bottom: 0.65 },
      { ...across, top: 0.05, bottom: 0.3 },
      undefined,
    ];
    const edges = spans.map((region) => placeBubble(viewPoint(230, 720), phone, region).edge);
    expect(edges).toEqual(['top', 'bottom', 'bottom', 'bottom']);
    const corner = viewPoint(1188, -30);
    const wide = { width: 1280, height: 740 };
    const high = { left: 0.5, right: 0.9, top: 0, bottom: 0.4 };
    expect(placeBubble(corner, wide, high).edge).toBe('bottom');
    expect(placeBubble(corner, wide, { ...high, top: 0.6, bottom: 1 }).edge).toBe('top');
    expect(placeBubble(corner, wide, { ...high, left: 0, right: 0.4 }).edge).toBe('top');
  });

  it('stands narrower beside a region that fills a low screen, on the wider side', () => {
    const low = { width: 844, height: 329 };
    const region = { left: 0.35, right: 0.67, top: 0.07, bottom: 0.93 };
    const place = placeBubble(viewPoint(752, -30), low, region);
    expect(place.left + place.width).toBeLessThanOrEqual(844 * 0.35 - 8);
    expect(place.width).toBeGreaterThan(250);
    const toTheLeft = placeBubble(viewPoint(752, -30), low, { ...region, left: 0.25, right: 0.57 });
    expect(toTheLeft.left).toBeGreaterThanOrEqual(844 * 0.57 + 8);
  });

  it('never lies on the light where the light leaves room for it, at any font size', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        fc.tuple(fc.integer({ min: 320, max: 2000 }), fc.integer({ min: 280, max: 1200 })),
        fc.tuple(share, share),
        fc.constantFrom(1, 1.5, 2),
        ([width, height], [x, y], scale) => {
          const view = { width, height };
          const radius = width / 6;
          const map = mapRect(0, 0, width, height);
          const region = regionSpan({ centre: mapPoint(x * width, y * height), radius }, map);
          const place = placeBubble(viewPoint(width - 90, -30), view, region, scale);
          const tall = 150 * scale + 16;
          const hasRoom = y * height - radius >= tall || height - y * height - radius >= tall;
          const isClear =
            place.left + place.width <= x * width - radius - 8 + 1e-6 ||
            place.left >= x * width + radius + 8 - 1e-6 ||
            (place.edge === 'top' ? y * height - radius >= tall : height - y * height - radius >= tall);
          const sides = Math.max(x * width - radius - 16, width - x * width - radius - 16);
          if (hasRoom || sides >= 170 * scale) expect(isClear).toBe(true);
        },
      ),
    );
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

describe('regionSpan', () => {
  it('tells the region in shares of the visible part', () => {
    expect(regionSpan({ centre: mapPoint(150, 260), radius: 50 }, mapRect(100, 200, 400, 200))).toEqual({
      left: 0,
      right: 0.25,
      top: 0.05,
      bottom: 0.55,
    });
  });
});
