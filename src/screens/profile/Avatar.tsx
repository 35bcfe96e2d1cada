/** A player's portrait: the account's picture, or a coloured seal with the name's first letter. */
import { useTranslation } from '../../i18n/useTranslation';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './Avatar.module.css';
import { sealOf } from './seal';

interface Props {
  readonly name: string;
  readonly imageUrl: string;
}

export function Avatar({ name, imageUrl }: Props) {
  const { t } = useTranslation('accounts');
  const label = t('profile.avatar', { name });
  if (imageUrl !== '')
    return (
      <img
        className={styles['avatar']}
        src={imageUrl}
        alt={label}
        width={112}
        height={112}
        referrerPolicy="no-referrer"
      />
    );
  const { letter, tone } = sealOf(name);
  return (
    <span className={styles['avatar']} data-tone={tone}>
      <span aria-hidden="true">{letter}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
