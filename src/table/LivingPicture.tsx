/** The living picture of a game, where its level has one; loaded once the map is sharp and the page calm. */
import type { RefObject } from 'react';
import { openLevel } from '../levels/manifest';
import { useManifest } from '../levels/ManifestContext';
import { Living, type Poke } from '../living/Living';
import { MAIN_MAP, NIGHT_MAP } from '../maps/maps';
import type { LevelMap } from '../maps/schema';
import { usePlatform } from '../platform/PlatformContext';
import type { FoundPlace } from '../viewer/types';

export interface LivingPictureProps {
  readonly level: number;
  readonly map: LevelMap;
  /** The element the viewer is in. */
  readonly stage: RefObject<HTMLElement | null>;
  readonly found: readonly FoundPlace[];
  readonly onPoke: (poke: Poke | undefined) => void;
}

/** By night the same things stand at the same places; pictures of a pair stay still, or the second would betray itself. */
const LIVING: readonly string[] = [MAIN_MAP, NIGHT_MAP];

export function LivingPicture({ level, map, stage, found, onPoke }: LivingPictureProps) {
  const { maps } = usePlatform();
  const list = useManifest();
  const path = list.kind === 'ready' ? openLevel(list.manifest, level)?.further?.life : undefined;
  if (path === undefined || !LIVING.includes(map.id)) return null;
  return (
    <Living level={level} path={path} map={map} maps={maps} stage={stage} found={found} onPoke={onPoke} />
  );
}
