/** Tells the owner what became of the levels' own artwork in this build: why a drawn map stays, and what was mended. */
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { artworkReportSchema, REPORT_FILE, type ArtworkFault } from '../../../artwork/report';
import { findLevel } from '../../../maps/catalogue';
import sheet from '../../../ui/sheet.module.css';

/** Nothing is told where there is no report: the desktop game carries none. */
async function readReport(signal: AbortSignal): Promise<readonly ArtworkFault[]> {
  try {
    const response = await fetch(`${import.meta.env.BASE_URL}${REPORT_FILE}`, { signal, cache: 'no-cache' });
    const parsed = artworkReportSchema.safeParse(await response.json());
    return parsed.success ? parsed.data.levels : [];
  } catch {
    return [];
  }
}

export function Artwork() {
  const { t } = useTranslation('desk');
  const [levels, setLevels] = useState<readonly ArtworkFault[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    const read = async () => {
      const found = await readReport(leaving.signal);
      if (!leaving.signal.aborted) setLevels(found);
    };
    void read();
    return () => leaving.abort();
  }, []);
  if (levels.length === 0) return null;
  return (
    <>
      <h3>{t('artwork.title')}</h3>
      <p>{t('artwork.intro')}</p>
      <ul className={sheet['log']}>
        {levels.map(({ level, failed, notes }) => (
          <li key={level} data-artwork={failed === undefined ? 'mended' : 'failed'}>
            <strong>{findLevel(String(level))?.name}</strong>{' '}
            {t(failed === undefined ? 'artwork.mended' : 'artwork.failed')}{' '}
            {[failed ?? [], notes].flat().join(' · ')}
          </li>
        ))}
      </ul>
    </>
  );
}
