/** Joins a run with the map of its current quest, and offers the player's actions on both. */
import { useCallback, useMemo, useRef, useState } from 'react';
import { elapsedMs } from '../game/clock';
import { LARGE_TARGETS, TAP_SLACK_CSS } from '../game/slack';
import { hintRegion, type HintRegion } from '../game/hints';
import type { Mark, Verdict } from '../game/hit-test';
import type { RunEvent, RunSetup } from '../game/events';
import type { Deck } from '../game/modes';
import { middleOfTarget } from '../game/quest';
import { recapOf, type Found } from '../game/recap';
import { onGrain } from '../runs/grain';
import { createRecorder, type Recorder, type Samples, type ViewShare } from '../runs/recorder';
import { reduce, type Session } from '../game/session';
import { stampDownUntil } from '../game/stamp';
import { mapRect, middleOf, type MapPoint } from '../game/space';
import type { LevelData, LevelMap } from '../maps/schema';
import { mapOf, mapOfQuest, MAIN_MAP, NIGHT_MAP } from '../maps/maps';
import type { FoundPlace, Tap, ViewerCommands, ZoomState } from '../viewer/types';
import type { CssStep, ViewPoint } from '../viewer/space';
import { regionSpan, type RegionSpan } from './bubble-place';
import { isCat } from './cat-tap';
import { tapTime } from './tap-time';
import { useHeldTap } from './use-held-tap';
import { useRun, type Move, type Now, type PlayedRun } from './use-run';

export interface GameSetup {
  readonly level: LevelData;
  readonly setup: RunSetup;
  readonly deck: Deck;
  /** More slack for a tap; only in a run that is not ranked. */
  readonly largeTargets?: boolean;
  readonly now?: Now;
  /** What was played of the run before the page was loaded again. */
  readonly earlier?: Earlier | undefined;
  /** What the map opens at the middle of, unless it is its own. */
  readonly opensAt?: MapPoint;
}

export interface Earlier {
  readonly events: readonly RunEvent[];
  readonly samples: Samples;
}

export interface Game {
  readonly level: LevelData;
  readonly run: PlayedRun;
  readonly map: LevelMap | undefined;
  readonly marks: readonly MapPoint[];
  /** As it is shown: pending while a tap may still become a zoom. */
  readonly verdict: Verdict;
  readonly found: readonly FoundPlace[];
  readonly hint: HintRegion | undefined;
  readonly hintOpen: boolean;
  /** What the hint's region covered of the view when it was shown. */
  readonly regionSpan: RegionSpan | undefined;
  /** Whether the night map is shown; undefined when the current map has none. */
  readonly night: boolean | undefined;
  readonly zoom: ZoomState | undefined;
  /** Place of the last tap that set a mark. */
  readonly tappedAt: ViewPoint | undefined;
  readonly recorder: Recorder;
  readonly act: GameActs;
}

export interface GameActs {
  /** A tap on the guide cat is no mark. */
  readonly tap: (tap: Tap) => void;
  /** The last tap was the first half of a zoom and is none. */
  readonly doubleTap: () => void;
  readonly sharp: () => void;
  /** Records where the view is at an instant. */
  readonly look: (at: number) => void;
  /** Records where the pointer is at an instant. */
  readonly point: (at: number, share: ViewShare) => void;
  readonly ready: (commands: ViewerCommands) => void;
  readonly zoomed: (state: ZoomState) => void;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly skip: () => void;
  readonly takeBack: () => void;
  /** Shows the hint's text, then the region; after that it opens and closes the bubble. */
  readonly hint: () => void;
  readonly closeHint: () => void;
  readonly toggleNight: () => void;
  /** Moves the cursor by gamepad, in CSS px. */
  readonly pushCursor: (by: CssStep) => void;
  readonly pressCursor: () => void;
  /** Scrolls a found target into view, on its own map. */
  readonly show: (found: Found) => void;
}

function placesOn(found: readonly Found[], picture: string): FoundPlace[] {
  return found
    .filter(({ image = MAIN_MAP }) => image === picture)
    .flatMap(({ quest, positions }) =>
      positions.map(({ top, bottom, outline }, index) => ({
        id: `${quest}-${index}`,
        rect: mapRect(top.x, top.y, bottom.x - top.x, bottom.y - top.y),
        outline,
      })),
    );
}

/** The marks to draw: those of a wrong try stay until the next mark, those of a right one are replaced by the found rings. */
function shownMarks({ verdict, answers, marks, phase }: Session): readonly Mark[] {
  if (verdict === 'right') return [];
  if (verdict === 'wrong') return phase === 'over' ? [] : (answers.at(-1)?.marks ?? []);
  return phase === 'over' ? [] : marks;
}

