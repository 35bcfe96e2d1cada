/** The catalogue's list of levels, with the quests of the open one and which of them are found. */
import { Suspense, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation';
import { isDuplicateQuest } from '../../game/modes';
import { CATALOGUE, type CatalogueLevel } from '../../maps/catalogue';
import { openLevel } from '../../levels/manifest';
import { useManifest } from '../../levels/ManifestContext';
import type { Drawing } from '../../levels/use-drawing';
import { useMapCredit, useQuestTexts } from '../../i18n/quest-texts';
import { usePlatform } from '../../platform/PlatformContext';
import { foundNow, levelOf, type Progress } from '../../progress/progress';
import type { LevelData } from '../../maps/schema';
import type { ManifestLevel } from '../../maps/manifest';
import type { Quest } from '../../game/quest';
import { DuplicateIcon } from '../../ui/icons/modes';
import { CheckIcon } from '../../ui/icons/signs';
import { MapIcon } from '../../ui/icons/ways';
import { classes } from '../../ui/classes';
import { Late, lateCode } from '../../ui/late';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './Sidebar.module.css';

const GROWTH = lateCode(async () => (await import('../../drawing/drawing-screens')).Growth);

const BY_ORDER = CATALOGUE.toSorted((a, b) => a.catalogOrder - b.catalogOrder);

interface QuestListProps {
  readonly level: LevelData;
  readonly quest: string | undefined;
  /** Milliseconds of search by quest. */
  readonly found: Readonly<Record<string, number>>;
  readonly onQuest: (quest: Quest) => void;
}

function QuestList({ level, quest: chosen, found, onQuest }: QuestListProps) {
  const { t } = useTranslation('play');
  const texts = useQuestTexts(level.translationSpace);
  const credit = useMapCredit(level.translationSpace);
  return (
    <ul className={styles['quests']} aria-label={t('catalogue.quests', { level: level.name })}>
      {level.quests.map((quest) => (
        <li key={quest.quest}>
          <button
            type="button"
            className={styles['quest']}
            aria-current={quest.quest === chosen ? 'true' : undefined}
            data-catalogue-quest={quest.quest}
            onClick={() => onQuest(quest)}
          >
            <span className={styles['box']}>{quest.quest in found ? <CheckIcon /> : null}</span>
            <span>{texts(quest.quest).title}</span>
            {isDuplicateQuest(quest) ? <DuplicateIcon /> : null}
            {quest.quest in found ? <VisuallyHidden>{t('catalogue.done')}</VisuallyHidden> : null}
          </button>
        </li>
      ))}
      {credit === undefined ? null : <li className={styles['credit']}>{t('drawnBy', { name: credit })}</li>}
    </ul>
  );
}

interface Props {
  /** The level whose quests are shown. */
  readonly open: number | undefined;
  /** The open level's data; undefined while it is loading. */
  readonly level: LevelData | undefined;
  readonly quest: string | undefined;
  readonly progress: Progress;
  readonly onOpen: (level: number | undefined) => void;
  readonly onQuest: (quest: Quest) => void;
}

interface RowProps extends Props {
  readonly entry: CatalogueLevel;
  /** Whether it is known which maps are drawn. */
  readonly isRead: boolean;
  readonly drawn: ManifestLevel | undefined;
  /** Present while a local server is drawing this map, or is going to. */
  readonly drawing: Drawing | undefined;
}

interface RowButtonProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** What tests and scripts find the row by. */
  readonly mark: Readonly<Record<`data-${string}`, number>>;
  readonly children: ReactNode;
}

/** The button of a row, which opens and closes what stands below it. */
function RowButton({ isOpen, onToggle, mark, children }: RowButtonProps) {
  return (
    <button type="button" className={styles['map']} aria-expanded={isOpen} onClick={onToggle} {...mark}>
      {children}
    </button>
  );
}

type GrowingProps = Pick<RowProps, 'entry' | 'open' | 'onOpen'> & { readonly drawing: Drawing };

/** A map that is being drawn: who chooses it has it drawn next, and it opens when it is there. */
function GrowingRow({ entry: { id, name }, drawing, open, onOpen }: GrowingProps) {
  const state = drawing.levels?.get(id);
  const isOpen = open === id;
  const growth = (
    <Suspense fallback={<i className={styles['blank']} />}>
      <Late
        code={GROWTH}
        props={{ state, isAsked: isOpen }}
        waiting={<i className={styles['blank']} />}
        renderUnloaded={() => <i className={styles['blank']} />}
      />
    </Suspense>
  );
  return (
    <li>
      <RowButton
        isOpen={isOpen}
        onToggle={() => onOpen(isOpen ? undefined : id)}
        mark={{ 'data-catalogue-growing': id }}
      >
        {growth}
        <span>{name}</span>
      </RowButton>
    </li>
  );
}

function MapRow({ entry, isRead, drawn, drawing, open, level, quest, progress, onOpen, onQuest }: RowProps) {
  const { t } = useTranslation('play');
  const { maps } = usePlatform();
  const found = foundNow(levelOf(progress, entry.id));
  if (!drawn && drawing) return <GrowingRow entry={entry} drawing={drawing} open={open} onOpen={onOpen} />;
  if (!drawn)
    return (
      <li>
        <div className={classes(styles['map'], styles['closed'])}>
          <i className={styles['blank']} />
          <span>{entry.name}</span>
          <small>{isRead ? t('catalogue.notYetOpen') : null}</small>
        </div>
      </li>
    );
  const isOpen = open === entry.id;
  const total = drawn.normalQuests + drawn.duplicateQuests;
  const [thumbnail] = drawn.thumbnails;
  return (
    <li>
      <RowButton
        isOpen={isOpen}
        onToggle={() => onOpen(isOpen ? undefined : entry.id)}
        mark={{ 'data-catalogue-level': entry.id }}
      >
        {thumbnail ? <img src={maps.pictureUrl(thumbnail.path)} alt="" width={72} height={51} /> : null}
        <span>{entry.name}</span>
        <small>{t('catalogue.doneOf', { done: Object.keys(found).length, total })}</small>
      </RowButton>
      {isOpen && level?.level === entry.id ? (
        <QuestList level={level} quest={quest} found={found} onQuest={onQuest} />
      ) : null}
    </li>
  );
}

/** The way to the maps that are in no list. */
function EndlessRow() {
  const { t } = useTranslation('play');
  return (
    <li>
      <Link className={classes(styles['map'], styles['endless'])} to="/endless">
        <MapIcon />
        <span>{t('catalogue.endless.name')}</span>
        <small>{t('catalogue.endless.text')}</small>
      </Link>
    </li>
  );
}

const UNREAD = { manifest: undefined, drawing: undefined };

export function Sidebar(props: Props) {
  const { kiosk } = usePlatform();
  const list = useManifest();
  const { manifest, drawing } = list.kind === 'ready' ? list : UNREAD;
  return (
    <ol className={styles['maps']}>
      {BY_ORDER.map((entry) => (
        <MapRow
          key={entry.id}
          {...props}
          entry={entry}
          isRead={manifest !== undefined}
          drawn={manifest && openLevel(manifest, entry.id)}
          drawing={drawing?.isExpected(entry.id) ? drawing : undefined}
        />
      ))}
      {kiosk ? null : <EndlessRow />}
    </ol>
  );
}
