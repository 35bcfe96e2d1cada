/** The first rows of a board, kept up to date, for the attract screen. */
import { formatSeconds } from '../i18n/formats';
import { useTranslation } from '../i18n/use-translation';
import type { Mode } from '../game/modes';
import { weekKeyAt } from '../contest/weeks';
import { useNow } from '../platform/use-now';
import { useBoard } from '../records/use-answers';
import styles from './Attract.module.css';

const LINES = 5;

interface Props {
  readonly level: number;
  readonly mode: Mode;
  readonly title: string;
}

export function AttractBoard({ level, mode, title }: Props) {
  const { t, language } = useTranslation('kiosk');
  const week = weekKeyAt(useNow(Date.now));
  const found = useBoard(level, mode, week);
  const rows = found?.board.rows.slice(0, LINES) ?? [];
  return (
    <section className={styles['board']}>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p>{t('attract.nobody')}</p>
      ) : (
        <ol>
          {rows.map(({ id, rank, name, score, time }) => (
            <li key={id}>
              <span>{rank}</span>
              <strong>{name}</strong>
              <span>{score}</span>
              <span>{t('rush.time', { time: formatSeconds(language, time) })}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
