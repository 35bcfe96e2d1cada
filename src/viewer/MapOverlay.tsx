/** Draws marks, found targets and the hint's region on the map, so that they move with it. */
import { memo } from 'react';
import { mapPoint, type MapPoint, type MapPx, type MapSize } from '../game/space';
import { FoundRing } from './FoundRing';
import styles from './MapOverlay.module.css';
import type { MapViewerProps } from './types';

interface OverlayProps {
  readonly map: MapSize;
  readonly marks: MapViewerProps['marks'] | undefined;
  readonly verdict: MapViewerProps['verdict'] | undefined;
  readonly found: MapViewerProps['found'] | undefined;
  readonly hint: MapViewerProps['hint'];
  /** The cursor of keyboard or gamepad; absent while neither is used. */
  readonly cursor?: MapPoint | undefined;
}

/** A percentage of the map's size, so that a zoom moves everything without a render. */
const share = (value: MapPx, whole: MapPx) => `${(value / whole) * 100}%`;
const placeAt = ({ x, y }: MapPoint, map: MapSize) => ({
  left: share(x, map.width),
  top: share(y, map.height),
});

/** Distance of a found target's ring from its box. */
const RING_MARGIN: MapPx = 14;

export const MapOverlay = memo(function MapOverlay({
  map,
  marks = [],
  verdict = 'pending',
  found = [],
  hint,
  cursor,
}: OverlayProps) {
  return (
    <div className={styles['overlay']} aria-hidden="true">
      {hint && (
        <span
          className={styles['hint']}
          data-hint-region=""
          style={{
            ...placeAt(mapPoint(hint.centre.x - hint.radius, hint.centre.y - hint.radius), map),
            width: share(hint.radius * 2, map.width),
            height: share(hint.radius * 2, map.height),
          }}
        />
      )}
      {found.map(({ id, rect }) => (
        <FoundRing
          key={id}
          id={id}
          place={{
            ...placeAt(mapPoint(rect.x - RING_MARGIN, rect.y - RING_MARGIN), map),
            width: share(rect.width + 2 * RING_MARGIN, map.width),
            height: share(rect.height + 2 * RING_MARGIN, map.height),
          }}
        />
      ))}
      {marks.map((point, index) => (
        <span
          key={`${point.x}/${point.y}`}
          className={styles['mark']}
          data-verdict={verdict}
          data-mark=""
          style={placeAt(point, map)}
        >
          {index + 1}
        </span>
      ))}
      {cursor && (
        <svg
          className={styles['cursor']}
          data-map-cursor=""
          viewBox="-24 -24 48 48"
          style={placeAt(cursor, map)}
        >
          <path d="M0-22v13M0 22V9M-22 0h13M22 0H9" />
          <circle r="9" />
        </svg>
      )}
    </div>
  );
});
