/** The twelve badges, earned ones inked, the others with what is still to do. */
import { useTranslation } from '../../i18n/use-translation';
import {
  FAITHFUL,
  GLANCE_MS,
  HUNTER,
  isEarned,
  LIGHTNING,
  TRAVELLER,
  type BadgeState,
} from '../../progress/badges';
import { Stamp } from '../../ui/Stamp';
import { BadgeIcon } from './badge-icons';
import styles from './Badges.module.css';

/** The numbers of the rules, so that words and rules cannot differ. */
const NUMBERS = {
  seconds: GLANCE_MS / 1000,
  lightning: LIGHTNING,
  maps: TRAVELLER,
  hunts: HUNTER,
  days: FAITHFUL,
};

export function Badges({ badges }: { readonly badges: readonly BadgeState[] }) {
  const { t } = useTranslation('stamps');
  return (
    <ul className={styles['badges']}>
      {badges.map((state) => {
        const { badge, done, goal } = state;
        const isInked = isEarned(state);
        return (
          <li key={badge} data-badge={badge} data-earned={isInked}>
            {isInked ? (
              <Stamp tone="matcha" className={styles['badge']}>
                <BadgeIcon badge={badge} />
              </Stamp>
            ) : (
              <span className={styles['badge']}>
                <BadgeIcon badge={badge} />
              </span>
            )}
            <div>
              <h3>{t(`badges.${badge}.name`)}</h3>
              <p>{t(`badges.${badge}.how`, NUMBERS)}</p>
              {isInked || goal < 2 ? null : <small>{t('badgeDone', { done, goal })}</small>}
              {isInked ? <small className={styles['earned']}>{t('badgeEarned')}</small> : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
