/** A hunt that rests: the map is hidden, so that nobody searches without the clock. */
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Dialog } from '../../ui/Dialog';
import { PlayIcon } from '../../ui/icons/ways';
import styles from './CrowdGame.module.css';

export function CrowdPause({ open, onResume }: { readonly open: boolean; readonly onResume: () => void }) {
  const { t } = useTranslation('crowd');
  return (
    <Dialog open={open} title={t('pause.title')} onClose={onResume}>
      <div className={styles['sheet']} data-crowd="pause">
        <p>{t('pause.text')}</p>
        <div className={styles['ways']}>
          <Button tone="primary" icon={<PlayIcon />} onClick={onResume}>
            {t('pause.resume')}
          </Button>
          <ButtonLink to="/">{t('pause.end')}</ButtonLink>
        </div>
      </div>
    </Dialog>
  );
}
