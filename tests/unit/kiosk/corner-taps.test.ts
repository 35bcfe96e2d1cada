import { expect, test } from 'vitest';
import { afterTap, CORNER, TAPS, WITHIN, type Tap } from '../../../src/kiosk/corner-taps';

const knock = (taps: readonly Tap[]) => taps.reduce<readonly Tap[]>(afterTap, []).length >= TAPS;
const at = (index: number, every = 200) => ({ x: 5, y: 5, at: index * every });

test('five quick taps in the corner are a knock', () => {
  expect(knock([0, 1, 2, 3, 4].map((index) => at(index)))).toBe(true);
  expect(knock([0, 1, 2, 3].map((index) => at(index)))).toBe(false);
});

test('slow taps are none', () => {
  expect(knock([0, 1, 2, 3, 4].map((index) => at(index, WITHIN / 3)))).toBe(false);
});

test('a tap elsewhere starts over', () => {
  const taps = [0, 1, 2, 3, 4, 5].map((index) => at(index));
  taps[3] = { x: CORNER + 1, y: 5, at: 600 };
  expect(knock(taps)).toBe(false);
});
