/** A numeric keypad that shows entered digits as dots; a keyboard's digits work too. */
import { useEffect } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { Button } from '../ui/Button';
import styles from './PinPad.module.css';

export const LONGEST_PIN = 12;

interface Props {
  readonly value: string;
  readonly disabled?: boolean;
  readonly onChange: (value: string) => void;
  readonly onDone: () => void;
}

export function PinPad({ value, disabled = false, onChange, onDone }: Props) {
  const { t } = useTranslation('kiosk');
  const add = (digit: string) => onChange((value + digit).slice(0, LONGEST_PIN));

  useEffect(() => {
    const type = ({ key, target }: KeyboardEvent) => {
      if (disabled) return;
      if (/^\d$/.test(key)) onChange((value + key).slice(0, LONGEST_PIN));
      else if (key === 'Backspace') onChange(value.slice(0, -1));
      else if (key === 'Enter' && !(target instanceof HTMLButtonElement)) onDone();
    };
    window.addEventListener('keydown', type);
    return () => window.removeEventListener('keydown', type);
  }, [value, disabled, onChange, onDone]);

  return (
    <div className={styles['pad']}>
      <output className={styles['dots']} aria-label={t('pin.digits', { count: value.length })}>
        {'•'.repeat(value.length)}
      </output>
      <div className={styles['keys']}>
        {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => (
          <button key={digit} type="button" disabled={disabled} onClick={() => add(digit)}>
            {digit}
          </button>
        ))}
        <button
          type="button"
          disabled={disabled}
          aria-label={t('keyboard.erase')}
          onClick={() => onChange(value.slice(0, -1))}
        >
          ⌫
        </button>
        <button type="button" disabled={disabled} onClick={() => add('0')}>
          0
        </button>
        <Button tone="primary" disabled={disabled} onClick={onDone}>
          {t('keyboard.done')}
        </Button>
      </div>
    </div>
  );
}
