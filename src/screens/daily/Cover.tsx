/** The cover of the daily hunt: what it is, how it is ranked, and the start button. */
import { useTranslation } from 'react-i18next';
import type { Day } from '../../daily/day';
import { useDiary } from '../../daily/store';
import { daysOn } from '../../daily/streak';
import { RULE_NUMBERS } from '../../game/constants';
import { toLanguage } from '../../i18n/language';
import guideUrl from '../../ui/art/guide.svg';
import { Button } from '../../ui/Button';
import { PlayIcon } from '../../ui/icons/ways';
import { Stamp } from '../../ui/Stamp';
import { formatHuntDay } from '../../i18n/formats';
import styles from './DailyScreen.module.css';

export function Cover({ day, onBegin }: { readonly day: Day; readonly onBegin: () => void }) {
  const { t, i18n } = useTranslation('daily');
  const streak = daysOn(useDiary().streak, day);
  return (
    <div className={styles['page']} data-daily="cover">
      <section className={styles['sheet']} aria-labelledby="hunt">
        <header className={styles['head']}>
          <h1 id="hunt">{t('title', { date: formatHuntDay(toLanguage(i18n.language), day) })}</h1>
          {streak > 0 ? (
            <Stamp tone="indigo" shape="square" className={styles['streak']}>
              {t('streak', { count: streak })}
            </Stamp>
          ) : null}
        </header>
        <div className={styles['invitation']}>
          <img src={guideUrl} alt="" width="260" height="260" />
          <p>{t('cover.intro')}</p>
        </div>
        <ul className={styles['rules']}>
          <li>{t('cover.clock')}</li>
          <li>{t('cover.help', RULE_NUMBERS)}</li>
          <li>{t('cover.once')}</li>
          {streak > 0 ? null : <li>{t('cover.streak')}</li>}
        </ul>
        <div className={styles['ways']}>
          <Button tone="primary" size="large" icon={<PlayIcon />} onClick={onBegin}>
            {t('cover.begin')}
          </Button>
        </div>
      </section>
    </div>
  );
}
