/** The pages that the owner answers for: what is kept of whom, and the rules of participation, each with its versions. */
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation';
import { useRecords } from '../../../records/RecordsContext';
import { SITE_PAGES, type SitePage, type SitePageName } from '../../../records/site-pages';
import { useAsked } from '../../../records/use-asked';
import { Button } from '../../../ui/Button';
import sheet from '../../../ui/sheet.module.css';
import { Spinner } from '../../../ui/Spinner';
import { Away } from '../Away';
import styles from '../desk.module.css';
import { PageForm } from './PageForm';

const ADDRESSES = { privacy: '/privacy', rules: '/weeklyRules' } as const;

function PageCard({ name }: { readonly name: SitePageName }) {
  const { t } = useTranslation('desk');
  const records = useRecords();
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  const ask = useCallback(async () => {
    const answer = await records.sitePage(name);
    return answer.kind === 'ok' ? ({ kind: 'ok', value: { page: answer.page } } as const) : answer;
  }, [records, name]);
  const { answer, reload } = useAsked<{ readonly page: SitePage | undefined }>(`page ${name}`, ask);
  if (!answer)
    return (
      <li className={styles['card']}>
        <Spinner label={t('pages.loading')} />
      </li>
    );
  const page = answer.kind === 'ok' ? answer.value.page : undefined;
  return (
    <li className={styles['card']} data-page={name}>
      <p className={styles['head']}>
        <strong>{t(`pages.${name}.title`)}</strong>
        <span className={styles['aside']}>
          {answer.kind !== 'ok'
            ? null
            : page
              ? t('pages.version', { version: page.version })
              : t('pages.own')}
        </span>
      </p>
      <p>{t(`pages.${name}.text`)}</p>
      {answer.kind === 'ok' ? null : <Away why={answer.kind} onRetry={reload} />}
      <p className={styles['row']}>
        <Link to={ADDRESSES[name]}>{t('pages.look')}</Link>
        {answer.kind !== 'ok' || isOpen ? null : (
          <Button
            size="small"
            onClick={() => {
              setSent(false);
              setOpen(true);
            }}
          >
            {t('pages.write')}
          </Button>
        )}
      </p>
      <output>{isSent && page ? t('pages.done', { version: page.version }) : null}</output>
      {answer.kind === 'ok' && isOpen ? (
        <PageForm
          name={name}
          held={page}
          onCancel={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            setSent(true);
            reload();
          }}
        />
      ) : null}
    </li>
  );
}

export function PagesSection() {
  const { t } = useTranslation('desk');
  return (
    <section className={sheet['sheet']}>
      <h2>{t('sections.pages')}</h2>
      <p>{t('pages.intro')}</p>
      <ul className={styles['cards']}>
        {SITE_PAGES.map((name) => (
          <PageCard key={name} name={name} />
        ))}
      </ul>
    </section>
  );
}
