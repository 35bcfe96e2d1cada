/** Levels that go together: a map of two families has a face, one of six strangers has none. By their keywords. */
export const FAMILIES: readonly (readonly string[])[] = [
  ['clamp', 'demonslayers', 'dragonball', 'ghibli', 'naruto'],
  ['attackontitan', 'berserk', 'jrpg', 'onepiece', 'pokemon', 'zelda'],
  ['gainax', 'gundam', 'metalgear', 'nier', 'tezuka', 'xenoblade'],
  ['90s', 'hunterxhunter', 'jojo', 'persona', 'sailormoon'],
];

/** The family of a level. Throws when it has none. */
export function familyOf(keyword: string): number {
  const found = FAMILIES.findIndex((family) => family.includes(keyword));
  if (found < 0) throw new Error(`"${keyword}" has no family`);
  return found;
}
