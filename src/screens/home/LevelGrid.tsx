/** The grid of all levels: open ones as cards, the others as blank slots. */
import { Suspense, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { NO_EASE } from '../../game/ease';
import { CATALOGUE } from '../../maps/catalogue';
import { openLevel } from '../../levels/manifest';
import type { Drawing } from '../../levels/use-drawing';
import type { DrawingLevel } from '../../maps/drawing';
import type { Manifest } from '../../maps/manifest';
import { usePlatform } from '../../platform/PlatformContext';
import { EaseChoice } from '../../table/EaseChoice';
import { classes } from '../../ui/classes';
import { Late, lateCode } from '../../ui/late';
import { Spinner } from '../../ui/Spinner';
import { LateMapFilters } from './LateMapFilters';
import { LevelCard } from './LevelCard';
import { ModeLegend } from './ModeLegend';
import styles from './LevelGrid.module.css';

/** Up to this many cards are shown large. */
const FEW = 2;

const GROWING = lateCode(async () => (await import('../../drawing/drawing-screens')).GrowingCard);
const NOTE = lateCode(async () => (await import('../../drawing/drawing-screens')).DrawingNote);

const CLOSED = lateCode(async () => (await import('./ClosedLevels')).ClosedLevels);

/** What tells of maps that are not there yet is no part of the game: those that are there stand without it. */
const nothing = () => null;

/** Undefined for a level that is not going to be drawn. One that is drawn keeps its place until the list names it. */
function growingOf({ levels, isExpected }: Drawing, level: number): DrawingLevel | undefined {
  return (
    levels?.get(level) ?? (levels && isExpected(level) ? { kind: 'drawing', level, share: 1 } : undefined)
  );
}

interface Props {
  readonly manifest: Manifest | undefined;
  /** Present while a local server draws the missing maps. */
  readonly drawing?: Drawing | undefined;
}

export function LevelGrid({ manifest, drawing }: Props) {
  const { t } = useTranslation('interface');
  const { kiosk } = usePlatform();
  // for the next run alone: it is not remembered
  const [ease, setEase] = useState(NO_EASE);
  const [only, setOnly] = useState<ReadonlySet<number>>();
  const total = kiosk?.settings.levels?.length ?? CATALOGUE.length;
  const places = CATALOGUE.map((level) => ({
    level,
    drawn: manifest && openLevel(manifest, level.id),
    growing: kiosk ? undefined : drawing && growingOf(drawing, level.id),
  }));
  const open = places.filter(({ drawn }) => drawn);
  const shown = places.filter(({ drawn, growing }) => drawn ?? growing);
  // a booth shows only levels that can be played
  const closed = places.filter((place) => !kiosk && !shown.includes(place)).map(({ level }) => level);
  const few = shown.length <= FEW;
  return (
    <section id="levels" className={styles['levels']} aria-labelledby="levels-title">
      <header className={styles['head']}>
        <h2 id="levels-title" tabIndex={-1}>
          {t('home.levels.title')}
        </h2>
        <div className={styles['state']}>
          {drawing && manifest ? (
            <Suspense fallback={null}>
              <Late
                code={NOTE}
                props={{ open: open.length, total, isAway: drawing.isAway }}
                renderUnloaded={nothing}
              />
            </Suspense>
          ) : manifest ? (
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
      <EaseChoice ease={ease} onChange={setEase} />
      {kiosk || !manifest || few ? null : <LateMapFilters levels={manifest.levels} onChoose={setOnly} />}
      <ul
        className={classes(
          styles['grid'],
          few && styles['few'],
          (manifest === undefined || (drawing && !drawing.levels)) && styles['waiting'],
        )}
      >
        {shown.map(({ level, drawn, growing }) => {
          if (only?.has(level.id) === false) return null;
          if (drawn) return <LevelCard key={level.id} level={level} drawn={drawn} large={few} ease={ease} />;
          return growing && drawing ? (
            <Suspense key={level.id} fallback={null}>
              <Late
                code={GROWING}
                props={{ level, state: growing, onFirst: drawing.first }}
                renderUnloaded={nothing}
              />
            </Suspense>
          ) : null;
        })}
      </ul>
      {manifest && (!drawing || drawing.levels) && closed.length > 0 ? (
        <Late code={CLOSED} props={{ levels: closed }} renderUnloaded={nothing} />
      ) : null}
    </section>
  );
}
