/** The score entry form on a page of its own (SPEC section 2): for the result that whoever links here hands over. */
import { useTranslation } from 'react-i18next';
import { MODE_NAMES, countsDown } from '../../game/modes';
import { toLanguage } from '../../i18n/language';
import { findLevel } from '../../maps/catalogue';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../ui/ButtonLink';
import { Notice } from '../../ui/Notice';
import { useScreenTitle } from '../../ui/useScreenTitle';
import { formatSeconds } from '../../i18n/formats';
import { ResultForm } from '../../results/ResultForm';
import { resultOf } from './result-state';
import styles from './PopupFormScreen.module.css';

export function PopupFormScreen() {
  const { t, i18n } = useTranslation(['records', 'interface']);
  const result = resultOf(useLocation().state);
  useScreenTitle(t('form.title'));
  if (!result)
    return (
      <Notice
        heading="h1"
        picture="guide"
        title={t('form.none.title')}
        text={t('form.none.text')}
        actions={
          <ButtonLink tone="primary" to="/">
            {t('form.none.home')}
          </ButtonLink>
        }
      />
    );
  const { score, level, mode } = result;
  const time = formatSeconds(toLanguage(i18n.language), result.time);
  return (
    <section className={styles['page']}>
      <h1 tabIndex={-1}>
        {countsDown(mode)
          ? t('form.countdown', { count: score })
          : t('form.finished', { count: score, time })}
      </h1>
      <h2 className={styles['what']}>
        {t(`interface:modes.${MODE_NAMES[mode]}.name`)} · {findLevel(String(level))?.name}
      </h2>
      <ResultForm result={result} />
    </section>
  );
}
