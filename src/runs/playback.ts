/** Computes what is to be seen of a recorded run at an instant. */
import type { Deck } from '../game/modes';
import { mapPoint } from '../game/space';
import { createSession, reduce, type Session } from '../game/session';
import { recapOf } from '../game/recap';
import { TRAIL_PARTS } from './format';
import { viewAt, type RunRecord, type View } from './record';
import type { ViewShare } from './recorder';

/** Ms before a view in which the picture moves there from the one before: views are kept while they change. */
const MOVE_MS = 350;

/** Ms that a run lasts from its start, loading included. */
export function lengthOf({ run }: RunRecord): number {
  return run.events.at(-1)?.at ?? 0;
}

/** The session at an instant in ms since the start. */
export function sessionAt({ run }: RunRecord, deck: Deck, at: number): Session {
  const { events, ...setup } = run;
  const played = events
    .filter((event) => event.at <= at)
    .reduce((session, event) => reduce(session, event).session, createSession(setup, deck));
  return reduce(played, { type: 'tick', at }).session;
}

const between = (from: number, to: number, share: number) => from + (to - from) * share;

/** The view at an instant, on its way to the next one; undefined where the record has none. */
export function watchedView({ views }: RunRecord, at: number): View | undefined {
  const now = viewAt(views, at) ?? views[0];
  const next = views.find((view) => view.at > at);
  if (!now || !next) return now;
  const begins = Math.max(now.at, next.at - MOVE_MS);
  const share = at <= begins ? 0 : (at - begins) / (next.at - begins);
  return {
    at,
    centre: mapPoint(
      between(now.centre.x, next.centre.x, share),
      between(now.centre.y, next.centre.y, share),
    ),
    zoom: between(now.zoom, next.zoom, share),
  };
}

/** Where the pointer was, as shares of the view from 0 to 1; undefined where nothing was sampled. */
export function pointerAt({ trail }: RunRecord, at: number): ViewShare | undefined {
  const index = at / (trail.step * 100);
  const from = trail.points[Math.floor(index)];
  if (!from) return undefined;
  const to = trail.points[Math.floor(index) + 1] ?? from;
  const share = index % 1;
  return { x: between(from.x, to.x, share) / TRAIL_PARTS, y: between(from.y, to.y, share) / TRAIL_PARTS };
}

export interface Find {
  readonly quest: string;
  /** Ms since the run's start, loading included: where to jump to. */
  readonly at: number;
  /** Seconds of play, as the result tells them. */
  readonly seconds: number;
}

/** The quests a run found, in order. */
export function findsOf(record: RunRecord, deck: Deck): readonly Find[] {
  const { events, ...setup } = record.run;
  const finds: Find[] = [];
  let session = createSession(setup, deck);
  for (const event of events) {
    session = reduce(session, event).session;
    const found = recapOf(session).found.slice(finds.length);
    finds.push(...found.map(({ quest, at }) => ({ quest, at: event.at, seconds: at })));
  }
  return finds;
}
