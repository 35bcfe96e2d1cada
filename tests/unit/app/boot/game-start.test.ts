import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startGame } from '../../../../src/app/boot/game-start';
import type { ManifestResult } from '../../../../src/levels/manifest';
import type { Platform } from '../../../../src/platform/platform';
import { LEVEL } from '../../../support/level';
import { manifestOf } from '../../../support/screen';

const file = vi.fn<Platform['maps']['level']>();
const platform: Platform = {
  kind: 'web',
  maps: { manifest: async () => undefined, level: file, pictureUrl: (path) => `/maps/${path}` },
};
const listed: Promise<ManifestResult> = Promise.resolve({ kind: 'ready', manifest: manifestOf(1) });

beforeEach(() => {
  file.mockReset();
  file.mockResolvedValue(LEVEL);
});

const start = (address: string) => startGame(platform, listed, address);

describe('the start of a game', () => {
  it('is none at the address of another screen', () => {
    for (const address of ['', 'catalog', 'game/99', 'leaderboard/1']) expect(start(address)).toBeUndefined();
    expect(file).not.toHaveBeenCalled();
  });

  it('asks for the words of the game and of its level', () => {
    expect(start('game/pokemon')?.words).toEqual(['play', 'pokemon']);
  });

  it('hands the level that was asked for at once to who asks first', async () => {
    const game = start('game/1');
    await vi.waitFor(() => expect(file).toHaveBeenCalledOnce());
    expect(await game?.platform.maps.level(1, '1/level.json')).toBe(LEVEL);
    expect(file).toHaveBeenCalledOnce();
  });
});
