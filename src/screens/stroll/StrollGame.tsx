/** The view of a stroll: the map, all clues in a tray beside or below it, and no clock. */
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { hintRegion } from '../../game/hints';
import { middleOfTarget, type Quest } from '../../game/quest';
import { LARGE_TARGETS } from '../../game/slack';
import { mapRect } from '../../game/space';
import { foundOf, hiddenPart, targetsFound, targetsOn, type Stroll } from '../../game/stroll';
import { useQuestTexts } from '../../i18n/quest-texts';
import { MAIN_MAP, mapOf, NIGHT_MAP } from '../../maps/maps';
import type { LevelData } from '../../maps/schema';
import { usePlatform } from '../../platform/PlatformContext';
import { useSettings } from '../../settings/settings';
import { regionSpan } from '../../table/bubble-place';
import { HintBubble } from '../../table/HintBubble';
import { isCat } from '../../table/cat-tap';
import { LateAnswers } from '../../table/LateAnswers';
import { useLively } from '../../table/use-lively';
import { useGamepad } from '../../table/use-gamepad';
import { useKeys } from '../../table/use-keys';
import { useSize } from '../../table/use-size';
import { useOverview, useViewerLabels } from '../../table/use-viewer-words';
import bar from '../../table/Bar.module.css';
import { useGameMenu } from '../../ui/game-menu';
import { FoundIcon } from '../../ui/icons/tools';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { MapViewer } from '../../viewer/MapViewer';
import { viewPoint, type ViewPoint } from '../../viewer/space';
import type { ViewerCommands, ZoomState } from '../../viewer/types';
import { MeetingNote, useMeetingWords } from './MeetingNote';
import styles from './StrollGame.module.css';
import { StrollShare } from './StrollShare';
import { StrollTools } from './StrollTools';
import { Tray } from './Tray';
import { useStroll } from './use-stroll';
import { useStrollSounds } from './use-stroll-sounds';

const NOTHING = () => undefined;

interface Props {
  readonly level: LevelData;
  /** A clock that runs over it, and who follows each step; absent on a stroll for its own sake. */
  readonly timed?: { readonly clock: ReactNode; readonly onStep: (stroll: Stroll) => void };
}

