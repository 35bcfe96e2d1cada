/** Shown for any unknown address (SPEC section 2). */
import { useTranslation } from '../../i18n/use-translation';
import { ButtonLink } from '../../ui/ButtonLink';
import { Notice } from '../../ui/Notice';
import { useScreenTitle } from '../../i18n/use-screen-title';

export function NotFoundScreen() {
  const { t } = useTranslation('interface');
  useScreenTitle(t('notFound.title'));
  return (
    <Notice
      heading="h1"
      picture="lost"
      title={t('notFound.title')}
      text={t('notFound.text')}
      aside={t('notFound.aside')}
      actions={
        <ButtonLink to="/" tone="primary">
          {t('app.toHome')}
        </ButtonLink>
      }
    />
  );
}
