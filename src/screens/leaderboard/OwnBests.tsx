/** What a map's page shows before a mode is chosen: the player's own best in each, which leads to its board. */
import { Link } from 'react-router-dom';
import type { Span } from '../../contest/weeks';
import { countsDown, MODE_NAMES, type Mode } from '../../game/modes';
import { toSeconds } from '../../game/seconds';
import { NextIcon } from '../../ui/icons/signs';
import { formatSeconds } from '../../i18n/formats';
import { useTranslation } from '../../i18n/use-translation';
import { levelOf, modeOf } from '../../progress/progress';
import { useProgress } from '../../progress/use-progress';
import { boardAddress } from '../../records/board-address';
import styles from './OwnBests.module.css';

/** The player's best of a mode on a level, as one says it; undefined before the first. */
export function useOwnBest(): (level: number, mode: Mode, quest?: string) => string | undefined {
  const { t, language } = useTranslation('records');
  const progress = useProgress();
  return (level, mode, quest) => {
    const search = quest === undefined ? undefined : levelOf(progress, level).quests[quest]?.best;
    const best =
      mode === 5
        ? search !== undefined && { score: 1, time: toSeconds(search) }
        : modeOf(progress, level, mode).best;
    if (!best) return undefined;
    if (countsDown(mode)) return t('board.bests.score', { count: best.score });
    return t('board.bests.time', { time: formatSeconds(language, best.time) });
  };
}

interface Props {
  readonly level: number;
  readonly modes: readonly Mode[];
  readonly week: Span;
}

export function OwnBests({ level, modes, week }: Props) {
  const { t } = useTranslation(['records', 'interface']);
  const bestOf = useOwnBest();
  return (
    <section className={styles['bests']}>
      <h3>{t('board.bests.title')}</h3>
      <p>{t('board.bests.text')}</p>
      <ul>
        {modes.map((mode) => (
          <li key={mode}>
            <Link className={styles['way']} to={boardAddress({ level, mode, week })}>
              <span>{t(`interface:modes.${MODE_NAMES[mode]}.name`)}</span>
              <b>{bestOf(level, mode) ?? t('board.bests.none')}</b>
              <NextIcon />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
