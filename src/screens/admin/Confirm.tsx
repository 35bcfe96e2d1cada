/** Asks the owner once more before something is gone for good. */
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import styles from './desk.module.css';

interface Props {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  /** What the button that does it says. */
  readonly action: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** What there is to see before one decides. */
  readonly children?: ReactNode;
}

export function Confirm({ open, title, text, action, onConfirm, onCancel, children }: Props) {
  const { t } = useTranslation('desk');
  return (
    <Dialog open={open} title={title} onClose={onCancel}>
      <p>{text}</p>
      {children}
      <div className={styles['row']}>
        <Button onClick={onCancel}>{t('confirm.cancel')}</Button>
        <Button tone="primary" onClick={onConfirm}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
