import { beforeEach, expect, test } from 'vitest';
import { clearJournal, entriesCsv, journalled, readJournal, scoresCsv } from '../../../src/kiosk/journal';
import { openShelves } from '../../../src/records/local/database';
import type { ScoreForm, SubmitResult } from '../../../src/records/forms';
import type { Records } from '../../../src/records/port';
import { newDisk } from '../../support/records';

const form: ScoreForm = { name: 'Mika', feedback: '', time: 12.5, score: 10, mode: 2, level: 15 };
let shelves = openShelves('journal');

beforeEach(() => {
  newDisk();
  shelves = openShelves('journal');
});

const records = (result: SubmitResult) =>
  journalled(
    { submitScore: async () => result, submitEntry: async () => result } as unknown as Records,
    shelves,
    () => Date.UTC(2026, 10, 21, 9),
  );

test('what is kept or waits is noted once, what is refused is not', async () => {
  await records({ kind: 'offline', id: 'a', storage: 'device' }).submitScore(form);
  await records({ kind: 'offline', id: 'a', storage: 'device' }).submitScore(form);
  await records({ kind: 'refused', reason: 'nameTaken' }).submitScore(form);
  await records({ kind: 'nothingToSave' }).submitScore(form);
  const lines = await readJournal(shelves);
  expect(lines).toHaveLength(1);
  expect(scoresCsv(lines)).toBe(
    '\uFEFFdate,level,mode,name,score,seconds,id\r\n2026-11-21T09:00:00.000Z,15,2,Mika,10,12.5,a\r\n',
  );
  expect(entriesCsv(lines)).toBe('\uFEFFdate,week,level,name,email,score,seconds,id\r\n');
});

test('entries go with their address into a table of their own, and the journal can be emptied', async () => {
  const { name, time, score, level } = form;
  const entry = {
    name,
    time,
    score,
    level,
    email: 'mika@example.org',
    consent: true,
    mode: 5 as const,
    week: '2026-W47' as const,
  };
  await records({ kind: 'ok', id: 'b', storage: 'device' }).submitEntry(entry);
  expect(entriesCsv(await readJournal(shelves))).toContain('2026-W47,15,Mika,mika@example.org,10,12.5,b');
  await clearJournal(shelves);
  expect(await readJournal(shelves)).toEqual([]);
});

test('a line that is none of ours is left out', async () => {
  await shelves.put({ table: 'documents', key: 'kiosk/journal/score/x', value: { kind: 'score' } });
  expect(await readJournal(shelves)).toEqual([]);
});
