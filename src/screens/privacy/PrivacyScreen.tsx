/** What the game keeps of a visitor, for how long, who sees it, and how to take or erase it. */
import { useTranslation } from '../../i18n/use-translation';
import { Link } from 'react-router-dom';
import { classes } from '../../ui/classes';
import prose from '../../ui/prose.module.css';
import { useScreenTitle } from '../../i18n/use-screen-title';
import { PRIVACY_PARTS } from '../../site-pages/own-texts';
import { SitePageText } from '../../site-pages/SitePageText';
import styles from './PrivacyScreen.module.css';

export function PrivacyScreen() {
  const { t } = useTranslation('legal');
  useScreenTitle(t('privacy.title'));
  return (
    <article className={classes(prose['page'], styles['page'])}>
      <h1 tabIndex={-1}>{t('privacy.title')}</h1>
      <SitePageText name="privacy">
        <p>{t('privacy.lead')}</p>
        <div className={prose['parts']}>
          {PRIVACY_PARTS.map((part) => (
            <section key={part}>
              <h2>{t(`privacy.${part}.title`)}</h2>
              <p>{t(`privacy.${part}.text`)}</p>
            </section>
          ))}
        </div>
      </SitePageText>
      <p>
        <Link className={styles['way']} to="/profile">
          {t('privacy.profile')}
        </Link>
      </p>
    </article>
  );
}
