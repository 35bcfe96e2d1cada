/** The rules of participation: who may enter, how the draw is made, what becomes of an address, and every wording agreed to. */
import { useTranslation } from '../../i18n/use-translation';
import { Link } from 'react-router-dom';
import { CONSENT_WORDINGS } from '../../contest/consent';
import { KEPT_WEEKS } from '../../contest/retention';
import { classes } from '../../ui/classes';
import prose from '../../ui/prose.module.css';
import { useScreenTitle } from '../../i18n/use-screen-title';
import { RULES_PARTS } from '../../site-pages/own-texts';
import { SitePageText } from '../../site-pages/SitePageText';
import styles from './ContestRulesScreen.module.css';
import { WeekRules } from './WeekRules';

export function ContestRulesScreen() {
  const { t } = useTranslation('legal');
  useScreenTitle(t('contest.title'));
  return (
    <article className={classes(prose['page'], styles['page'])}>
      <h1 tabIndex={-1}>{t('contest.title')}</h1>
      <SitePageText name="rules">
        <p>{t('contest.lead')}</p>
        <div className={prose['parts']}>
          {RULES_PARTS.map((part) => (
            <section key={part}>
              <h2>{t(`contest.${part}.title`)}</h2>
              <p>{t(`contest.${part}.text`, { weeks: KEPT_WEEKS })}</p>
            </section>
          ))}
        </div>
      </SitePageText>
      <WeekRules />
      <section>
        <h2>{t('contest.wordings.title')}</h2>
        <p>{t('contest.wordings.text')}</p>
        <dl className={styles['wordings']}>
          {CONSENT_WORDINGS.map((version) => (
            <div key={version} data-wording={version}>
              <dt>{t('contest.wordings.version', { version })}</dt>
              <dd>{t(`contest.wordings.${version}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <nav className={styles['ways']} aria-label={t('contest.ways')}>
        <Link className={styles['way']} to="/weekly">
          {t('contest.toContest')}
        </Link>
        <Link className={styles['way']} to="/weeklyResults">
          {t('contest.toDraws')}
        </Link>
        <Link className={styles['way']} to="/privacy">
          {t('privacy.title')}
        </Link>
      </nav>
    </article>
  );
}
