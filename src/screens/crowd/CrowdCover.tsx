/** What stands before a hunt: what it is, what costs time, one's best, and the challenge of whoever sent the address. */
import { onOneLine } from '../../i18n/formats';
import { useTranslation } from '../../i18n/use-translation';
import type { Challenge } from '../../crowd/challenge';
import { CROWD_RULES } from '../../crowd/hunt';
import type { CrowdBest } from '../../crowd/best';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Dialog } from '../../ui/Dialog';
import { PlayIcon } from '../../ui/icons/ways';
import styles from './CrowdGame.module.css';

interface Props {
  readonly open: boolean;
  readonly level: string;
  readonly best: CrowdBest | undefined;
  readonly challenge: Challenge | undefined;
  readonly onBegin: () => void;
}

export function CrowdCover({ open, level, best, challenge, onBegin }: Props) {
  const { t } = useTranslation('crowd');
  return (
    <Dialog open={open} title={t('screen', { level: onOneLine(level) })}>
      <div className={styles['sheet']} data-crowd="cover">
        <p>{t('cover.intro')}</p>
        <ul className={styles['rules']}>
          <li>{t('cover.clock', CROWD_RULES)}</li>
          <li>{t('cover.costs', CROWD_RULES)}</li>
          <li>{t('cover.endless')}</li>
        </ul>
        {challenge && challenge.beat > 0 ? (
          <p className={styles['dare']}>{t('cover.challenge', { count: challenge.beat })}</p>
        ) : null}
        {best ? <p>{t('cover.best', { count: best.found })}</p> : null}
        <div className={styles['ways']}>
          <Button tone="primary" size="large" icon={<PlayIcon />} onClick={onBegin}>
            {t('cover.begin')}
          </Button>
          <ButtonLink to="/">{t('cover.other')}</ButtonLink>
        </div>
      </div>
    </Dialog>
  );
}
