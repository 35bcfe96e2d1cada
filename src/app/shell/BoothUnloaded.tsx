/** A booth whose code cannot be had: nobody stands by to press a button, so it asks again by itself. */
import { useEffect } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';

/** In ms. */
const PAUSE = 10_000;

export function BoothUnloaded({ again }: { readonly again: () => void }) {
  const { t } = useTranslation('interface');
  useEffect(() => {
    const timer = setTimeout(again, PAUSE);
    return () => clearTimeout(timer);
  }, [again]);
  return (
    <Notice
      heading="h1"
      picture="lost"
      title={t('unloaded.title')}
      text={t('unloaded.part')}
      actions={
        <Button tone="primary" onClick={again}>
          {t('app.retry')}
        </Button>
      }
    />
  );
}
