/** Today's best of this booth on its attract screen, the last winner flashing. */
import { useTranslation } from '../i18n/use-translation';
import { formatSeconds } from '../i18n/formats';
import type { Best } from './today';
import styles from './Attract.module.css';

export function AttractToday({ best }: { readonly best: readonly Best[] }) {
  const { t, language } = useTranslation(['kiosk', 'interface']);
  return (
    <section className={styles['board']}>
      <h2>{t('attract.today')}</h2>
      <ol>
        {best.map(({ id, who, game, score, time, isLast }) => (
          <li key={id} data-last={isLast}>
            <span>{score}</span>
            <strong>{who}</strong>
            <span>{game === 'rush' ? t('rush.short') : t(`interface:modes.${game}.name`)}</span>
            <span>{score > 0 ? t('rush.time', { time: formatSeconds(language, time) }) : null}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
