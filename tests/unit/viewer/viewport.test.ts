import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapPoint, mapRect } from '../../../src/game/space';
import { viewPoint } from '../../../src/viewer/space';
import {
  initialZoom,
  isLastCorner,
  maximumScroll,
  middleOfView,
  minimumZoom,
  naturalAt,
  nearestZoom,
  scrollFor,
  visibleRect,
} from '../../../src/viewer/viewport';

const MAP = { width: 3840, height: 2716 };
const views = fc.record({
  width: fc.integer({ min: 320, max: 2560 }),
  height: fc.integer({ min: 400, max: 1440 }),
});
const zooms = fc.integer({ min: 3, max: 10 }).map((step) => step * 10);
const points = fc
  .record({
    x: fc.double({ min: 0, max: MAP.width, noNaN: true }),
    y: fc.double({ min: 0, max: MAP.height, noNaN: true }),
  })
  .map(({ x, y }) => mapPoint(x, y));

describe('zoom limits (DECISIONS 1)', () => {
  it('is 50 at least on screens wider than 768, else 30', () => {
    expect(minimumZoom(769)).toBe(50);
    expect(minimumZoom(768)).toBe(30);
  });

  it('opens at the step nearest to the full width, inside the limits', () => {
    expect(initialZoom(MAP, { width: 1280, height: 700 }, 1280)).toBe(50);
    expect(initialZoom(MAP, { width: 390, height: 700 }, 390)).toBe(30);
    expect(initialZoom(MAP, { width: 2560, height: 1400 }, 2560)).toBe(70);
    expect(initialZoom(MAP, { width: 5000, height: 1400 }, 5000)).toBe(100);
  });

  it('is always a step of ten between the limits', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -500, max: 500, noNaN: true }),
        fc.integer({ min: 200, max: 3000 }),
        (percent, width) => {
          const zoom = nearestZoom(percent, width);
          expect(zoom % 10).toBe(0);
          expect(zoom).toBeGreaterThanOrEqual(minimumZoom(width));
          expect(zoom).toBeLessThanOrEqual(100);
        },
      ),
    );
  });
});

/** CSS px by which two ways to the map's edge may differ in the last bits. */
const EDGE = 1e-6;

describe('the anchor of a zoom', () => {
  it('stays where it is, unless the edge of the map forbids it', () => {
    fc.assert(
      fc.property(points, views, zooms, zooms, (start, view, from, to) => {
        const at = viewPoint(view.width / 2, view.height / 3);
        const before = scrollFor(start, at, MAP, from, view);
        const fixed = naturalAt(at, before, MAP, from, view);
        const after = scrollFor(fixed, at, MAP, to, view);
        const most = maximumScroll({ width: (MAP.width * to) / 100, height: (MAP.height * to) / 100 }, view);
        const again = naturalAt(at, after, MAP, to, view);
        if (after.x > 0 && after.x < most.x - EDGE) expect(again.x).toBeCloseTo(fixed.x, 3);
        if (after.y > 0 && after.y < most.y - EDGE) expect(again.y).toBeCloseTo(fixed.y, 3);
        expect(after.x).toBeGreaterThanOrEqual(0);
        expect(after.x).toBeLessThanOrEqual(most.x);
      }),
    );
  });

  it('is the inverse of looking up a point', () => {
    fc.assert(
      fc.property(points, views, zooms, (point, view, zoom) => {
        const scroll = scrollFor(point, middleOfView(view), MAP, zoom, view);
        const corner = naturalAt(viewPoint(0, 0), scroll, MAP, zoom, view);
        const back = scrollFor(corner, viewPoint(0, 0), MAP, zoom, view);
        expect(back.x).toBeCloseTo(scroll.x, 3);
        expect(back.y).toBeCloseTo(scroll.y, 3);
      }),
    );
  });
});

describe('the visible part', () => {
  it('never leaves the map and is as large as the view allows', () => {
    fc.assert(
      fc.property(points, views, zooms, (point, view, zoom) => {
        const scroll = scrollFor(point, viewPoint(0, 0), MAP, zoom, view);
        const seen = visibleRect(scroll, MAP, zoom, view);
        expect(seen.x).toBeGreaterThanOrEqual(0);
        expect(seen.x + seen.width).toBeLessThanOrEqual(MAP.width + 1e-6);
        expect(seen.width).toBeCloseTo(Math.min(MAP.width, (view.width * 100) / zoom), 3);
        expect(seen.height).toBeCloseTo(Math.min(MAP.height, (view.height * 100) / zoom), 3);
      }),
    );
  });
});

describe('the last corner', () => {
  const view = (x: number, y: number) => mapRect(x, y, 2560, 1480);

  it('is reached only where both ends of the map are near', () => {
    expect(isLastCorner(view(1280, 1236), MAP)).toBe(true);
    expect(isLastCorner(view(900, 1000), MAP)).toBe(true);
    expect(isLastCorner(view(0, 1236), MAP)).toBe(false);
    expect(isLastCorner(view(1280, 0), MAP)).toBe(false);
    expect(isLastCorner(view(640, 618), MAP)).toBe(false);
  });
});
