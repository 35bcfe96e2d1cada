import { expect, it } from 'vitest';
import { familyOfKind } from '../../../../../atlas/further/families';
import { pokeOf } from '../../../../../atlas/further/life/pokes';

const pokeOfKind = (name: string) => pokeOf(name, familyOfKind(name));

it('a fish leaps out of water, and neither over steps nor out of the air', () => {
  expect(['swanBoat', 'lilyPads', 'ferry'].map(pokeOfKind)).toEqual(['fish', 'fish', 'fish']);
  expect(['royalFountain', 'flyingBoat', 'whaleAirship', 'coolantTank'].map(pokeOfKind)).toEqual(
    Array.from({ length: 4 }),
  );
});

it('a fire is lit, and what smokes is not', () => {
  expect(['brazier', 'campfire', 'streetLamp'].map(pokeOfKind)).toEqual(['lamp', 'lamp', 'lamp']);
  expect(['volcano', 'dragonHoard'].map(pokeOfKind)).toEqual([undefined, undefined]);
});

it('a rock opens its eyes, and a statue has some', () => {
  expect([pokeOfKind('rock'), pokeOfKind('dogStatue')]).toEqual(['eyes', undefined]);
});

it('a door is that of a house, and not of a bench', () => {
  expect(['farmHouse', 'bathHouse', 'bench'].map(pokeOfKind)).toEqual(['door', 'door', undefined]);
});
