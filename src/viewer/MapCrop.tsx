/** A part of a map as a still picture, made of the few tiles it touches. */
import { useState, type CSSProperties, type ReactNode } from 'react';
import type { MapRect } from '../game/space';
import type { LevelMap } from '../maps/schema';
import styles from './MapCrop.module.css';
import type { CssPx } from './space';
import { sizeFor, tilesIn } from './tiles';

interface Props {
  readonly map: LevelMap;
  readonly rect: MapRect;
  /** Its width on the page, which decides how sharp its tiles are. */
  readonly width: CssPx;
  readonly pictureUrl: (path: string) => string;
  readonly className?: string | undefined;
  /** Loads and decodes its tiles at once, not lazily: for a crop that is seen for a moment only. */
  readonly atOnce?: boolean;
  /** Called for every tile that does not come. */
  readonly onLost?: () => void;
  /** Stands over the picture, placed in shares of it. */
  readonly children?: ReactNode;
}

/** Fills its width and keeps the rectangle's shape. Decorative: words beside it say what it shows. */
export function MapCrop(props: Props) {
  const { map, rect, width, pictureUrl, className, atOnce = false, onLost, children } = props;
  const [ratio] = useState(() => devicePixelRatio);
  const size = sizeFor(map, (width / rect.width) * 100, ratio);
  const across = (length: number) => `${String((length / rect.width) * 100)}%`;
  const down = (length: number) => `${String((length / rect.height) * 100)}%`;
  const placed = (x: number, y: number, w: number, h: number): CSSProperties => ({
    left: across(x - rect.x),
    top: down(y - rect.y),
    width: across(w),
    height: down(h),
  });
  return (
    <span
      className={[styles['crop'], className].filter(Boolean).join(' ')}
      style={{ aspectRatio: `${String(rect.width)} / ${String(rect.height)}` }}
      aria-hidden="true"
    >
      <img src={map.placeholder} alt="" style={placed(0, 0, map.width, map.height)} />
      {tilesIn(map, size, rect, 0).map(({ key, path, rect: tile }) => (
        <img
          key={key}
          src={pictureUrl(path)}
          alt=""
          loading={atOnce ? 'eager' : 'lazy'}
          decoding={atOnce ? 'sync' : 'async'}
          style={placed(tile.x, tile.y, tile.width, tile.height)}
          onError={onLost}
        />
      ))}
      {children}
    </span>
  );
}
