/** What everybody may look at over any store: boards and contests, with what waits in this device's outbox laid over them. */
import type { Contest } from '../contest/calendar';
import type { WeekKey } from '../contest/weeks';
import type { ActivityRow, ContestRow } from './answers';
import { boardOf, boardOrder, isOnBoard } from './board';
import type { Judge } from './judge';
import { judgingBy } from './judging';
import type { Outbox } from './outbox';
import type { Records } from './port';
import { remembering, sentMeanwhile, type LastWords } from './readings';
import type { Score, Write } from './schema';
import type { BoardQuery, RecordStore, StoredScore } from './store-port';

/** Most activities shown of a player (SPEC section 7). */
const ACTIVITIES_LIMIT = 100;

interface ReadNeeds {
  readonly store: RecordStore;
  readonly outbox: Outbox;
  readonly judge: Judge;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly gameOf: (week: WeekKey) => Promise<Contest | undefined>;
  /** Scores sent in this session, by id, so that the board shows them even when the store answers with the first rows only. */
  readonly recent: ReadonlyMap<string, Score>;
  readonly lastWords: LastWords;
}

export function readsOver(
  needs: ReadNeeds,
): Pick<Records, 'activities' | 'board' | 'doubtOf' | 'doubtsOf' | 'contestResults'> {
  const { store, outbox, judge, now, gameOf, recent, lastWords } = needs;
  const { judgeOf, rankedOf, judgeEntries } = judgingBy(judge, gameOf);
  const scores = remembering((query: BoardQuery) => store.scores(query, rankedOf(query)), now);
  const entries = remembering((week: WeekKey) => store.entries(week), now);
  const activities = remembering(async (userId: string) => {
    const answer = await store.activities(userId);
    return answer.kind === 'ok' ? { kind: 'ok', rows: answer.activities } : answer;
  }, now);
  const sent = sentMeanwhile(lastWords);
  const sentActivities = sentMeanwhile(lastWords);
  const sentEntries = sentMeanwhile(lastWords);

  return {
    activities: async ({ userId }, reading = 'fresh') => {
      const { kind, rows } = await activities(userId, 1, reading);
      const found = new Map<string, ActivityRow>();
      const show = (writes: readonly Write[], waiting: boolean): void => {
        for (const write of writes)
          if (write.kind === 'activity' && write.userId === userId)
            found.set(write.id, { ...write.document, id: write.id, waiting });
      };
      const pending = await outbox.pending();
      show(sentActivities(reading, pending, outbox.state().refused), false);
      show(pending, true);
      for (const activity of rows) found.set(activity.id, { ...activity, waiting: false });
      const newestFirst = [...found.values()].toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date));
      return { kind, activities: newestFirst.slice(0, ACTIVITIES_LIMIT) };
    },

    board: async (query, { ownId, looks = 1, reading = 'fresh' } = {}) => {
      const judgeRows = judgeOf(query.level, reading);
      const { kind, rows, more } = await scores(query, looks, reading);
      const pending = await outbox.pending();
      const belongs = (score: Score): boolean =>
        score.level === query.level &&
        (query.week === 'ever' || score.week === query.week) &&
        isOnBoard(score, query);
      const candidates = new Map<string, StoredScore & { readonly waiting: boolean }>();
      const own = ownId === undefined ? undefined : recent.get(ownId);
      if (own && ownId !== undefined && belongs(own))
        candidates.set(ownId, { ...own, id: ownId, waiting: false });
      for (const write of sent(reading, pending, outbox.state().refused))
        if (write.kind === 'score' && belongs(write.document))
          candidates.set(write.id, { ...write.document, id: write.id, waiting: false });
      for (const write of pending)
        if (write.kind === 'score' && belongs(write.document))
          candidates.set(write.id, { ...write.document, id: write.id, waiting: true });
      for (const score of rows) candidates.set(score.id, { ...score, waiting: false });
      const all = [...candidates.values()];
      const readTo = more ? rows.at(-1) : undefined;
      return { kind, more, board: boardOf(all, query.mode, await judgeRows(all), ownId, readTo) };
    },

    doubtOf: async (claimed) => (await judgeOf(claimed.level, 'known')([claimed])).get(claimed.id),

    doubtsOf: (level, claimed) => judgeOf(level, 'known')(claimed),

    contestResults: async (week, { looks = 1, reading = 'fresh' } = {}) => {
      const { kind, rows: found, more } = await entries(week, looks, reading);
      const rows = new Map<string, ContestRow>();
      const show = (writes: readonly Write[], waiting: boolean): void => {
        for (const write of writes)
          if (write.kind === 'entry' && write.document.week === week)
            rows.set(write.document.publicId, { ...write.shown, id: write.document.publicId, waiting });
      };
      const pending = await outbox.pending();
      show(sentEntries(reading, pending, outbox.state().refused), false);
      show(pending, true);
      for (const entry of found) rows.set(entry.id, { ...entry, waiting: false });
      const doubts = await judgeEntries(week, [...rows.values()]);
      const judged = [...rows.values()].map((row) => ({ ...row, doubt: doubts.get(row.id) }));
      // fastest first, in both modes that a contest has
      return { kind, more, rows: judged.toSorted(boardOrder(5)) };
    },
  };
}
