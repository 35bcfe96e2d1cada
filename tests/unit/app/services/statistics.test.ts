import { afterEach, expect, it, vi } from 'vitest';
import { statisticsOf } from '../../../../src/app/services/statistics';

afterEach(() => void vi.unstubAllGlobals());

const shelves = { get: async () => ({ kept: 'of this device' }) };

it('reads a project’s with its proof, and a device’s own where there is no project', async () => {
  const ask = vi.fn(async () => Response.json({ fields: { kept: { stringValue: 'of all players' } } }));
  vi.stubGlobal('fetch', ask);
  const project = { projectId: 'p', token: async () => 'a-proof' };
  expect(await statisticsOf(project, shelves)()).toBe('of all players');
  const how = { headers: { 'X-Firebase-AppCheck': 'a-proof' } };
  expect(ask).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/statistics\/quests$/), how);
  expect(await statisticsOf(undefined, shelves)()).toBe('of this device');
});
