import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mapRect } from '../../../src/game/space';
import {
  cursorIn,
  FINEST_STEP,
  FIRST_STEP,
  moveCursor,
  pushCursor,
  REST,
  type Cursor,
  type Direction,
} from '../../../src/viewer/cursor';

const map = { width: 3840, height: 2716 };
const start = cursorIn(mapRect(1000, 500, 800, 600), 0);
const walk = (cursor: Cursor, ways: readonly Direction[], scale = 0.5) =>
  ways.reduce((from, way, index) => moveCursor(from, way, map, scale, index * 100), cursor);
const directions = fc.array(fc.constantFrom<Direction>('left', 'right', 'up', 'down'));

describe('the cursor of the keyboard', () => {
  test('begins in the middle of what is seen', () => {
    expect(start.point).toEqual({ x: 1400, y: 800 });
  });

  test('goes on in steps of the same size', () => {
    expect(walk(start, ['right', 'right']).point.x).toBe(1400 + (2 * FIRST_STEP) / 0.5);
  });

  test('takes half a step each time it turns back, on each axis by itself', () => {
    expect(walk(start, ['right', 'left']).steps).toEqual({ x: FIRST_STEP / 2, y: FIRST_STEP });
    expect(walk(start, ['right', 'down', 'left', 'up', 'right']).steps).toEqual({
      x: FIRST_STEP / 4,
      y: FIRST_STEP / 2,
    });
  });

  test('closes in by halves, and ends at a step that is finer than the slack of a tap', () => {
    let cursor = start;
    const steps = ['right', 'left', 'right', 'left', 'right', 'left', 'right'].map((way) => {
      cursor = moveCursor(cursor, way === 'left' ? 'left' : 'right', map, 1, 0);
      return cursor.steps.x;
    });
    expect(steps).toEqual([128, 64, 32, 16, 8, 6, 6]);
  });

  test('gets longer again when it goes on and on, to cross the map', () => {
    const fine = walk(start, ['right', 'left', 'right']);
    expect(fine.steps.x).toBe(FIRST_STEP / 4);
    expect(walk(fine, ['right', 'right', 'right']).steps.x).toBe(FIRST_STEP / 4);
    expect(walk(fine, ['right', 'right', 'right', 'right', 'right', 'right']).steps.x).toBe(FIRST_STEP);
  });

  test('takes large steps again after a rest', () => {
    const fine = walk(start, ['right', 'left', 'right', 'left']);
    expect(moveCursor(fine, 'right', map, 0.5, fine.movedAt + REST + 1).steps.x).toBe(FIRST_STEP);
  });

  test('never leaves the map, and its step never gets finer than a finger needs', () => {
    fc.assert(
      fc.property(directions, fc.double({ min: 0.3, max: 1, noNaN: true }), (ways, scale) => {
        const { point, steps } = walk(start, ways, scale);
        expect(point.x >= 0 && point.x < map.width && point.y >= 0 && point.y < map.height).toBe(true);
        for (const step of Object.values(steps)) {
          expect(step).toBeGreaterThanOrEqual(FINEST_STEP);
          expect(step).toBeLessThanOrEqual(FIRST_STEP);
        }
      }),
    );
  });

  test('reaches any place of the map to a few pixels by closing in on it', () => {
    const place = fc.record({ x: fc.integer({ min: 0, max: 3839 }), y: fc.integer({ min: 0, max: 2715 }) });
    fc.assert(
      fc.property(place, (goal) => {
        let cursor = start;
        let at = 0;
        for (const [axis, less, more] of [
          ['x', 'left', 'right'],
          ['y', 'up', 'down'],
        ] as const) {
          for (let keys = 0; keys < 60 && Math.abs(cursor.point[axis] - goal[axis]) > FINEST_STEP; keys++)
            cursor = moveCursor(cursor, cursor.point[axis] < goal[axis] ? more : less, map, 1, (at += 100));
          expect(Math.abs(cursor.point[axis] - goal[axis])).toBeLessThanOrEqual(FINEST_STEP);
        }
      }),
    );
  });

  test('is pushed freely by a stick', () => {
    expect(pushCursor(start, { x: 10, y: -4 }, map, 0.5, 50).point).toEqual({ x: 1420, y: 792 });
    expect(pushCursor(start, { x: -99_999, y: 99_999 }, map, 0.5, 50).point).toEqual({ x: 0, y: 2715 });
  });
});
