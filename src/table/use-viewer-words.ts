/** What the viewer says and shows of a level's map, wherever one is played. */
import { useMemo } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { openLevel } from '../levels/manifest';
import { useManifest } from '../levels/ManifestContext';
import { usePlatform } from '../platform/PlatformContext';
import type { ViewerLabels } from '../viewer/types';

/** `level`: its name. */
export function useViewerLabels(level: string): ViewerLabels {
  const { t } = useTranslation('play');
  return useMemo(
    () => ({
      map: t('map.label', { level }),
      minimap: t('map.minimap'),
      loading: t('map.loading'),
      failed: t('map.failed'),
      retry: t('map.retry'),
      showMinimap: t('map.showMinimap'),
      hideMinimap: t('map.hideMinimap'),
    }),
    [t, level],
  );
}

/** Address of the level's smallest thumbnail, for the minimap. */
export function useOverview(level: number): string | undefined {
  const { maps } = usePlatform();
  const list = useManifest();
  const entry = list.kind === 'ready' ? openLevel(list.manifest, level) : undefined;
  const [thumbnail] = entry?.thumbnails ?? [];
  return thumbnail && maps.pictureUrl(thumbnail.path);
}
