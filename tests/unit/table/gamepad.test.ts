import fc from 'fast-check';
import { expect, test } from 'vitest';
import { padMoves, type Pad } from '../../../src/table/gamepad';

const pad = (axes: readonly number[], ...down: readonly number[]): Pad => ({
  axes,
  buttons: Array.from({ length: 17 }, (_, index) => ({ pressed: down.includes(index) })),
});

test('a pad at rest does nothing, however its sticks tremble', () => {
  fc.assert(
    fc.property(fc.double({ min: -0.17, max: 0.17, noNaN: true }), (tremble) => {
      expect(padMoves(pad([tremble, -tremble]), [], 16)).toEqual({
        push: { x: 0, y: 0 },
        acts: [],
        held: [],
      });
    }),
  );
});

test('a tilt pushes its own way, half of it much slower than all of it', () => {
  const full = padMoves(pad([1, -1]), [], 16).push;
  const half = padMoves(pad([0.59, 0]), [], 16).push;
  expect(full.x).toBeGreaterThan(10);
  expect(full.x + full.y).toBe(0);
  expect(half.x).toBeCloseTo(full.x / 4);
});

test('the cursor never leaps after a pause of the page', () => {
  expect(padMoves(pad([1, 0]), [], 60_000).push.x).toBeLessThan(50);
});

test('a button counts once while it is down', () => {
  const first = padMoves(pad([0, 0], 0, 2), [], 16);
  expect(first.acts).toEqual(['press', 'hint']);
  const next = padMoves(pad([0, 0], 0), first.held, 16);
  expect(next.acts).toEqual([]);
  expect(padMoves(pad([0, 0], 0, 2), next.held, 16).acts).toEqual(['hint']);
});

test('the cross moves too, and a pad with few buttons does no harm', () => {
  expect(padMoves(pad([0, 0], 14, 13), [], 16).push).toMatchObject({ x: expect.any(Number) as number });
  expect(padMoves(pad([0, 0], 14), [], 16).push.x).toBeLessThan(0);
  expect(padMoves({ axes: [], buttons: [] }, [], 16)).toEqual({ push: { x: 0, y: 0 }, acts: [], held: [] });
});
