/** The owner's view of a week's participants: their e-mail addresses and the prize draw (SPEC sections 2 and 6). */
import { useTranslation } from '../i18n/useTranslation';
import type { WeekKey } from '../contest/weeks';
import type { ContestRow } from '../records/answers';
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
}

export function Participants({ week, rows, isOver, control }: Props) {
  const { t } = useTranslation('accounts');
  const { lot, reload } = useLot(week);
  const { answer } = control;
  if (lot === undefined || answer === undefined) return <Spinner label={t('admin.participants.loading')} />;
  if (lot.kind === 'denied') return <p className={styles['note']}>{t('admin.denied.text')}</p>;
  if (lot.kind === 'offline' || answer.kind === 'offline')
    return <p className={styles['note']}>{t('admin.participants.offline')}</p>;
  return (
    <>
      <ParticipantList
        key={week}
        week={week}
        rows={rows}
        lot={lot.value}
        isDrawn={answer.value.draws.length > 0}
        onRemoved={reload}
      />
      <Raffle
        key={`draw ${week}`}
        week={week}
        isOver={isOver}
        lot={lot.value}
        draws={answer.value}
        onPublished={() => {
          reload();
          control.reload();
        }}
      />
    </>
  );
}
