import { expect, it } from 'vitest';
import { boxOfMask, type Run } from '../../../src/game/outline';
import { mapPoint } from '../../../src/game/space';
import { Packed } from '../../../src/living/packed';
import { thingAt } from '../../../src/living/thing-at';
import type { LivingThing } from '../../../src/living/things';

function block(order: number, left: number, top: number, size: number): LivingThing {
  const shape = new Packed({ top, rows: Array.from({ length: size }, (): Run[] => [[left, left + size]]) });
  return { order, shape, box: boxOfMask(shape), voice: 'leaf', figure: false };
}

const THINGS = [block(0, 10, 10, 5), block(1, 16, 10, 5)];
const at = (x: number, y: number, slack: number) => thingAt(THINGS, mapPoint(x, y), slack)?.order;

it('what shows at a point answers, else what is within slack of it', () => {
  expect(at(12, 12, 4)).toBe(0);
  expect(at(15.5, 12, 0)).toBeUndefined();
  expect(at(22, 12, 3)).toBe(1);
  expect(at(40, 12, 3)).toBeUndefined();
});

it('a tap beside somebody is theirs from every side, and beside a corner no further off than elsewhere', () => {
  for (const [x, y] of [
    [12, 7],
    [12, 17],
    [8, 12],
    [8.5, 8.5],
  ] as const)
    expect(at(x, y, 3)).toBe(0);
  expect(at(7.1, 7.1, 3)).toBeUndefined();
});
