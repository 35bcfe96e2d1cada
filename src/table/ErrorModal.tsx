/** Says why an address opens no game, and offers a stroll instead; Close leads home (SPEC section 2). */
import { useTranslation } from '../i18n/use-translation';
import { useNavigate } from 'react-router-dom';
import type { GameError } from '../game/modes';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Late, lateCode } from '../ui/late';
import styles from './dialogs.module.css';

export type PlayError = GameError | 'notOpen' | 'corrupt' | 'unreadable';

const WAY = lateCode(async () => (await import('./ErrorWay')).ErrorWay);

interface Props {
  readonly error: PlayError;
  /** The level's name; empty when there is no such level. */
  readonly level: string;
  readonly onRetry?: (() => void) | undefined;
  /** Replaces Close's way home. */
  readonly onClose?: () => void;
}

export function ErrorModal({ error, level, onRetry, onClose }: Props) {
  const { t } = useTranslation('play');
  const navigate = useNavigate();
  // the game is there; its map is not
  const title = error === 'unreadable' || error === 'corrupt' ? 'errors.mapTitle' : 'errors.title';
  const close = onClose ?? (() => void navigate('/'));
  return (
    <div className={styles['ground']} data-play-error={error}>
      <Dialog open title={t(title)} onClose={close}>
        <p role="alert" className={styles['guided']}>
          {t(`errors.${error}`, { level })}
        </p>
        <div className={styles['actions']}>
          {onRetry ? null : <Late code={WAY} props={{ error, level }} renderUnloaded={() => null} />}
          {onRetry ? <Button onClick={onRetry}>{t('errors.retry')}</Button> : null}
          <Button tone="primary" onClick={close}>
            {t('errors.close')}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
