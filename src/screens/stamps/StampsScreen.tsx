/** The stamp book, `/stamps`: what is found of every map, and the badges. */
import { useTranslation } from '../../i18n/use-translation';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { openLevel } from '../../levels/manifest';
import { useManifest } from '../../levels/ManifestContext';
import type { Drawing } from '../../levels/use-drawing';
import { Thumbnail } from '../../levels/Thumbnail';
import { CATALOGUE } from '../../maps/catalogue';
import type { Manifest } from '../../maps/manifest';
import { badgesOf, isEarned } from '../../progress/badges';
import { catsOf } from '../../progress/cats';
import { levelOf } from '../../progress/progress';
import { isComplete, modeStamps, ringOf } from '../../progress/stamps';
import { useProgress } from '../../progress/use-progress';
import { Button } from '../../ui/Button';
import { Late, lateCode } from '../../ui/late';
import { Notice } from '../../ui/Notice';
import { Ring } from '../../ui/Ring';
import { Spinner } from '../../ui/Spinner';
import { Stamp } from '../../ui/Stamp';
import { useScreenTitle } from '../../i18n/use-screen-title';
import { AsideNote } from './AsideNote';
import { Badges } from './Badges';
import styles from './StampsScreen.module.css';

const NOTE = lateCode(async () => (await import('../../drawing/drawing-screens')).DrawingNote);

interface BookProps extends Manifest {
  /** Present while a local server draws the missing maps. */
  readonly drawing: Drawing | undefined;
}

function Book({ levels, drawing }: BookProps) {
  const { t } = useTranslation('stamps');
  const progress = useProgress();
  const rings = levels.map((level) => ringOf(progress, level));
  const sum = (of: 'found' | 'total') => rings.reduce((all, ring) => all + ring[of], 0);
  const badges = badgesOf(progress, levels);
  const found = sum('found');
  const total = sum('total');
  const cats = catsOf(progress, levels, drawing ? CATALOGUE.length - levels.length : 0);
  const pages = CATALOGUE.flatMap((level) => {
    const drawn = openLevel({ version: 1, levels }, level.id);
    return drawn ? [{ level, drawn, ring: ringOf(progress, drawn) }] : [];
  });
  return (
    <>
      <header className={styles['head']}>
        <Ring done={found} goal={total} label={t('found', { found, total })} className={styles['total']} />
        <div>
          <h1>{t('title')}</h1>
          <p>{found + cats.found === 0 ? t('begin') : t('found', { found, total })}</p>
          {cats.total === 0 ? null : <p data-cats={cats.found}>{t('cat.count', { ...cats })}</p>}
          <p>
            <Link to="/endless">{t('endless')}</Link>
          </p>
        </div>
      </header>
      <AsideNote />
      <section aria-labelledby="pages">
        <h2 id="pages">{t('pages')}</h2>
        {drawing ? (
          <Suspense fallback={null}>
            <Late
              code={NOTE}
              props={{ open: levels.length, total: CATALOGUE.length, isAway: drawing.isAway }}
              renderUnloaded={() => null}
            />
          </Suspense>
        ) : null}
        <ul className={styles['pages']}>
          {pages.map(({ level, drawn, ring }) => {
            const won = modeStamps(progress, drawn).filter((stamp) => stamp.won).length;
            return (
              <li key={level.id}>
                <Link to={`/stamps/${level.routeKeyword}`} data-stamps-page={level.id}>
                  <span className={styles['photo']}>
                    <Thumbnail level={drawn} sizes="(max-width: 640px) 44vw, 220px" />
                    {isComplete(ring) ? <Stamp className={styles['done']}>{t('complete')}</Stamp> : null}
                  </span>
                  <strong>{level.name}</strong>
                  <Ring
                    done={ring.found}
                    goal={ring.total}
                    label={t('found', { found: ring.found, total: ring.total })}
                    className={styles['small']}
                  />
                  <small>
                    {t('won', { count: won })}
                    {levelOf(progress, level.id).cat === undefined ? null : ` · ${t('cat.short')}`}
                  </small>
                </Link>
              </li>
            );
          })}
        </ul>
      </section>
      <section aria-labelledby="badges">
        <h2 id="badges">{t('badgesTitle', { done: badges.filter(isEarned).length, goal: badges.length })}</h2>
        <Badges badges={badges} />
      </section>
    </>
  );
}

export function StampsScreen() {
  const { t } = useTranslation(['stamps', 'interface']);
  const list = useManifest();
  useScreenTitle(t('title'));
  return (
    <div className={styles['book']}>
      {list.kind === 'ready' ? <Book {...list.manifest} drawing={list.drawing} /> : null}
      {list.kind === 'loading' ? (
        <div className={styles['waiting']}>
          <Spinner label={t('interface:app.loading')} />
        </div>
      ) : null}
      {list.kind === 'failed' ? (
        <Notice
          heading="h1"
          picture="lost"
          title={t('interface:home.failed.title')}
          text={t('interface:home.failed.text')}
          actions={<Button onClick={list.retry}>{t('interface:app.retry')}</Button>}
        />
      ) : null}
    </div>
  );
}
