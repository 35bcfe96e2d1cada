/** Three letters, each turned up and down by a touch, as in an arcade: no field, no keyboard. */
import { useTranslation } from '../../i18n/use-translation';
import styles from './Rush.module.css';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The letters with the one at `place` turned by `step`, round the alphabet. */
export function turned(letters: string, place: number, step: 1 | -1): string {
  return letters
    .split('')
    .map((letter, index) => {
      if (index !== place) return letter;
      const at = ALPHABET.indexOf(letter) + step + ALPHABET.length;
      return ALPHABET[at % ALPHABET.length] ?? letter;
    })
    .join('');
}

interface Props {
  readonly letters: string;
  readonly onChange: (letters: string) => void;
}

export function Letters({ letters, onChange }: Props) {
  const { t } = useTranslation('kiosk');
  return (
    <fieldset className={styles['letters']}>
      <legend>{t('rush.letters')}</legend>
      {letters.split('').map((letter, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- its place is what a letter is
        <div key={place} className={styles['letter']}>
          <button
            type="button"
            aria-label={t('rush.up', { number: place + 1 })}
            onClick={() => onChange(turned(letters, place, 1))}
          >
            ▲
          </button>
          <output aria-live="polite">{letter}</output>
          <button
            type="button"
            aria-label={t('rush.down', { number: place + 1 })}
            onClick={() => onChange(turned(letters, place, -1))}
          >
            ▼
          </button>
        </div>
      ))}
    </fieldset>
  );
}
