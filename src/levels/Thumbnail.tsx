/** A map's thumbnail, which reserves its space and shows the tiny placeholder until the picture has loaded, and where it cannot be had. */
import { useEffect, useRef, useState } from 'react';
import { usePlatform } from '../platform/PlatformContext';
import type { ManifestLevel } from '../maps/manifest';
import { useQuiet } from './use-quiet';
import styles from './Thumbnail.module.css';

interface Props {
  readonly level: ManifestLevel;
  /** The `sizes` attribute of the picture: its width on the page. */
  readonly sizes: string;
  /** Loads at once with high priority; the others wait until the first view is there. */
  readonly eager?: boolean;
}

/** The picture is decorative, since the level's name stands beside it. */
export function Thumbnail({ level, sizes, eager = false }: Props) {
  const { maps } = usePlatform();
  const quiet = useQuiet();
  const image = useRef<HTMLImageElement>(null);
  /** The map whose picture could not be had: of another map's nothing is known. */
  const [failed, setFailed] = useState<ManifestLevel>();
  // the page's own picture may have failed before its code came
  useEffect(() => {
    const { complete = false, naturalWidth = 0, currentSrc = '' } = image.current ?? {};
    if (currentSrc !== '' && complete && naturalWidth === 0) setFailed(level);
  }, [level]);
  const [smallest] = level.thumbnails;
  if (!smallest) return null;
  const set = level.thumbnails.map(({ path, width }) => `${maps.pictureUrl(path)} ${width}w`).join(', ');
  const picture =
    (eager || quiet) && failed !== level
      ? { src: maps.pictureUrl(smallest.path), srcSet: set }
      : { src: level.placeholder };
  return (
    <img
      ref={image}
      className={styles['thumbnail']}
      {...picture}
      sizes={sizes}
      width={smallest.width}
      height={smallest.height}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      onError={() => setFailed(level)}
      style={{ backgroundImage: `url(${level.placeholder})` }}
    />
  );
}
