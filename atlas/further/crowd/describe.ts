/** What somebody can say of a person by looking: surely, or perhaps. */
import { isCreature, type FigureSpec } from '../../stage/figure';
import { nameAndColour } from '../../core/named';
import { HATS } from '../../people/hats/hats';
import type { ItemName } from '../../people/items/items';
import { describeClothes } from './clothes';
import { hairAside, hatAside } from './aside';
import {
  BUILD_KINDS,
  FACING_KINDS,
  HAIR_KINDS,
  HAT_KINDS,
  ITEM_KINDS,
  POSE_KINDS,
  SIGN_KINDS,
  type Kind,
} from './kinds';
import type { SeenPerson } from './seen';
import { coloured, NOTICED, part, sum, worn, type Described, type Glimpse, type Told } from './tell';

function describeHat(person: SeenPerson): Told {
  const { hat, hatColours, facing = 'front' } = person.spec;
  if (!hat) return { sayings: [], glimpses: [] };
  const main = part(person, 'hat');
  return worn(
    'hat',
    hatAside(facing, hat, HAT_KINDS[hat]),
    sum(main, part(person, 'trim')),
    main,
    hatColours?.[0] ?? HATS[hat].colours[0],
  );
}

/** A head without hair shows as the skin of the head: nearly all the skin there is. */
const BALD: Kind = { code: 'bald', looks: ['bald'], plain: true };
const TUFTED: Kind = { looks: ['bald', 'short'] };

function describeHair(person: SeenPerson): Told {
  const { spec } = person;
  const hair = part(person, 'hair');
  if (!spec.hat && (spec.hair === 'bald' || spec.hair === 'oldTufts'))
    return worn('hair', spec.hair === 'bald' ? BALD : TUFTED, part(person, 'skin') ?? sum());
  if (!hair || hair.seen < NOTICED) return { sayings: [], glimpses: [] };
  const style = spec.hair ?? 'neat';
  const kind = hairAside(spec.facing ?? 'front', style, HAIR_KINDS[style] ?? { looks: ['short'] });
  const swatch = spec.hairColour ?? 'umber';
  const told = worn('hair', kind, hair, hair, swatch);
  const hat = spec.hat ? HATS[spec.hat] : undefined;
  const isFlattened = Boolean(hat && ('covers' in hat || 'encloses' in hat));
  return {
    ...told,
    sayings: [...(isFlattened ? [] : told.sayings), ...coloured('hair', 'hair', hair, hair, swatch)],
  };
}

const describeHeld = (person: SeenPerson): readonly Told[] =>
  (['hold', 'off'] as const).flatMap((hand) => {
    const held = person.spec[hand];
    if (!held) return [];
    const [name, swatch] = nameAndColour<ItemName, string>(held);
    const dye = hand === 'hold' ? part(person, 'dye') : undefined;
    return [
      worn('item', ITEM_KINDS[name], sum(part(person, hand === 'hold' ? 'item' : 'off'), dye), dye, swatch),
    ];
  });

/** What floats over the head in the way of comics; of two only the first is told. */
function describeSigns(person: SeenPerson): readonly Told[] {
  const sign = part(person, 'sign');
  if (!sign) return [];
  return (person.spec.signs ?? []).map((name, i) => {
    const told = worn('sign', SIGN_KINDS[name] ?? { looks: [name] }, sign);
    return i === 0 ? told : { ...told, sayings: [] };
  });
}

function describeBuild({ spec, seen, all }: SeenPerson): Told {
  return worn('build', BUILD_KINDS[spec.build ?? 'chibi'] ?? { looks: ['usual'] }, { seen, all });
}

function describePose({ spec, seen, all }: SeenPerson): readonly Told[] {
  const whole = { seen, all };
  const pose = POSE_KINDS[spec.pose ?? 'stand'] ?? { looks: ['upright'] };
  const posed = worn(
    'pose',
    spec.mood === 'asleep' ? { ...pose, looks: [...pose.looks, 'lies'] } : pose,
    whole,
  );
  const faces = FACING_KINDS[spec.facing ?? 'front'];
  return faces ? [posed, worn('back', faces, whole)] : [posed];
}

export function describePerson(person: SeenPerson): Described {
  const cape = part(person, 'cape');
  const beard = part(person, 'beard');
  const told = [
    describeHat(person),
    describeHair(person),
    ...describeHeld(person),
    ...describeClothes(person),
    ...(cape ? [worn('cape', { code: 'cape', looks: ['cape'] }, cape, cape)] : []),
    ...(beard ? [worn('beard', { code: 'beard', looks: ['beard'] }, beard)] : []),
    ...describeSigns(person),
    ...describePose(person),
    describeBuild(person),
  ];
  return {
    sayings: told.flatMap(({ sayings }) => sayings),
    glimpses: told.flatMap(({ glimpses }) => glimpses),
  };
}

const looksOf = (kinds: Readonly<Record<string, Kind | undefined>>, name: string) => kinds[name]?.looks;

/** A creature that wears or holds something may be meant by a clue, too: it is taken for whatever it might be. */
export function describeCreature(spec: FigureSpec): Described {
  if (!isCreature(spec)) return { sayings: [], glimpses: [] };
  const given = { hat: 'hat' in spec ? spec.hat : undefined, hold: 'hold' in spec ? spec.hold : undefined };
  const name = (value: unknown) => String(Array.isArray(value) ? value[0] : value);
  const glimpses: Glimpse[] = [];
  if (given.hat) glimpses.push({ trait: 'hat', looks: looksOf(HAT_KINDS, name(given.hat)), colours: [] });
  if (given.hold) glimpses.push({ trait: 'item', looks: looksOf(ITEM_KINDS, name(given.hold)), colours: [] });
  return { sayings: [], glimpses };
}
