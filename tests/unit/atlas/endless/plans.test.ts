import { describe, expect, it } from 'vitest';
import { clamp, inside, nth } from '../../../../atlas/core/geometry';
import type { Point, Points } from '../../../../atlas/core/geometry';
import { Random } from '../../../../atlas/core/random';
import { PLANS } from '../../../../atlas/endless/plans';
import { bendOf, bent } from '../../../../atlas/endless/plans/bend';
import { line, mirrored, quarterAt } from '../../../../atlas/endless/plans/plan';
import type { GroundPlan } from '../../../../atlas/endless/plans/plan';
import { HEIGHT, WIDTH } from '../../../../atlas/stage/theme';

const plans: readonly (readonly [string, GroundPlan])[] = Object.entries(PLANS);

/** Distance of a point from a line of straight pieces. */
function toLine([x, y]: Point, through: Points): number {
  const pieces = through.slice(1).map(([bx, by], i) => {
    const [ax, ay] = nth(through, i);
    const [dx, dy] = [bx - ax, by - ay];
    const along = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy));
    return Math.hypot(x - ax - along * dx, y - ay - along * dy);
  });
  return Math.min(...pieces);
}

/** A plan as a dozen seeds bend it. */
const bends = (plan: GroundPlan): GroundPlan[] =>
  Array.from({ length: 12 }, (_, i) => bent(plan, new Random(`bend ${i}`)));

describe('plans that seeds bend', () => {
  it.each(plans)('of %s are places of their own, some far from the drawn one', (_, plan) => {
    const heroes = bends(plan).map(({ hero }) => hero[0]);
    expect(new Set(heroes).size).toBe(heroes.length);
    expect(Math.max(...heroes.map((x) => Math.abs(x - plan.hero[0])))).toBeGreaterThan(100);
  });

  it.each(plans)('of %s keep the hero in its quarter, and dry what was dry', (_, plan) => {
    for (const { hero, far, quarters, water, squares, ...rest } of bends(plan)) {
      const [x, y, wide] = hero;
      const whole = { hero, far, quarters, water, squares, ...rest };
      expect(quarterAt(whole, [x, y])).toBe(0);
      expect(x - wide / 2).toBeGreaterThan(200);
      expect(x + wide / 2).toBeLessThan(WIDTH - 200);
      const isPaved = ([px, py]: Point) =>
        squares.some(([sx, sy, rx, ry]) => ((px - sx) / rx) ** 2 + ((py - sy) / ry) ** 2 < 1);
      for (const point of [[x, y] as const, ...far])
        expect(isPaved(point) || !water.some((points) => inside(point, points))).toBe(true);
      for (const [bx, by] of whole.bridges)
        expect(water.some((points) => inside([bx, by], points))).toBe(true);
    }
  });

  it('leave the frame and the hills as they are', () => {
    for (const i of [0, 1, 2]) {
      const at = bendOf(new Random(`edge ${i}`));
      for (const point of [
        [0, 1500],
        [WIDTH, 2000],
        [-60, 1700],
      ] as const)
        expect(at(point)[0]).toBeCloseTo(point[0]);
      expect(at([1200, 880])[1]).toBe(880);
      expect(at([1200, HEIGHT])[1]).toBeCloseTo(HEIGHT);
    }
  });
});

describe('ground plans', () => {
  it('are ten or more', () => {
    expect(plans.length).toBeGreaterThanOrEqual(10);
  });

  it.each(plans)('%s keeps its hero and its far row on dry land of the picture', (_, plan) => {
    const [x, y] = plan.hero;
    // a square may be an island
    const isPaved = ([px, py]: Point) =>
      plan.squares.some(([sx, sy, rx, ry]) => ((px - sx) / rx) ** 2 + ((py - sy) / ry) ** 2 < 1);
    for (const point of [[x, y] as const, ...plan.far]) {
      expect(isPaved(point) || !plan.water.some((points) => inside(point, points))).toBe(true);
      expect(point[0]).toBeGreaterThan(0);
      expect(point[0]).toBeLessThan(WIDTH);
      expect(point[1]).toBeGreaterThan(700);
      expect(point[1]).toBeLessThan(HEIGHT);
    }
  });

  it.each(plans)('%s has room for its hero: on a square, or beside all ways', (_, plan) => {
    const [x, y] = plan.hero;
    const isPaved = plan.squares.some(([sx, sy, rx, ry]) => ((x - sx) / rx) ** 2 + ((y - sy) / ry) ** 2 < 1);
    const beside = plan.roads.map(([width, through]) => toLine([x, y], through) - width / 2);
    expect(isPaved || Math.min(...beside) > 80).toBe(true);
  });

  it.each(plans)('%s has the hero in the host’s quarter, and quarters apart from each other', (_, plan) => {
    const [x, y] = plan.hero;
    expect(quarterAt(plan, [x, y])).toBe(0);
    for (const [i, quarter] of plan.quarters.entries()) expect(quarterAt(plan, quarter)).toBe(i);
    expect(plan.quarters.length).toBeGreaterThanOrEqual(5);
  });

  it.each(plans)(
    '%s has places where the eye rests, none at the hero’s feet or around a square',
    (_, plan) => {
      expect(plan.rest.length).toBeGreaterThanOrEqual(3);
      const rests = ([x, y]: Point) =>
        plan.rest.some(([rx, ry, wide, high]) => ((x - rx) / wide) ** 2 + ((y - ry) / high) ** 2 < 1);
      expect(rests([plan.hero[0], plan.hero[1]])).toBe(false);
      for (const [x, y] of plan.squares) expect(rests([x, y])).toBe(false);
    },
  );

  it.each(plans.filter(([, { stairs }]) => stairs))(
    '%s has its stairs where its ways cross a wall, the first of all',
    (_, plan) => {
      const [, first] = nth(plan.roads, 0);
      expect(Math.min(...(plan.stairs ?? []).map(([x, y]) => toLine([x, y], first)))).toBeLessThan(40);
      for (const [x, y] of plan.stairs ?? []) {
        expect(Math.min(...plan.roads.map(([, way]) => toLine([x, y], way)))).toBeLessThan(40);
        expect(Math.min(...(plan.walls ?? []).map((wall) => toLine([x, y], wall)))).toBeLessThan(20);
      }
    },
  );

  it.each(plans)('%s is itself in two mirrors, and another in one', (_, plan) => {
    expect(mirrored(mirrored(plan))).toEqual(plan);
    expect(mirrored(plan)).not.toEqual(plan);
  });

  it.each(plans.filter(([, { avenues }]) => avenues))(
    '%s has its avenues on dry land, beside all ways',
    (_, plan) => {
      for (const point of (plan.avenues ?? []).flat()) {
        expect(plan.water.some((points) => inside(point, points))).toBe(false);
        const beside = plan.roads.map(([width, through]) => toLine(point, through) - width * 0.3);
        expect(Math.min(...beside)).toBeGreaterThan(0);
      }
    },
  );

  it.each(plans.filter(([, { bridges }]) => bridges.length > 0))(
    '%s has its bridges over water',
    (_, plan) => {
      for (const [x, y] of plan.bridges)
        expect(plan.water.some((points) => inside([x, y], points))).toBe(true);
    },
  );

  it('reads points, and nothing else', () => {
    expect(line('-60 1560, 520 1640')).toEqual([
      [-60, 1560],
      [520, 1640],
    ]);
    expect(() => line('12')).toThrow('no point: "12"');
  });
});
