/** Sets the document's title to the screen's name in the current language. */
import { useEffect } from 'react';
import { useTranslation } from './use-translation';

/** `screen` is the translated name of the screen; undefined stands for home. */
export function useScreenTitle(screen: string | undefined): void {
  const { t } = useTranslation('interface');
  const title = screen === undefined ? t('app.homeTitle') : t('app.screenTitle', { screen });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
