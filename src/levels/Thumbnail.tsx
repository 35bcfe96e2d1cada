/** A map's thumbnail: its room is kept and its tiny placeholder shown until the picture is there. */
import { usePlatform } from '../platform/PlatformContext';
import type { ManifestLevel } from '../maps/schema';
import { useQuiet } from './use-quiet';
import styles from './Thumbnail.module.css';

interface Props {
  readonly level: ManifestLevel;
  /** The `sizes` of the picture: its width on the page in CSS terms. */
  readonly sizes: string;
  /** Wanted at once, before anything else; the others wait until the first view is there. */
  readonly eager?: boolean;
}

/** Decoration: the level's name stands beside it. */
export function Thumbnail({ level, sizes, eager = false }: Props) {
  const { maps } = usePlatform();
  const quiet = useQuiet();
  const [smallest] = level.thumbnails;
  if (!smallest) return null;
  const set = level.thumbnails.map(({ path, width }) => `${maps.pictureUrl(path)} ${width}w`).join(', ');
  const picture =
    eager || quiet ? { src: maps.pictureUrl(smallest.path), srcSet: set } : { src: level.placeholder };
  return (
    <img
      className={styles['thumbnail']}
      {...picture}
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
