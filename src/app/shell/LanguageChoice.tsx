/** The language dropdown (SPEC section 2, header). */
import { useTranslation } from '../../i18n/use-translation';
import { LANGUAGES, toLanguage } from '../../i18n/language';
import { chooseLanguage } from '../../i18n/setup';
import { usePlatform } from '../../platform/PlatformContext';
import { LanguageIcon } from '../../ui/icons/ways';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './LanguageChoice.module.css';

export function LanguageChoice() {
  const { t, language, texts } = useTranslation('interface');
  const { kiosk } = usePlatform();
  const languages = kiosk?.settings.languages ?? LANGUAGES;
  if (languages.length < 2) return null;
  return (
    <label className={styles['choice']}>
      <LanguageIcon />
      <VisuallyHidden>{t('header.language')}</VisuallyHidden>
      <select
        value={language}
        onChange={({ target }) => void chooseLanguage(texts, toLanguage(target.value))}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {t(`languages.${language}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
