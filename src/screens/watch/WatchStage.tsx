/** The map as a player saw it at one instant of a run, with marks, finds and pointer. */
import { useMemo, useRef } from 'react';
import { mapRect, wholeOf, type MapPoint } from '../../game/space';
import type { Session } from '../../game/session';
import { recapOf } from '../../game/recap';
import { MAIN_MAP } from '../../maps/maps';
import type { LevelMap } from '../../maps/schema';
import { pointerAt, watchedView } from '../../runs/playback';
import type { RunRecord } from '../../runs/record';
import { useSize } from '../../table/use-size';
import { MapOverlay } from '../../viewer/MapOverlay';
import { sizeFor, tilesIn } from '../../viewer/tiles';
import styles from './WatchStage.module.css';

interface Props {
  readonly record: RunRecord;
  readonly map: LevelMap;
  readonly session: Session;
  /** Ms since the run's start. */
  readonly at: number;
  readonly pictureUrl: (path: string) => string;
  readonly label: string;
}

/** Zoom in percent at which the tiles are fetched. */
const TILE_ZOOM = 40;

/** The marks of the present try; those of a wrong one stay until the next. */
function marksOf({ verdict, marks, answers }: Session): readonly MapPoint[] {
  const shown = verdict === 'wrong' ? (answers.at(-1)?.marks ?? []) : marks;
  return verdict === 'right' ? [] : shown.map(({ point }) => point);
}

function foundOn(session: Session, picture: string) {
  return recapOf(session)
    .found.filter(({ image = MAIN_MAP }) => image === picture)
    .flatMap(({ quest, positions }) =>
      positions.map(({ top, bottom }, index) => ({
        id: `${quest}-${index}`,
        rect: mapRect(top.x, top.y, bottom.x - top.x, bottom.y - top.y),
      })),
    );
}

export function WatchStage({ record, map, session, at, pictureUrl, label }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const size = useSize(stage);
  const tiles = useMemo(() => tilesIn(map, sizeFor(map, TILE_ZOOM, 1), wholeOf(map), 0), [map]);
  const view = watchedView(record, at);
  const pointer = pointerAt(record, at);
  const whole = Math.min(size.width / map.width, size.height / map.height);
  const seen = view
    ? { width: (record.window.width * 100) / view.zoom, height: (record.window.height * 100) / view.zoom }
    : map;
  // the player's whole view fits in, whatever the shape of either screen
  const scale = view ? Math.min(size.width / seen.width, size.height / seen.height) : whole;
  const centre = view?.centre ?? { x: map.width / 2, y: map.height / 2 };
  const left = size.width / 2 - centre.x * scale;
  const top = size.height / 2 - centre.y * scale;
  return (
    <figure ref={stage} className={styles['stage']} aria-label={label}>
      <div
        className={styles['paper']}
        style={{
          width: map.width,
          height: map.height,
          transform: `translate(${left}px, ${top}px) scale(${scale})`,
        }}
      >
        {tiles.map(({ key, path, rect }) => (
          <img
            key={key}
            src={pictureUrl(path)}
            alt=""
            // a pixel over the next tile, so that no seam shows between them at any scale
            style={{ left: rect.x, top: rect.y, width: rect.width + 1, height: rect.height + 1 }}
          />
        ))}
      </div>
      <div
        className={styles['marks']}
        style={{ left, top, width: map.width * scale, height: map.height * scale }}
      >
        <MapOverlay
          map={map}
          marks={marksOf(session)}
          verdict={session.verdict}
          found={foundOn(session, map.id)}
          hint={undefined}
        />
      </div>
      {view && pointer ? (
        <span
          className={styles['pointer']}
          style={{
            left: size.width / 2 + (pointer.x - 0.5) * seen.width * scale,
            top: size.height / 2 + (pointer.y - 0.5) * seen.height * scale,
          }}
        />
      ) : null}
    </figure>
  );
}
