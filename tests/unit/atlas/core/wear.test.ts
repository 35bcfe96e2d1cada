import { describe, expect, it } from 'vitest';
import { inside } from '../../../../atlas/core/geometry';
import type { Point } from '../../../../atlas/core/geometry';
import { DayLight } from '../../../../atlas/core/light';
import { Pen } from '../../../../atlas/core/pen';
import { Random } from '../../../../atlas/core/random';
import { SOLID } from '../../../../atlas/core/svg';
import { wear } from '../../../../atlas/core/wear';

const pen = () => new Pen({ light: new DayLight(), random: new Random('pen') });
const WALL: readonly Point[] = [
  [100, 500],
  [500, 560],
  [500, 260],
  [100, 200],
];
const grown = WALL.map(([x, y]): Point => [300 + (x - 300) * 1.005, 380 + (y - 380) * 1.005]);

const drawn = (hand: Pen) =>
  hand.finish().flatMap((node) => ('d' in node ? [{ d: node.d, opacity: node.opacity ?? 1 }] : []));
const pointsOf = (d: string) =>
  [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]): Point => [Number(x), Number(y)]);

describe('what years do to a wall', () => {
  it('lies inside it, and is fainter than what counts as cover', () => {
    const hand = pen();
    wear(hand, WALL, '#c08040', 0);
    const marks = drawn(hand);
    expect(marks.length).toBeGreaterThan(4);
    for (const { d, opacity } of marks) {
      expect(opacity).toBeLessThan(SOLID);
      for (const point of pointsOf(d)) expect(inside(point, grown), d).toBe(true);
    }
  });

  it('is the same each time, and leaves the chance of the pen alone', () => {
    const [one, other] = [pen(), pen()];
    wear(one, WALL, '#c08040', 0);
    wear(other, WALL, '#c08040', 0);
    expect(drawn(one)).toEqual(drawn(other));
    expect(one.random.next()).toBe(pen().random.next());
  });

  it('spares what is small and what shines by itself', () => {
    const hand = pen();
    wear(
      hand,
      WALL.map(([x, y]): Point => [x / 6, y / 6]),
      '#c08040',
      0,
    );
    wear(hand, WALL, { emit: 'yellow' }, 0);
    expect(drawn(hand)).toEqual([]);
  });
});

describe('ink', () => {
  it('is lighter round what is slim than round what is broad', () => {
    const widths = (size: number) => {
      const hand = pen();
      const corners: Point[] = [
        [0, 0],
        [200, 0],
        [200, size],
        [0, size],
      ];
      hand.shape(corners, '#c08040');
      return hand.finish().map((node) => ('width' in node ? (node.width ?? 0) : 0));
    };
    const [broad, slim] = [widths(120), widths(6)];
    expect(slim[0]).toBeLessThan(broad[0] ?? 0);
    expect(slim[1]).toBeLessThan(broad[1] ?? 0);
  });
});
