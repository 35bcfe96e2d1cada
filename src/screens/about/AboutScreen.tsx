/** The about page: author, version, and the licences of third-party parts. */
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { fetchNotices, type Notices, type Part } from '../../notices/notices';
import { usePlatform } from '../../platform/PlatformContext';
import { Button } from '../../ui/Button';
import { Spinner } from '../../ui/Spinner';
import { classes } from '../../ui/classes';
import prose from '../../ui/prose.module.css';
import { useScreenTitle } from '../../i18n/use-screen-title';
import styles from './AboutScreen.module.css';

/** `undefined` while the file is loading. */
type Found = { readonly notices: Notices | undefined } | undefined;

function PartItem({ part, text }: { readonly part: Part; readonly text: string | undefined }) {
  return (
    <li>
      <details className={styles['part']}>
        <summary>
          <strong>{part.name}</strong> <span>{part.version}</span>
          <small>{part.licence}</small>
        </summary>
        {part.by ? <p>{part.by}</p> : null}
        <pre lang="en">{text}</pre>
      </details>
    </li>
  );
}

function Parts({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation(['about', 'interface']);
  const [found, setFound] = useState<Found>();

  useEffect(() => {
    let isHere = true;
    const read = async () => {
      const notices = await fetchNotices(import.meta.env.BASE_URL);
      if (isHere) setFound({ notices });
    };
    void read();
    return () => {
      isHere = false;
    };
  }, []);

  if (found === undefined) return <Spinner label={t('interface:app.loading')} />;
  const { notices } = found;
  if (!notices)
    return (
      <div role="alert" className={styles['failed']}>
        <p>{t('parts.failed')}</p>
        <Button tone="primary" onClick={onRetry}>
          {t('interface:app.retry')}
        </Button>
      </div>
    );
  return (
    <ul className={styles['parts']}>
      {notices.parts.map((part) => (
        <PartItem key={`${part.name} ${part.version}`} part={part} text={notices.texts[part.text]} />
      ))}
    </ul>
  );
}

export function AboutScreen() {
  const { t } = useTranslation('about');
  const { kind } = usePlatform();
  const [attempt, setAttempt] = useState(0);
  useScreenTitle(t('title'));
  return (
    <article className={classes(prose['page'], styles['page'])}>
      <h1 tabIndex={-1}>{t('title')}</h1>
      <p>{t('lead')}</p>
      <p>{t('rights')}</p>
      <p className={styles['version']}>{t('version', { version: import.meta.env.VITE_VERSION })}</p>
      <h2>{t('parts.title')}</h2>
      <p>{t('parts.lead')}</p>
      {kind === 'desktop' ? <p>{t('parts.chromium')}</p> : null}
      <Parts key={attempt} onRetry={() => setAttempt(attempt + 1)} />
    </article>
  );
}
