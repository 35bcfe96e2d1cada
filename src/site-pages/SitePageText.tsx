/** The text of a page that the owner may write: theirs where there is one, else the game's own, with every version of it. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { wordsIn } from '../contest/plan';
import { useTranslation } from '../i18n/use-translation';
import { pageWording, type SitePageName } from '../records/site-pages';
import { Button } from '../ui/Button';
import { Spinner } from '../ui/Spinner';
import { OwnersText } from './OwnersText';
import styles from './SitePageText.module.css';
import { useSitePage } from './use-site-page';

interface Props {
  readonly name: SitePageName;
  /** The game's own text. */
  readonly children: ReactNode;
}

export function SitePageText({ name, children }: Props) {
  const { t, language } = useTranslation('legal');
  const { shown, ask } = useSitePage(name);
  if (!shown) return <Spinner label={t('page.loading')} />;
  const { words, version, latest, isUnsure } = shown;
  const versions = Array.from({ length: latest }, (_, index) => latest - index);
  return (
    <>
      {isUnsure ? (
        <p role="alert">
          {t('page.unsure')}{' '}
          <Button size="small" onClick={ask}>
            {t('page.retry')}
          </Button>
        </p>
      ) : null}
      {words ? <p>{t(version === latest ? 'page.version' : 'page.earlier', { version, latest })}</p> : null}
      {words ? <OwnersText text={wordsIn(words, language)} /> : children}
      {latest > 1 ? (
        <nav aria-label={t('page.versions')}>
          <ul className={styles['versions']}>
            {versions.map((one) => (
              <li key={one}>
                <Link
                  className={styles['version']}
                  to={{ search: one === latest ? '' : `version=${pageWording(name, one)}` }}
                  aria-current={one === version ? 'page' : undefined}
                >
                  {t('page.versionLink', { version: one })}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </>
  );
}
