/** Says in the user's language why the studio's server refused. */
import { useTranslation } from '../i18n/use-translation';
import type { Reason } from './api';

export function useReason(): (reason: Reason | undefined) => string {
  const { t } = useTranslation('studio');
  return (reason) => (reason ? t(`refusals.${reason.code}`, { detail: reason.detail ?? '' }) : t('lost'));
}
