/** What is told of a person's clothes: an outfit by its name or colour, a top, and what covers the legs. */
import { DEFAULT_PERSON, type PersonSpec } from '../../people/spec';
import { clothesOf, type Clothes } from '../../people/outfits/wardrobe';
import { outfitAside } from './aside';
import { OUTFIT_KINDS, type Kind } from './kinds';
import type { SeenPerson } from './seen';
import { coloured, glimpseOf, NOTICED, part, shadeOf, sum, worn, type Glimpse, type Told } from './tell';

/** What covers the legs in the second colour, by the word for it. */
function legsWord({ skirt, legs }: Clothes): string | undefined {
  if (['flared', 'midi', 'pleated', 'mini'].includes(skirt)) return 'skirt';
  if (skirt !== 'none') return undefined;
  return legs === 'shorts' ? 'shorts' : legs === 'none' ? undefined : 'trousers';
}

const BARE: Kind = { code: 'bare', looks: ['bare'], plain: true };

const isBare = ({ outfit, colours }: PersonSpec): boolean =>
  colours?.[0] === 'skin' ||
  (colours?.[0] === undefined &&
    ['trunks', 'barbarian'].includes(String(typeof outfit === 'object' ? outfit.base : outfit)));

export function describeClothes(person: SeenPerson): readonly Told[] {
  const { spec } = person;
  if (isBare(spec)) return [worn('outfit', BARE, sum(part(person, 'skin')))];
  const [top, second, accent] = [part(person, 'top'), part(person, 'second'), part(person, 'accent')];
  const whole = sum(top, second, accent);
  if (whole.seen < NOTICED) return [];
  const clothes = clothesOf(
    spec.outfit ?? DEFAULT_PERSON.outfit,
    spec.colours ?? [],
    spec.skin ?? DEFAULT_PERSON.skin,
  );
  const { main, second: below, accent: trim } = clothes.colours;
  const shades = [shadeOf(top, main), shadeOf(second, below), shadeOf(accent, trim)].flatMap((shade) =>
    shade ? [shade] : [],
  );
  const kind =
    typeof spec.outfit === 'string'
      ? outfitAside(spec.facing ?? 'front', spec.outfit, OUTFIT_KINDS[spec.outfit])
      : undefined;
  const told = worn('outfit', kind, whole, top, main);
  const glimpses: Glimpse[] = [
    { trait: 'outfit', looks: kind?.looks ?? ['other'], colours: shades.map(glimpseOf) },
  ];
  const word = legsWord(clothes);
  const [above, low] = [shadeOf(top, main), shadeOf(second, below)];
  if (above)
    glimpses.push({
      trait: 'top',
      looks: ['any'],
      colours: [above, ...(shadeOf(accent, trim) ? [shadeOf(accent, trim) ?? above] : [])].map(glimpseOf),
    });
  // trousers of the main colour are part of the same paint
  glimpses.push({
    trait: 'legs',
    looks: ['any'],
    colours: [low, above].flatMap((shade) => (shade ? [glimpseOf(shade)] : [])),
  });
  const isDress = kind?.looks.some((look) => ['dress', 'kimono', 'robe', 'coat'].includes(look)) ?? false;
  const isAll = coloured('outfit', 'clothes', whole, top, main);
  const apartOf = isAll.length > 0 || isDress;
  return [
    { sayings: [...told.sayings, ...isAll], glimpses },
    { sayings: apartOf ? [] : coloured('top', 'top', top ?? whole, top, main), glimpses: [] },
    {
      sayings: word === undefined || apartOf ? [] : coloured('legs', word, second ?? whole, second, below),
      glimpses: [],
    },
  ];
}
