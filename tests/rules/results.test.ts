/** Impossible results, and fields a character too long, are refused by the rules and by what the client reads and sends. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulesFor } from '../contract/firebase-home';
import {
  activitySchema,
  commentSchema,
  entrySchema,
  huntSchema,
  scoreSchema,
} from '../../src/records/schema';
import { compileRules } from '../support/firestore/rules';
import {
  DATE,
  WEEK,
  activity,
  comment,
  enters,
  hunt,
  score,
  settle,
  submits,
  submitsHunt,
  writes,
} from './documents';
import { ADMIN, World, isRefused, set, type Fields } from './world';

const rules = compileRules(rulesFor(ADMIN));

function isTaken(run: (world: World) => void): boolean {
  const world = new World(rules);
  settle(world);
  return !isRefused(() => run(world));
}

/** Level 1 as it is uploaded: ten quests, five hunts for duplicates. */
const [NORMAL, DUPLICATES] = [10, 5];

/** Whether somebody can have played it (SPEC section 3): a fifth of a second an answer, a second's pause between two. */
function canBe(mode: number, right: number, time: number): boolean {
  if (!Number.isInteger(right) || right < 1) return false;
  if (!(time >= right * 0.2 + (right - 1) - 1e-9 && time <= 1_000_000)) return false;
  if (mode === 1) return right === DUPLICATES;
  if (mode === 2 || mode === 4) return right === NORMAL;
  if (mode === 3) return time <= 20 && right <= NORMAL;
  return mode === 5 && right === 1;
}

const results = fc.record({
  gameMode: fc.constantFrom(0, 1, 2, 3, 4, 5, 6),
  score: fc.oneof(fc.integer({ min: -1, max: 101 }), fc.constantFrom(1, 5, 10, 9, 11, 0.5, 1.5)),
  time: fc.oneof(
    // hundredths, so that no sum of tenths is rounded differently here and there
    fc.integer({ min: -100, max: 3000 }).map((hundredths) => hundredths / 100 + 0.005),
    fc.constantFrom(NaN, Infinity, -Infinity, 0, 20, 20.1, 1e6, 1e6 + 1),
  ),
});

/** The same results each time: a test of every push finds no new fault. */
const RUNS = { numRuns: 2000, seed: 12 };

describe('a result that nobody can have played', () => {
  it('is no score, and every other is one', { timeout: 60_000 }, () => {
    let taken = 0;
    fc.assert(
      fc.property(results, (result) => {
        const { gameMode, score: right, time } = result;
        const may = canBe(gameMode, right, time);
        taken += Number(may);
        expect(isTaken((world) => world.as('guest').commit(...submits(result)))).toBe(may);
        if (may) expect(scoreSchema.safeParse({ ...score(result), sentAt: 0 }).success).toBe(true);
      }),
      RUNS,
    );
    // neither side is empty
    expect(taken).toBeGreaterThan(20);
  });

  it('is no hunt outside its day', { timeout: 60_000 }, () => {
    const DAY = 86_400_000;
    const noon = Date.parse('2026-11-21T12:00:00Z');
    const dayAt = (instant: number) => new Date(instant).toISOString().slice(0, 10);
    fc.assert(
      fc.property(
        fc.integer({ min: -5, max: 3 }),
        fc.integer({ min: -6 * 24 * 60, max: 3 * 24 * 60 }),
        (days, minutes) => {
          const [day, played] = [dayAt(noon + days * DAY), noon + minutes * 60_000];
          const begun = Date.parse(`${day}T00:00:00Z`);
          const isOfDay = dayAt(played) === day || dayAt(played) === dayAt(begun + DAY);
          // the rules know days: what is played today may be sent at any hour of it
          const isPast = Date.parse(dayAt(played)) <= noon + 600_000;
          const may = isOfDay && isPast && noon < begun + 4 * DAY;
          const change = { day, date: new Date(played).toISOString() };
          expect(
            isTaken((world) =>
              world.as('guest').commit(...submitsHunt(change, `dailyHunt/${day}/scores/h1`)),
            ),
          ).toBe(may);
        },
      ),
      { numRuns: 500, seed: 12 },
    );
  });
});

interface Limit {
  readonly what: string;
  readonly most: number;
  /** Whether the rules take a text of this length there. */
  readonly rules: (text: string) => boolean;
  /** Whether the client reads it. */
  readonly schema: (text: string) => boolean;
}

const guest = (path: string, fields: Fields) =>
  isTaken((world) => world.as('guest').commit(...writes('guest', set(path, fields))));
const parses = (
  schema: { safeParse: (value: unknown) => { readonly success: boolean } },
  fields: Fields,
  more: Fields = {},
) => schema.safeParse({ ...fields, ...more, sentAt: 0 }).success;
const entryOf = (change: Fields): Fields => ({
  name: 'Zoé',
  time: 12.5,
  email: 'zoe@example.org',
  score: 1,
  level: 1,
  gameMode: 5,
  quest: 'dquest5',
  date: DATE,
  userId: '',
  week: WEEK,
  publicId: 'p1',
  consent: { wording: 'contest-1', date: DATE },
  ...change,
});

const LIMITS: readonly Limit[] = [
  {
    what: 'the name of a score',
    most: 20,
    rules: (name) => isTaken((world) => world.as('guest').commit(...submits({ name }))),
    schema: (name) => parses(scoreSchema, score({ name })),
  },
  {
    what: 'the feedback of a score',
    most: 2000,
    rules: (feedback) => isTaken((world) => world.as('guest').commit(...submits({ feedback }))),
    schema: (feedback) => parses(scoreSchema, score({ feedback })),
  },
  {
    what: 'the run of a score',
    most: 2000,
    rules: (run) => isTaken((world) => world.as('guest').commit(...submits({ run }))),
    schema: (run) => parses(scoreSchema, score({ run })),
  },
  {
    what: 'the name of a hunt',
    most: 20,
    rules: (name) => isTaken((world) => world.as('guest').commit(...submitsHunt({ name }))),
    schema: (name) => parses(huntSchema, hunt({ name })),
  },
  {
    what: 'the text of a comment',
    most: 2000,
    rules: (text) => guest('comments/c1', comment({ text })),
    schema: (text) => parses(commentSchema, comment({ text })),
  },
  {
    what: 'the name of a comment',
    most: 20,
    rules: (name) => guest('comments/c1', comment({ name })),
    schema: (name) => parses(commentSchema, comment({ name })),
  },
  {
    what: 'the words of an activity',
    most: 80,
    rules: (words) =>
      isTaken((world) =>
        world
          .as('alice')
          .commit(...writes('alice', set('accounts/alice/userActivities/a1', activity({ activity: words })))),
      ),
    schema: (words) => parses(activitySchema, activity({ activity: words })),
  },
  {
    what: 'the name of an entry',
    most: 20,
    rules: (name) =>
      isTaken((world) => world.as('guest').commit(...enters({ entry: { name }, shown: { name } }))),
    schema: (name) => parses(entrySchema, entryOf({ name })),
  },
];

it.each(LIMITS)('$what is as long as $most characters, and no longer', ({ most, ...judges }) => {
  for (const judge of [judges.rules, judges.schema]) {
    expect(judge('x'.repeat(most))).toBe(true);
    expect(judge('x'.repeat(most + 1))).toBe(false);
  }
});
