/** Honest runs as a hand plays them, for tests of records, ghosts and boards. */
import type { RunEvent, RunSetup } from '../../src/game/events';
import { TAP_SLACK_CSS } from '../../src/game/slack';
import { deckOf, type Mode } from '../../src/game/modes';
import { middleOfTarget, type Quest } from '../../src/game/quest';
import { resultOf, type Result } from '../../src/game/recap';
import { record, startRecording, type Recording } from '../../src/game/replay';
import { mapPoint, type MapPoint } from '../../src/game/space';
import { toSeconds } from '../../src/game/seconds';
import { encodeLeg, huntSlot, joinLegs, type AskedLeg, type HuntClaim } from '../../src/runs/hunt-trust';
import { RUNS_SINCE } from '../../src/runs/since';
import { editionOf } from '../../src/runs/edition';
import { onGrain } from '../../src/runs/grain';
import { keptEvents, NO_TRAIL, type RunRecord, type View } from '../../src/runs/record';
import { seedOf, SLOT_MS } from '../../src/runs/seed';
import { quest } from './game-builders';

export const PLAYED_QUESTS: readonly Quest[] = [
  ...Array.from({ length: 12 }, (_, index) => quest(index + 1, index % 5 === 0 ? 2 : 1)),
  quest(1, 2, true),
];

export interface Played {
  readonly record: RunRecord;
  readonly result: Result;
  readonly earnedAt: number;
}

interface Ways {
  readonly mode?: Mode;
  readonly level?: number;
  /** In mode 5: which. */
  readonly quest?: string;
  readonly slot?: number;
  /** Ms from one move to the next. */
  readonly pace?: number;
  /** Percent. */
  readonly zoom?: number;
  readonly ranked?: boolean;
  /** Wrong marks before each right one. */
  readonly misses?: number;
  readonly quests?: readonly Quest[];
}

/** Plays to the end. The view follows each target, and every event falls on the grain of the record. */
export function playHonestly(ways: Ways = {}): Played {
  const { mode = 2, slot = 179_000_000, pace = 900, zoom = 60, ranked = true, misses = 0 } = ways;
  const { quests = PLAYED_QUESTS } = ways;
  const named = mode === 5 ? (ways.quest ?? 'quest3') : undefined;
  const deck = deckOf(quests, mode, named);
  if (!deck) throw new Error(`no deck for mode ${mode}`);
  const edition = editionOf(quests);
  const setup: RunSetup = {
    level: ways.level ?? 1,
    mode,
    ranked,
    seed: seedOf({ edition, mode, slot }),
    ...(named === undefined ? {} : { quest: named }),
  };
  let played: Recording = startRecording(setup, deck);
  let at = 4000;
  const views: View[] = [];
  const send = (event: RunEvent) => {
    played = record(played, onGrain(event));
  };
  const mark = (x: number, y: number) => {
    at += pace;
    send({ type: 'mark', at, point: mapPoint(x, y), slack: (TAP_SLACK_CSS * 100) / zoom });
  };
  const look = ({ x, y }: MapPoint) => views.push({ at: at - 4000 + 1, centre: mapPoint(x, y), zoom });
  send({ type: 'start', at });
  for (let turn = 0; turn < 400 && played.session.phase !== 'over'; turn += 1) {
    if (played.session.phase === 'loading') send({ type: 'pictureReady', at: (at += 500) });
    if (played.session.phase === 'judged') send({ type: 'tick', at: (at += 1100) });
    if (played.session.phase !== 'searching') continue;
    const [first] = played.session.quest.positions;
    if (!first) throw new Error('a quest without targets');
    const middle = middleOfTarget(first);
    look(middle);
    for (let miss = 0; miss < misses; miss += 1) {
      const before = played.session.answers.length;
      for (const _ of played.session.quest.positions) mark(middle.x + 90, middle.y);
      if (played.session.answers.length === before) at += 2100;
      at += 2000;
    }
    for (const target of played.session.quest.positions) {
      const place = middleOfTarget(target);
      look(place);
      mark(place.x, place.y);
    }
  }
  const result = resultOf(played.session);
  if (!result) throw new Error('the run did not end');
  const { events, ...rest } = played.run;
  const kept = keptEvents(events);
  const run = { ...rest, events: kept };
  const window = { width: 1280, height: 800 };
  return {
    record: { edition, slot, run, window, views, trail: NO_TRAIL },
    result,
    earnedAt: slot * SLOT_MS + 4000 + (kept.at(-1)?.at ?? 0),
  };
}

/** A day's hunt: five quests of five levels, which are all alike here. */
export const HUNT_LEGS: readonly AskedLeg[] = [7, 2, 11, 4, 9].map((number, index) => ({
  level: index + 1,
  quest: `quest${String(number)}`,
  quests: PLAYED_QUESTS,
}));

/** From this day on hunts carry their runs. */
export const HUNT_DAY = RUNS_SINCE;

export interface PlayedHunt {
  readonly legs: readonly RunRecord[];
  readonly claim: HuntClaim & { readonly runs: string };
}

/** Plays the five legs of a hunt one after another. */
export function playHunt(ways: Ways = {}, dayStart = HUNT_DAY): PlayedHunt {
  const slot = huntSlot(dayStart);
  const legs = HUNT_LEGS.map(({ level, quest: name }, index) =>
    playHonestly({ pace: 900 + 40 * index, slot, ...ways, mode: 5, level, quest: name }),
  );
  const records = legs.map(({ record: played }) => played);
  const runs = joinLegs(records.map(encodeLeg));
  if (runs === undefined) throw new Error('the runs do not fit');
  const time = toSeconds(records.reduce((sum, { run }) => sum + (run.events.at(-1)?.at ?? 0), 0));
  return { legs: records, claim: { dayStart, time, runs } };
}
