/** A sealed week that is over: the machine that draws, what it says, and what the owner does after it. */
import { useMemo } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { participantsInOrder } from '../contest/draw';
import type { WeekKey } from '../contest/weeks';
import type { ContestDraws, StoredEntry } from '../records/store-port';
import { useContestPlan } from '../platform/use-contest-plan';
import { useRecords } from '../records/RecordsContext';
import { Answered } from './Answered';
import { windowAt } from './slot-machine';
import { SlotMachine } from './SlotMachine';
import type { Lot } from './use-lot';
import { useRaffle, type Raffle } from './use-raffle';

interface Props {
  /** Id of the heading that says what is drawn. */
  readonly labelledBy: string;
  readonly week: WeekKey;
  readonly seed: string;
  readonly lot: Lot;
  readonly draws: ContestDraws;
  /** A draw or a winner's name was published. */
  readonly onPublished: () => void;
  /** What is shown is no longer how things stand. */
  readonly onChanged: () => void;
}

/** Why there is no winner to be shown, and whether anything was drawn. */
function Failed({ reason }: Pick<Extract<Raffle, { kind: 'failed' }>, 'reason'>) {
  const { t } = useTranslation('accounts');
  if (reason === 'offline' || reason === 'denied')
    return t('admin.draw.failed', { reason: t(`admin.draw.${reason}`) });
  return t(`admin.draw.${reason}`);
}

export function RunDraw({ labelledBy, week, seed, lot, draws, onPublished, onChanged }: Props) {
  const { t } = useTranslation('accounts');
  const records = useRecords();
  const { entries, counted } = lot;
  // fifty ticks of a machine turn over as many as 25,000
  const ids = useMemo(() => participantsInOrder(counted.map(({ publicId }) => publicId)), [counted]);
  const byId = useMemo(() => new Map(entries.map((entry) => [entry.publicId, entry])), [entries]);
  const { raffle, start } = useRaffle({ records, week, ids, seed, onPublished, onChanged });
  const entryOf = (publicId: string | undefined): StoredEntry | undefined =>
    publicId === undefined ? undefined : byId.get(publicId);
  const { game: contest } = useContestPlan(week);
  const current = 'draw' in raffle ? raffle : undefined;
  const drawnId = current?.draw.winner;
  const place = useMemo(() => (drawnId === undefined ? 0 : ids.indexOf(drawnId)), [ids, drawnId]);
  const isTurning = raffle.kind === 'rolling' || raffle.kind === 'pausing';
  const isBusy = isTurning || raffle.kind === 'working';
  const shown = current && entryOf(ids[windowAt(current.tick, ids.length, place)]);
  const winner = current?.kind === 'rolling' ? undefined : entryOf(current?.draw.winner);
  const last = draws.draws.at(-1);
  const isClosed = draws.winners.some(({ number }) => number === last?.number);
  const isFirst = last === undefined && !isTurning;

  return (
    <>
      {contest && (counted.length > 0 || current || last) ? (
        <SlotMachine
          labelledBy={labelledBy}
          level={contest.level}
          quest={contest.quest}
          tick={current?.tick}
          isTurning={raffle.kind === 'rolling'}
          isWorking={raffle.kind === 'working'}
          name={shown?.name}
          winner={place}
          hasWon={winner !== undefined}
          // beside the winner no lever says that it turns
          onStart={isFirst || raffle.kind === 'rolling' ? () => void start('') : undefined}
          canStart={!isBusy && counted.length > 0}
        />
      ) : null}
      <output data-winner={winner?.name}>
        {winner ? t('admin.draw.winner', { name: winner.name }) : null}
        {raffle.kind === 'working' ? t(`admin.draw.${raffle.at}`, { count: raffle.read }) : null}
        {raffle.kind === 'ready' && isFirst && counted.length === 0 ? t('admin.draw.noEntries') : null}
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
    </>
  );
}
