import { expect, it } from 'vitest';
import {
  bubblePlace,
  MOST_BUBBLES,
  sayingOf,
  stillThere,
  withBubble,
  type Bubble,
} from '../../../../src/living/air/bubbles';
import { isComplete, litAfter } from '../../../../src/living/air/chain';
import { openAt } from '../../../../src/living/air/paint-poke';
import { FAMILIES } from '../../../../src/maps/life';

const box = { left: 100, top: 100, right: 140, bottom: 200 };
const bubble = (since: number): Bubble => ({ saying: 'note', box, since });

it('never more than two bubbles, the oldest goes', () => {
  const all = [1, 2, 3, 4].map(bubble).reduce(withBubble, []);
  expect(all.map(({ since }) => since)).toEqual([3, 4]);
  expect(all.length).toBe(MOST_BUBBLES);
  expect(stillThere(all, 1303.5)).toEqual([all[1]]);
});

it('stands where it covers nobody, or not at all', () => {
  expect(bubblePlace(box, 1, () => true)).toEqual({ left: 105, top: 66, right: 135, bottom: 96 });
  const beside = bubblePlace(box, 1, ({ left }) => left >= 140);
  expect(beside?.left).toBeGreaterThanOrEqual(140);
  expect(bubblePlace(box, 1, () => false)).toBeUndefined();
  expect(bubblePlace({ ...box, top: 4 }, 1, ({ left }) => left === 105)).toBeUndefined();
});

it('figures alone say something', () => {
  expect(FAMILIES.filter((family) => sayingOf(family)).length).toBe(13);
  expect(sayingOf('wood')).toBeUndefined();
});

it('a chain needs three different touches', () => {
  const once = litAfter([], 1);
  expect(litAfter(once, 1)).toEqual([1]);
  expect(isComplete(litAfter(litAfter(once, 0), 2), 3)).toBe(true);
  expect(isComplete(litAfter(once, 0), 3)).toBe(false);
  expect(isComplete([], 0)).toBe(false);
});

it('a poke is shut at both ends and opens without a jump', () => {
  expect([-0.2, 0, 1, 1.3].map(openAt)).toEqual([0, 0, 0, 0]);
  expect(openAt(0.5)).toBe(1);
  for (let share = 0; share < 1; share += 0.01)
    expect(Math.abs(openAt(share + 0.01) - openAt(share))).toBeLessThan(0.1);
});
