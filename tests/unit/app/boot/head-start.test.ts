import { expect, test, vi } from 'vitest';

import { levelOfAddress, withHeadStart } from '../../../../src/app/boot/head-start';
import type { Platform } from '../../../../src/platform/platform';
import { manifestOf } from '../../../support/screen';

function platform(level: Platform['maps']['level']): Platform {
  return { kind: 'web', maps: { manifest: async () => undefined, level, pictureUrl: (path) => path } };
}

const listed = async (...ids: number[]) => ({ kind: 'ready', manifest: manifestOf(...ids) }) as const;

test('only a game’s address has a level, by id or keyword', () => {
  expect(levelOfAddress('game/15')?.id).toBe(15);
  expect(levelOfAddress('game/pokemon/')?.id).toBe(1);
  for (const address of ['', 'catalog', 'game/', 'game/99', 'leaderboard/1'])
    expect(levelOfAddress(address)).toBeUndefined();
});

test('the level is asked for once, before anybody waits for it', async () => {
  const level = vi.fn<Platform['maps']['level']>(async (id) => ({ id }));
  const early = withHeadStart(platform(level), listed(1), 1);
  await expect.poll(() => level.mock.calls.length).toBe(1);
  expect(await early.maps.level(1, 'data')).toEqual({ id: 1 });
  expect(level).toHaveBeenCalledTimes(1);
  expect(await early.maps.level(1, 'data')).toEqual({ id: 1 });
  expect(level).toHaveBeenCalledTimes(2);
});

test('another level, a level that is not drawn and a failure are asked for as ever', async () => {
  const level = vi.fn<Platform['maps']['level']>(async (id) => ({ id }));
  expect(await withHeadStart(platform(level), listed(1), 1).maps.level(2, 'data')).toEqual({ id: 2 });
  expect(await withHeadStart(platform(level), listed(2), 1).maps.level(1, 'data')).toEqual({ id: 1 });
  const failing = vi
    .fn<Platform['maps']['level']>()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue('there');
  const again = withHeadStart(platform(failing), listed(1), 1);
  await expect(again.maps.level(1, 'data')).rejects.toThrow('away');
  expect(await again.maps.level(1, 'data')).toBe('there');
});
