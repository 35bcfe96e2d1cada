/** The levels of SPEC section 1, with all that is fixed about a level before its map is drawn. */

export interface CatalogueLevel {
  /** Numeric id, from 1 without a gap; also the `{level}` of every address and document path. */
  readonly id: number;
  readonly name: string;
  /** Used in the level's address and as the name of its folder of maps. */
  readonly routeKeyword: string;
  /** Namespace and file name of the level's quest texts. */
  readonly translationSpace: string;
  /** Place in the catalogue, from 1 (DECISIONS 27). */
  readonly catalogOrder: number;
  /** Least number of normal quests and of duplicate hunts (SPEC section 3). */
  readonly questCounts: { readonly normal: number; readonly duplicate: number };
}

/** One row per level, by id. A new level is appended; ids never change, since stored results and addresses use them. */
const ROWS: readonly (readonly [
  id: number,
  name: string,
  routeKeyword: string,
  translationSpace: string,
  catalogOrder: number,
  normal: number,
  duplicate: number,
])[] = [
  [1, 'Pokemon Fair', 'pokemon', 'pokemon', 8, 10, 5],
  [2, 'Ghibli', 'ghibli', 'ghibli', 1, 22, 2],
  [3, 'J-RPG', 'jrpg', 'jrpg', 4, 23, 1],
  [4, 'ZELDA', 'zelda', 'zelda', 3, 22, 1],
  [5, '90s', '90s', 'nineties', 21, 19, 1],
  [6, 'TEZUKA', 'tezuka', 'tezuka', 20, 18, 1],
  [7, 'ONE PIECE', 'onepiece', 'onepiece', 5, 11, 0],
  [8, 'NARUTO', 'naruto', 'naruto', 11, 11, 0],
  [9, 'GUNDAM', 'gundam', 'gundam', 18, 10, 0],
  [10, 'METAL GEAR SOLID', 'metalgear', 'metalgear', 19, 11, 0],
  [11, 'DRAGON BALL Z', 'dragonball', 'dbz', 17, 11, 0],
  [12, 'SAILOR MOON', 'sailormoon', 'sailormoon', 15, 15, 0],
  [13, 'BERSERK', 'berserk', 'berserk', 2, 11, 0],
  [14, 'NIER', 'nier', 'nier', 14, 11, 0],
  [15, 'DEMON SLAYER', 'demonslayers', 'demonslayer', 12, 12, 0],
  [16, 'HUNTER x HUNTER', 'hunterxhunter', 'hunter', 13, 12, 0],
  [17, 'JOJO', 'jojo', 'jojo', 6, 12, 0],
  [18, 'PERSONA 5 ROYAL', 'persona', 'persona', 10, 12, 0],
  [19, 'GAINAX TRIGGER', 'gainax', 'gainax', 9, 12, 0],
  [20, 'ATTACK ON TITAN', 'attackontitan', 'snk', 7, 11, 0],
  [21, 'CLAMP', 'clamp', 'clamp', 16, 11, 0],
  [22, 'XENOBLADE', 'xenoblade', 'xenoblade', 22, 16, 0],
];

/** All levels, by id. */
export const CATALOGUE: readonly CatalogueLevel[] = ROWS.map(
  ([id, name, routeKeyword, translationSpace, catalogOrder, normal, duplicate]) => ({
    id,
    name,
    routeKeyword,
    translationSpace,
    catalogOrder,
    questCounts: { normal, duplicate },
  }),
);

/** Finds a level by its id or route keyword, either of which an address may hold; undefined when there is none. */
export function findLevel(idOrKeyword: string): CatalogueLevel | undefined {
  return CATALOGUE.find(({ id, routeKeyword }) => String(id) === idOrKeyword || routeKeyword === idOrKeyword);
}
