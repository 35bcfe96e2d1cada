import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gridOf } from '../../../src/maps/grid';
import { DRAWN_MAP } from '../../support/level';

const maps = fc.record({
  width: fc.integer({ min: 600, max: 6000 }),
  height: fc.integer({ min: 400, max: 4000 }),
  tileSize: fc.constantFrom(256, 512),
});
const sizes = fc.constantFrom(480, 960, 1920, 2880, 3840);

const steps = (edges: readonly number[]) => edges.slice(1).map((edge, i) => edge - (edges[i] ?? 0));

it('covers all of a map, each pixel once, whether it has bands or squares', () => {
  fc.assert(
    fc.property(maps, sizes, fc.boolean(), (map, size, isBanded) => {
      const { columns, rows } = gridOf(isBanded ? { ...map, bands: [size] } : map, size);
      const tall = Math.max(1, Math.round((map.height * size) / map.width));
      expect([columns[0], columns.at(-1), rows[0], rows.at(-1)]).toEqual([0, size, 0, tall]);
      for (const step of [...steps(columns), ...steps(rows)]) expect(step).toBeGreaterThan(0);
    }),
  );
});

it('has bands alike on both sides of the middle', () => {
  fc.assert(
    fc.property(maps, sizes, (map, size) => {
      const { columns, rows } = gridOf({ ...map, bands: [size] }, size);
      for (const edges of [columns, rows]) {
        const length = edges.at(-1) ?? 0;
        const middle = Math.floor(length / 2);
        for (const edge of edges.slice(1, -1)) {
          const other = 2 * middle - edge;
          if (other > 0 && other < length) expect(edges).toContain(other);
        }
      }
    }),
  );
});

it('has no middle band much wider than a phone shows, and three of them are a laptop’s view', () => {
  for (const size of DRAWN_MAP.bands ?? []) {
    const { columns } = gridOf(DRAWN_MAP, size);
    const natural = steps(columns).map((step) => (step * DRAWN_MAP.width) / size);
    expect(natural).toHaveLength(5);
    const [, left = 0, middle = 0, right = 0] = natural;
    // a phone of 440 CSS px, at the zoom it opens a map at
    expect(middle).toBeGreaterThanOrEqual(2 * 733);
    expect(middle).toBeLessThan(2 * 733 * 1.05);
    expect(left + middle + right).toBeCloseTo(2 * 1280, -1);
  }
});

it('has squares where the map lists no bands of a size', () => {
  const { columns, rows } = gridOf(DRAWN_MAP, 960);
  expect(columns).toEqual([0, 256, 512, 768, 960]);
  expect(rows).toEqual([0, 256, 512, 679]);
});