export function StrollGame({ level, timed }: Props) {
  const { t } = useTranslation(['stroll', 'play']);
  const { maps, kiosk } = usePlatform();
  const menu = useGameMenu();
  const { stroll, send, again } = useStroll(level, kiosk === undefined);
  const { largeButtons } = useSettings();
  const texts = useQuestTexts(level.translationSpace);
  const labels = useViewerLabels(level.name);
  const overview = useOverview(level.level);
  const pictureUrl = useCallback((path: string) => maps.pictureUrl(path), [maps]);
  const stage = useRef<HTMLDivElement>(null);
  const view = useSize(stage);
  const { isCalm, isLively, sharp, poke, onPoke } = useLively();
  const commands = useRef<ViewerCommands>(undefined);
  const goTo = useRef<Quest>(undefined);
  const [night, setNight] = useState(false);
  const [zoom, setZoom] = useState<ZoomState>();
  const [tappedAt, setTappedAt] = useState<ViewPoint>();
  useStrollSounds(stroll);
  const words = useMeetingWords(stroll, texts);
  const onStep = timed?.onStep;
  useEffect(() => onStep?.(stroll), [onStep, stroll]);

  const picture = stroll.picture ?? MAIN_MAP;
  const nightMap = picture === MAIN_MAP ? mapOf(level, NIGHT_MAP) : undefined;
  const map = night && nightMap ? nightMap : mapOf(level, picture);
  const found = useMemo(
    () =>
      stroll.quests
        .filter(({ image }) => image === stroll.picture)
        .flatMap((quest) =>
          targetsFound(stroll, quest).flatMap((index) => {
            const target = quest.positions[index];
            if (!target) return [];
            const { top, bottom, outline } = target;
            const rect = mapRect(top.x, top.y, bottom.x - top.x, bottom.y - top.y);
            return [{ id: `${quest.quest}-${String(index)}`, rect, outline }];
          }),
        ),
    [stroll],
  );

  const open = stroll.quests.find(({ quest }) => quest === stroll.clue?.quest);
  const width = stroll.clue?.light;
  const region = useMemo(
    // the same light for everybody who looks from as far
    () => (open && map && width ? hintRegion(hiddenPart(stroll, open), map, width, level.level) : undefined),
    [stroll, open, map, width, level],
  );
  const [span, setSpan] = useState<ReturnType<typeof regionSpan>>();

  const light = () => {
    const visible = commands.current?.visible();
    if (!open || !map || !visible) return;
    const shown = hintRegion(hiddenPart(stroll, open), map, visible.width, level.level);
    send({ type: 'light', visibleWidth: visible.width });
    if (!shown) return;
    commands.current?.centreOn(shown.centre);
    const after = commands.current?.visible();
    setSpan(after && regionSpan(shown, after));
  };
  const askHint = () => {
    const next = stroll.quests.find(
      (quest) =>
        quest.image === stroll.picture && targetsFound(stroll, quest).length < quest.positions.length,
    );
    if (open) light();
    else if (next) send({ type: 'open', quest: next.quest });
  };

  const centreOn = (quest: Quest) => {
    const [first] = quest.positions;
    if (first) commands.current?.centreOn(middleOfTarget(first));
  };
  const show = (quest: Quest) => {
    if (quest.image === stroll.picture) centreOn(quest);
    else {
      goTo.current = quest;
      send({ type: 'turn', picture: quest.image });
    }
  };
  const ready = (given: ViewerCommands) => {
    commands.current = given;
    if (goTo.current) centreOn(goTo.current);
    goTo.current = undefined;
  };
  const zoomIn = () => commands.current?.zoomIn();
  const zoomOut = () => commands.current?.zoomOut();
  useKeys({ zoomIn, zoomOut, hint: askHint }, true);
  useGamepad({
    push: (by) => commands.current?.pushCursor(by),
    press: () => commands.current?.pressCursor(),
    takeBack: () => send({ type: 'close' }),
    hint: askHint,
    skip: NOTHING,
    zoomIn,
    zoomOut,
  });

  const done = foundOf(stroll).length;
  const goal = stroll.quests.length;
  return (
    <div className={styles['stroll']} data-stroll={level.level}>
      <div className={bar['bar']}>
        {menu}
        <div className={bar['quest']}>
          <h1 className={bar['title']}>{level.name}</h1>
          {timed ? null : <p className={styles['kind']}>{t('title')}</p>}
        </div>
        <div className={bar['state']}>
          {timed?.clock}
          <span className={bar['chip']} data-stroll-found={done}>
            <FoundIcon />
            <VisuallyHidden>{t('play:game.progressLabel', { done, goal })}</VisuallyHidden>
            <span aria-hidden="true">
              <b>{done}</b>/{goal}
            </span>
          </span>
        </div>
      </div>
      <div ref={stage} className={styles['stage']}>
        {map ? (
          <MapViewer
            map={map}
            pictureUrl={pictureUrl}
            labels={labels}
            overview={map.id === MAIN_MAP ? overview : undefined}
            found={found}
            hint={region}
            takesFocus
            onTap={(tap) => {
              const { at, slack } = tap;
              const mark = { point: poke(tap), slack: slack * (largeButtons ? LARGE_TARGETS : 1) };
              if (isCat(mark, at, targetsOn(stroll))) return;
              setTappedAt(at);
              send({ type: 'tap', mark });
            }}
            onSharp={() => {
              send({ type: 'go' });
              sharp();
            }}
            onZoom={setZoom}
            onReady={ready}
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
            found={found}
            onPoke={onPoke}
          />
        ) : null}
        {stroll.meeting && tappedAt ? (
          <MeetingNote key={stroll.taps} meeting={stroll.meeting} words={words} at={tappedAt} view={view} />
        ) : null}
        {open && stroll.clue ? (
          <HintBubble
            text={texts(open.quest).hint}
            step={stroll.clue.light === undefined ? 1 : 2}
            cost={0}
            at={viewPoint(0, view.height)}
            view={view}
            region={region && span}
            onMore={light}
            onClose={() => send({ type: 'close' })}
          />
        ) : null}
      </div>
      <Tray
        level={level}
        stroll={stroll}
        texts={texts}
        onOpen={(quest) => {
          setSpan(undefined);
          send(stroll.clue?.quest === quest ? { type: 'close' } : { type: 'open', quest });
        }}
        onShow={show}
        onTurn={(to) => send({ type: 'turn', picture: to })}
        onAgain={again}
        tools={
          <StrollTools
            zoom={zoom}
            night={nightMap ? night : undefined}
            onZoomIn={zoomIn}
            onZoomOut={zoomOut}
            onNight={() => setNight(!night)}
            share={<StrollShare level={level} found={done} />}
          />
        }
      />
      <VisuallyHidden>
        <output aria-live="polite">{words?.told}</output>
      </VisuallyHidden>
    </div>
  );
}
