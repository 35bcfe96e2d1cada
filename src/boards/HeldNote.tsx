/** Says that a result waits for a player who is not signed in here, whose profile may be gone, and what can be done about it. */
import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { pathOf, type OwnedWrite } from '../records/paths';
import { useRecords } from '../records/RecordsContext';
import { Button } from '../ui/Button';
import { ButtonLink } from '../ui/ButtonLink';
import styles from './OutboxNote.module.css';
import { mendOf, playerOf } from './unsent';

export function HeldNote({ write }: { readonly write: OwnedWrite }) {
  const { t } = useTranslation('records');
  const records = useRecords();
  const [isSure, setSure] = useState(false);
  const name = playerOf(write);
  const mend = mendOf({ write });
  // it may be somebody else's: one press alone loses nothing
  const drop = () => {
    if (isSure) void records.dismiss(pathOf(write));
    else setSure(true);
  };
  return (
    <p className={styles['note']} data-held={write.kind}>
      <span>
        <strong>{t(`outbox.held.${write.kind}`)}</strong>{' '}
        {name === undefined ? t('outbox.held.nameless') : t('outbox.held.text', { name })}
      </span>
      <span className={styles['ways']}>
        <Button size="small" tone="quiet" onClick={drop}>
          {t(isSure ? 'outbox.held.sure' : 'outbox.draft.drop')}
        </Button>
        {mend === undefined ? null : (
          <ButtonLink size="small" to={mend}>
            {t('outbox.held.asGuest')}
          </ButtonLink>
        )}
      </span>
    </p>
  );
}
