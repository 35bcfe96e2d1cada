/** One setting that is on or off, with a line on what it does. */
import { useId } from 'react';
import styles from './SettingsDialog.module.css';

interface Props {
  readonly label: string;
  readonly advice: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function SettingsSwitch({ label, advice, on, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles['switch']}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={on}
        aria-describedby={`${id}-advice`}
        checked={on}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id}>
        <strong>{label}</strong>
        <small id={`${id}-advice`}>{advice}</small>
      </label>
    </div>
  );
}
