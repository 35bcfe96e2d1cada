/** Shows what the outbox keeps and this version of the game cannot read, to be copied, or taken out by the player alone. */
import { useState } from 'react';
import { useTranslation } from '../i18n/useTranslation';
import type { UnreadRow } from '../records/outbox-rows';
import { useRecords } from '../records/RecordsContext';
import { Button } from '../ui/Button';
import styles from './OutboxNote.module.css';

export function UnreadNote({ rows }: { readonly rows: readonly UnreadRow[] }) {
  const { t } = useTranslation('records');
  const records = useRecords();
  const [copied, setCopied] = useState<boolean>();
  const [isSure, setSure] = useState(false);
  const text = rows.map((row) => row.text).join('\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  const drop = async () => {
    for (const { id } of rows) await records.dismiss(id);
  };
  return (
    <div className={styles['note']} data-unread={rows.length}>
      <span>{t('outbox.unread.text', { count: rows.length })}</span>
      <span className={styles['ways']}>
        <Button size="small" tone="quiet" onClick={() => (isSure ? void drop() : setSure(true))}>
          {t(isSure ? 'outbox.held.sure' : 'outbox.draft.drop')}
        </Button>
        <Button size="small" onClick={() => void copy()}>
          {t('outbox.unread.copy')}
        </Button>
      </span>
      <output>
        {copied === undefined ? null : t(copied ? 'outbox.unread.copied' : 'outbox.unread.failed')}
      </output>
      {copied === false ? <pre className={styles['text']}>{text}</pre> : null}
    </div>
  );
}
