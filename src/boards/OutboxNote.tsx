/** Says when writes of the player are waiting, were refused, or are kept in memory only; otherwise renders nothing. */
import { useTranslation } from '../i18n/use-translation';
import { usePlatform } from '../platform/PlatformContext';
import { mendAddress } from '../records/board-address';
import { pathOf } from '../records/paths';
import { useOutbox, useRecords } from '../records/RecordsContext';
import { unsigned } from '../records/unsigned';
import { findLevel } from '../maps/catalogue';
import type { Draft } from '../records/drafts';
import { Button } from '../ui/Button';
import { ButtonLink } from '../ui/ButtonLink';
import styles from './OutboxNote.module.css';
import { HeldNote } from './HeldNote';
import { UnreadNote } from './UnreadNote';
import { heldAlone, mendOf } from './unsent';

const levelOf = (draft: Draft): string =>
  draft.kind === 'result' ? (findLevel(String(draft.result.level))?.name ?? '') : '';

export function OutboxNote() {
  const { t } = useTranslation('records');
  const records = useRecords();
  const outbox = useOutbox();
  const { kind } = usePlatform();
  const { refused, unread, storage, isUnproved } = outbox;
  const dropUnread = async () => {
    for (const { id } of unread) await records.dismiss(id);
  };
  const waiting = outbox.waiting - outbox.held.length;
  return (
    <div className={styles['notes']} aria-live="polite">
      {storage === 'memory' ? <p className={styles['note']}>{t('storage.memory')}</p> : null}
      {waiting > 0 ? (
        <p className={styles['note']}>
          <span>
            {t('outbox.waiting', { count: waiting })}
            {isUnproved ? ` ${t(`outbox.unproved.${kind}`)}` : null}
          </span>
          <Button
            size="small"
            onClick={() => {
              records.retry();
            }}
          >
            {t('outbox.retry')}
          </Button>
        </p>
      ) : null}
      {heldAlone(outbox).map((write) => (
        <HeldNote key={pathOf(write)} write={write} />
      ))}
      {unread.length > 0 ? (
        <UnreadNote text={unread.map((row) => row.text).join('\n')} onDrop={() => void dropUnread()}>
          {t('outbox.unread.text', { count: unread.length })}
        </UnreadNote>
      ) : null}
      {unsigned(outbox).map((draft) => (
        <p key={draft.id} className={styles['note']}>
          <span>{t('outbox.draft.result', { level: levelOf(draft) })}</span>
          <span className={styles['ways']}>
            <Button size="small" tone="quiet" onClick={() => void records.dropDraft(draft.id)}>
              {t('outbox.draft.drop')}
            </Button>
            <ButtonLink size="small" tone="primary" to={mendAddress(draft.id)}>
              {t('outbox.draft.sign')}
            </ButtonLink>
          </span>
        </p>
      ))}
      {refused.map((row) => {
        const mend = mendOf(row);
        return (
          <p key={row.id} className={styles['note']}>
            <span>
              <strong>{t(`outbox.refused.${row.what}`)}</strong> {t(`refusal.${row.reason}`)}
            </span>
            <span className={styles['ways']}>
              <Button size="small" tone="quiet" onClick={() => void records.dismiss(row.id)}>
                {t('outbox.dismiss')}
              </Button>
              {mend === undefined ? null : (
                <ButtonLink size="small" tone="primary" to={mend}>
                  {t('outbox.mend')}
                </ButtonLink>
              )}
            </span>
          </p>
        );
      })}
    </div>
  );
}
