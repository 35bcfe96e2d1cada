import { expect, it } from 'vitest';
import { levelFaults, noteLevelFault } from '../../../src/levels/fault-log';

function memory(start: Record<string, string> = {}) {
  const kept = { ...start };
  return {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
  };
}

it('keeps the latest fault of each level until it is well again', () => {
  const storage = memory();
  noteLevelFault(1, 'old', () => storage);
  noteLevelFault(2, 'other', () => storage);
  noteLevelFault(1, 'new', () => storage);
  expect(levelFaults(() => storage)).toEqual([
    { level: 2, fault: 'other' },
    { level: 1, fault: 'new' },
  ]);
  noteLevelFault(2, undefined, () => storage);
  expect(levelFaults(() => storage)).toEqual([{ level: 1, fault: 'new' }]);
});

it('is empty where nothing can be kept, or what was kept cannot be read', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  expect(() => noteLevelFault(1, 'fault', blocked)).not.toThrow();
  expect(levelFaults(blocked)).toEqual([]);
  expect(levelFaults(() => memory({ 'worldmaps.levelFaults': '{"a":1}' }))).toEqual([]);
  expect(levelFaults(() => memory({ 'worldmaps.levelFaults': '[7,{"level":1}]' }))).toEqual([]);
});
