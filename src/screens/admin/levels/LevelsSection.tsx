/** The owner's UPLOAD DATA, a section of the desk: sends level definitions, all or one, says how the database differs from the build, and takes a send back (SPEC section 6). */
import { useCallback, useMemo, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../../i18n/useTranslation';
import { formatDay } from '../../../i18n/dates';
import { CATALOGUE, findLevel } from '../../../maps/catalogue';
import { openLevel } from '../../../levels/manifest';
import { useManifest } from '../../../levels/ManifestContext';
import { usePlatform } from '../../../platform/PlatformContext';
import { useRecords } from '../../../records/RecordsContext';
import { buttonClass } from '../../../ui/button-look';
import { Button } from '../../../ui/Button';
import { classes } from '../../../ui/classes';
import { Late, lateCode } from '../../../ui/late';
import sheet from '../../../ui/sheet.module.css';
import { Away } from '../Away';
import { Confirm } from '../Confirm';
import styles from '../desk.module.css';
import { sectionPath } from '../sections';
import { useAsked } from '../../../records/use-asked';
import { Artwork } from './Artwork';
import type { LevelEditorProps } from './editor/LevelEditor';
import { differenceOf, heldIn } from './held';
import { MetFaults } from './MetFaults';
import { useUpload } from './use-upload';

function LevelList() {
  const { t, language } = useTranslation(['accounts', 'desk']);
  const manifest = useManifest();
  const { admin } = useRecords();
  const ask = useCallback(() => admin.documents('levelData'), [admin]);
  const { answer, reload } = useAsked('levelData', ask);
  const held = useMemo(() => (answer?.kind === 'ok' ? heldIn(answer.value) : undefined), [answer]);
  const { results, running, done, start, sendOne, canUndo, undo } = useUpload(usePlatform(), admin, held);
  const [isAsked, setAsked] = useState(false);
  const list = manifest.kind === 'ready' ? manifest.manifest : undefined;
  const total = CATALOGUE.length;
  const sent = [...results.values()].filter((result) => result === 'ok').length;
  const finished = !running && done === total;
  const isIdle = !running && list !== undefined;
  return (
    <section className={sheet['sheet']}>
      <h2>{t('admin.upload.title')}</h2>
      <p>{t('admin.upload.intro', { total })}</p>
      {answer && answer.kind !== 'ok' ? <Away why={answer.kind} onRetry={reload} /> : null}
      <div className={styles['row']}>
        <Button tone="primary" aria-disabled={!isIdle} onClick={() => setAsked(isIdle)}>
          {t(finished && sent < total ? 'admin.upload.again' : 'admin.upload.start', { total })}
        </Button>
        {running || finished ? (
          <progress aria-label={t('admin.upload.progress')} max={total} value={done} />
        ) : null}
        <output>
          {running ? t('admin.upload.running', { done, total }) : null}
          {finished ? t('admin.upload.done', { sent, failed: total - sent }) : null}
        </output>
      </div>
      <Confirm
        open={isAsked}
        title={t('admin.upload.askTitle')}
        text={t('admin.upload.askText')}
        action={t('admin.upload.action')}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          if (list) void start(list);
        }}
      />
      <ul className={styles['cards']} aria-label={t('admin.upload.caption')}>
        {CATALOGUE.map(({ id, name, routeKeyword }) => {
          const build = list && openLevel(list, id);
          const theirs = held?.get(id);
          const difference =
            build && held ? differenceOf(build, theirs, results.get(id) === 'ok') : undefined;
          const dayOfTheirs =
            theirs && theirs !== 'invalid' ? formatDay(language, theirs.updateDate) : undefined;
          return (
            <li key={id} className={classes(styles['card'], styles['across'])} data-upload={results.get(id)}>
              <p className={styles['head']}>
                <strong>
                  {id}. {name}
                </strong>
                {running || (results.get(id) ?? 'waiting') !== 'waiting' ? (
                  <span>{t(`admin.upload.results.${results.get(id) ?? 'waiting'}`)}</span>
                ) : null}
                {difference === undefined ? null : (
                  <span className={styles['aside']} data-difference={difference}>
                    {t(`admin.upload.difference.${difference}`, {
                      build: build ? formatDay(language, build.updateDate) : '',
                      database: dayOfTheirs ?? '',
                    })}
                  </span>
                )}
              </p>
              <p className={styles['row']}>
                <Button
                  size="small"
                  aria-disabled={!isIdle || !build}
                  aria-label={t('admin.upload.oneOf', { name })}
                  onClick={() => {
                    if (isIdle && build) void sendOne(list, id);
                  }}
                >
                  {t('admin.upload.one')}
                </Button>
                {build ? (
                  <Link
                    className={buttonClass({ size: 'small' })}
                    to={`${sectionPath('levels')}&level=${routeKeyword}`}
                    aria-label={t('desk:levels.editOf', { name })}
                  >
                    {t('desk:levels.edit')}
                  </Link>
                ) : null}
                {canUndo(id) ? (
                  <Button
                    size="small"
                    aria-label={t('admin.upload.undoOf', { name })}
                    onClick={() => void undo(id)}
                  >
                    {t('admin.upload.undo')}
                  </Button>
                ) : null}
              </p>
            </li>
          );
        })}
      </ul>
      <Artwork />
    </section>
  );
}

const EDITOR = lateCode<LevelEditorProps>(async () => (await import('./editor/LevelEditor')).LevelEditor);

/** All levels, or the editor of the one that the address names. */
export function LevelsSection() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const manifest = useManifest();
  const entry = findLevel(query.get('level') ?? '');
  if (!entry || manifest.kind !== 'ready' || !openLevel(manifest.manifest, entry.id))
    return (
      <>
        {/* what waits stands above what is always there */}
        <MetFaults />
        <LevelList />
      </>
    );
  return (
    <Late
      key={entry.id}
      code={EDITOR}
      props={{
        entry,
        manifest: manifest.manifest,
        onLeave: () => void navigate(sectionPath('levels')),
      }}
      renderUnloaded={({ again }) => <Away why="offline" onRetry={again} />}
    />
  );
}
