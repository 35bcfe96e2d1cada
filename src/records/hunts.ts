/** Submits results of the daily hunt through the outbox and reads each day's board; names follow the rules of scores. */
import { dayNumber, dayOf, startOf, type Day } from '../daily/day';
import { HUNT_LENGTH } from '../daily/hunt';
import { boardOf, type Candidate } from './board';
import type { Outbox } from './outbox';
import type { Earned, SubmitResult } from './forms';
import type { Records } from './port';
import type { RecordStore, StoredHunt } from './store-port';
import type { ClaimedHunt, JudgeHunts } from './judge';
import { remembering, sentMeanwhile, type LastWords, type Reading } from './readings';
import { RUNS_SINCE } from '../runs/since';
import { huntProblem, roundTime, signature } from './rules';
import type { Hunt, Write } from './schema';

/** Days after its own on which a hunt is still taken; the rules say the same. */
export const DAYS_OPEN = 3;

/** Whether the board of a day's hunt takes results at an instant, in epoch milliseconds. */
export function isHuntOpen(day: Day, now: number): boolean {
  const days = dayNumber(dayOf(now)) - dayNumber(day);
  return days >= 0 && days <= DAYS_OPEN;
}

interface HuntNeeds {
  readonly store: RecordStore;
  readonly newId: () => string;
  readonly outbox: Outbox;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly judgeHunts: JudgeHunts;
  /** Whether this device would not rank a hunt: it then earns no points. */
  readonly isDoubted: (day: Day, hunt: ClaimedHunt) => Promise<boolean>;
  readonly earnedOf: (earned?: Earned) => Earned;
  readonly deliver: (id: string, write: Write) => Promise<SubmitResult>;
  readonly lastWords: LastWords;
}

interface HuntCandidate extends Candidate, StoredHunt {
  readonly name: string;
}

const candidateOf = (hunt: StoredHunt, waiting: boolean): HuntCandidate => ({
  ...hunt,
  waiting,
  score: HUNT_LENGTH,
  run: hunt.runs,
});

export function huntsOver(needs: HuntNeeds): Pick<Records, 'submitHunt' | 'huntBoard' | 'someHunts'> {
  const { store, newId, outbox, now, judgeHunts, isDoubted, earnedOf, deliver, lastWords } = needs;
  /** Results sent in this session, by id, so that the board shows them even when the store answers with the first rows only. */
  const recent = new Map<string, Hunt>();
  let last: { readonly day: Day; readonly judgeRows: ReturnType<JudgeHunts> } | undefined;
  /** A fresh reading reads the day's levels anew. */
  const judgeOf = (day: Day, reading: Reading) => {
    if (reading === 'fresh' || last?.day !== day) last = { day, judgeRows: judgeHunts(day) };
    return last.judgeRows;
  };
  const hunts = remembering(
    (day: Day) =>
      store.hunts(day, async (found) => {
        // no row of these days has its runs: all count for how much is read
        if (startOf(day) < RUNS_SINCE) return found;
        const doubts = await judgeOf(day, 'known')(found);
        return found.filter(({ id }) => !doubts.has(id));
      }),
    now,
  );
  const sent = sentMeanwhile(lastWords);

  return {
    // an id like those of the rows falls on any of them alike
    someHunts: (day) => store.someHunts(day, newId()),

    submitHunt: async (form) => {
      const problem = huntProblem(form);
      if (problem) return { kind: 'invalid', problem };
      const name = signature(form);
      const { id, date } = earnedOf(form.earned);
      const document: Hunt = {
        name,
        time: roundTime(form.time),
        date,
        userId: form.player?.userId ?? '',
        day: form.day,
        ...(form.runs === undefined ? {} : { runs: form.runs }),
      };
      recent.set(id, document);
      const doubted = form.runs !== undefined && (await isDoubted(form.day, { ...document, id }));
      return deliver(id, { kind: 'hunt', id, document, ...(doubted ? { doubted } : {}) });
    },

    huntBoard: async (day, { ownId, looks = 1, reading = 'fresh' } = {}) => {
      const judgeRows = judgeOf(day, reading);
      const { kind, rows, more } = await hunts(day, looks, reading);
      const pending = await outbox.pending();
      const candidates = new Map<string, HuntCandidate>();
      const own = ownId === undefined ? undefined : recent.get(ownId);
      if (own?.day === day && ownId !== undefined)
        candidates.set(ownId, candidateOf({ ...own, id: ownId }, false));
      for (const write of sent(reading, pending, outbox.state().refused))
        if (write.kind === 'hunt' && write.document.day === day)
          candidates.set(write.id, candidateOf({ ...write.document, id: write.id }, false));
      for (const write of pending)
        if (write.kind === 'hunt' && write.document.day === day)
          candidates.set(write.id, candidateOf({ ...write.document, id: write.id }, true));
      for (const hunt of rows) candidates.set(hunt.id, candidateOf(hunt, false));
      const lastRead = more ? rows.at(-1) : undefined;
      const readTo = lastRead && candidateOf(lastRead, false);
      const all = [...candidates.values()];
      // ranked by time like mode 5, since every finished hunt has the same score
      return { kind, more, board: boardOf(all, 5, await judgeRows(all), ownId, readTo) };
    },
  };
}
