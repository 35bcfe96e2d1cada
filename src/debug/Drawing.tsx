/** What the debug overlay draws on the map, in natural pixels: tiles, and every quest's targets with the slack of the one asked. */
import type { Quest } from '../game/quest';
import type { MapPx, MapSize } from '../game/space';
import styles from './DebugOverlay.module.css';
import type { ShownTile } from './shown';
import { TargetDrawing } from './TargetDrawing';

interface Props {
  readonly map: MapSize;
  readonly tiles: readonly ShownTile[];
  readonly quests: readonly Quest[];
  /** Name of the quest that is asked. */
  readonly asked: string;
  readonly slack: MapPx;
}

export function Drawing({ map, tiles, quests, asked, slack }: Props) {
  return (
    <svg className={styles['drawing']} viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden="true">
      {tiles.map(({ key, size, rect }) => (
        <g key={key} data-debug-tile={size}>
          <rect className={styles['tile']} {...rect} />
          <text x={rect.x + rect.width / 2} y={rect.y + rect.height / 2}>
            {key}
          </text>
        </g>
      ))}
      {quests.map(({ quest, positions }) =>
        positions.map((target, index) => (
          <g key={`${quest} ${index}`} data-debug-target={quest}>
            <TargetDrawing target={target} isAsked={quest === asked} slack={slack} />
            <text x={target.top.x} y={target.top.y - 8}>
              {quest}
            </text>
          </g>
        )),
      )}
    </svg>
  );
}
