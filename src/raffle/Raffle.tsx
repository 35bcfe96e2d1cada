/** The prize draw: sealed in its week, drawn after it by a slot machine, closed when the winner has answered (SPEC section 2). */
import { useTranslation } from '../i18n/useTranslation';
import { participantsInOrder } from '../contest/draw';
import type { WeekKey } from '../contest/weeks';
import type { ContestDraws, StoredEntry } from '../records/store-port';
import { useContestPlan } from '../platform/use-contest-plan';
import { useRecords } from '../records/RecordsContext';
import sheet from '../ui/sheet.module.css';
import { Answered } from './Answered';
import { SealPanel } from './SealPanel';
import { windowAt } from './slot-machine';
import { SlotMachine } from './SlotMachine';
import type { Lot } from './use-lot';
import { useRaffle, type Raffle as RaffleState } from './use-raffle';

interface Props {
  readonly week: WeekKey;
  readonly isOver: boolean;
  readonly lot: Lot;
  readonly draws: ContestDraws;
  /** Something was published, or has changed: what is shown is read again. */
  readonly onPublished: () => void;
}

/** Why there is no winner to be shown, and whether anything was drawn. */
function Failed({ reason }: Pick<Extract<RaffleState, { kind: 'failed' }>, 'reason'>) {
  const { t } = useTranslation('accounts');
  if (reason === 'already' || reason === 'changed' || reason === 'unsure') return t(`admin.draw.${reason}`);
  return t('admin.draw.failed', { reason: t(`admin.draw.${reason}`) });
}

export function Raffle({ week, isOver, lot, draws, onPublished }: Props) {
  const { t } = useTranslation('accounts');
  const records = useRecords();
  const { entries, counted, seed } = lot;
  const ids = counted.map(({ publicId }) => publicId);
  const { raffle, start } = useRaffle({ records, week, ids, seed, onPublished });
  const entryOf = (publicId: string | undefined): StoredEntry | undefined =>
    entries.find((one) => one.publicId === publicId);
  const order = participantsInOrder(ids);
  const { game: contest } = useContestPlan(week);
  const current = raffle.kind === 'ready' || raffle.kind === 'failed' ? undefined : raffle;
  const isTurning = raffle.kind === 'rolling' || raffle.kind === 'pausing';
  const shown =
    current && entryOf(order[windowAt(current.tick, order.length, order.indexOf(current.draw.winner))]);
  const winner = current?.kind === 'rolling' ? undefined : entryOf(current?.draw.winner);
  const last = draws.draws.at(-1);
  const isClosed = draws.winners.some(({ number }) => number === last?.number);
  const isFirst = last === undefined && !isTurning;

  return (
    <section className={sheet['sheet']}>
      <h2>{t('admin.draw.title')}</h2>
      {seed === undefined && !isOver ? <SealPanel week={week} onSealed={onPublished} /> : null}
      {seed === undefined && isOver ? <p>{t('admin.draw.unsealed')}</p> : null}
      {seed !== undefined && !isOver ? <p>{t('admin.draw.notYet')}</p> : null}
      {seed !== undefined && isOver && contest ? (
        <SlotMachine
          level={contest.level}
          quest={contest.quest}
          tick={current?.tick}
          isTurning={isTurning}
          name={shown?.name}
          winner={current ? order.indexOf(current.draw.winner) : 0}
          hasWon={winner !== undefined}
          onStart={isFirst || isTurning ? () => void start('') : undefined}
          canStart={!isTurning && counted.length > 0}
        />
      ) : null}
      <output data-winner={winner?.name}>
        {winner ? t('admin.draw.winner', { name: winner.name }) : null}
        {raffle.kind === 'failed' ? <Failed reason={raffle.reason} /> : null}
      </output>
      {last && !isTurning && !isClosed ? (
        <Answered
          key={last.number}
          week={week}
          draw={last}
          entry={entryOf(last.winner)}
          onNamed={onPublished}
          onAgain={(reason) => void start(reason)}
        />
      ) : null}
      {isClosed ? <p>{t('admin.draw.closed')}</p> : null}
    </section>
  );
}
