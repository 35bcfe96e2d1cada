import { describe, expect, it } from 'vitest';
import { loadManifest, openLevel, renewed } from '../../../src/levels/manifest';
import type { Platform } from '../../../src/platform/platform';

const LEVEL = {
  level: 15,
  data: 'demonslayers/level.json',
  thumbnails: [{ width: 320, height: 226, path: 'demonslayers/thumb-320.webp' }],
  placeholder: 'data:image/webp;base64,AA',
  normalQuests: 12,
  duplicateQuests: 0,
  updateDate: '2026-01-01T00:00:00Z',
  bytes: 2_000_000,
};

function platform(manifest: () => Promise<unknown>): Platform {
  return {
    kind: 'web',
    maps: { manifest, level: () => Promise.reject(new Error('not asked')), pictureUrl: (path) => path },
  };
}

describe('the list of drawn levels', () => {
  it('is ready when it is well formed', async () => {
    const result = await loadManifest(platform(() => Promise.resolve({ version: 1, levels: [LEVEL] })));
    expect(result).toEqual({ kind: 'ready', manifest: { version: 1, levels: [LEVEL] } });
  });

  it('has failed when it cannot be read', async () => {
    const result = await loadManifest(platform(() => Promise.reject(new Error('offline'))));
    expect(result).toEqual({ kind: 'failed' });
  });

  it.each([{}, null, { version: 2, levels: [] }, { version: 1, levels: [{ ...LEVEL, thumbnails: [] }] }])(
    'has failed when it is malformed: %j',
    async (raw) => {
      expect(await loadManifest(platform(() => Promise.resolve(raw)))).toEqual({ kind: 'failed' });
    },
  );

  it('knows which level is open', () => {
    const manifest = { version: 1 as const, levels: [LEVEL] };
    expect(openLevel(manifest, 15)?.data).toBe('demonslayers/level.json');
    expect(openLevel(manifest, 1)).toBeUndefined();
  });
});

describe('a list that is still growing', () => {
  it('is marked by the server that draws, and by no other', async () => {
    const raw = { version: 1, levels: [LEVEL], drawing: true };
    expect(await loadManifest(platform(() => Promise.resolve(raw)))).toEqual({
      kind: 'ready',
      manifest: { version: 1, levels: [LEVEL] },
      partial: true,
    });
    const whole = await loadManifest(platform(() => Promise.resolve({ ...raw, drawing: 'yes' })));
    expect(whole).not.toHaveProperty('partial');
  });

  it('keeps what it says of a level that is as it was, and takes on what has changed', () => {
    const before = { version: 1 as const, levels: [LEVEL] };
    const same = renewed(before, { version: 1, levels: [{ ...LEVEL, level: 2, data: 'a' }, { ...LEVEL }] });
    expect(same.levels.map(({ level }) => level)).toEqual([2, 15]);
    expect(same.levels[1]).toBe(LEVEL);
    const anew = { ...LEVEL, data: 'demonslayers/other/level.json' };
    expect(renewed(before, { version: 1, levels: [anew] }).levels[0]).toBe(anew);
  });
});
