/** The name something is sent under: a registered player's as it is known, a guest's to type. */
import type { KnownPlayer } from '../records/forms';
import { LONGEST_NAME } from '../records/limits';
import { Field } from '../ui/Field';
import type { LabelledText } from '../ui/Labelled';
import styles from './forms.module.css';

interface Props extends LabelledText {
  readonly player?: KnownPlayer | undefined;
  /** What a guest has typed. */
  readonly name: string;
  readonly onType: (name: string) => void;
}

export function NameField({ player, name, onType, ...text }: Props) {
  if (player) return <p className={styles['known']}>{player.name}</p>;
  return (
    <Field
      {...text}
      value={name}
      required
      maxLength={LONGEST_NAME}
      autoComplete="nickname"
      onChange={({ target }) => onType(target.value)}
    />
  );
}