export function useGame({
  level,
  setup,
  deck,
  largeTargets = false,
  now,
  earlier,
  opensAt,
}: GameSetup): Game {
  const run = useRun(setup, deck, now, earlier?.events);
  const { session } = run;
  const [night, setNight] = useState(false);
  const [zoom, setZoom] = useState<ZoomState>();
  const [tappedAt, setTappedAt] = useState<ViewPoint>();
  /** The quest whose hint bubble is open. */
  const [hinted, setHinted] = useState<string>();
  const [span, setSpan] = useState<RegionSpan>();
  /** Id of the map chosen in the recap; undefined for the last quest's. */
  const [chosen, setChosen] = useState<string>();
  const commands = useRef<ViewerCommands>(undefined);
  const [recorder] = useState(() => createRecorder(earlier?.samples));
  const percent = useRef(0);
  const goTo = useRef(earlier?.samples.views.at(-1)?.centre ?? opensAt);
  const { held, hold, flush, drop } = useHeldTap(({ event: { at, ...mark }, at: place }) => {
    const resting = elapsedMs(session, at) < stampDownUntil(session);
    if (session.phase === 'searching' && !resting) setTappedAt(place);
    run.send(mark, at);
  });
  const send = (move: Move) => {
    flush();
    run.send(move);
  };

  const questMap =
    (chosen === undefined ? undefined : mapOf(level, chosen)) ?? mapOfQuest(level, session.quest);
  const nightMap = questMap?.id === MAIN_MAP ? mapOf(level, NIGHT_MAP) : undefined;
  const map = night && nightMap ? nightMap : questMap;
  const hintOpen = hinted === session.quest.quest && session.phase === 'searching';

  const found = useMemo(
    () => placesOn(recapOf(session).found, questMap?.id ?? MAIN_MAP),
    [session, questMap],
  );
  const hint = useMemo(
    () =>
      session.hintStep === 2 && session.phase === 'searching' && questMap
        ? hintRegion(session.quest, questMap, session.hintWidth, session.setup.seed)
        : undefined,
    [session, questMap],
  );
  const pending = session.phase === 'searching' ? held?.event : undefined;
  const marks = useMemo(
    () => (pending ? [...session.marks, pending] : shownMarks(session)).map(({ point }: Mark) => point),
    [session, pending],
  );

  const askHint = () => {
    const visibleWidth = commands.current?.visible().width ?? 0;
    if (session.hintStep === 2) {
      setHinted(hintOpen ? undefined : session.quest.quest);
      return;
    }
    if (visibleWidth <= 0) return;
    setHinted(session.quest.quest);
    send({ type: 'hint', visibleWidth });
    setSpan(undefined);
    if (session.hintStep === 0 || !questMap) return;
    const region = hintRegion(session.quest, questMap, visibleWidth, session.setup.seed);
    if (!region || !commands.current) return;
    commands.current.centreOn(region.centre);
    setSpan(regionSpan(region, commands.current.visible()));
  };

  const look = useCallback(
    (at: number) => {
      if (commands.current) recorder.look(at, middleOf(commands.current.visible()), percent.current);
    },
    [recorder],
  );
  const zoomed = useCallback((state: ZoomState) => {
    percent.current = state.zoom;
    setZoom(state);
  }, []);

  const ready = useCallback((given: ViewerCommands) => {
    commands.current = given;
    if (goTo.current) given.centreOn(goTo.current);
    goTo.current = undefined;
  }, []);

  const show = (place: Found) => {
    const [first] = place.positions;
    if (!first) return;
    const middle = middleOfTarget(first);
    const picture = place.image ?? MAIN_MAP;
    if (picture === questMap?.id) commands.current?.centreOn(middle);
    else goTo.current = middle;
    setChosen(picture);
  };

  return {
    level,
    run,
    map,
    marks,
    verdict: pending ? 'pending' : session.verdict,
    found,
    hint,
    hintOpen,
    regionSpan: span,
    night: nightMap ? night : undefined,
    zoom,
    tappedAt,
    recorder,
    act: {
      tap: ({ point, at, middle, slack, mayDouble, time }) => {
        const before = held ? reduce(session, held.event).session : session;
        flush();
        const mark = { point, slack: slack * (largeTargets && !setup.ranked ? LARGE_TARGETS : 1) };
        if (before.phase === 'searching' && isCat(mark, at, before.quest.positions)) return;
        const after = Math.max(recorder.lastAt(), run.run.events.at(-1)?.at ?? 0, held?.event.at ?? 0);
        const event = onGrain({ type: 'mark', at: tapTime(time, after, run.now()), ...mark } as const);
        const tapped = { event, at };
        // in the midst of a zoom the slack alone knows the scale
        recorder.look(event.at, middle, (TAP_SLACK_CSS / slack) * 100);
        const { session: next, ignored } = reduce(before, event);
        hold(tapped);
        if (!mayDouble || ignored !== undefined || next.verdict === 'right') flush();
      },
      doubleTap: drop,
      sharp: () => {
        if (session.phase === 'waiting') send({ type: 'start' });
        if (session.phase === 'loading') send({ type: 'pictureReady' });
        // a run that goes on rests until its map is there
        else if (session.clock.pausedAt !== undefined && !document.hidden) send({ type: 'resume' });
      },
      ready,
      look,
      point: recorder.point,
      zoomed,
      zoomIn: () => commands.current?.zoomIn(),
      zoomOut: () => commands.current?.zoomOut(),
      skip: () => send({ type: 'skip' }),
      takeBack: () => send({ type: 'takeBack' }),
      hint: askHint,
      closeHint: () => setHinted(undefined),
      pushCursor: (by) => commands.current?.pushCursor(by),
      pressCursor: () => commands.current?.pressCursor(),
      toggleNight: () => setNight(!night),
      show,
    },
  };
}
