/** Shown when the manifest could not be loaded; lets the player retry. */
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';

export function ManifestFailed({ retry }: { readonly retry: () => void }) {
  const { t } = useTranslation('interface');
  return (
    <div role="alert">
      <Notice
        heading="h2"
        picture="lost"
        title={t('home.failed.title')}
        text={t('home.failed.text')}
        actions={
          <Button tone="primary" onClick={retry}>
            {t('app.retry')}
          </Button>
        }
      />
    </div>
  );
}
