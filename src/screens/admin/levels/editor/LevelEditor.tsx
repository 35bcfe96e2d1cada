/** The studio's editor on the live site: boxes, outlines and words of a level as it is published, tried out before they are sent. */
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation';
import { definitionFrom, playableFrom, type Publication } from '../../../../artwork/published';
import type { CatalogueLevel } from '../../../../maps/catalogue';
import { openLevel } from '../../../../levels/manifest';
import type { Manifest } from '../../../../maps/manifest';
import { usePlatform } from '../../../../platform/PlatformContext';
import { useRecords } from '../../../../records/RecordsContext';
import { placeWords, putStudioWords } from '../../../../studio/desk-words';
import { dropDraft } from '../../../../studio/draft';
import { Editor } from '../../../../studio/Editor';
import { mapSheets } from '../../../../studio/map-sheets';
import { Away } from '../../Away';
import { deskKeeper, draftName } from './desk-keeper';
import styles from './editor.module.css';
import { Publish } from './Publish';
import { usePublished, type Published } from './use-published';
import { Versions } from './Versions';

export interface LevelEditorProps {
  readonly entry: CatalogueLevel;
  readonly manifest: Manifest;
  readonly onLeave: () => void;
}

interface OpenProps extends LevelEditorProps {
  readonly published: Published;
  /** Something was sent: what is published is another version now. */
  readonly onSent: () => void;
}

function Open({ entry, manifest, published, onSent, onLeave }: OpenProps) {
  const { t } = useTranslation('studio');
  const { maps } = usePlatform();
  const { bundled, now, revision, drawn, document } = published;
  const keyword = entry.routeKeyword;
  const names = useMemo(() => bundled.maps.map(({ id }) => id), [bundled]);
  const keeper = useMemo(
    () => deskKeeper(keyword, document, revision, names),
    [keyword, document, revision, names],
  );
  const how = useMemo(
    (): Omit<Publication, 'now'> => ({ bundled, known: [now, bundled], drawn, place: placeWords }),
    [bundled, now, drawn],
  );
  const small = openLevel(manifest, entry.id)?.thumbnails.at(-1)?.path;
  const sheetsOf = useCallback(
    () =>
      mapSheets(
        bundled,
        (path) => maps.pictureUrl(path),
        small === undefined ? undefined : maps.pictureUrl(small),
        (level) => playableFrom(level, how),
      ),
    [bundled, maps, small, how],
  );
  const sent = () => {
    dropDraft(draftName(keyword));
    onSent();
  };
  return (
    <Editor
      keyword={keyword}
      name={entry.name}
      keeper={keeper}
      sheetsOf={sheetsOf}
      isWhole={false}
      leave={t('live.leave')}
      onLeave={onLeave}
      renderBeside={({ level, isPlayable, change }) => (
        <div className={styles['beside']}>
          <Publish
            level={entry.id}
            isSame={JSON.stringify(level.quests) === JSON.stringify(document.quests)}
            isPlayable={isPlayable}
            revision={revision}
            definition={() => definitionFrom(level, { ...how, now: Date.now() })}
            onSent={sent}
          />
          <Versions entry={entry} published={published} onLook={change} onSent={sent} />
        </div>
      )}
    />
  );
}

export function LevelEditor(props: LevelEditorProps) {
  const { t, texts } = useTranslation('desk');
  const { admin } = useRecords();
  // before the editor asks for them: the game's list of files has none of these
  useState(() => putStudioWords(texts));
  const { answer, reload } = usePublished(props.entry, props.manifest, admin);
  /** Counts what was sent: each time the editor opens anew. */
  const [sent, setSent] = useState(0);
  if (!answer) return <output>{t('levels.opening')}</output>;
  if (answer.kind !== 'ok') return <Away why={answer.kind} onRetry={reload} />;
  return (
    <div data-level-editor={props.entry.routeKeyword}>
      <Open
        key={`${String(sent)} ${answer.value.revision}`}
        {...props}
        published={answer.value}
        onSent={() => {
          setSent((count) => count + 1);
          reload();
        }}
      />
    </div>
  );
}
