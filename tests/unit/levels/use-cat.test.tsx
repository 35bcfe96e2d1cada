// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ManifestProvider } from '../../../src/levels/ManifestContext';
import { useCat } from '../../../src/levels/use-cat';
import { useMapPictures } from '../../../src/levels/use-map-pictures';
import { PlatformProvider } from '../../../src/platform/PlatformContext';
import { outlineText } from '../../../src/game/outline';
import { box } from '../../support/game-builders';
import { manifestOf } from '../../support/screen';

const OUTLINE = outlineText({ shape: { top: 3, rows: [[[5, 9]]] }, reach: { top: 0, rows: [] } });
const CAT = { version: 1, seen: 9, target: { ...box(5, 3, 4, 1), outline: OUTLINE } };
const further = vi.fn((_level: number, _name: string, _path: string): Promise<unknown> =>
  Promise.resolve(CAT),
);
const platform = {
  kind: 'web',
  maps: {
    manifest: () => Promise.reject(new Error('not asked for')),
    level: () => Promise.reject(new Error('not asked for')),
    pictureUrl: (path: string) => `/maps/${path}`,
    further,
  },
} as const;

beforeEach(() => void further.mockClear());
afterEach(cleanup);

const manifest = manifestOf(1, 2, 3);
const levels = manifest.levels.map((entry) =>
  entry.level === 2 ? entry : { ...entry, further: { cat: `${entry.level}/cat.json` } },
);

async function ask<Given, Answer>(hook: (given: Given) => Answer, first: Given, isListed = true) {
  const start = Promise.resolve(
    isListed
      ? ({ kind: 'ready', manifest: { ...manifest, levels } } as const)
      : ({ kind: 'failed' } as const),
  );
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PlatformProvider platform={platform}>
      <ManifestProvider start={start}>{children}</ManifestProvider>
    </PlatformProvider>
  );
  const { result, rerender, unmount } = renderHook(hook, { initialProps: first, wrapper });
  await act(async () => undefined);
  const turn = async (next: Given) => {
    rerender(next);
    const now = result.current;
    await act(async () => undefined);
    return now;
  };
  return { result, turn, unmount };
}

it('the cat is read of its level once, and is another one’s no more as soon as the level is another', async () => {
  const { result, turn } = await ask<number, unknown>(useCat, 1);
  expect(further.mock.calls).toEqual([[1, 'cat', '1/cat.json']]);
  expect(result.current).toMatchObject(CAT.target);
  expect(await turn(3)).toBeUndefined();
  expect(further.mock.lastCall).toEqual([3, 'cat', '3/cat.json']);
  expect(result.current).toMatchObject(CAT.target);
  await turn(3);
  expect(further).toHaveBeenCalledTimes(2);
});

it('there is none where a level has none, where its file is none or cannot be had, and without the list', async () => {
  expect((await ask(useCat, 2)).result.current).toBeUndefined();
  expect((await ask(useCat, 1, false)).result.current).toBeUndefined();
  expect(further).not.toHaveBeenCalled();
  further.mockResolvedValueOnce({ target: 'a cat' });
  expect((await ask(useCat, 1)).result.current).toBeUndefined();
  further.mockRejectedValueOnce(new Error('offline'));
  expect((await ask(useCat, 1)).result.current).toBeUndefined();
});

it('the pictures of maps are the largest of the small ones, in the order they are asked for, of open maps alone', async () => {
  const { result } = await ask(useMapPictures, [3, 9, 1]);
  expect(result.current).toEqual(['/maps/3/thumb.webp', '/maps/1/thumb.webp']);
  expect((await ask(useMapPictures, [3], false)).result.current).toEqual([]);
});
