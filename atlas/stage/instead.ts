/** Gives the roles of a level's stories other things where a quest's title names theirs: what one looks for is held once. */
import { nameAndColour } from '../core/named';
import type { ItemName } from '../people/items/items';
import type { PersonSpec } from '../people/spec';
import type { Wear } from './place';
import { isCreature } from './figure';
import type { Theme } from './theme';

/** What is held in place of what. */
export type Instead = Readonly<Partial<Record<ItemName, ItemName>>>;

type Held = NonNullable<PersonSpec['hold']> | null;

function swapped(instead: Instead, held: Held): Held {
  if (held === null) return held;
  const [name, colour] = nameAndColour(held);
  const other = instead[name];
  if (other === undefined) return held;
  return colour === undefined ? other : [other, colour];
}

const swapping =
  (instead: Instead, wear: Wear): Wear =>
  (spec) => {
    const worn = wear(spec);
    if (!worn || isCreature(worn)) return worn;
    const { hold, off } = worn;
    return {
      ...worn,
      ...(hold === undefined ? {} : { hold: swapped(instead, hold) }),
      ...(off === undefined ? {} : { off: swapped(instead, off) }),
    };
  };

/** The stories of a level, told with other things in their people's hands. */
export const holding =
  (instead: Instead, stories: Theme['stories']): Theme['stories'] =>
  (stage, make) =>
    stories(stage, (at, random, stand, wear) => make(at, random, stand, wear && swapping(instead, wear)));
