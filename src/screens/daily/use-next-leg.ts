/** Preloads the next leg of a hunt during the current one, and the first one beside the cover: its level, texts and first tiles. */
import { useEffect } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import type { HuntQuest } from '../../daily/hunt';
import { loadLevel } from '../../levels/load';
import { useManifest } from '../../levels/ManifestContext';
import { mapOfQuest } from '../../maps/maps';
import { usePlatform } from '../../platform/PlatformContext';
import { fetchFirstView } from '../../viewer/fetch-first-view';

/** Preloads once `calm` says that the current leg has fully loaded. A failed request is repeated when the leg begins. */
export function useNextLeg(next: HuntQuest | undefined, calm: boolean): void {
  const platform = usePlatform();
  const list = useManifest();
  const { texts } = useTranslation();
  const manifest = list.kind === 'ready' ? list.manifest : undefined;

  const id = next?.level;
  const name = next?.quest;

  useEffect(() => {
    if (id === undefined || !calm || !manifest) return;
    const fetchLeg = async () => {
      const read = await loadLevel(platform, manifest, id);
      if (read.kind !== 'ready') return;
      await texts.load(read.level.translationSpace);
      const quest = read.level.quests.find((each) => each.quest === name);
      const map = quest && mapOfQuest(read.level, quest);
      if (map) fetchFirstView(map, (path) => platform.maps.pictureUrl(path));
    };
    void fetchLeg();
  }, [id, name, calm, manifest, platform, texts]);
}
