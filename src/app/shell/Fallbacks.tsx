/** The placeholders of a screen: while its code loads, and after it has failed. */
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Notice } from '../../ui/Notice';
import { Late, lateCode } from '../../ui/late';
import { Spinner } from '../../ui/Spinner';
import styles from './Fallbacks.module.css';
import { absent } from './LatePart';
import { useReplaced } from '../../ui/use-replaced';

const REPORT = lateCode(async () => (await import('./ReportButton')).ReportButton);

export function ScreenLoading() {
  const { t } = useTranslation('interface');
  return (
    <div className={styles['loading']}>
      <Spinner label={t('app.loading')} />
    </div>
  );
}

/** Stands on a page for a part of it. */
export function ScreenPartUnloaded({ again }: { readonly again: () => void }) {
  const { t } = useTranslation('interface');
  return (
    <div className={styles['part']} role="alert">
      <p>{t('unloaded.part')}</p>
      <Button onClick={again}>{t('app.retry')}</Button>
    </div>
  );
}

/** Where the code of a screen could not be had. */
export function ScreenUnfetched({ again }: { readonly again: () => void }) {
  const { t } = useTranslation('interface');
  const replaced = useReplaced();
  return (
    <Notice
      heading="h1"
      picture="lost"
      title={t('unloaded.title')}
      text={t(replaced ? 'unloaded.replaced' : 'unloaded.part')}
      actions={
        <>
          <Button tone="primary" onClick={replaced ? () => window.location.reload() : again}>
            {t(replaced ? 'unloaded.reload' : 'app.retry')}
          </Button>
          <ButtonLink to="/" reloadDocument={replaced}>
            {t('app.toHome')}
          </ButtonLink>
        </>
      }
    />
  );
}

export function ScreenBroken({ again }: { readonly again: () => void }) {
  const { t } = useTranslation('interface');
  return (
    <Notice
      heading="h1"
      picture="lost"
      title={t('crash.title')}
      text={t('crash.text')}
      actions={
        <>
          <Button tone="primary" onClick={again}>
            {t('app.retry')}
          </Button>
          <ButtonLink to="/" reloadDocument>
            {t('app.toHome')}
          </ButtonLink>
          <Late code={REPORT} props={{}} renderUnloaded={absent} />
        </>
      }
    />
  );
}
