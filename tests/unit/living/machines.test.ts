import { expect, it, vi } from 'vitest';
import { machinesIn } from '../../../src/living/machines';
import type { MapSource } from '../../../src/platform/platform';

const FILE = { version: 1, machines: [] };

const maps = (further: MapSource['further']): MapSource => ({
  manifest: () => Promise.reject(new Error('not asked for')),
  level: () => Promise.reject(new Error('not asked for')),
  pictureUrl: (path) => path,
  ...(further ? { further } : {}),
});

it.each([
  [false, 'machines'],
  [true, 'nightmachines'],
] as const)('reads what moves in this light and begins nothing (by night: %s)', async (isNight, name) => {
  const further = vi.fn(() => Promise.resolve(FILE));
  const source = { maps: maps(further), level: 3, path: '3/file.json', isNight };
  expect(await machinesIn(source)).toEqual(FILE);
  expect(further.mock.calls).toEqual([[3, name, '3/file.json']]);
});

it('is nothing where the file is none of ours, or nobody has further files', async () => {
  const source = { level: 3, path: '3/file.json', isNight: false };
  expect(await machinesIn({ ...source, maps: maps(() => Promise.resolve({ version: 0 })) })).toBeUndefined();
  expect(await machinesIn({ ...source, maps: maps(undefined) })).toBeUndefined();
});
