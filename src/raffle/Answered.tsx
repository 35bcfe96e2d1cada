/** What the owner does after a draw: name the winner who has answered, or say why there has to be another draw. */
import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import type { WeekKey } from '../contest/weeks';
import type { StoredDraw, StoredEntry } from '../records/store-port';
import { useRecords } from '../records/RecordsContext';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import styles from './draw.module.css';

interface Props {
  readonly week: WeekKey;
  readonly draw: StoredDraw;
  /** The winner's entry, with the address to write to. */
  readonly entry: StoredEntry | undefined;
  readonly onNamed: () => void;
  readonly onAgain: (reason: string) => void;
}

type Failure = 'offline' | 'denied' | 'noReason' | 'longReason';

/** Characters of a reason, as in the rules. */
const LONGEST_REASON = 300;

const isReason = (failed: Failure | undefined): failed is 'noReason' | 'longReason' =>
  failed === 'noReason' || failed === 'longReason';

export function Answered({ week, draw, entry, onNamed, onAgain }: Props) {
  const { t } = useTranslation('accounts');
  const { admin } = useRecords();
  const [isShown, setShown] = useState(false);
  const [reason, setReason] = useState('');
  const [failed, setFailed] = useState<Failure>();

  const name = async () => {
    if (!entry) return;
    const answer = await admin.nameWinner(week, { number: draw.number, name: entry.name });
    if (answer.kind !== 'ok') setFailed(answer.kind);
    // also where it failed: another desk may have named them, or only the answer was lost
    onNamed();
  };

  return (
    <div className={styles['after']}>
      <p>{t('admin.draw.waits', { name: entry?.name ?? draw.winner })}</p>
      {isShown ? (
        <p>
          {t('admin.draw.address')} : <strong data-winner-address>{entry?.email}</strong>
        </p>
      ) : (
        <Button onClick={() => setShown(true)}>{t('admin.draw.reveal')}</Button>
      )}
      <Button tone="primary" onClick={() => void name()}>
        {t('admin.draw.answered')}
      </Button>
      <form
        noValidate
        className={styles['again']}
        onSubmit={(event) => {
          event.preventDefault();
          if (reason.trim() === '') setFailed('noReason');
          else if (reason.length > LONGEST_REASON) setFailed('longReason');
          else onAgain(reason);
        }}
      >
        <Field
          label={t('admin.draw.reason')}
          advice={t('admin.draw.reasonAdvice')}
          value={reason}
          maxLength={LONGEST_REASON}
          error={isReason(failed) ? t(`admin.draw.${failed}`, { most: LONGEST_REASON }) : undefined}
          onChange={({ target }) => {
            setReason(target.value);
            setFailed(undefined);
          }}
        />
        <Button type="submit">{t('admin.draw.again')}</Button>
      </form>
      <output>
        {failed === undefined || isReason(failed)
          ? null
          : t('admin.draw.failedName', { reason: t(`admin.draw.${failed}`) })}
      </output>
    </div>
  );
}
