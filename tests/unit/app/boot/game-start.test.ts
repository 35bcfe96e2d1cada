// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startGame } from '../../../../src/app/boot/game-start';
import type { ManifestResult } from '../../../../src/levels/manifest';
import type { Platform } from '../../../../src/platform/platform';
import { LEVEL } from '../../../support/level';
import { manifestOf } from '../../../support/screen';

const fetched: string[] = [];

class FakeImage {
  set src(address: string) {
    fetched.push(address);
  }
}

const file = vi.fn<Platform['maps']['level']>();
const platform: Platform = {
  kind: 'web',
  maps: { manifest: async () => undefined, level: file, pictureUrl: (path) => `/maps/${path}` },
};
const listed: Promise<ManifestResult> = Promise.resolve({ kind: 'ready', manifest: manifestOf(1) });

beforeEach(() => {
  fetched.length = 0;
  file.mockReset();
  file.mockResolvedValue(LEVEL);
  vi.stubGlobal('Image', FakeImage);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const start = (address: string, query = '') =>
  startGame(platform, listed, address, new URLSearchParams(query));

/** Resolves when the level was asked for and its answer has gone its way. */
async function answered() {
  await vi.waitFor(() => expect(file).toHaveBeenCalledOnce());
  await vi.dynamicImportSettled();
}

describe('the start of a game', () => {
  it('is none at the address of another screen', () => {
    for (const address of ['', 'catalog', 'game/99', 'leaderboard/1']) expect(start(address)).toBeUndefined();
    expect(file).not.toHaveBeenCalled();
  });

  it('asks for the words of the game and of its level', () => {
    expect(start('game/pokemon', 'mode=2')?.words).toEqual(['play', 'pokemon']);
  });

  it('hands the level that was asked for at once to who asks first', async () => {
    const game = start('game/1', 'mode=2');
    await answered();
    expect(await game?.platform.maps.level(1, '1/level.json')).toBe(LEVEL);
    expect(file).toHaveBeenCalledOnce();
  });

  it.each([2, 3, 4])('asks for the first tiles of the main map in mode %d', async (mode) => {
    start('game/pokemon', `mode=${String(mode)}`);
    await vi.waitFor(() => expect(fetched.length).toBeGreaterThan(0));
    expect(fetched.every((address) => address.startsWith('/maps/fair/main/'))).toBe(true);
  });

  it.each(['mode=1', 'mode=5&quest=quest1', 'mode=9'])(
    'asks for no tiles where another map may come first: ?%s',
    async (query) => {
      start('game/pokemon', query);
      await answered();
      expect(fetched).toEqual([]);
    },
  );

  it('asks for no tiles of a level that is none', async () => {
    file.mockResolvedValue({ ...LEVEL, maps: 'none' });
    start('game/pokemon', 'mode=2');
    await answered();
    expect(fetched).toEqual([]);
  });
});
