/** What a player may have earned or written, and how its form submits it: the draft first, then the write (DECISIONS 19). */
import { weekKeyAt } from '../../src/contest/weeks';
import { dayOf } from '../../src/daily/day';
import type { Draft } from '../../src/records/drafts';
import type { KnownPlayer, SubmitResult } from '../../src/records/forms';
import type { Records } from '../../src/records/port';

export const WRITES = ['score', 'comment', 'hunt', 'entry', 'reply'] as const;
export type Kind = (typeof WRITES)[number];

export const NAME = 'Camille';
export const EMAIL = 'camille@example.org';
/** The id of what was earned; the store makes that of a reply itself. */
export const idOf = (kind: Kind): string => `earned-${kind}`;

/** Submits a write as its form does, whose draft is kept before anything is sent. */
export async function submit(
  records: Records,
  kind: Kind,
  date: string,
  known?: KnownPlayer,
): Promise<SubmitResult> {
  const id = idOf(kind);
  const earned = { id, date };
  const player = known ? { player: known } : {};
  const result = { level: 1, mode: 2 as const, score: 10, time: 42 };
  const day = dayOf(Date.parse(date));
  const common = { id, date, name: NAME };
  const drafts: Readonly<Partial<Record<Kind, Draft>>> = {
    score: { ...common, kind: 'result', result, feedback: '', email: '', consent: false },
    entry: { ...common, kind: 'result', result, feedback: '', email: EMAIL, consent: true },
    hunt: { ...common, kind: 'hunt', day, time: 83 },
  };
  const draft = drafts[kind];
  if (draft) await records.keepDraft(draft);
  const name = NAME;
  switch (kind) {
    case 'score':
      return records.submitScore({ earned, name, feedback: 'Bravo', ...result, ...player });
    case 'comment':
      return records.submitComment({ earned, name, text: 'Bravo' });
    case 'hunt':
      return records.submitHunt({ earned, name, time: 83, day, ...player });
    case 'entry':
      return records.submitEntry({
        earned,
        name,
        email: EMAIL,
        consent: true,
        time: 42,
        score: 1,
        level: 1,
        mode: 5,
        week: weekKeyAt(Date.parse(date)),
        ...player,
      });
    case 'reply':
      break;
  }
  return records.submitReply({ word: 'CHASSEAUTRESOR', email: EMAIL, consent: true });
}
