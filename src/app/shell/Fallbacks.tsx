/** The placeholders of a screen: while its code loads, and after it has failed. */
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Notice } from '../../ui/Notice';
import { Spinner } from '../../ui/Spinner';
import { ReportButton } from './ReportButton';
import styles from './Fallbacks.module.css';

export function ScreenLoading() {
  const { t } = useTranslation('interface');
  return (
    <div className={styles['loading']}>
      <Spinner label={t('app.loading')} />
    </div>
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
          <ReportButton />
        </>
      }
    />
  );
}
