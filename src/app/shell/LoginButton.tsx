/** The header's login button for guests: icon and text, on phones the icon only. */
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/Button';
import { ProfileIcon } from '../../ui/icons/ways';
import styles from './LoginButton.module.css';

export function LoginButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation('interface');
  return (
    <Button size="small" className={styles['login']} icon={<ProfileIcon />} onClick={onClick}>
      <span>{t('header.login')}</span>
    </Button>
  );
}
