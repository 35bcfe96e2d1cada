/** A map's thumbnail, which reserves its space and shows the tiny placeholder until the picture has loaded. */
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
