/** The living picture of a game, where its level has one; loaded once the map is sharp and the page calm. */
import { useCallback, type RefObject } from 'react';
import { openLevel } from '../levels/manifest';
import { useManifest } from '../levels/ManifestContext';
import type { Poke } from '../living/begin';
import { Living } from '../living/Living';
import { MAIN_MAP, NIGHT_MAP } from '../maps/maps';
import type { LevelMap } from '../maps/schema';
import { usePlatform } from '../platform/PlatformContext';
import { useQuestTexts } from '../i18n/quest-texts';
import type { FoundPlace } from '../viewer/types';

export interface LivingPictureProps {
  readonly level: number;
  /** Of the texts of its quests. */
  readonly space: string;
  readonly map: LevelMap;
  /** The element the viewer is in. */
  readonly stage: RefObject<HTMLElement | null>;
  readonly found: readonly FoundPlace[];
  readonly onPoke: (poke: Poke | undefined) => void;
}

/** By night the same things stand at the same places; on the other pictures there is another pair. */
const pictureOf = (id: string) => (id === MAIN_MAP ? 'day' : id === NIGHT_MAP ? 'night' : 'other');

export function LivingPicture({ level, space, map, stage, found, onPoke }: LivingPictureProps) {
  const { maps } = usePlatform();
  const list = useManifest();
  const texts = useQuestTexts(space);
  const nameOf = useCallback((quest: string) => texts(quest).title, [texts]);
  const entry = list.kind === 'ready' ? openLevel(list.manifest, level) : undefined;
  const path = entry?.further?.life;
  if (!entry || path === undefined) return null;
  const picture = pictureOf(map.id);
  return (
    <Living
      level={level}
      path={path}
      map={map}
      maps={maps}
      picture={picture}
      data={entry.data}
      machines={picture === 'night' ? entry.further?.nightmachines : entry.further?.machines}
      cheers={picture === 'night' ? entry.further?.nightcheers : entry.further?.cheers}
      stage={stage}
      found={found}
      nameOf={nameOf}
      onPoke={onPoke}
    />
  );
}
