/** The owner's view of a week: the prize draw, and its participants with their e-mail addresses (SPEC sections 2 and 6). */
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation';
import type { WeekKey } from '../contest/weeks';
import type { ContestRow } from '../records/answers';
import { useRecords } from '../records/RecordsContext';
import { useAsked } from '../records/use-asked';
import { Button } from '../ui/Button';
import sheet from '../ui/sheet.module.css';
import { Spinner } from '../ui/Spinner';
import styles from './draw.module.css';
import { ParticipantList } from './ParticipantList';
import { Raffle } from './Raffle';
import type { DrawsControl } from './use-draws';
import { useLot } from './use-lot';

interface Props {
  readonly week: WeekKey;
  /** What everybody sees of the entries that have been read, with what replaying them told. */
  readonly rows: readonly ContestRow[];
  readonly isOver: boolean;
  readonly control: DrawsControl;
  /** Stands between the machine and the list. */
  readonly children?: ReactNode;
}

export function Participants(props: Props) {
  const { week, rows, isOver, control, children } = props;
  const { t } = useTranslation(['accounts', 'records']);
  const { admin } = useRecords();
  const { lot, read, reload } = useLot(week);
  const askSeed = useCallback(() => admin.seed(week), [admin, week]);
  const { answer: seed, reload: reloadSeed } = useAsked(week, askSeed);
  const { answer: draws } = control;
  if (lot?.kind === 'denied' || seed?.kind === 'denied')
    return (
      <>
        <p className={styles['note']}>{t('admin.denied.text')}</p>
        {children}
      </>
    );
  if (lot?.kind === 'offline' || seed?.kind === 'offline' || draws?.kind === 'offline')
    return (
      <>
        <div className={styles['note']} role="alert">
          <p>{t('admin.participants.offline')}</p>
          <Button
            size="small"
            onClick={() => {
              reload();
              reloadSeed();
              control.reload();
            }}
          >
            {t('records:board.retry')}
          </Button>
        </div>
        {children}
      </>
    );
  if (seed === undefined || draws === undefined)
    return (
      <>
        <Spinner label={t('admin.participants.loading', { count: 0 })} />
        {children}
      </>
    );
  return (
    <>
      <Raffle
        key={`draw ${week}`}
        week={week}
        isOver={isOver}
        seed={seed.value}
        lot={lot?.value}
        read={read}
        draws={draws.value}
        onSealed={() => {
          reloadSeed();
          control.reload();
        }}
        onPublished={control.reload}
        onChanged={() => {
          reload();
          control.reload();
        }}
      />
      {children}
      {lot === undefined ? (
        <section className={sheet['sheet']}>
          <h2>{t('admin.participants.title')}</h2>
          <Spinner label={t('admin.participants.loading', { count: read })} />
        </section>
      ) : (
        <ParticipantList
          key={week}
          week={week}
          rows={rows}
          lot={lot.value}
          isDrawn={draws.value.draws.length > 0}
          onRemoved={reload}
        />
      )}
    </>
  );
}
