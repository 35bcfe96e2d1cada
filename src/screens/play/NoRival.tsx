/** Says why the challenge of a link cannot be played against, and leads into the game without it. */
import { useTranslation } from '../../i18n/use-translation';
import dialogs from '../../table/dialogs.module.css';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';

interface Props {
  readonly why: 'wrongMap' | 'unreadable' | 'misnamed';
  readonly onGoOn: () => void;
}

export function NoRival({ why, onGoOn }: Props) {
  const { t } = useTranslation('runs');
  return (
    <Dialog open title={t('challenge.unopened')} onClose={onGoOn}>
      <p className={dialogs['guided']}>{t(`challenge.${why}`)}</p>
      <div className={dialogs['actions']}>
        <Button tone="primary" onClick={onGoOn}>
          {t('challenge.alone')}
        </Button>
      </div>
    </Dialog>
  );
}
