/** A map's thumbnail: its room is kept and its tiny placeholder shown until the picture is there. */
import { usePlatform } from '../platform/PlatformContext';
import type { ManifestLevel } from './schema';
import styles from './Thumbnail.module.css';

interface Props {
  readonly level: ManifestLevel;
  /** The `sizes` of the picture: its width on the page in CSS terms. */
  readonly sizes: string;
  /** Wanted at once, for pictures of the first view. */
  readonly eager?: boolean;
}

/** Decoration: the level's name stands beside it. */
export function Thumbnail({ level, sizes, eager = false }: Props) {
  const { maps } = usePlatform();
  const [smallest] = level.thumbnails;
  if (!smallest) return null;
  return (
    <img
      className={styles['thumbnail']}
      src={maps.pictureUrl(smallest.path)}
      srcSet={level.thumbnails.map(({ path, width }) => `${maps.pictureUrl(path)} ${width}w`).join(', ')}
      sizes={sizes}
      width={smallest.width}
      height={smallest.height}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      style={{ backgroundImage: `url(${level.placeholder})` }}
    />
  );
}
