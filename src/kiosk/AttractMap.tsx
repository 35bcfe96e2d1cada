/** A slowly drifting map that fills the attract screen, made of the smallest tiles that are sharp there. */
import { useEffect, useState } from 'react';
import { wholeOf } from '../game/space';
import { usePlatform } from '../platform/PlatformContext';
import { loadLevel } from '../levels/load';
import { MAIN_MAP, mapOf } from '../maps/maps';
import type { LevelData } from '../maps/schema';
import type { ManifestLevel } from '../maps/manifest';
import { tilesIn } from '../viewer/tiles';
import { AttractHand, foundInView, type Room } from './AttractHand';
import styles from './AttractMap.module.css';

/** Directions of the drift; the level picks one, so that maps in a row differ. */
const WAYS = ['east', 'west', 'south'] as const;

const percent = (part: number, whole: number) => `${String((part / whole) * 100)}%`;

/** Where the sheet leaves room: the same question as the style sheet's. */
const roomOf = ({ innerWidth, innerHeight }: Pick<Window, 'innerWidth' | 'innerHeight'>): Room =>
  innerWidth * 5 >= innerHeight * 6 ? 'beside' : 'above';

interface Props {
  readonly level: ManifestLevel;
  /** Number of the show: who is found differs from one to the next. */
  readonly turn: number;
}

export function AttractMap({ level, turn }: Props) {
  const platform = usePlatform();
  const [data, setData] = useState<LevelData>();
  const map = data && mapOf(data, MAIN_MAP);
  const find = data && map && foundInView(data.quests, map, turn, roomOf(window));

  useEffect(() => {
    let wanted = true;
    const run = async () => {
      const result = await loadLevel(platform, { version: 1, levels: [level] }, level.level);
      if (wanted && result.kind === 'ready') setData(result.level);
    };
    void run();
    return () => {
      wanted = false;
    };
  }, [platform, level]);

  const size = map?.sizes.find((each) => each >= window.innerWidth) ?? map?.sizes.at(-1);
  const whole = map && wholeOf(map);
  return (
    <div className={styles['stage']} aria-hidden="true">
      <div
        className={styles['map']}
        data-way={WAYS[level.level % WAYS.length]}
        style={{ backgroundImage: `url(${level.placeholder})` }}
      >
        {map && size && whole
          ? tilesIn(map, size, whole, 0).map(({ key, path, rect }) => (
              <img
                key={key}
                src={platform.maps.pictureUrl(path)}
                alt=""
                decoding="async"
                style={{
                  left: percent(rect.x, map.width),
                  top: percent(rect.y, map.height),
                  width: percent(rect.width, map.width),
                  height: percent(rect.height, map.height),
                }}
              />
            ))
          : null}
        {find ? <AttractHand {...find} /> : null}
      </div>
    </div>
  );
}
