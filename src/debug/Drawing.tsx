/** What the debug overlay draws on the map, in natural pixels: tiles, and every quest's boxes with the slack of the one asked. */
import type { Quest, Target } from '../game/quest';
import type { MapPx, MapSize } from '../game/space';
import { classes } from '../ui/classes';
import styles from './DebugOverlay.module.css';
import type { ShownTile } from './shown';

interface Props {
  readonly map: MapSize;
  readonly tiles: readonly ShownTile[];
  readonly quests: readonly Quest[];
  /** Name of the quest that is asked. */
  readonly asked: string;
  readonly slack: MapPx;
}

/** All places as near to the box as the slack allows: a box with round corners. */
function Reach({ target: { top, bottom }, slack }: { readonly target: Target; readonly slack: MapPx }) {
  return (
    <rect
      className={styles['slack']}
      x={top.x - slack}
      y={top.y - slack}
      width={bottom.x - top.x + 2 * slack}
      height={bottom.y - top.y + 2 * slack}
      rx={slack}
    />
  );
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
            {quest === asked ? <Reach target={target} slack={slack} /> : null}
            <rect
              className={classes(styles['target'], quest === asked && styles['asked'])}
              x={target.top.x}
              y={target.top.y}
              width={target.bottom.x - target.top.x}
              height={target.bottom.y - target.top.y}
            />
            <text x={target.top.x} y={target.top.y - 8}>
              {quest}
            </text>
          </g>
        )),
      )}
    </svg>
  );
}
