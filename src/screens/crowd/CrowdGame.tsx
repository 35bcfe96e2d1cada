/** A hunt in the crowd of a map: one clue after the other, with the viewer, the stamp and the sounds of the game. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { onOneLine } from '../../i18n/formats';
import { useTranslation } from '../../i18n/use-translation';
import { crowdBests, withHunt } from '../../crowd/best';
import { seedFrom, type Challenge } from '../../crowd/challenge';
import type { CrowdFile } from '../../crowd/file';
import { questAt } from '../../crowd/hunt';
import { placeOf } from '../../crowd/place';
import { targetOf } from '../../crowd/shape';
import { LARGE_TARGETS } from '../../game/slack';
import { mapRect, type MapPoint } from '../../game/space';
import { MAIN_MAP, mapOf } from '../../maps/maps';
import type { LevelData } from '../../maps/schema';
import { usePlatform } from '../../platform/PlatformContext';
import { useSettings } from '../../settings/settings';
import frame from '../../table/GameView.module.css';
import { LateCat } from '../../table/LateCat';
import { LeaveDialog } from '../../table/LeaveDialog';
import { isCat } from '../../table/cat-tap';
import { useHeldTap } from '../../table/use-held-tap';
import { useKeys } from '../../table/use-keys';
import { useLeaveGuard } from '../../table/use-leave-guard';
import { useSize } from '../../table/use-size';
import { useOverview, useViewerLabels } from '../../table/use-viewer-words';
import { VerdictPopup } from '../../table/VerdictPopup';
import { pageClock } from '../../table/use-run';
import { classes } from '../../ui/classes';
import { useGameMenu } from '../../ui/game-menu';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { MapViewer } from '../../viewer/MapViewer';
import type { ViewPoint } from '../../viewer/space';
import type { Tap, ViewerCommands, ZoomState } from '../../viewer/types';
import { CrowdBar } from './CrowdBar';
import { CrowdCover } from './CrowdCover';
import styles from './CrowdGame.module.css';
import { CrowdPause } from './CrowdPause';
import { CrowdResult } from './CrowdResult';
import { CrowdTools } from './CrowdTools';
import { useClues } from './use-clues';
import { useHunt } from './use-hunt';

interface Props {
  readonly level: LevelData;
  readonly crowd: CrowdFile;
  readonly challenge: Challenge | undefined;
}

export function CrowdGame({ level, crowd, challenge }: Props) {
  const { t } = useTranslation('crowd');
  const { maps, kiosk } = usePlatform();
  const { largeButtons } = useSettings();
  const menu = useGameMenu();
  const clues = useClues();
  const labels = useViewerLabels(level.name);
  const overview = useOverview(level.level);
  const pictureUrl = useCallback((path: string) => maps.pictureUrl(path), [maps]);
  const people = useMemo(
    () =>
      crowd.quests.flatMap((quest) => {
        const target = targetOf(quest.shape);
        return target ? [{ quest, target }] : [];
      }),
    [crowd],
  );
  const [first] = useState(() => challenge?.seed ?? seedFrom(Math.random()));
  const { hunt, send, again } = useHunt(first, people.length);
  const [best, setBest] = useState(() => crowdBests.get()[String(level.level)]);
  const [begun, setBegun] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const [zoom, setZoom] = useState<ZoomState>();
  const [tappedAt, setTappedAt] = useState<ViewPoint>();
  const [marked, setMarked] = useState<MapPoint>();
  const commands = useRef<ViewerCommands>(undefined);
  const stage = useRef<HTMLDivElement>(null);
  const view = useSize(stage);
  const isSharp = useRef(false);

  const person = people[questAt(hunt, hunt.number)];
  const before = hunt.outcome && people[questAt(hunt, hunt.outcome.number)];
  const map = mapOf(level, MAIN_MAP);
  const isRunning = hunt.since !== undefined;
  // a hunt that rests says itself how it is ended
  const guard = useLeaveGuard(isRunning);
  const { hold, flush, drop } = useHeldTap(({ event, at }) => {
    if (!person || !isRunning) return;
    setTappedAt(at);
    setMarked(event.point);
    send({ type: 'tap', mark: event, target: person.target });
  });

  const go = () => {
    if (isSharp.current) send({ type: 'go' });
  };
  const begin = () => {
    setBegun(true);
    go();
  };
  const onSharp = () => {
    isSharp.current = true;
    if (begun && !isPaused) go();
  };
  const rest = () => {
    flush();
    send({ type: 'rest' });
    setPaused(true);
  };
  const hide = useRef(rest);
  useEffect(() => {
    hide.current = rest;
  });
  useEffect(() => {
    if (!isRunning) return undefined;
    const follow = () => {
      if (document.hidden) hide.current();
    };
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [isRunning]);
  const onTap = ({ point, at, slack, mayDouble }: Tap) => {
    const mark = { point, slack: slack * (largeButtons ? LARGE_TARGETS : 1) };
    if (person && isRunning && isCat(mark, at, [person.target])) return;
    hold({ event: { type: 'mark', ...mark, at: pageClock() }, at });
    if (!mayDouble) flush();
  };
  const playAgain = () => {
    setBest(crowdBests.get()[String(level.level)]);
    setTappedAt(undefined);
    setMarked(undefined);
    again(seedFrom(Math.random()));
    go();
  };
  const zoomIn = () => commands.current?.zoomIn();
  const zoomOut = () => commands.current?.zoomOut();
  const hint = () => send({ type: 'hint' });
  const skip = () => {
    flush();
    setTappedAt(undefined);
    send({ type: 'skip' });
  };
  useKeys({ zoomIn, zoomOut, hint, skip }, isRunning);

  useEffect(() => {
    if (hunt.isOver && kiosk === undefined) crowdBests.change((known) => withHunt(known, level.level, hunt));
  }, [hunt, kiosk, level]);

  const { outcome } = hunt;
  const found = useMemo(() => {
    if (outcome?.kind === 'wrong' || !before) return [];
    const { top, bottom } = before.target;
    return [{ id: String(outcome?.number), rect: mapRect(top.x, top.y, bottom.x - top.x, bottom.y - top.y) }];
  }, [outcome, before]);
  const verdict = outcome?.kind === 'wrong' ? 'wrong' : outcome?.kind === 'found' ? 'right' : undefined;
  const isResting = isPaused && !hunt.isOver;
  const told =
    outcome &&
    (outcome.kind === 'wrong'
      ? t('told.wrong')
      : before && t(`told.${outcome.kind}`, { clue: clues.clue(before.quest) }));
  return (
    <div
      className={frame['game']}
      data-crowd-hunt={level.level}
      data-crowd-quest={questAt(hunt, hunt.number)}
    >
      <CrowdBar
        hunt={hunt}
        title={
          begun && person && (isRunning || hunt.isOver)
            ? clues.clue(person.quest)
            : t('screen', { level: onOneLine(level.name) })
        }
        menu={menu}
      />
      <CrowdTools
        zoom={zoom}
        hinted={hunt.hinted}
        isRunning={isRunning}
        onZoomIn={zoomIn}
        onZoomOut={zoomOut}
        onHint={hint}
        onSkip={skip}
        onPause={rest}
      />
      <div
        ref={stage}
        className={classes(frame['stage'], styles['stage'])}
        data-resting={isResting || undefined}
      >
        {map ? (
          <MapViewer
            map={map}
            pictureUrl={pictureUrl}
            labels={labels}
            overview={overview}
            marks={verdict === 'wrong' && marked ? [marked] : []}
            verdict={verdict ?? 'pending'}
            found={found}
            disabled={!isRunning}
            takesFocus
            onTap={onTap}
            onDoubleTap={drop}
            onSharp={onSharp}
            onZoom={setZoom}
            onReady={(given) => {
              commands.current = given;
            }}
          />
        ) : null}
        {begun ? <LateCat level={level.level} view={view} /> : null}
        {verdict && tappedAt && isRunning ? (
          <VerdictPopup key={hunt.steps} verdict={verdict} at={tappedAt} view={view} />
        ) : null}
        {hunt.hinted && person && map && isRunning ? (
          <output className={styles['hint']} data-crowd-hint="">
            {clues.hint(person.quest, placeOf(person.target, map))}
          </output>
        ) : null}
      </div>
      <CrowdCover open={!begun} level={level.name} best={best} challenge={challenge} onBegin={begin} />
      <CrowdPause
        open={isResting}
        onResume={() => {
          setPaused(false);
          send({ type: 'go' });
        }}
      />
      <LeaveDialog guard={guard} />
      {hunt.isOver ? (
        <CrowdResult
          hunt={hunt}
          level={level}
          best={best}
          challenge={hunt.seed === challenge?.seed ? challenge : undefined}
          canShare={kiosk === undefined}
          onAgain={playAgain}
        />
      ) : null}
      <VisuallyHidden>
        <output aria-live="assertive" key={hunt.steps}>
          {told}
        </output>
      </VisuallyHidden>
    </div>
  );
}
