/** The owner's UPLOAD DATA, a section of the desk: uploads all level definitions and shows progress and each result (SPEC section 6). */
import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { CATALOGUE, findLevel } from '../../../maps/catalogue';
import { levelFaults } from '../../../levels/fault-log';
import { useManifest } from '../../../levels/ManifestContext';
import { usePlatform } from '../../../platform/PlatformContext';
import { useRecords } from '../../../records/RecordsContext';
import { Button } from '../../../ui/Button';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import table from '../../../boards/table.module.css';
import sheet from '../../../ui/sheet.module.css';
import styles from '../desk.module.css';
import { Artwork } from './Artwork';
import { useUpload } from './use-upload';

/** Lists the database's invalid level documents with the reason, so that the owner can mend them. */
function Refused() {
  const { t } = useTranslation('accounts');
  const [faults] = useState(() => levelFaults(() => localStorage));
  if (faults.length === 0) return null;
  return (
    <>
      <h3>{t('admin.upload.refused.title')}</h3>
      <p>{t('admin.upload.refused.intro')}</p>
      <ul className={sheet['log']}>
        {faults.map(({ level, fault }) => (
          <li key={level}>
            <strong>{findLevel(String(level))?.name}</strong> {fault}
          </li>
        ))}
      </ul>
    </>
  );
}

export function LevelsSection() {
  const { t } = useTranslation('accounts');
  const manifest = useManifest();
  const { results, running, done, start } = useUpload(usePlatform(), useRecords().admin);
  const total = CATALOGUE.length;
  const sent = [...results.values()].filter((result) => result === 'ok').length;
  const finished = !running && done === total;
  return (
    <section className={sheet['sheet']}>
      <h2>{t('admin.upload.title')}</h2>
      <p>{t('admin.upload.intro', { total })}</p>
      <div className={styles['row']}>
        <Button
          tone="primary"
          aria-disabled={running || manifest.kind !== 'ready'}
          onClick={() => {
            if (manifest.kind === 'ready') void start(manifest.manifest);
          }}
        >
          {t(finished && sent < total ? 'admin.upload.again' : 'admin.upload.start', { total })}
        </Button>
        <progress aria-label={t('admin.upload.progress')} max={total} value={done} />
        <output>
          {running ? t('admin.upload.running', { done, total }) : null}
          {finished ? t('admin.upload.done', { sent, failed: total - sent }) : null}
        </output>
      </div>
      <table className={table['table']}>
        <caption>
          <VisuallyHidden>{t('admin.upload.caption')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('admin.upload.level')}</th>
            <th scope="col">{t('admin.upload.result')}</th>
          </tr>
        </thead>
        <tbody>
          {CATALOGUE.map(({ id, name }) => (
            <tr key={id} data-upload={results.get(id)}>
              <th scope="row">
                {id}. {name}
              </th>
              <td>{t(`admin.upload.results.${results.get(id) ?? 'waiting'}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Refused />
      <Artwork />
    </section>
  );
}
