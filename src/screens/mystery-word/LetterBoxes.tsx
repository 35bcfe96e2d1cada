/**
 * One transparent input over fourteen drawn boxes, so that typing, backspace and paste work as in any field, and a
 * screen reader finds a single field of 14 letters.
 */
import { useState } from 'react';
import { WORD_LENGTH, lettersOf } from '../../contest/mystery-word';
import { Labelled } from '../../ui/Labelled';
import { classes } from '../../ui/classes';
import styles from './LetterBoxes.module.css';

interface Props {
  readonly label: string;
  readonly advice: string;
  /** Capitals A to Z, 14 at most. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (word: string) => void;
}

export function LetterBoxes({ label, advice, value, error, onChange }: Props) {
  const [focused, setFocused] = useState(false);
  const [caret, setCaret] = useState(0);
  return (
    <Labelled label={label} advice={advice} error={error}>
      {(ties) => (
        <span className={styles['field']}>
          <span className={styles['boxes']} aria-hidden="true">
            {Array.from({ length: WORD_LENGTH }, (_, index) => (
              <span
                key={index}
                className={classes(
                  styles['box'],
                  focused && index === Math.min(caret, WORD_LENGTH - 1) && styles['here'],
                )}
              >
                {value[index] ?? ''}
              </span>
            ))}
          </span>
          <input
            {...ties}
            className={styles['input']}
            value={value}
            required
            inputMode="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => {
              setCaret(target.selectionStart ?? WORD_LENGTH);
              onChange(lettersOf(target.value).slice(0, WORD_LENGTH));
            }}
            onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart ?? value.length)}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
          />
        </span>
      )}
    </Labelled>
  );
}
