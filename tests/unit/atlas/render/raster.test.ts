import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Raster } from '../../../../atlas/render/raster';

/** Rows of a raster: a dot for its ground, a hash for whatever is painted. */
const rows = ({ pixels, width, height }: Raster) =>
  Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => (pixels[(y * width + x) * 4] ? '#' : '.')).join(''),
  );

const square = (x: number, y: number, size: number) => [x, y, x + size, y, x + size, y + size, x, y + size];
const backwards = (points: readonly number[]) =>
  Array.from({ length: points.length / 2 }, (_, i) =>
    points.slice(points.length - 2 * i - 2).slice(0, 2),
  ).flat();

describe('filling', () => {
  it('takes the pixels whose middles are inside, and those on the left and upper edge alone', () => {
    const raster = new Raster(6, 4, 0);
    raster.fillInside([{ points: square(0.5, 0.5, 2), closed: true }], 0xff8040);
    expect(rows(raster)).toEqual(['##....', '##....', '......', '......']);
    expect(Array.from(raster.pixels.subarray(0, 4))).toEqual([0xff, 0x80, 0x40, 0xff]);
    expect(Array.from(raster.pixels.subarray(-4))).toEqual([0, 0, 0, 0xff]);
  });

  it('leaves neither gaps nor overlaps between neighbours', () => {
    const edge = fc.double({ min: -3, max: 15, noNaN: true });
    fc.assert(
      fc.property(edge, edge, edge, (top, middle, bottom) => {
        const raster = new Raster(12, 12, 0);
        const half = (points: number[], colour: number) =>
          raster.fillInside([{ points, closed: true }], colour);
        half([0, 0, 12, 0, 12, top, 6, middle, 0, bottom], 0x010000);
        const above = raster.pixels.slice();
        const below = new Raster(12, 12, 0);
        below.fillInside(
          [{ points: [0, bottom, 6, middle, 12, top, 12, 12, 0, 12], closed: true }],
          0x010000,
        );
        if (Math.min(top, middle, bottom) < 0 || Math.max(top, middle, bottom) > 12) return;
        for (let i = 0; i < above.length; i += 4) expect((above[i] ?? 0) + (below.pixels[i] ?? 0)).toBe(1);
      }),
    );
  });

  it('knows holes by either rule', () => {
    const outer = square(0, 0, 5);
    const inner = square(1, 1, 3);
    const ring = ['#####', '#...#', '#...#', '#...#', '#####'];
    const filled = (lines: number[][], rule: 'nonzero' | 'evenodd') => {
      const raster = new Raster(5, 5, 0);
      raster.fillInside(
        lines.map((points) => ({ points, closed: true })),
        0xffffff,
        rule,
      );
      return rows(raster);
    };
    expect(filled([outer, inner], 'evenodd')).toEqual(ring);
    expect(filled([outer, backwards(inner)], 'nonzero')).toEqual(ring);
    expect(filled([outer, inner], 'nonzero')).toEqual(Array.from({ length: 5 }, () => '#####'));
  });

  it('stands whatever lies far outside, and more crossings than it has room for at first', () => {
    const raster = new Raster(8, 8, 0);
    raster.fillInside([{ points: square(-1e6, -1e6, 2e6), closed: true }], 0xffffff);
    expect(rows(raster).join('')).toBe('#'.repeat(64));
    const teeth = new Raster(4000, 2, 0);
    teeth.fillInside(
      Array.from({ length: 2000 }, (_, i) => ({
        points: [2 * i, 0, 2 * i + 1, 0, 2 * i + 1, 2, 2 * i, 2],
        closed: true,
      })),
      0xffffff,
    );
    expect(rows(teeth)).toEqual(['#.'.repeat(2000), '#.'.repeat(2000)]);
  });
});

describe('strokes', () => {
  it('take what is within their radius of the line, and nothing else', () => {
    const place = fc.double({ min: -5, max: 25, noNaN: true });
    const radius = fc.double({ min: 0.3, max: 6, noNaN: true });
    fc.assert(
      fc.property(place, place, place, place, radius, (x0, y0, x1, y1, r) => {
        const raster = new Raster(20, 20, 0);
        raster.stroke([{ points: [x0, y0, x1, y1], closed: false }], r, 0xffffff);
        const wrong: number[][] = [];
        const squared = (x1 - x0) ** 2 + (y1 - y0) ** 2;
        for (let y = 0; y < 20; y++)
          for (let x = 0; x < 20; x++) {
            const [dx, dy] = [x + 0.5 - x0, y + 0.5 - y0];
            const along =
              squared > 0 ? Math.min(1, Math.max(0, (dx * (x1 - x0) + dy * (y1 - y0)) / squared)) : 0;
            const distance = Math.hypot(dx - along * (x1 - x0), dy - along * (y1 - y0));
            // on the very edge either is right
            if (Math.abs(distance - r) < 1e-6) continue;
            if ((raster.pixels[(y * 20 + x) * 4] ?? 0) > 0 !== distance < r) wrong.push([x, y]);
          }
        expect(wrong).toEqual([]);
      }),
    );
  });

  it('draw the side that closes a line, and dots', () => {
    const raster = new Raster(7, 7, 0);
    raster.stroke([{ points: square(1, 1, 5), closed: true }], 0.6, 0xffffff);
    expect(rows(raster)[3]).toBe('##...##');
    const dot = new Raster(5, 5, 0);
    dot.stroke([{ points: [2.5, 2.5], closed: false }], 1.1, 0xffffff);
    expect(rows(dot)).toEqual(['.....', '..#..', '.###.', '..#..', '.....']);
  });
});
