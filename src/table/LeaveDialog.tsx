/** Asks the player to confirm leaving a running game. */
import { useTranslation } from '../i18n/use-translation';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import styles from './dialogs.module.css';
import type { LeaveGuard } from './use-leave-guard';

export function LeaveDialog({ guard }: { readonly guard: LeaveGuard }) {
  const { t } = useTranslation('play');
  return (
    <Dialog open={guard.asking} title={t('leave.title')} onClose={guard.stay}>
      <p className={styles['guided']}>{t('leave.text')}</p>
      <div className={styles['actions']}>
        <Button tone="quiet" onClick={guard.leave}>
          {t('leave.leave')}
        </Button>
        <Button tone="primary" onClick={guard.stay}>
          {t('leave.stay')}
        </Button>
      </div>
    </Dialog>
  );
}
