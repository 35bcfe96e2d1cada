import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readWeekBest } from '../../../../src/app/services/week-best';
import { openShelves } from '../../../../src/records/local/database';
import { createLocalStore } from '../../../../src/records/local/store';
import { newDisk, NOON, scoreWrite } from '../../../support/records';

const ENV = { VITE_FIREBASE_PROJECT_ID: 'p' };
const WEEK = '2026-W47';
beforeEach(newDisk);
afterEach(() => vi.unstubAllGlobals());

const DOCUMENT = {
  fields: {
    names: { mapValue: { fields: { a: { stringValue: 'Ann' } } } },
    first: {
      arrayValue: {
        values: [3, 2, 1].map((points) => ({
          mapValue: { fields: { id: { stringValue: 'a' }, points: { integerValue: String(points) } } },
        })),
      },
    },
    leaders: { mapValue: { fields: {} } },
  },
};

function device() {
  const kept = new Map<string, string>();
  const clock = { now: NOON };
  const shelf = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
  return { clock, needs: { shelf, now: () => clock.now } };
}

it('asks the database once an hour, and an old answer is better than none', async () => {
  const ask = vi.fn(async () => Response.json(DOCUMENT));
  vi.stubGlobal('fetch', ask);
  const { clock, needs } = device();
  expect((await readWeekBest(ENV, WEEK, needs)).first[0]).toEqual({ id: 'a', points: 3 });
  expect((await readWeekBest(ENV, WEEK, needs)).names).toEqual({ a: 'Ann' });
  expect(ask).toHaveBeenCalledTimes(1);
  clock.now += 3_600_000;
  ask.mockRejectedValue(new Error('no line'));
  expect((await readWeekBest(ENV, WEEK, needs)).names).toEqual({ a: 'Ann' });
  expect(ask).toHaveBeenCalledTimes(2);
  await expect(readWeekBest(ENV, '2026-W48', needs)).rejects.toThrow('no line');
});

it('keeps also that there is nobody yet', async () => {
  const ask = vi.fn(async () => Response.json({}, { status: 404 }));
  vi.stubGlobal('fetch', ask);
  const { needs } = device();
  for (const _ of ['home', 'again']) expect((await readWeekBest(ENV, WEEK, needs)).names).toEqual({});
  expect(ask).toHaveBeenCalledTimes(1);
});

it('counts the players of a device that has no database', async () => {
  const store = createLocalStore(openShelves('worldmaps'), { now: () => NOON });
  const write = scoreWrite('s', { run: 'r'.repeat(16) });
  await store.put({
    ...write,
    ...(write.kind === 'score' ? { found: ['quest1', 'quest2'] } : {}),
  });
  const best = await readWeekBest({}, WEEK, device().needs);
  expect(best.first[0]?.points).toBe(2);
  expect(Object.values(best.names)).toEqual(['Camille']);
});
