// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { isReplaced } from '../../../src/ui/replaced';
import { useReplaced } from '../../../src/ui/use-replaced';

vi.mock('../../../src/ui/replaced', () => ({ isReplaced: vi.fn<typeof isReplaced>() }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.mocked(isReplaced).mockReset();
});

it('is false until the page has been compared with home, which is asked for once and as it is told', async () => {
  const got = new Response();
  const fetched = vi.fn(async () => got);
  vi.stubGlobal('fetch', fetched);
  let tell: (is: boolean) => void = () => undefined;
  vi.mocked(isReplaced).mockReturnValue(new Promise((resolve) => (tell = resolve)));
  const { result, rerender } = renderHook(() => useReplaced());
  expect(result.current).toBe(false);
  rerender();
  expect(isReplaced).toHaveBeenCalledOnce();
  const [page, home, fetch] = vi.mocked(isReplaced).mock.lastCall ?? [];
  expect([page, home]).toEqual([document, import.meta.env.BASE_URL]);
  expect(await fetch?.('/home', { cache: 'no-store' })).toBe(got);
  expect(fetched).toHaveBeenCalledWith('/home', { cache: 'no-store' });
  await act(async () => tell(true));
  expect(result.current).toBe(true);
});

it('stays false where home is as it was', async () => {
  vi.mocked(isReplaced).mockResolvedValue(false);
  const { result } = renderHook(() => useReplaced());
  await act(async () => undefined);
  expect(result.current).toBe(false);
});
