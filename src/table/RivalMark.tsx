/** Where the rival marked the quest that was found last: only then, since earlier it would say where to look. */
import { MAIN_MAP, NIGHT_MAP } from '../maps/maps';
import { recapOf } from '../game/recap';
import type { Rival } from '../runs/rival';
import type { Game } from './use-game';
import type { PlayedRun } from './use-run';
import styles from './RivalMark.module.css';

interface Props {
  readonly game: Pick<Game, 'map'> & { readonly run: Pick<PlayedRun, 'session'> };
  readonly rival: Rival;
  readonly name: string;
}

/** Lies over the map and moves with it; the rival's strip tells the same in words. */
export function RivalMark({ game, rival, name }: Props) {
  const { map, run } = game;
  const last = recapOf(run.session).found.at(-1);
  // a night shows the same places
  const picture = map?.id === NIGHT_MAP ? MAIN_MAP : map?.id;
  if (!map || !last || (last.image ?? MAIN_MAP) !== picture) return null;
  const [initial] = name;
  return (rival.marks.get(last.quest) ?? []).map(({ x, y }) => (
    <span
      key={`${last.quest} ${x}/${y}`}
      aria-hidden="true"
      data-rival-mark=""
      className={styles['mark']}
      style={{ left: `${(x / map.width) * 100}%`, top: `${(y / map.height) * 100}%` }}
    >
      {initial?.toLocaleUpperCase()}
    </span>
  ));
}
