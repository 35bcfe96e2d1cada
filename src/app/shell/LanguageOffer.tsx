/** Offers English in one line to whoever's browser knows no French; one tap answers for good (DECISIONS 38). */
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { offeredLanguage, type Language } from '../../i18n/language';
import { chooseLanguage } from '../../i18n/setup';
import { usePlatform } from '../../platform/PlatformContext';
import { Button } from '../../ui/Button';
import styles from './LanguageOffer.module.css';

export function LanguageOffer() {
  const { t, language, texts } = useTranslation('interface');
  const { kiosk } = usePlatform();
  const [offered, setOffered] = useState(() =>
    kiosk ? undefined : offeredLanguage(navigator.languages, () => localStorage),
  );
  if (!offered || language === offered) return null;
  const answer = (language: Language) => {
    setOffered(undefined);
    void chooseLanguage(texts, language);
  };
  return (
    <aside className={styles['offer']} lang={offered}>
      <p>{t('offer.text')}</p>
      <Button size="small" tone="primary" onClick={() => answer(offered)}>
        {t('offer.take')}
      </Button>
      <Button size="small" onClick={() => answer('fr')}>
        {t('offer.keep')}
      </Button>
    </aside>
  );
}
