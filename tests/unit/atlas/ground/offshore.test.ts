import { describe, expect, it } from 'vitest';
import { inside } from '../../../../atlas/core/geometry';
import type { Point } from '../../../../atlas/core/geometry';
import { DayLight } from '../../../../atlas/core/light';
import { Scene } from '../../../../atlas/core/scene';
import { Ground } from '../../../../atlas/ground/ground';
import { layShelves, offshore, wake } from '../../../../atlas/ground/offshore';
import { island } from '../../../../atlas/ground/shapes';

const west = island([260, 500], 180, 120);
const east = island([700, 500], 180, 120);
const COLOURS = { shelf: '#2090a0', shoal: '#60c0b0', foam: '#f0fffb' };

function sea() {
  const scene = new Scene({ width: 1000, height: 1000, horizon: -300, light: new DayLight(), seed: 'sea' });
  return new Ground(scene);
}

describe('the sea about a shore', () => {
  it('has shelves that lie outside it, whichever way it runs', () => {
    for (const shore of [west, west.toReversed()]) {
      const shelf = offshore(shore, 60);
      expect(shore.every((point) => inside(point, shelf))).toBe(true);
    }
  });

  it('is shoal by the shore and not far out', () => {
    const ground = sea();
    layShelves(ground, [west, east], COLOURS);
    const spots: readonly Point[] = [
      [40, 500],
      [480, 500],
      [480, 900],
    ];
    const kinds = spots.map((spot) => ground.kindAt(spot));
    expect(kinds).toEqual(['shoal', 'shoal', undefined]);
  });

  it('has a wake that begins at the keel and opens behind it', () => {
    const ground = sea();
    wake(ground, [500, 500], [800, 500], 60, COLOURS.foam);
    const drawn = ground.nodes.map((node) => ('d' in node ? node.d : '')).join('');
    const points = [...drawn.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]): Point => [
      Number(x),
      Number(y),
    ]);
    const spread = (from: number, to: number) => {
      const heights = points.filter(([x]) => x >= from && x < to).map(([, y]) => y);
      return Math.max(...heights) - Math.min(...heights);
    };
    expect(spread(500, 560)).toBeLessThan(spread(700, 800));
    expect(Math.min(...points.map(([x]) => x))).toBeGreaterThan(480);
  });
});
