/** The whole map in a corner, with the visible part framed; a click, a drag or the arrow keys move the view. */
import { useState } from 'react';
import { mapPoint, type MapPoint, type MapPx, type MapRect } from '../game/space';
import type { LevelMap } from '../maps/schema';
import styles from './Minimap.module.css';
import type { ViewerLabels } from './types';
import { isLastCorner } from './viewport';

interface MinimapProps {
  readonly map: LevelMap;
  /** The visible part of the map. */
  readonly view: MapRect;
  /** Address of a small picture of the whole map; the placeholder is shown when absent. */
  readonly overview: string | undefined;
  readonly labels: ViewerLabels;
  readonly onMove: (centre: MapPoint) => void;
}

/** Share of the visible part that one press of an arrow key moves. */
const KEY_STEP = 0.25;
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function Minimap({ map, view, overview, labels, onMove }: MinimapProps) {
  const [open, setOpen] = useState(true);
  // moves away from the map's right bottom corner, but not while it is being dragged
  const [held, setHeld] = useState<'top' | 'bottom'>();
  const side = held ?? (isLastCorner(view, map) ? 'top' : 'bottom');
  const all = view.width >= map.width - 1 && view.height >= map.height - 1;
  if (all) return null;
  const percent = (value: MapPx, whole: MapPx) => `${(value / whole) * 100}%`;

  const moveTo = (event: React.PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onMove(
      mapPoint(
        ((event.clientX - box.left) / box.width) * map.width,
        ((event.clientY - box.top) / box.height) * map.height,
      ),
    );
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = KEYS[event.key];
    if (!step) return;
    event.preventDefault();
    onMove(
      mapPoint(
        view.x + view.width * (0.5 + step[0] * KEY_STEP),
        view.y + view.height * (0.5 + step[1] * KEY_STEP),
      ),
    );
  };

  return (
    <div className={styles['minimap']} data-minimap={side}>
      {open && (
        <button
          type="button"
          className={styles['picture']}
          aria-label={labels.minimap}
          style={{
            aspectRatio: `${map.width} / ${map.height}`,
            backgroundImage: [overview, map.placeholder].flatMap((url) => (url ? `url(${url})` : [])).join(),
          }}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            setHeld(side);
            moveTo(event);
          }}
          onLostPointerCapture={() => setHeld(undefined)}
          onPointerMove={(event) => {
            if (event.buttons > 0) moveTo(event);
          }}
          onKeyDown={onKeyDown}
        >
          <span
            className={styles['frame']}
            style={{
              left: percent(view.x, map.width),
              top: percent(view.y, map.height),
              width: percent(view.width, map.width),
              height: percent(view.height, map.height),
            }}
          />
        </button>
      )}
      <button
        type="button"
        className={styles['toggle']}
        aria-expanded={open}
        aria-label={open ? labels.hideMinimap : labels.showMinimap}
        onClick={() => setOpen(!open)}
      />
    </div>
  );
}
