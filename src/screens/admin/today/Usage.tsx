/** Where the owner reads what the database was asked for: Firebase counts it exactly, and nothing on a page could. */
import { useTranslation } from '../../../i18n/use-translation';

export function Usage() {
  const { t } = useTranslation('desk');
  const project: unknown = import.meta.env['VITE_FIREBASE_PROJECT_ID'];
  if (typeof project !== 'string' || project === '') return <p>{t('today.usage.device')}</p>;
  const address = `https://console.firebase.google.com/project/${encodeURIComponent(project)}/firestore/usage`;
  return (
    <p>
      <a href={address} target="_blank" rel="noreferrer">
        {t('today.usage.console')}
      </a>
    </p>
  );
}
