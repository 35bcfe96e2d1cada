import { expect, it } from 'vitest';
import { levelFaults, noteLevelFault } from '../../../src/levels/fault-log';
import { kindOf, noteToldFault, untoldFaults } from '../../../src/levels/told-faults';

const now = Date.parse('2026-11-21T12:00:00Z');
const DAY = '2026-11-21';

function memory(start: Record<string, string> = {}) {
  const kept = { ...start };
  return {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
  };
}

it('keeps the latest fault of each level until it is well again', () => {
  const storage = memory();
  const how = { shelf: () => storage, now };
  noteLevelFault(1, 'old', how);
  noteLevelFault(2, 'other', how);
  noteLevelFault(1, 'new', how);
  expect(levelFaults(() => storage)).toEqual([
    { level: 2, fault: 'other', met: DAY },
    { level: 1, fault: 'new', met: DAY },
  ]);
  noteLevelFault(2, undefined, how);
  expect(levelFaults(() => storage)).toEqual([{ level: 1, fault: 'new', met: DAY }]);
});

it('is empty where nothing can be kept, or what was kept cannot be read', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  expect(() => noteLevelFault(1, 'fault', { shelf: blocked, now })).not.toThrow();
  expect(levelFaults(blocked)).toEqual([]);
  expect(levelFaults(() => memory({ 'worldmaps.levelFaults': '{"a":1}' }))).toEqual([]);
  expect(levelFaults(() => memory({ 'worldmaps.levelFaults': '[7,{"level":1}]' }))).toEqual([]);
});

it('is told once a day, and only on a day on which it was met', () => {
  const storage = memory();
  const shelf = () => storage;
  noteLevelFault(1, 'a document', { shelf, now });
  noteLevelFault(2, 'a file', { shelf, now, kind: 'file' });
  expect(untoldFaults(DAY, shelf).map((one) => [one.level, kindOf(one)])).toEqual([
    [1, 'document'],
    [2, 'file'],
  ]);
  noteToldFault(1, DAY, shelf);
  // met once more, and told already
  noteLevelFault(1, 'a document', { shelf, now });
  expect(untoldFaults(DAY, shelf).map(({ level }) => level)).toEqual([2]);
  expect(untoldFaults('2026-11-22', shelf)).toEqual([]);
  noteLevelFault(1, 'a document', { shelf, now: now + 86_400_000 });
  expect(untoldFaults('2026-11-22', shelf).map(({ level }) => level)).toEqual([1]);
});
