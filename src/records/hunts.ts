/** Submits results of the daily hunt through the outbox and reads each day's board; names follow the rules of scores. */
import { dayNumber, dayOf, type Day } from '../daily/day';
import { HUNT_LENGTH } from '../daily/hunt';
import { boardOf, type Candidate } from './board';
import type { Outbox } from './outbox';
import type { Earned, SubmitResult } from './forms';
import type { Records } from './port';
import type { RecordStore } from './store-port';
import { remembering, sentMeanwhile } from './readings';
import { huntProblem, signature } from './rules';
import type { Hunt, Write } from './schema';

/** Days after its own on which a hunt is still taken; the rules say the same. */
const DAYS_OPEN = 3;

/** Whether the board of a day's hunt takes results at an instant, in epoch milliseconds. */
export function isHuntOpen(day: Day, now: number): boolean {
  const days = dayNumber(dayOf(now)) - dayNumber(day);
  return days >= 0 && days <= DAYS_OPEN;
}

interface HuntNeeds {
  readonly store: RecordStore;
  readonly outbox: Outbox;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly earnedOf: (earned?: Earned) => Earned;
  readonly deliver: (id: string, write: Write) => Promise<SubmitResult>;
  /** Rounds seconds to the stored precision. */
  readonly roundTime: (seconds: number) => number;
}

const candidateOf = (id: string, hunt: Hunt, waiting: boolean): Candidate => ({
  ...hunt,
  id,
  waiting,
  score: HUNT_LENGTH,
});

export function huntsOver(needs: HuntNeeds): Pick<Records, 'submitHunt' | 'huntBoard'> {
  const { store, outbox, now, earnedOf, deliver, roundTime } = needs;
  /** Results sent in this session, by id, so that the board shows them even when the store answers with the first rows only. */
  const recent = new Map<string, Hunt>();
  const hunts = remembering((day: Day) => store.hunts(day), now);
  const sent = sentMeanwhile();

  return {
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
      };
      recent.set(id, document);
      return deliver(id, { kind: 'hunt', id, document });
    },

    huntBoard: async (day, { ownId, looks = 1, reading = 'fresh' } = {}) => {
      const { kind, rows, more } = await hunts(day, looks, reading);
      const pending = await outbox.pending();
      const candidates = new Map<string, Candidate>();
      const own = ownId === undefined ? undefined : recent.get(ownId);
      if (own?.day === day && ownId !== undefined) candidates.set(ownId, candidateOf(ownId, own, false));
      for (const write of sent(reading, pending, outbox.state().refused))
        if (write.kind === 'hunt' && write.document.day === day)
          candidates.set(write.id, candidateOf(write.id, write.document, false));
      for (const write of pending)
        if (write.kind === 'hunt' && write.document.day === day)
          candidates.set(write.id, candidateOf(write.id, write.document, true));
      for (const hunt of rows) candidates.set(hunt.id, candidateOf(hunt.id, hunt, false));
      const last = more ? rows.at(-1) : undefined;
      const readTo = last && candidateOf(last.id, last, false);
      // ranked by time like mode 5, since every finished hunt has the same score
      return { kind, more, board: boardOf([...candidates.values()], 5, new Map(), ownId, readTo) };
    },
  };
}
