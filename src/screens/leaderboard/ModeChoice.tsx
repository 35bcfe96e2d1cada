/** Chooses the board's mode: radio buttons that look like tickets. */
import { useId, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { MODE_NAMES, type Mode } from '../../game/modes';
import { DuplicateIcon, MasteryIcon, RandomTenIcon, TimeAttackIcon, UniqueIcon } from '../../ui/icons/modes';
import styles from './ModeChoice.module.css';

const ICONS: Record<Mode, ReactNode> = {
  1: <DuplicateIcon />,
  2: <RandomTenIcon />,
  3: <TimeAttackIcon />,
  4: <MasteryIcon />,
  5: <UniqueIcon />,
};

interface Props {
  readonly modes: readonly { readonly mode: Mode; readonly offered: boolean }[];
  readonly chosen: Mode | undefined;
  readonly onChange: (mode: Mode) => void;
}

export function ModeChoice({ modes, chosen, onChange }: Props) {
  const { t } = useTranslation(['records', 'interface']);
  const group = useId();
  return (
    <fieldset className={styles['modes']}>
      <legend>{t('board.mode')}</legend>
      <div className={styles['tickets']}>
        {modes.map(({ mode, offered }) => (
          <label key={mode} className={styles['ticket']}>
            <input
              type="radio"
              name={group}
              value={mode}
              checked={mode === chosen}
              disabled={!offered}
              onChange={() => {
                onChange(mode);
              }}
            />
            <span className={styles['icon']}>{ICONS[mode]}</span>
            <span>{t(`interface:modes.${MODE_NAMES[mode]}.name`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
