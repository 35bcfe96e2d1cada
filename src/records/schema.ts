/** Schemas of all stored documents, with the field names of SPEC sections 3 and 7; every document read is parsed. */
import * as z from 'zod/mini';
import { LONGEST_NAME, LONGEST_TEXT } from './limits';
import { parseWeekKey, type WeekKey } from '../contest/weeks';
import { parseDay, type Day } from '../daily/day';
import { levelIdSchema as level } from '../maps/level-id';

export const instantSchema = z.iso.datetime();
const instant = instantSchema;
/** Lengths alone: a result under a name of another form still waits for its player to mend it. */
const name = z.string().check(
  z.trim(),
  z.minLength(1),
  z.refine((text) => Array.from(text).length <= LONGEST_NAME),
);
const score = z.int().check(z.minimum(1), z.maximum(999));
/** Seconds, with one decimal (DECISIONS 10). */
const seconds = z.number().check(z.minimum(0), z.maximum(1_000_000));
const week = z.custom<WeekKey>((value) => typeof value === 'string' && parseWeekKey(value) !== undefined);
export const daySchema = z.custom<Day>((value) => parseDay(value) !== undefined);
const day = daySchema;
const email = z.string().check(z.minLength(3), z.maxLength(254));
const SHA256 = /^[0-9a-f]{64}$/;
/** A record as `encodeRecord` writes it. */
export const runText = z.string().check(z.regex(/^[\w-]{16,2000}$/));
/** The records of a hunt's legs as `joinLegs` writes them: 2,000 letters at most. */
export const runsText = z.string().check(z.maxLength(2000), z.regex(/^([\w-]{16,}\.){4}[\w-]{16,}$/));
export const questId = z.string().check(z.regex(/^d?quest[1-9]\d{0,2}$/));
/** Empty for guests (DECISIONS 30). */
const userId = z.string().check(z.maxLength(128));

/** `leaderboard/{week}/level{level}/{id}`. */
export const scoreSchema = z.object({
  name,
  feedback: z.string().check(z.maxLength(LONGEST_TEXT)),
  time: seconds,
  gameMode: z.literal([1, 2, 3, 4, 5]),
  score,
  level,
  date: instant,
  userId,
  week,
  /** Of mode 5, which has a board a quest; scores sent before that name none. */
  quest: z.optional(questId),
  /** The record of the run it was earned with (DECISIONS 35); scores sent before runs were kept have none. */
  run: z.optional(runText),
});

/** `dailyHunt/{day}/scores/{id}`: a finished hunt. Every hunt has five quests, so there is a time but no score. */
export const huntSchema = z.object({
  name,
  time: seconds,
  /** When it was sent; a hunt begun before midnight may end after it. */
  date: instant,
  userId,
  day,
  /** The records of its five runs, see `joinLegs`; hunts sent before runs were kept have none. */
  runs: z.optional(runsText),
});

/** `comments/{id}`. */
export const commentSchema = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(LONGEST_TEXT)),
  name,
  date: instant,
});

/** `weeklyContest/{week}/Results/{account id}`: private, for its player and the owner (DECISIONS 20). */
export const entrySchema = z.object({
  name,
  time: seconds,
  email,
  score,
  level,
  gameMode: z.literal([4, 5]),
  /** The contest's quest; empty where the whole level is played. */
  quest: z.string().check(z.maxLength(40)),
  date: instant,
  userId,
  week,
  /** The version of the wording the player agreed to, and the date. */
  consent: z.object({ wording: z.string().check(z.minLength(1)), date: instant }),
  /** Id of the public document beside it. */
  publicId: z.string().check(z.minLength(1)),
});

/** An entry as its store gives it to the owner. */
export const entryOfOwner = z.extend(entrySchema, {
  /** Whether the account had confirmed this very address. */
  confirmed: z.boolean(),
});

/** The public side of an entry: a separate document that holds no e-mail. */
export const publicEntrySchema = z.object({
  name,
  maskedEmail: z.string().check(z.includes('***')),
  time: seconds,
  score,
  level,
  date: instant,
  week,
  /** The record of the run it was earned with; entries sent before runs were kept have none. */
  run: z.optional(runText),
});

