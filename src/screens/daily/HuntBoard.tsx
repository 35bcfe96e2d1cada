/** The board of a day's hunt, with the form that submits this device's time. */
import { useTranslation } from '../../i18n/use-translation';
import { useAccount, usePlayer } from '../../accounts/AccountsContext';
import type { Day } from '../../daily/day';
import { slowerThan } from '../../daily/slower';
import { useHuntBoard, useLooks } from '../../records/use-answers';
import { formatHuntDay } from '../../i18n/formats';
import { BoardRows } from '../../boards/BoardRows';
import { OutboxNote } from '../../boards/OutboxNote';
import styles from './DailyScreen.module.css';
import { HuntForm } from './HuntForm';

interface Props {
  readonly day: Day;
  /** Seconds. */
  readonly time: number;
  /** The records of its runs; undefined for a try from before they were kept. */
  readonly runs: string | undefined;
  /** Id of the player's result; undefined until it was sent. */
  readonly own: string | undefined;
}

export function HuntBoard({ day, time, runs, own }: Props) {
  const { t, language } = useTranslation('daily');
  const player = usePlayer();
  const [looks, onMore] = useLooks(day);
  const result = useHuntBoard(day, { ownId: own, looks });
  const isOwner = useAccount()?.isAdmin === true;
  const date = formatHuntDay(language, day);
  const slower = result?.kind === 'ok' ? slowerThan(result.board.rows, result.more, time, own) : undefined;
  return (
    <section className={styles['sheet']} aria-labelledby="hunt-board">
      <h2 id="hunt-board">{t('board.title')}</h2>
      {slower ? (
        <p className={styles['slower']} data-slower={slower.count}>
          {slower.percent === undefined
            ? t('slower.some', { count: slower.count })
            : t('slower.all', { count: slower.count, percent: slower.percent })}
        </p>
      ) : null}
      {own === undefined ? (
        <HuntForm key={player?.userId} day={day} time={time} runs={runs} player={player} />
      ) : (
        <output>{t('result.sent')}</output>
      )}
      <OutboxNote />
      <div className={styles['board']} aria-busy={!result}>
        <BoardRows
          result={result}
          caption={t('board.caption', { date })}
          empty={<p>{t('board.empty')}</p>}
          withScore={false}
          onMore={onMore}
          withReasons={isOwner}
        />
      </div>
    </section>
  );
}
