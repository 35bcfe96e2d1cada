import { describe, expect, it } from 'vitest';
import { distance, inside, nth } from '../../../../atlas/core/geometry';
import type { Point } from '../../../../atlas/core/geometry';
import { DayLight } from '../../../../atlas/core/light';
import { Scene } from '../../../../atlas/core/scene';
import { Ground } from '../../../../atlas/ground/ground';
import { island, road } from '../../../../atlas/ground/shapes';
import { earth, grass } from '../../../../atlas/ground/textures';

const scene = () =>
  new Scene({ width: 1000, height: 1000, horizon: 200, light: new DayLight(), seed: 'ground' });
const SQUARE: readonly Point[] = [
  [100, 300],
  [900, 300],
  [900, 900],
  [100, 900],
];

describe('the ground', () => {
  it('moves a border inwards along its own normals, also round a corner of a river', () => {
    const ground = new Ground(scene());
    const bend: readonly Point[] = [
      [100, 400],
      [600, 400],
      [600, 900],
      [500, 900],
      [500, 500],
      [100, 500],
    ];
    const moved = ground.border(bend, { keep: [60, 60], skip: [0, 1] }, 12).flat();
    expect(moved.length).toBeGreaterThan(100);
    const outside = moved.filter(
      ([x, y]) => !inside([300 + (x - 300) * 0.999, 400 + (y - 400) * 0.999 + 0.5], bend),
    );
    expect(outside.length / moved.length).toBeLessThan(0.05);
    expect(moved.filter(([x, y]) => y > 402 && y < 498 && x < 480).length).toBeGreaterThan(20);
  });

  it('says what lies on top', () => {
    const ground = new Ground(scene());
    ground.lay('sand', SQUARE, { material: '#e0d0a0' });
    ground.lay('lawn', island([500, 600], 100, 60, { rough: 0 }), { material: '#80b050' });
    expect([ground.kindAt([500, 600]), ground.kindAt([200, 400]), ground.kindAt([50, 400])]).toEqual([
      'lawn',
      'sand',
      undefined,
    ]);
  });

  it('shares one gradient among patches of a material', () => {
    const ground = new Ground(scene());
    for (const x of [0, 300])
      ground.lay(
        'sand',
        SQUARE.map(([u, y]): Point => [u + x, y]),
        { material: '#e0d0a0' },
      );
    ground.lay('lawn', SQUARE, { material: '#80b050' });
    expect(ground.defs).toHaveLength(2);
  });

  it('scatters marks inside their polygon, closer together where it is far', () => {
    const ground = new Ground(scene());
    const spots: Point[] = [];
    ground.scatter(SQUARE, 30, (point) => spots.push(point), { gather: -1 });
    expect(spots.length).toBeGreaterThan(100);
    for (const spot of spots) expect(inside(spot, SQUARE)).toBe(true);
    const rows = (y0: number, y1: number) => spots.filter(([, y]) => y >= y0 && y < y1).length;
    expect(rows(300, 500)).toBeGreaterThan(rows(700, 900));
  });

  it('gathers thousands of marks in a node a depth band', () => {
    const ground = new Ground(scene());
    const marks = Array.from({ length: 500 }, (_, i): Point[] => [
      [i, 210 + i],
      [i + 4, 210 + i],
    ]);
    ground.inkMarks(marks);
    expect(ground.nodes.length).toBeLessThanOrEqual(5);
  });

  it.each([
    ['grass', grass()],
    ['earth', earth()],
  ])('is drawn the same for the same seed: %s', (_, texture) => {
    const drawn = () => {
      const ground = new Ground(scene());
      ground.lay('lawn', SQUARE, { material: '#80b050', texture });
      return ground.nodes;
    };
    expect(drawn().length).toBeGreaterThan(2);
    expect(drawn()).toEqual(drawn());
  });
});

describe('a road', () => {
  it('narrows with distance like everything else', () => {
    const s = scene();
    const line: Point[] = [
      [500, 250],
      [500, 600],
      [500, 1000],
    ];
    const outline = road(s, line, 200, { rough: 0 });
    const count = outline.length;
    const far = distance(nth(outline, 0), nth(outline, count - 1));
    const near = distance(nth(outline, count / 2 - 1), nth(outline, count / 2));
    expect(far).toBeCloseTo(200 * s.scaleAt(250), 3);
    expect(near).toBeCloseTo(200 * s.scaleAt(1000), 3);
  });
});
