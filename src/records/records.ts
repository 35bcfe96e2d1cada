/** Implements the records port over any store: checks the rules, then writes to the outbox, which sends to the store. */
import { contestOfWeek, isGameOf, type Contest } from '../contest/calendar';
import { emailKey } from '../contest/consent';
import { maskEmail } from '../contest/mask';
import { usualPlan, type ContestPlan } from '../contest/plan';
import { lettersOf, opens } from '../contest/mystery-word';
import type { WordLock } from '../contest/mystery-word';
import { weekKeyAt, type WeekKey } from '../contest/weeks';
import { findLevel } from '../maps/catalogue';
import { explorersOver } from './explorers-board';
import { huntsOver } from './hunts';
import { tidyName } from './names';
import { trueDate } from './true-date';
import { activityIdOf, isBeside, pathOf } from './paths';
import type { Outbox } from './outbox';
import type { Earned, EntryForm, KnownPlayer, ReplyForm, ScoreForm, SubmitResult } from './forms';
import type { Records } from './port';
import type { Day } from '../daily/day';
import type { Claimed, ClaimedHunt, Judge, JudgeHunts } from './judge';
import { readsOver } from './reads';
import type { RecordStore } from './store-port';
import {
  commentProblem,
  entryProblem,
  hasComment,
  isWorthSaving,
  replyProblem,
  roundTime,
  scoreProblem,
  signature,
} from './rules';
import type { Reply, Score, Write } from './schema';

export interface RecordsNeeds {
  readonly store: RecordStore;
  readonly outbox: Outbox;
  readonly judge: Judge;
  readonly judgeHunts: JudgeHunts;
  /** Quests that a score's run proves to be found; none for one that is not ranked. None when not given. */
  readonly foundIn?: ((score: Claimed) => Promise<readonly string[]>) | undefined;
  /** Whether this device would not rank a hunt of a day. None is doubted when not given. */
  readonly isDoubted?: ((day: Day, hunt: ClaimedHunt) => Promise<boolean>) | undefined;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** A new unique document id. */
  readonly newId: () => string;
  /** SHA-256 as lower-case hexadecimal; absent where the page is not in a secure context. */
  readonly sha256?: ((text: string) => Promise<string>) | undefined;
  /** The mystery word's salted hash. */
  readonly lock: WordLock;
  /** The calendar of weeks that are not planned; the game's own when not given. */
  readonly contestOf?: (week: WeekKey) => Contest | undefined;
  /** The contest of a week as this device knows it; the calendar's when not given. */
  readonly planOf?: (week: WeekKey) => Promise<ContestPlan>;
}

