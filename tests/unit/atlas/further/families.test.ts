import { expect, it } from 'vitest';
import { familyOfFigure, familyOfKind } from '../../../../atlas/further/families';

it.each([
  ['moonFountain', 'water'],
  ['trainCar', 'engine'],
  ['squareCar', 'engine'],
  ['berryTree', 'leaf'],
  ['stoneLantern', 'bell'],
  ['bigTop', 'cloth'],
  ['cardboard', 'paper'],
  ['fuelDrum', 'metal'],
  ['pod-house', 'door'],
  ['rock', 'stone'],
  ['crate', 'wood'],
])('a %s sounds of %s', (kind, family) => {
  expect(familyOfKind(kind)).toBe(family);
});

it('people sound as they feel, and children like children unless they sleep', () => {
  expect(familyOfFigure({ mood: 'laugh' })).toBe('merry');
  expect(familyOfFigure({ mood: 'angry' })).toBe('cross');
  expect(familyOfFigure({ build: 'kid', mood: 'angry' })).toBe('child');
  expect(familyOfFigure({ build: 'kid', mood: 'asleep' })).toBe('asleep');
  expect(familyOfFigure({})).toBe('calm');
});
