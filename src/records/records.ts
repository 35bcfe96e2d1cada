/** The records as screens use them: rules first, then the outbox, then whatever store there is. */
import { CONSENT_WORDING, emailKey } from '../contest/consent';
import { maskEmail } from '../contest/mask';
import { weekKeyAt } from '../contest/weeks';
import { boardOf, type Candidate } from './board';
import type { Outbox } from './outbox';
import type {
  ContestRow,
  EntryForm,
  KnownPlayer,
  Records,
  RecordStore,
  ScoreForm,
  SubmitResult,
} from './port';
import { commentProblem, entryProblem, hasComment, isWorthSaving, scoreProblem, signature } from './rules';
import type { Score, Write } from './schema';

export interface RecordsNeeds {
  readonly store: RecordStore;
  readonly outbox: Outbox;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** A new unique document id. */
  readonly newId: () => string;
  /** SHA-256 as lower-case hexadecimal; absent where the page is not in a secure context. */
  readonly sha256?: ((text: string) => Promise<string>) | undefined;
}

export function recordsOver({ store, outbox, now, newId, sha256 }: RecordsNeeds): Records {
  /** Results of this session: found on their board even where the store answers with the first rows only. */
  const recent = new Map<string, Score>();

  const isProtected = async (name: string, player: KnownPlayer | undefined): Promise<boolean> => {
    if (player) return false;
    const answer = await store.isNameTaken(name);
    // unknown is not taken: the store itself refuses the write later, and the player is told then
    return answer.kind === 'ok' && answer.taken;
  };

  const deliver = async (id: string, first: Write, ...others: readonly Write[]): Promise<SubmitResult> => {
    const delivery = await outbox.deliver(first, ...others);
    if (delivery.kind === 'refused') return delivery;
    return { kind: delivery.kind === 'sent' ? 'ok' : 'offline', id, storage: delivery.storage };
  };

  const commentOf = (name: string, text: string): Write => ({
    kind: 'comment',
    id: newId(),
    document: { text: text.trim(), name, date: new Date(now()).toISOString() },
  });

  const submitScore = async (form: ScoreForm): Promise<SubmitResult> => {
    const name = signature(form);
    const comments = hasComment(name, form.feedback) ? [commentOf(name, form.feedback)] : [];
    const isSaved = isWorthSaving(form.score);
    if (!isSaved && comments.length === 0) return { kind: 'nothingToSave' };
    const problem = scoreProblem(form);
    if (problem) return { kind: 'invalid', problem };
    if (await isProtected(name, form.player)) return { kind: 'invalid', problem: 'nameTaken' };
    if (!isSaved) {
      for (const comment of comments) await outbox.deliver(comment);
      return { kind: 'nothingToSave' };
    }
    const id = newId();
    const document: Score = {
      name,
      feedback: form.feedback.trim(),
      time: roundTime(form.time),
      gameMode: form.mode,
      score: form.score,
      level: form.level,
      date: new Date(now()).toISOString(),
      userId: form.player?.userId ?? '',
      week: weekKeyAt(now()),
    };
    recent.set(id, document);
    return deliver(id, { kind: 'score', id, document }, ...comments);
  };

  const submitEntry = async (form: EntryForm): Promise<SubmitResult> => {
    const problem = entryProblem(form);
    if (problem) return { kind: 'invalid', problem };
    if (!isWorthSaving(form.score)) return { kind: 'nothingToSave' };
    const name = signature(form);
    if (await isProtected(name, form.player)) return { kind: 'invalid', problem: 'nameTaken' };
    if (!sha256) return { kind: 'refused', reason: 'insecure' };
    const email = emailKey(form.email);
    const date = new Date(now()).toISOString();
    const publicId = newId();
    const result = {
      name,
      time: roundTime(form.time),
      score: form.score,
      level: form.level,
      date,
      week: form.week,
    };
    return deliver(publicId, {
      kind: 'entry',
      id: await sha256(email),
      document: {
        ...result,
        email,
        userId: form.player?.userId ?? '',
        consent: { wording: CONSENT_WORDING, date },
        publicId,
      },
      shown: { ...result, maskedEmail: maskEmail(email) },
    });
  };

  return {
    home: store.home,
    submitScore,
    submitEntry,

    submitComment: async (form) => {
      const problem = commentProblem(form);
      if (problem) return { kind: 'invalid', problem };
      const comment = commentOf(form.name.trim(), form.text);
      return deliver(comment.id, comment);
    },

    board: async (query, ownId) => {
      const answer = await store.scores(query);
      const belongs = (score: Score): boolean =>
        score.level === query.level && score.gameMode === query.mode && score.week === query.week;
      const candidates = new Map<string, Candidate>();
      const own = ownId === undefined ? undefined : recent.get(ownId);
      if (own && ownId !== undefined && belongs(own))
        candidates.set(ownId, { ...own, id: ownId, waiting: false });
      for (const write of await outbox.pending())
        if (write.kind === 'score' && belongs(write.document))
          candidates.set(write.id, { ...write.document, id: write.id, waiting: true });
      if (answer.kind === 'ok')
        for (const score of answer.scores) candidates.set(score.id, { ...score, waiting: false });
      return { kind: answer.kind, board: boardOf([...candidates.values()], query.mode, ownId) };
    },

    contestResults: async (week) => {
      const answer = await store.entries(week);
      const rows = new Map<string, ContestRow>();
      for (const write of await outbox.pending())
        if (write.kind === 'entry' && write.document.week === week)
          rows.set(write.document.publicId, { ...write.shown, id: write.document.publicId, waiting: true });
      if (answer.kind === 'ok')
        for (const entry of answer.entries) rows.set(entry.id, { ...entry, waiting: false });
      return { kind: answer.kind, rows: [...rows.values()].toSorted(fastestFirst) };
    },

    isNameTaken: (name) => store.isNameTaken(name),
    outbox: () => outbox.state(),
    subscribe: (listener) => outbox.subscribe(listener),
    retry: () => void outbox.flush(),
    dismiss: (path) => outbox.dismiss(path),
  };
}

/** A contest is one goal, so time decides; then the earlier entry, then the id. */
function fastestFirst(a: ContestRow, b: ContestRow): number {
  return a.time - b.time || Date.parse(a.date) - Date.parse(b.date) || (a.id < b.id ? -1 : 1);
}

/** Seconds with one decimal (DECISIONS 10). */
function roundTime(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}