/** `accounts/{userId}/userActivities/{id}`: a player's activity, readable by that player only (ADR 6). */
export const activitySchema = z.object({
  type: z.literal('LevelCompleted'),
  /** The level's name when it was played. */
  activity: z.string().check(z.minLength(1), z.maxLength(80)),
  time: seconds,
  gameMode: z.literal([1, 2, 3, 4, 5]),
  score,
  level,
  date: instant,
  /** The record of the run; activities from before runs were kept have none. */
  run: z.optional(runText),
});

/** `popupReplies/{SHA-256 of the address}`: a right mystery word; private, for its player and the owner. */
export const replySchema = z.object({
  /** The word itself, in capitals: whoever sends it knows it. */
  word: z.string().check(z.regex(/^[A-Z]{14}$/)),
  email,
  /** The player's consent to the use of the address. */
  newsletterChecked: z.literal(true),
  date: instant,
  /** Distinguishes a repeated send from a second reply of the same address. */
  replyId: z.string().check(z.minLength(1)),
});

/** `weeklyContest/{week}/Seals/seal`: public, fixes the seed before the week ends (DECISIONS 36). */
export const sealSchema = z.object({
  week,
  /** SHA-256 of the seed. */
  seal: z.string().check(z.regex(SHA256)),
});

/** `weeklyContest/{week}/Seeds/seal`: the owner's alone until the draw. */
export const seedSchema = z.object({ seed: z.string().check(z.minLength(32), z.maxLength(64)) });

/** `weeklyContest/{week}/Draws/{number}`: a prize draw; public, never changed or deleted. */
export const drawSchema = z.object({
  week,
  /** From 1, in the order of the week's draws. */
  number: z.int().check(z.minimum(1)),
  /** SHA-256 of the participants' public ids in order. */
  listHash: z.string().check(z.regex(SHA256)),
  participants: z.int().check(z.minimum(1)),
  seed: z.string().check(z.minLength(32), z.maxLength(64)),
  /** Public id of the winner's entry. */
  winner: z.string().check(z.minLength(1)),
  /** Why another draw was made; empty for the first. */
  reason: z.string().check(z.maxLength(300)),
});

/** `weeklyContest/{week}/Lists/{page}`: a page of the public ids that were drawn from, published with the first draw. */
export const listSchema = z.object({ ids: z.array(z.string()).check(z.maxLength(1000)) });

/** `weeklyContest/{week}/Winners/{number}`: the winner of a draw has answered and is named. */
export const winnerSchema = z.object({ number: z.int().check(z.minimum(1)), name });

/** A write in the outbox. The client gives it an id once, so that sending it again stores nothing twice. */
export const writeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('score'),
    id: z.string().check(z.minLength(1)),
    document: scoreSchema,
    /** Quests that its run proves to be found: what they are worth is written beside the score. */
    found: z.optional(z.array(questId)),
  }),
  z.object({
    kind: z.literal('hunt'),
    id: z.string().check(z.minLength(1)),
    document: huntSchema,
    /** Its device would not rank it: it is sent all the same, and earns no points. */
    doubted: z.optional(z.boolean()),
  }),
  z.object({ kind: z.literal('comment'), id: z.string().check(z.minLength(1)), document: commentSchema }),
  z.object({
    kind: z.literal('entry'),
    /** Id of the public side: which account enters is known only when it is sent. */
    id: z.string().check(z.minLength(1)),
    document: entrySchema,
    shown: publicEntrySchema,
    /** Sent under a guest account of its own: at a booth each visit is somebody else (DECISIONS 20). */
    isVisit: z.optional(z.boolean()),
  }),
  z.object({
    kind: z.literal('activity'),
    id: z.string().check(z.minLength(1)),
    userId: z.string().check(z.minLength(1)),
    document: activitySchema,
  }),
  z.object({ kind: z.literal('reply'), id: z.string().check(z.regex(SHA256)), document: replySchema }),
]);

export type Score = z.infer<typeof scoreSchema>;
export type Hunt = z.infer<typeof huntSchema>;
export type Comment = z.infer<typeof commentSchema>;
export type Entry = z.infer<typeof entrySchema>;
export type PublicEntry = z.infer<typeof publicEntrySchema>;
export type Activity = z.infer<typeof activitySchema>;
export type Reply = z.infer<typeof replySchema>;
export type Draw = z.infer<typeof drawSchema>;
export type Winner = z.infer<typeof winnerSchema>;
export type Write = z.infer<typeof writeSchema>;
export type GameMode = Score['gameMode'];
