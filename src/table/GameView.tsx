/** The view of a game: bar, tools, and the map in all remaining space. */
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { useQuestTexts } from '../i18n/quest-texts';
import { regionCost } from '../game/hint-cost';
import { mapOfQuest } from '../maps/maps';
import { usePlatform } from '../platform/PlatformContext';
import { useProgressFeed } from '../progress/use-feed';
import { classes } from '../ui/classes';
import { useSounds } from '../sound/use-sounds';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { fetchFirstView } from '../viewer/fetch-first-view';
import { MapViewer } from '../viewer/MapViewer';
import { Bar } from './Bar';
import { Debug } from './Debug';
import styles from './GameView.module.css';
import { HintBubble } from './HintBubble';
import { LateAnswers } from './LateAnswers';
import { StampNotice } from './StampNotice';
import { GameTools } from './GameTools';
import type { Series } from './series';
import { useLively } from './use-lively';
import type { Game } from './use-game';
import { useGamepad } from './use-gamepad';
import { useKeys } from './use-keys';
import { useHintPlace } from './use-hint-place';
import { useLine } from './use-line';
import { useSize } from './use-size';
import { useTrail } from './use-trail';
import { useOverview, useViewerLabels } from './use-viewer-words';
import { VerdictPopup } from './VerdictPopup';

interface Props {
  readonly game: Game;
  readonly menu?: ReactNode;
  /** Hides hint and skip (SPEC section 2). */
  readonly minimal?: boolean;
  /** Shows no time. */
  readonly clockless?: boolean;
  /** Says that the run counts for no board and no contest. */
  readonly unranked?: boolean;
  /** Set when this run is one of several under one clock, in which skipping is off. */
  readonly series?: Series;
  /** Lies on the map and moves with it. */
  readonly layer?: ReactNode;
  /** Content beside or over the map: the recap, a notice. */
  readonly children?: ReactNode;
}

const NOTHING = () => undefined;

export function GameView({
  game,
  menu,
  minimal = false,
  clockless = false,
  unranked = false,
  series,
  layer,
  children,
}: Props) {
  const { t } = useTranslation('play');
  const { maps, kiosk } = usePlatform();
  const { level, run, map, act, hintOpen, tappedAt } = game;
  const { session, now } = run;
  const text = useQuestTexts(level.translationSpace)(session.quest.quest);
  const labels = useViewerLabels(level.name);
  const overview = useOverview(level.level);
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const view = useSize(stage);
  const { isCalm, isLively, sharp, poke, onPoke } = useLively();
  const hintAt = useHintPlace(root, stage, hintOpen);
  const pictureUrl = useCallback((path: string) => maps.pictureUrl(path), [maps]);
  const [next] = session.queue;
  const nextMap = next && mapOfQuest(level, next);
  const isWaiting = session.phase === 'waiting';
  const isLoading = session.phase === 'loading';
  useEffect(() => {
    // the next duplicate hunt has another map, which is preloaded
    if (!isWaiting && nextMap && nextMap !== map) fetchFirstView(nextMap, pictureUrl);
  }, [isWaiting, nextMap, map, pictureUrl]);
  useKeys(minimal ? { zoomIn: act.zoomIn, zoomOut: act.zoomOut, takeBack: act.takeBack } : act, true);

  useGamepad({
    push: act.pushCursor,
    press: act.pressCursor,
    takeBack: act.takeBack,
    hint: minimal ? NOTHING : act.hint,
    skip: minimal ? NOTHING : act.skip,
    zoomIn: act.zoomIn,
    zoomOut: act.zoomOut,
  });
  useTrail(game, stage);
  useSounds(session, run.now);
  useProgressFeed(session, kiosk !== undefined);

  const verdict = game.verdict === 'pending' ? undefined : game.verdict;
  const line = useLine(session);
  return (
    <div
      ref={root}
      className={classes(styles['game'], minimal && styles['minimal'])}
      data-game={session.setup.mode}
      data-phase={session.phase}
      data-quest={session.quest.quest}
    >
      <Bar
        session={session}
        now={now}
        place={level.name}
        title={text.title}
        menu={menu}
        clockless={clockless}
        unranked={unranked}
        series={series}
      />
      <GameTools game={game} minimal={minimal} skippable={!series} />
      <div ref={stage} className={styles['stage']}>
        {map ? (
          <MapViewer
            map={map}
            pictureUrl={pictureUrl}
            labels={labels}
            overview={map.id === 'main' ? overview : undefined}
            marks={game.marks}
            verdict={game.verdict}
            found={game.found}
            hint={game.hint}
            disabled={session.phase !== 'searching'}
            layer={layer}
            takesFocus
            onTap={(tap) => {
              act.tap({ ...tap, point: poke(tap) });
            }}
            onDoubleTap={act.doubleTap}
            onSharp={() => {
              act.sharp();
              sharp();
            }}
            onZoom={act.zoomed}
            onReady={act.ready}
          />
        ) : null}
        {map && isCalm ? (
          <LateAnswers
            view={view}
            isLively={isLively}
            level={level.level}
            space={level.translationSpace}
            map={map}
            stage={stage}
            found={game.found}
            onPoke={onPoke}
          />
        ) : null}
        {map ? <Debug level={level} map={map} recording={run} now={now} /> : null}
        {isWaiting || isLoading ? (
          <p className={styles['notice']} data-waits="">
            {t(isWaiting ? 'game.preparing' : 'game.nextPicture')}
          </p>
        ) : null}
        {verdict && tappedAt ? (
          <VerdictPopup
            key={session.answers.length}
            verdict={verdict}
            line={line}
            at={tappedAt}
            view={view}
          />
        ) : null}
        <StampNotice session={session} now={now} />
        {hintOpen ? (
          <HintBubble
            text={text.hint}
            step={session.hintStep}
            cost={regionCost(session)}
            at={hintAt}
            view={view}
            region={game.regionSpan}
            onMore={act.hint}
            onClose={act.closeHint}
          />
        ) : null}
        {children}
      </div>
      <VisuallyHidden>
        <output aria-live="assertive">{verdict ? t(`verdict.${verdict}`) : ''}</output>
      </VisuallyHidden>
    </div>
  );
}
