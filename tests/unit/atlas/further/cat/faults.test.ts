import { expect, it } from 'vitest';
import { catFaults } from '../../../../../atlas/further/cat/faults';
import { targetBox } from '../../../../../src/game/quest';

const CAT = { version: 1, target: targetBox(100, 100, 160, 160), seen: 0.7 } as const;
const at = (x: number) => [{ quest: 'dquest2', positions: [targetBox(x, 120, x + 50, 200)] }];

it('finds nothing wrong with a cat that is seen and lies over nobody', () => {
  expect(catFaults(CAT, at(160))).toEqual([]);
});

it('tells of a level without one, of one that is covered and of one that lies over somebody', () => {
  expect(catFaults(undefined, [])).toEqual(['no guide cat hides on it']);
  expect(catFaults(null, [])).toEqual(['no guide cat hides on it']);
  expect(catFaults({ ...CAT, seen: 0.5 }, at(300))).toEqual(['of the guide cat 0.50 is seen, 0.6 at least']);
  expect(catFaults(CAT, at(159))).toEqual(['the guide cat lies over dquest2']);
});
