/** The score entry form on a page of its own (SPEC section 2): for the result that whoever links here hands over. */
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { MODE_NAMES, countsDown } from '../../game/modes';
import { findLevel } from '../../maps/catalogue';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../ui/ButtonLink';
import { Notice } from '../../ui/Notice';
import { useScreenTitle } from '../../i18n/use-screen-title';
import { formatSeconds } from '../../i18n/formats';
import { usePlayer } from '../../accounts/AccountsContext';
import { unsentOf } from '../../boards/unsent';
import { useOutbox } from '../../records/RecordsContext';
import { MendForm } from '../../results/MendForm';
import { ResultForm } from '../../results/ResultForm';
import { gameOf, resultOf } from './result-state';
import styles from './PopupFormScreen.module.css';

export function PopupFormScreen() {
  const { t, language } = useTranslation(['records', 'interface']);
  const handed = resultOf(useLocation().state);
  const [query] = useSearchParams();
  const id = query.get('unsent');
  const found = unsentOf(useOutbox(), id);
  // what is sent leaves the outbox, and its form stays to say so
  const [unsent, setUnsent] = useState(found);
  if (!unsent && found) setUnsent(found);
  useScreenTitle(t('form.title'));
  const player = usePlayer();
  const reason = unsent?.reason;
  const draft = unsent?.draft;
  // nobody takes over what another player has earned
  const heldFor = found?.heldFor ?? unsent?.heldFor;
  if (player && heldFor !== undefined)
    return (
      <Notice
        heading="h1"
        picture="guide"
        title={t('form.title')}
        text={t('outbox.held.others', { name: heldFor })}
        actions={
          <ButtonLink tone="primary" to="/">
            {t('form.none.home')}
          </ButtonLink>
        }
      />
    );
  if (draft && draft.kind !== 'result')
    return (
      <section className={styles['page']}>
        <h1 tabIndex={-1}>{t('form.mend.title')}</h1>
        {reason ? <p role="alert">{t(`refusal.${reason}`)}</p> : null}
        <MendForm draft={draft} />
      </section>
    );
  const result = draft ? gameOf(draft) : handed;
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
  const time = formatSeconds(language, result.time);
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
      {reason ? <p role="alert">{t(`refusal.${reason}`)}</p> : null}
      <ResultForm key={draft?.id} result={result} {...(draft ? { known: draft } : {})} />
    </section>
  );
}
