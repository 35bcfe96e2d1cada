/** The legend of the icons on the level cards: the stroll and the four modes. */
import { useTranslation } from '../../i18n/use-translation';
import { RULE_NUMBERS } from '../../game/constants';
import { CHOSEN_MODES, MODE_NAMES } from '../../game/modes';
import { useAllowedModes } from '../../levels/use-offered-modes';
import { usePlatform } from '../../platform/PlatformContext';
import { MODE_ICONS } from '../../ui/icons/mode-icons';
import { useModeGoal } from './mode-looks';
import styles from './ModeLegend.module.css';

export function ModeLegend() {
  const { t } = useTranslation('interface');
  const goalOf = useModeGoal();
  const isAllowed = useAllowedModes();
  const { kiosk } = usePlatform();
  return (
    <>
      <ul className={styles['legend']} aria-label={t('home.levels.legend')}>
        {[
          ...(kiosk ? [] : (['stroll'] as const)),
          ...CHOSEN_MODES.filter(isAllowed).map((mode) => MODE_NAMES[mode]),
        ].map((name) => {
          const Icon = MODE_ICONS[name];
          return (
            <li key={name}>
              <Icon />
              <p>
                <strong>{t(`modes.${name}.name`)}</strong>
                <span>{goalOf(name)}</span>
              </p>
            </li>
          );
        })}
      </ul>
      <p className={styles['rules']}>{t('home.levels.rules', RULE_NUMBERS)}</p>
    </>
  );
}
