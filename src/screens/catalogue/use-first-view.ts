/** Preloads the picture of a map that is open in the catalogue's list, while the player chooses a quest of it. */
import { useEffect, type RefObject } from 'react';
import { MAIN_MAP, mapOf } from '../../maps/maps';
import type { LevelData } from '../../maps/schema';
import { usePlatform } from '../../platform/PlatformContext';
import { fetchFirstView } from '../../viewer/fetch-first-view';

/** `stage` is what the list leaves of the window to the map. */
export function useFirstView(level: LevelData | undefined, stage: RefObject<HTMLElement | null>): void {
  const { maps } = usePlatform();
  const map = level && mapOf(level, MAIN_MAP);
  useEffect(() => {
    if (!map || !stage.current) return;
    fetchFirstView(map, (path) => maps.pictureUrl(path), innerWidth - stage.current.clientWidth);
  }, [map, maps, stage]);
}
