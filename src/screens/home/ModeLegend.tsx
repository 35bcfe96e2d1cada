/** The legend of the four mode icons on the level cards. */
import { useTranslation } from 'react-i18next';
import { RULE_NUMBERS } from '../../game/constants';
import { CHOSEN_MODES, MODE_NAMES } from '../../game/modes';
import { useAllowedModes } from '../../levels/use-offered-modes';
import { MODE_ICONS } from '../../ui/icons/mode-icons';
import { useModeGoal } from './mode-looks';
import styles from './ModeLegend.module.css';

export function ModeLegend() {
  const { t } = useTranslation('interface');
  const goalOf = useModeGoal();
  const isAllowed = useAllowedModes();
  return (
    <>
      <ul className={styles['legend']} aria-label={t('home.levels.legend')}>
        {CHOSEN_MODES.filter(isAllowed).map((mode) => {
          const name = MODE_NAMES[mode];
          const Icon = MODE_ICONS[name];
          return (
            <li key={mode}>
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
