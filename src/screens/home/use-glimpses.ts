/** Loads the glimpses of a map for the hero's game. */
import { useEffect, useState } from 'react';
import { glimpsesOf, type Glimpse } from '../../game/glimpse';
import { loadEntry } from '../../levels/load';
import { mapOf, MAIN_MAP } from '../../maps/maps';
import type { LevelData, LevelMap } from '../../maps/schema';
import type { ManifestLevel } from '../../maps/manifest';
import { usePlatform } from '../../platform/PlatformContext';
import { levelOf } from '../../progress/progress';
import { progressStore } from '../../progress/store';

export interface Glimpses {
  readonly level: LevelData;
  readonly map: LevelMap;
  /** At least one. */
  readonly glimpses: readonly [Glimpse, ...Glimpse[]];
}

/** Undefined until the level is there, and for one that has none or cannot be read: home goes on without. */
export function useGlimpses(entry: ManifestLevel, seed: number): Glimpses | undefined {
  const platform = usePlatform();
  const [read, setRead] = useState<Glimpses>();
  useEffect(() => {
    let isWanted = true;
    const run = async () => {
      const result = await loadEntry(platform, entry, entry.level);
      if (!isWanted || result.kind !== 'ready') return;
      const { level } = result;
      const map = mapOf(level, MAIN_MAP);
      const found = Object.keys(levelOf(progressStore.get(), level.level).quests);
      const [first, ...others] = map ? glimpsesOf(level.quests, map, seed, found) : [];
      if (map && first) setRead({ level, map, glimpses: [first, ...others] });
    };
    void run();
    return () => {
      isWanted = false;
    };
  }, [platform, entry, seed]);
  return read;
}
