/** The owner's plan is asked for once, kept, and missed by nobody who cannot ask. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readPlan, type PlanNeeds } from '../../../../src/app/services/contest-plans';
import { contestsOf } from '../../../../src/app/services/contests';
import { usualPlan } from '../../../../src/contest/plan';
import { fieldsOf } from '../../../../src/contest/plan-document';
import { openShelves } from '../../../../src/records/local/database';
import { newDisk } from '../../../support/records';

const ENV = { VITE_FIREBASE_PROJECT_ID: 'demo', VITE_FIREBASE_EMULATORS: 'h:1, h:2' };
const WEEK = '2026-W47';
const NOON = Date.parse('2026-11-21T12:00:00Z');
const HOUR = 3_600_000;
const PLAN = { ...usualPlan(WEEK), prize: { fr: 'Un poster', en: 'A poster' } };

const typed = (value: unknown) => {
  if (typeof value === 'boolean') return { booleanValue: value };
  return typeof value === 'number' ? { integerValue: String(value) } : { stringValue: value };
};
const hours = {
  opens: { timestampValue: new Date(PLAN.opens).toISOString() },
  ends: { timestampValue: new Date(PLAN.ends).toISOString() },
};
const fields = Object.fromEntries(Object.entries(fieldsOf(PLAN)).map(([key, value]) => [key, typed(value)]));
const found = () => Response.json({ fields: { ...fields, ...hours } });

let asked: string[] = [];
let answer: () => Response = found;
let now = NOON;
let kept = new Map<string, string>();
const needs: PlanNeeds = {
  now: () => now,
  shelf: () => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
  }),
};

beforeEach(() => {
  asked = [];
  answer = found;
  now = NOON;
  kept = new Map();
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    try {
      return Promise.resolve(answer());
    } catch (error) {
      return Promise.reject(error);
    }
  });
});
afterEach(() => void vi.unstubAllGlobals());

it('is read once an hour, however many parts of the page ask', async () => {
  expect(await Promise.all([readPlan(ENV, WEEK, needs), readPlan(ENV, WEEK, needs)])).toEqual([PLAN, PLAN]);
  expect(asked).toEqual(['http://h:2/v1/projects/demo/databases/(default)/documents/weeklyContest/2026-W47']);
  now += HOUR - 1;
  expect(await readPlan(ENV, WEEK, needs)).toEqual(PLAN);
  expect(asked).toHaveLength(1);
  now += 1;
  await readPlan(ENV, WEEK, needs);
  expect(asked).toHaveLength(2);
});

it('remembers that there is none', async () => {
  answer = () => Response.json({}, { status: 404 });
  expect(await readPlan(ENV, WEEK, needs)).toEqual(usualPlan(WEEK));
  expect(await readPlan(ENV, WEEK, needs)).toEqual(usualPlan(WEEK));
  expect(asked).toHaveLength(1);
});

it('goes on with the last answer where nobody answers, and with the calendar without one', async () => {
  answer = () => {
    throw new TypeError('no network');
  };
  expect(await readPlan(ENV, WEEK, needs)).toEqual(usualPlan(WEEK));
  answer = found;
  await readPlan(ENV, WEEK, needs);
  now += 2 * HOUR;
  answer = () => Response.json({}, { status: 503 });
  expect(await readPlan(ENV, WEEK, needs)).toEqual(PLAN);
});

it('keeps only the running week, so that a look back costs home nothing', async () => {
  await readPlan(ENV, WEEK, needs);
  answer = () => Response.json({}, { status: 404 });
  await readPlan(ENV, '2026-W46', needs);
  expect(await readPlan(ENV, WEEK, needs)).toEqual(PLAN);
  expect(asked).toHaveLength(2);
});

it('is read from the device where there is no server', async () => {
  newDisk();
  const document = {
    ...fieldsOf(PLAN),
    opens: hours.opens.timestampValue,
    ends: hours.ends.timestampValue,
  };
  await openShelves('worldmaps').put({ table: 'documents', key: 'weeklyContest/2026-W47', value: document });
  expect(await readPlan({}, WEEK, needs)).toEqual(PLAN);
});

it('opens no store before something was planned on the device', async () => {
  expect(await contestsOf({})(WEEK)).toEqual(usualPlan(WEEK));
  expect(asked).toEqual([]);
});
