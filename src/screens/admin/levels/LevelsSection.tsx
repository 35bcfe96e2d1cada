/** The owner's UPLOAD DATA, a section of the desk: sends level definitions, all or one, says how the database differs from the build, and takes a send back (SPEC section 6). */
import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation';
import { CATALOGUE, findLevel, type CatalogueLevel } from '../../../maps/catalogue';
import { openLevel } from '../../../levels/manifest';
import { useManifest } from '../../../levels/ManifestContext';
import { usePlatform } from '../../../platform/PlatformContext';
import { useRecords } from '../../../records/RecordsContext';
import { Button } from '../../../ui/Button';
import { Late, lateCode } from '../../../ui/late';
import sheet from '../../../ui/sheet.module.css';
import { Away } from '../Away';
import { Confirm } from '../Confirm';
import styles from '../desk.module.css';
import { sectionPath } from '../sections';
import { useAsked } from '../../../records/use-asked';
import { Artwork } from './Artwork';
import type { LevelEditorProps } from './editor/LevelEditor';
import { heldIn } from './held';
import { LevelCard } from './LevelCard';
import { MetFaults } from './MetFaults';
import { useUpload } from './use-upload';

function LevelList() {
  const { t } = useTranslation(['accounts', 'desk']);
  const manifest = useManifest();
  const { admin } = useRecords();
  const ask = useCallback(() => admin.documents('levelData'), [admin]);
  const { answer, reload } = useAsked('levelData', ask);
  const held = useMemo(() => (answer?.kind === 'ok' ? heldIn(answer.value) : undefined), [answer]);
  const upload = useUpload(usePlatform(), admin, held);
  const { results, running, done, start, sendOne } = upload;
  /** What is to be sent once the owner says yes: all, or one. */
  const [asked, setAsked] = useState<'all' | CatalogueLevel>();
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
        <Button tone="primary" aria-disabled={!isIdle} onClick={() => setAsked(isIdle ? 'all' : undefined)}>
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
        open={asked !== undefined}
        title={
          asked === undefined || asked === 'all'
            ? t('admin.upload.askTitle')
            : t('admin.upload.askOneTitle', { name: asked.name })
        }
        text={t('admin.upload.askText')}
        action={t('admin.upload.action')}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined);
          if (list && asked) void (asked === 'all' ? start(list) : sendOne(list, asked.id));
        }}
      />
      <ul className={styles['cards']} aria-label={t('admin.upload.caption')}>
        {CATALOGUE.map((entry) => (
          <LevelCard
            key={entry.id}
            entry={entry}
            manifest={list}
            held={held}
            upload={upload}
            onSend={() => setAsked(entry)}
          />
        ))}
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
