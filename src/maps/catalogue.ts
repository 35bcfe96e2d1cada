/** The 22 levels as SPEC section 1 lists them: what is fixed about a level before any map is drawn. */

export interface CatalogueLevel {
  /** Numeric id, 1 to 22; also the `{level}` of every address and document path. */
  readonly id: number;
  readonly name: string;
  /** Names the level's own address and its folder of maps. */
  readonly routeKeyword: string;
  /** Names the level's file of quest texts. */
  readonly translationSpace: string;
  /** Place in the catalogue, from 1 (DECISIONS 27). */
  readonly catalogOrder: number;
  /** Quests the level has at least: normal ones and duplicate hunts (SPEC section 3). */
  readonly questCounts: { readonly normal: number; readonly duplicate: number };
}

const CATALOGUE_ORDER = [2, 13, 4, 3, 7, 17, 20, 1, 19, 18, 8, 15, 16, 14, 12, 21, 11, 9, 10, 6, 5, 22];

const ROWS: readonly (readonly [number, string, string, string, number, number])[] = [
  [1, 'Pokemon Fair', 'pokemon', 'pokemon', 10, 5],
  [2, 'Ghibli', 'ghibli', 'ghibli', 22, 2],
  [3, 'J-RPG', 'jrpg', 'jrpg', 23, 1],
  [4, 'ZELDA', 'zelda', 'zelda', 22, 1],
  [5, '90s', '90s', 'nineties', 19, 1],
  [6, 'TEZUKA', 'tezuka', 'tezuka', 18, 1],
  [7, 'ONE PIECE', 'onepiece', 'onepiece', 11, 0],
  [8, 'NARUTO', 'naruto', 'naruto', 11, 0],
  [9, 'GUNDAM', 'gundam', 'gundam', 10, 0],
  [10, 'METAL GEAR SOLID', 'metalgear', 'metalgear', 11, 0],
  [11, 'DRAGON BALL Z', 'dragonball', 'dbz', 11, 0],
  [12, 'SAILOR MOON', 'sailormoon', 'sailormoon', 15, 0],
  [13, 'BERSERK', 'berserk', 'berserk', 11, 0],
  [14, 'NIER', 'nier', 'nier', 11, 0],
  [15, 'DEMON SLAYER', 'demonslayers', 'demonslayer', 12, 0],
  [16, 'HUNTER x HUNTER', 'hunterxhunter', 'hunter', 12, 0],
  [17, 'JOJO', 'jojo', 'jojo', 12, 0],
  [18, 'PERSONA 5 ROYAL', 'persona', 'persona', 12, 0],
  [19, 'GAINAX TRIGGER', 'gainax', 'gainax', 12, 0],
  [20, 'ATTACK ON TITAN', 'attackontitan', 'snk', 11, 0],
  [21, 'CLAMP', 'clamp', 'clamp', 11, 0],
  [22, 'XENOBLADE', 'xenoblade', 'xenoblade', 16, 0],
];

/** All 22 levels, by id. */
export const CATALOGUE: readonly CatalogueLevel[] = ROWS.map(
  ([id, name, routeKeyword, translationSpace, normal, duplicate]) => ({
    id,
    name,
    routeKeyword,
    translationSpace,
    catalogOrder: CATALOGUE_ORDER.indexOf(id) + 1,
    questCounts: { normal, duplicate },
  }),
);

/** The level of an id or a route keyword, as either stands in an address; undefined when there is none. */
export function findLevel(idOrKeyword: string): CatalogueLevel | undefined {
  return CATALOGUE.find(({ id, routeKeyword }) => String(id) === idOrKeyword || routeKeyword === idOrKeyword);
}
