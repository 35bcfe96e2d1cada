/** The level document of a map from a seed, like that of any level. */
import { toHex } from '../../src/bytes/hex';
import { ENDLESS_LEVEL, folderOf, type EndlessTexts } from '../../src/endless/drawn-map';
import type { Target } from '../../src/game/quest';
import { MAIN_MAP } from '../../src/maps/maps';
import type { LevelData } from '../../src/maps/schema';
import { NATURAL_SIZE, TILE_SIZE, tileWidths } from '../output/sizes';

/** Where a quest is answered: two places for a pair, one for any other. */
export interface Sought {
  readonly quest: string;
  readonly positions: readonly Target[];
}

/** Tells one edition of a map from another: a hash of what is played on. */
export async function boxesOf(sought: readonly Sought[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(sought));
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 8));
}

export interface LevelOf {
  readonly code: string;
  /** What stands where a level has its name: the word or the day. */
  readonly name: string;
  readonly sought: readonly Sought[];
  readonly texts: EndlessTexts;
  /** A tiny `data:` picture. */
  readonly placeholder: string;
}

/** Folder of the tiles. */
export const tilesIn = (code: string): string => `${folderOf(code)}/${MAIN_MAP}`;

export function levelOf({ code, name, sought, texts, placeholder }: LevelOf): LevelData {
  return {
    level: ENDLESS_LEVEL,
    name,
    translationSpace: folderOf(code),
    catalogOrder: 0,
    // the same inputs give the same map: no day is written down
    updateDate: '',
    quests: sought.map(({ quest, positions }) => ({
      quest,
      description: texts.en[quest]?.title ?? quest,
      hint: texts.en[quest]?.hint ?? quest,
      ...(quest.startsWith('d') ? { type: 1 as const } : {}),
      positions: [...positions],
    })),
    maps: [
      {
        id: MAIN_MAP,
        ...NATURAL_SIZE,
        tileSize: TILE_SIZE,
        sizes: tileWidths(NATURAL_SIZE.width),
        path: tilesIn(code),
        placeholder,
      },
    ],
  };
}
