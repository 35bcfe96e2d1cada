/** Shows what is kept here and this version of the game cannot read, to be copied, or taken out by the player alone. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { Button } from '../ui/Button';
import styles from './OutboxNote.module.css';

interface Props {
  /** What it was kept for. */
  readonly children: ReactNode;
  /** What is kept, as it is. */
  readonly text: string;
  readonly onDrop: () => void;
}

export function UnreadNote({ children, text, onDrop }: Props) {
  const { t } = useTranslation('records');
  const [copied, setCopied] = useState<boolean>();
  const [isSure, setSure] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <div className={styles['note']} data-unread="">
      <span>{children}</span>
      <span className={styles['ways']}>
        <Button size="small" tone="quiet" onClick={() => (isSure ? onDrop() : setSure(true))}>
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
