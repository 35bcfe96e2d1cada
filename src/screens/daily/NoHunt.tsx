/** What stands where no hunt can be played, and the ways on. */
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Notice } from '../../ui/Notice';
import { Meanwhile } from './Meanwhile';

interface Props {
  /** "No hunt here" when not given. */
  readonly title?: string;
  readonly text: string;
  readonly onRetry?: () => void;
  /** Whether it comes by itself. */
  readonly isWaiting?: boolean;
  /** Whether today's is there in its place. */
  readonly withToday?: boolean;
}

export function NoHunt({ title, text, onRetry, isWaiting = false, withToday = false }: Props) {
  const { t } = useTranslation(['daily', 'interface']);
  return (
    <Notice
      heading="h1"
      picture={isWaiting ? 'guide' : 'lost'}
      title={title ?? t('none.title')}
      text={text}
      actions={
        <>
          {onRetry ? <Button onClick={onRetry}>{t('interface:app.retry')}</Button> : null}
          {withToday ? (
            <ButtonLink to="/daily" tone="primary">
              {t('race.back')}
            </ButtonLink>
          ) : null}
          {isWaiting && !withToday ? <Meanwhile /> : null}
          <ButtonLink to="/" tone={withToday || isWaiting ? 'secondary' : 'primary'}>
            {t('interface:app.toHome')}
          </ButtonLink>
        </>
      }
    />
  );
}
