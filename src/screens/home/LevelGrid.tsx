/** The stamp book: all levels, the open ones to play, the others as blank slots. */
import { useTranslation } from 'react-i18next';
import { CATALOGUE } from '../../maps/catalogue';
import { openLevel } from '../../levels/manifest';
import type { Manifest } from '../../maps/schema';
import { usePlatform } from '../../platform/PlatformContext';
import { classes } from '../../ui/classes';
import { Spinner } from '../../ui/Spinner';
import { ClosedLevels } from './ClosedLevels';
import { LevelCard } from './LevelCard';
import { ModeLegend } from './ModeLegend';
import styles from './LevelGrid.module.css';

/** So few cards stand large, side by side. */
const FEW = 2;

export function LevelGrid({ manifest }: { readonly manifest: Manifest | undefined }) {
  const { t } = useTranslation('interface');
  const { kiosk } = usePlatform();
  const total = kiosk?.settings.levels?.length ?? CATALOGUE.length;
  const open = CATALOGUE.flatMap((level) => {
    const drawn = manifest && openLevel(manifest, level.id);
    return drawn ? [{ level, drawn }] : [];
  });
  // a booth shows what there is to play and nothing else
  const closed = CATALOGUE.filter(({ id }) => !kiosk && !open.some(({ level }) => level.id === id));
  return (
    <section id="levels" className={styles['levels']} aria-labelledby="levels-title">
      <header className={styles['head']}>
        <h2 id="levels-title" tabIndex={-1}>
          {t('home.levels.title')}
        </h2>
        <div className={styles['state']}>
          {manifest ? (
            <p>
              {closed.length === 0
                ? t('home.levels.allOpen', { total })
                : t('home.levels.open', { count: open.length, total })}
            </p>
          ) : (
            <Spinner size="small" label={t('app.loading')} />
          )}
        </div>
      </header>
      <ModeLegend />
      <ul
        className={classes(
          styles['grid'],
          open.length <= FEW && styles['few'],
          manifest === undefined && styles['waiting'],
        )}
      >
        {open.map(({ level, drawn }) => (
          <LevelCard key={level.id} level={level} drawn={drawn} large={open.length <= FEW} />
        ))}
      </ul>
      {manifest && closed.length > 0 ? <ClosedLevels levels={closed} /> : null}
    </section>
  );
}
