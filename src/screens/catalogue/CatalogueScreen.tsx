/** The catalogue: every level with its quests, each playable on its own without a ranking (SPEC section 2). */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useSearchParams } from 'react-router-dom';
import { toSeconds } from '../../game/seconds';
import { deckOf } from '../../game/modes';
import { CATALOGUE, findLevel } from '../../maps/catalogue';
import type { LevelData } from '../../maps/schema';
import { useManifest } from '../../levels/ManifestContext';
import { useLevel } from '../../levels/use-level';
import { foundNow, levelOf, startedOver } from '../../progress/progress';
import { progressStore } from '../../progress/store';
import { useProgress } from '../../progress/use-progress';
import { Button } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { Dialog } from '../../ui/Dialog';
import { useGameMenu } from '../../ui/game-menu';
import { CloseIcon } from '../../ui/icons/signs';
import { MapIcon } from '../../ui/icons/ways';
import { IconButton } from '../../ui/IconButton';
import { Notice } from '../../ui/Notice';
import { Spinner } from '../../ui/Spinner';
import { useScreenTitle } from '../../i18n/use-screen-title';
import { formatSeconds } from '../../i18n/formats';
import { BeingDrawn } from '../../table/BeingDrawn';
import { ErrorModal } from '../../table/ErrorModal';
import { CatalogueGame } from './CatalogueGame';
import styles from './CatalogueScreen.module.css';
import { Sidebar } from './Sidebar';
import { totalTime } from './total-time';
import { useFirstView } from './use-first-view';

/** The level a `game` query names: its theme name in any case, its keyword or its id. */
function levelOfQuery(game: string | null): number | undefined {
  if (game === null) return undefined;
  const named = CATALOGUE.find(({ name }) => name.toLowerCase() === game.trim().toLowerCase());
  return (named ?? findLevel(game))?.id;
}

/** The next quest after `quest` that is not found yet; the list wraps around at its end. */
function nextOpen(
  level: LevelData,
  found: Readonly<Record<string, number>>,
  quest: string,
): string | undefined {
  const names = level.quests.map((each) => each.quest);
  const from = names.indexOf(quest) + 1;
  return [...names.slice(from), ...names.slice(0, from)].find((name) => name !== quest && !(name in found));
}

export function CatalogueScreen() {
  const { t, language } = useTranslation('play');
  const menu = useGameMenu();
  const [query, setQuery] = useSearchParams();
  const [open, setOpen] = useState(() => levelOfQuery(query.get('game')));
  const [quest, setQuest] = useState<string>();
  /** Counts plays, so that playing the same quest again starts a new run. */
  const [play, setPlay] = useState(0);
  const [drawer, setDrawer] = useState(true);
  const [praised, setPraised] = useState<number>();
  const progress = useProgress();
  const manifest = useManifest();
  const state = useLevel(open);
  useScreenTitle(t('catalogue.title'));

  useEffect(() => {
    if (query.has('game')) setQuery({}, { replace: true });
  }, [query, setQuery]);

  const level = state.kind === 'ready' ? state.level : undefined;
  const entry = open === undefined ? undefined : findLevel(String(open));
  const drawing = manifest.kind === 'ready' ? manifest.drawing : undefined;
  const growing = entry && state.kind === 'notOpen' && drawing?.isExpected(entry.id) ? drawing : undefined;
  const stage = useRef<HTMLElement>(null);
  useFirstView(level, stage);
  const marks = foundNow(levelOf(progress, open ?? 0));
  const deck = level && quest !== undefined ? deckOf(level.quests, 5, quest) : undefined;
  const names = level?.quests.map((each) => each.quest) ?? [];
  const total = level && names.length > 0 ? totalTime(marks, names) : undefined;
  const next = level && quest !== undefined ? nextOpen(level, marks, quest) : undefined;

  const choose = (name: string | undefined) => {
    setQuest(name);
    setPlay(play + 1);
    if (name !== undefined) setDrawer(false);
  };
  const openMap = (id: number | undefined) => {
    setOpen(id);
    setQuest(undefined);
  };
  const onFound = useCallback(() => setPraised(open), [open]);

  const list = (
    <Sidebar
      open={open}
      level={level}
      quest={quest}
      progress={progress}
      onOpen={openMap}
      onQuest={(each) => choose(each.quest)}
    />
  );
  const toList = (
    <IconButton
      label={t('catalogue.openMaps')}
      icon={<MapIcon />}
      className={styles['toList']}
      aria-expanded={drawer}
      onClick={() => setDrawer(true)}
    />
  );
  const bar = (
    <>
      {menu}
      {toList}
    </>
  );

  return (
    <div className={styles['catalogue']}>
      <aside className={classes(styles['side'], drawer && styles['shown'])} aria-label={t('catalogue.maps')}>
        <header className={styles['head']}>
          <div>
            <h2>{t('catalogue.title')}</h2>
            <p>{t('catalogue.intro')}</p>
          </div>
          <IconButton
            look="bare"
            label={t('catalogue.closeMaps')}
            icon={<CloseIcon />}
            className={styles['close']}
            onClick={() => setDrawer(false)}
          />
        </header>
        {list}
      </aside>
      <section ref={stage} className={styles['stage']}>
        {level && deck ? (
          <CatalogueGame
            key={`${level.level} ${quest} ${play}`}
            level={level}
            deck={deck}
            menu={bar}
            onFound={onFound}
            onNext={next === undefined ? undefined : () => choose(next)}
          />
        ) : (
          <>
            <div className={styles['bar']}>{bar}</div>
            {open !== undefined && state.kind === 'loading' ? (
              <Spinner label={t('catalogue.loading')} />
            ) : entry && growing ? (
              <BeingDrawn
                level={entry}
                drawing={growing}
                waiting={<Spinner label={t('catalogue.loading')} />}
              />
            ) : (
              <Notice
                heading="h1"
                picture="guide"
                title={t('catalogue.choose')}
                text={t('catalogue.chooseText')}
              />
            )}
          </>
        )}
      </section>
      {entry && !growing && state.kind !== 'ready' && state.kind !== 'loading' ? (
        <ErrorModal
          error={state.kind}
          level={entry.name}
          onRetry={state.kind === 'unreadable' ? state.retry : undefined}
          onClose={() => openMap(undefined)}
        />
      ) : null}
      <Dialog
        open={level !== undefined && praised === level.level && total !== undefined}
        title={t('catalogue.allDone')}
        onClose={() => setPraised(undefined)}
      >
        <p role="alert">
          {t('catalogue.allDoneText', {
            level: level?.name ?? '',
            time: formatSeconds(language, toSeconds(total ?? 0)),
          })}
        </p>
        <div className={styles['actions']}>
          <Button
            onClick={() => {
              if (level) progressStore.change((before) => startedOver(before, level.level, Date.now()));
              setPraised(undefined);
              choose(undefined);
            }}
          >
            {t('catalogue.again')}
          </Button>
          <Button tone="primary" onClick={() => setPraised(undefined)}>
            {t('catalogue.close')}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