export function recordsOver({
  store,
  outbox,
  judge,
  judgeHunts,
  foundIn = () => Promise.resolve([]),
  isDoubted = () => Promise.resolve(false),
  now,
  newId,
  sha256,
  lock,
  contestOf = contestOfWeek,
  planOf = (week) => Promise.resolve(usualPlan(week, contestOf(week))),
}: RecordsNeeds): Records {
  /** Scores sent in this session, by id, so that the board shows them even when the store answers with the first rows only. */
  const recent = new Map<string, Score>();
  /** This session's last write for each id, or `withdrawn`, so that no list shows an older state of it. */
  const lastWords = new Map<string, Write | 'withdrawn'>();
  const deliver = async (id: string, first: Write, ...others: readonly Write[]): Promise<SubmitResult> => {
    lastWords.set(first.id, first);
    const delivery = await outbox.deliver(first, ...others);
    if (delivery.kind === 'refused') return delivery;
    return { kind: delivery.kind === 'sent' ? 'ok' : 'offline', id, storage: delivery.storage };
  };

  const dismiss = async (path: string): Promise<void> => {
    const pending = await outbox.pending();
    const dismissed = pending.find((write) => pathOf(write) === path);
    if (dismissed)
      for (const write of pending)
        if (write === dismissed || isBeside(write, dismissed)) lastWords.set(write.id, 'withdrawn');
    await outbox.dismiss(path);
  };

  /**
   * The id and date of a document: those it was earned with; a date that cannot be true by the corrected clock becomes
   * now.
   */
  const earnedOf = (earned?: Earned): Earned =>
    earned
      ? { id: earned.id, date: trueDate(earned.date, now()) }
      : { id: newId(), date: new Date(now()).toISOString() };

  const commentOf = ({ id, date }: Earned, name: string, text: string): Write => ({
    kind: 'comment',
    id,
    document: { text: text.trim(), name, date },
  });

  /** What a registered player did is remembered beside the score it made. */
  const activityOf = (id: string, player: KnownPlayer, document: Score): Write => {
    const { time, gameMode, score, level, date, run } = document;
    const activity = findLevel(String(level))?.name ?? String(level);
    return {
      kind: 'activity',
      id,
      userId: player.userId,
      document: {
        type: 'LevelCompleted',
        activity,
        time,
        gameMode,
        score,
        level,
        date,
        ...(run === undefined ? {} : { run }),
      },
    };
  };

  const submitScore = async (form: ScoreForm): Promise<SubmitResult> => {
    const name = signature(form);
    const { id, date } = earnedOf(form.earned);
    // ids made of the score's own: what is sent again doubles nothing
    const comments = hasComment(name, form.feedback)
      ? [commentOf({ id: `${id}-comment`, date }, name, form.feedback)]
      : [];
    const isSaved = isWorthSaving(form.score);
    if (!isSaved && comments.length === 0) return { kind: 'nothingToSave' };
    const problem = scoreProblem(form);
    if (problem) return { kind: 'invalid', problem };
    if (!isSaved) {
      for (const comment of comments) await outbox.deliver(comment);
      return { kind: 'nothingToSave' };
    }
    const document: Score = {
      name,
      feedback: form.feedback.trim(),
      time: roundTime(form.time),
      gameMode: form.mode,
      score: form.score,
      level: form.level,
      date,
      userId: form.player?.userId ?? '',
      week: weekKeyAt(Date.parse(date)),
      ...(form.mode === 5 && form.quest !== undefined ? { quest: form.quest } : {}),
      ...(form.run === undefined ? {} : { run: form.run }),
    };
    recent.set(id, document);
    const activities = form.player ? [activityOf(activityIdOf(id), form.player, document)] : [];
    // sent as a guest although it had waited for a player: that player's activity is dropped
    const forsaken = form.player
      ? []
      : (await outbox.pending()).filter((write) => isBeside(write, { kind: 'score', id, document }));
    for (const write of forsaken) await dismiss(pathOf(write));
    // a booth's visitors share one account: their finds are nobody's week
    const found = form.isVisit ? [] : await foundIn({ ...document, id });
    const finds = found.length > 0 ? { found: [...found] } : {};
    return deliver(id, { kind: 'score', id, document, ...finds }, ...activities, ...comments);
  };

  const submitEntry = async (form: EntryForm): Promise<SubmitResult> => {
    const problem = entryProblem(form);
    if (problem) return { kind: 'invalid', problem };
    if (!isWorthSaving(form.score)) return { kind: 'nothingToSave' };
    const plan = await planOf(form.week);
    const contest = plan.game;
    if (!isGameOf(contest, form)) return { kind: 'refused', reason: 'otherGame' };
    const name = signature(form);
    const email = emailKey(form.email);
    const { id: publicId, date } = earnedOf(form.earned);
    const result = {
      name,
      time: roundTime(form.time),
      score: form.score,
      level: form.level,
      date,
      week: form.week,
    };
    const known = form.run === undefined ? {} : { run: form.run };
    return deliver(publicId, {
      kind: 'entry',
      id: publicId,
      ...(form.isVisit ? { isVisit: true } : {}),
      document: {
        ...result,
        gameMode: contest.mode,
        quest: contest.quest ?? '',
        email,
        userId: form.player?.userId ?? '',
        consent: { wording: form.wording ?? plan.wording, date },
        publicId,
      },
      shown: { ...result, maskedEmail: maskEmail(email), ...known },
    });
  };

  const submitReply = async (form: ReplyForm): Promise<SubmitResult> => {
    const problem = replyProblem(form);
    if (problem) return { kind: 'invalid', problem };
    if (!sha256) return { kind: 'refused', reason: 'insecure' };
    if (!(await opens(form.word, lock, sha256))) return { kind: 'invalid', problem: 'wordWrong' };
    const email = emailKey(form.email);
    const replyId = newId();
    const document: Reply = {
      word: lettersOf(form.word),
      email,
      newsletterChecked: true,
      date: new Date(now()).toISOString(),
      replyId,
    };
    const result = await deliver(replyId, { kind: 'reply', id: await sha256(email), document });
    if (result.kind === 'refused' && result.reason === 'emailUsed') {
      // the form shows the refusal at once, so the outbox need not keep it
      await outbox.dismiss(`popupReplies/${await sha256(email)}`);
      return { kind: 'invalid', problem: 'emailUsed' };
    }
    return result;
  };

  return {
    home: store.home,
    admin: store.admin,
    device: {
      now,
      newId,
      sha256: sha256 ?? (() => Promise.reject(new Error('no secure context to hash in'))),
    },
    submitScore,
    submitEntry,
    submitReply,
    ...huntsOver({ store, newId, outbox, now, judgeHunts, isDoubted, earnedOf, deliver, lastWords }),

    submitComment: async (form) => {
      const problem = commentProblem(form);
      if (problem) return { kind: 'invalid', problem };
      const comment = commentOf(earnedOf(form.earned), tidyName(form.name), form.text);
      return deliver(comment.id, comment);
    },

    ...explorersOver({ store, outbox }),
    ...readsOver({
      store,
      outbox,
      judge,
      now,
      gameOf: async (week) => (await planOf(week)).game,
      recent,
      lastWords,
    }),

    wording: (version) => store.wording(version),
    sitePage: (name) => store.sitePage(name),
    draws: (week) => store.draws(week),
    published: async (week) => {
      const draws = await store.draws(week);
      if (draws.kind !== 'ok') return draws;
      const list = await store.drawnList(week);
      return list.kind === 'ok' ? { kind: 'ok', value: { ...draws.value, week, ids: list.ids } } : list;
    },

    isNameTaken: (name) => store.isNameTaken(name),
    outbox: () => outbox.state(),
    subscribe: (listener) => outbox.subscribe(listener),
    retry: () => void outbox.flush(),
    dismiss,
    keepDraft: (draft) => outbox.keepDraft(draft),
    dropDraft: (id) => outbox.dropDraft(id),
    draft: (id) => outbox.draft(id),
  };
}
