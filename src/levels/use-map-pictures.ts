/** Addresses of the largest small pictures of maps, for whoever draws or shares them. */
import { usePlatform } from '../platform/PlatformContext';
import { openLevel } from './manifest';
import { useManifest } from './ManifestContext';

/** In the order of `levels`, without those that are not open; empty until the list of maps is there. */
export function useMapPictures(levels: readonly number[]): readonly string[] {
  const list = useManifest();
  const { maps } = usePlatform();
  if (list.kind !== 'ready') return [];
  return levels.flatMap((level) => {
    const picture = openLevel(list.manifest, level)?.thumbnails.at(-1);
    return picture ? maps.pictureUrl(picture.path) : [];
  });
}
