/** What a player has earned and not yet sent: kept from the moment it is there, with its form as it was (DECISIONS 19). */
import * as z from 'zod/mini';
import { levelIdSchema } from '../maps/level-id';
import { daySchema, instantSchema, runsText, runText, type Write } from './schema';

const text = z.string().check(z.maxLength(4000));

const common = {
  /** The id its document will have, however often it is sent. */
  id: z.string().check(z.minLength(1)),
  /** When it was earned, or written. */
  date: instantSchema,
  name: text,
};

/** A finished game; whether it is a score or a contest entry follows from the game and its date. */
const resultDraft = z.object({
  ...common,
  kind: z.literal('result'),
  result: z.object({
    level: levelIdSchema,
    mode: z.literal([1, 2, 3, 4, 5]),
    score: z.int().check(z.minimum(1), z.maximum(999)),
    /** Seconds. */
    time: z.number().check(z.minimum(0), z.maximum(1_000_000)),
    quest: z.optional(z.string()),
  }),
  /** The record of the run. */
  run: z.optional(runText),
  feedback: text,
  email: text,
  consent: z.boolean(),
});

const huntDraft = z.object({
  ...common,
  kind: z.literal('hunt'),
  day: daySchema,
  /** The records of its runs. */
  runs: z.optional(runsText),
  /** Seconds. */
  time: z.number().check(z.minimum(0), z.maximum(1_000_000)),
});

const commentDraft = z.object({ ...common, kind: z.literal('comment'), text });

export const draftSchema = z.discriminatedUnion('kind', [resultDraft, huntDraft, commentDraft]);

export type Draft = z.infer<typeof draftSchema>;
export type ResultDraft = z.infer<typeof resultDraft>;

/** The key of a draft beside the outbox's rows. */
export const draftKey = (id: string): string => `draft/${id}`;

/** Turns a write back into a draft, so that its form can be opened again; undefined for a write that has no form. */
export function draftOf(write: Write): Draft | undefined {
  switch (write.kind) {
    case 'score': {
      const { level, gameMode: mode, score, time, date, name, feedback, quest, run } = write.document;
      const result = { level, mode, score, time, ...(quest === undefined ? {} : { quest }) };
      const known = run === undefined ? {} : { run };
      return {
        kind: 'result',
        id: write.id,
        date,
        name,
        result,
        ...known,
        feedback,
        email: '',
        consent: false,
      };
    }
    case 'hunt': {
      const { name, date, day, time, runs } = write.document;
      const known = runs === undefined ? {} : { runs };
      return { kind: 'hunt', id: write.id, date, name, day, time, ...known };
    }
    case 'comment': {
      const { name, date, text: words } = write.document;
      return { kind: 'comment', id: write.id, date, name, text: words };
    }
    case 'entry': {
      const { name, date, email, publicId: id, level, gameMode: mode, quest, score, time } = write.document;
      const result = { level, mode, score, time, ...(quest === '' ? {} : { quest }) };
      const { run } = write.shown;
      const known = run === undefined ? {} : { run };
      return { kind: 'result', id, date, name, result, ...known, feedback: '', email, consent: true };
    }
    case 'activity':
    case 'reply':
      break;
  }
  return undefined;
}
