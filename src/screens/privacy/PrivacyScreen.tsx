/** What the game keeps of a visitor, for how long, who sees it, and how to take or erase it. */
import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import { classes } from '../../ui/classes';
import prose from '../../ui/prose.module.css';
import { useScreenTitle } from '../../i18n/useScreenTitle';
import styles from './PrivacyScreen.module.css';

const PARTS = ['device', 'account', 'boards', 'contest', 'mystery', 'messages', 'never', 'rights'] as const;

export function PrivacyScreen() {
  const { t } = useTranslation('legal');
  useScreenTitle(t('privacy.title'));
  return (
    <article className={classes(prose['page'], styles['page'])}>
      <h1 tabIndex={-1}>{t('privacy.title')}</h1>
      <p>{t('privacy.lead')}</p>
      <div className={prose['parts']}>
        {PARTS.map((part) => (
          <section key={part}>
            <h2>{t(`privacy.${part}.title`)}</h2>
            <p>{t(`privacy.${part}.text`)}</p>
          </section>
        ))}
      </div>
      <p>
        <Link className={styles['way']} to="/profile">
          {t('privacy.profile')}
        </Link>
      </p>
    </article>
  );
}
