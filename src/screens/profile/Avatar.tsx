/** A player's portrait: somebody found, the provider's picture, or a coloured seal with the name's first letter. */
import { useTranslation } from '../../i18n/use-translation';
import { portraitIn } from '../../accounts/portrait';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './Avatar.module.css';
import { StampPortrait } from './portrait/StampPortrait';
import { sealOf } from './seal';

interface Props {
  readonly name: string;
  readonly imageUrl: string;
}

export function Avatar({ name, imageUrl }: Props) {
  const { t } = useTranslation('accounts');
  const label = t('profile.avatar', { name });
  const { letter, tone } = sealOf(name);
  const portrait = portraitIn(imageUrl);
  const seal = <span aria-hidden="true">{letter}</span>;
  if (imageUrl !== '' && !portrait)
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
  return (
    <span className={styles['avatar']} data-tone={tone} data-portrait={imageUrl}>
      {portrait ? <StampPortrait portrait={portrait} instead={seal} /> : seal}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
