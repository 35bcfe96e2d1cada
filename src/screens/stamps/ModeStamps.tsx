/** A stamp for each mode of a map: inked once the mode is won, an empty place before. */
import { useTranslation } from '../../i18n/use-translation';
import { RaceOwnBest } from '../../boards/RaceOwnBest';
import { MODE_NAMES } from '../../game/modes';
import type { ModeStamp } from '../../progress/stamps';
import { MODE_ICONS } from '../../ui/icons/mode-icons';
import { Stamp } from '../../ui/Stamp';
import styles from './ModeStamps.module.css';

interface Props {
  readonly level: number;
  readonly stamps: readonly ModeStamp[];
}

export function ModeStamps({ level, stamps }: Props) {
  const { t } = useTranslation(['stamps', 'interface']);
  return (
    <ul className={styles['stamps']} aria-label={t('stamps')}>
      {stamps.map(({ mode, won, clean }) => {
        const name = MODE_NAMES[mode];
        const Icon = MODE_ICONS[name];
        const state = won ? (clean ? 'clean' : 'won') : 'open';
        return (
          <li key={mode} data-stamp={state}>
            {won ? (
              <Stamp tone={clean ? 'indigo' : 'vermilion'} className={styles['inked']}>
                <Icon />
              </Stamp>
            ) : (
              <span className={styles['empty']}>
                <Icon />
              </span>
            )}
            <span className={styles['name']}>{t(`interface:modes.${name}.short`)}</span>
            <small>{t(`stamp.${state}`)}</small>
            <RaceOwnBest level={level} mode={mode} />
          </li>
        );
      })}
    </ul>
  );
}
