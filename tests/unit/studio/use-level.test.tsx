// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ArtworkDocument } from '../../../src/artwork/document';
import { keepDraft, readDraft } from '../../../src/studio/draft';
import { serverKeeper } from '../../../src/studio/server-keeper';
import { useLevel } from '../../../src/studio/use-level';

const named = (name: string): ArtworkDocument => ({
  width: 96,
  height: 68,
  updateDate: '2026-11-22',
  name,
  quests: [],
});

/** The studio's server: what it holds, what it was told, and the status of its next answer to a save. */
const server = {
  document: named('now'),
  revision: 'r1',
  past: [named('first'), named('second')],
  future: [named('undone')],
  told: [] as unknown[],
  status: 200,
  code: 'full',
};

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  Object.assign(server, { document: named('now'), revision: 'r1', told: [], status: 200, code: 'full' });
  vi.stubGlobal(
    'fetch',
    async (address: string, { method = 'GET', body = '' }: { method?: string; body?: string }) => {
      if (address.endsWith('/history'))
        return answer(200, { past: server.past, future: server.future, earlier: 0 });
      if (method === 'GET') {
        const { document, revision } = server;
        return answer(200, { level: { document, revision, pictures: ['main'] } });
      }
      server.told.push(JSON.parse(body));
      return server.status === 200
        ? answer(200, { revision: 'r2' })
        : answer(server.status, { code: server.code });
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open() {
  const keeper = serverKeeper('zelda');
  const hook = renderHook(() => useLevel(keeper));
  await act(() => vi.advanceTimersByTimeAsync(0));
  const name = () => {
    const { state } = hook.result.current;
    return state.kind === 'open' ? state.history.now.name : state.kind;
  };
  return { bench: () => hook.result.current, name };
}
const later = () => act(() => vi.advanceTimersByTimeAsync(300));

it('undoes and does again what was done before the page was loaded', async () => {
  const { bench, name } = await open();
  act(() => bench().undo());
  expect(name()).toBe('second');
  act(() => bench().undo());
  expect(name()).toBe('first');
  for (const expected of ['second', 'now', 'undone', 'undone']) {
    act(() => bench().redo());
    expect(name()).toBe(expected);
  }
});

it('tells with each save how it came about', async () => {
  const { bench } = await open();
  act(() => bench().undo());
  await later();
  act(() => bench().change(named('other')));
  await later();
  expect(server.told).toMatchObject([
    { deed: 'undo', revision: 'r1', document: { name: 'second' } },
    { deed: 'change', revision: 'r2', document: { name: 'other' } },
  ]);
  expect(readDraft('zelda')).toBeUndefined();
});

it('saves also while somebody types on and on', async () => {
  const { bench } = await open();
  for (let letters = 1; letters <= 20; letters += 1) {
    act(() => bench().change(named('x'.repeat(letters))));
    await act(() => vi.advanceTimersByTimeAsync(100));
  }
  expect(server.told).toHaveLength(1);
  await later();
  expect(server.told.at(-1)).toMatchObject({ document: { name: 'x'.repeat(20) } });
});

it('keeps what a full disk refuses, says why, and saves it when there is room', async () => {
  const { bench } = await open();
  server.status = 507;
  act(() => bench().change(named('mine')));
  await later();
  expect([bench().saved, bench().reason?.code]).toEqual(['failed', 'full']);
  expect(readDraft('zelda')?.document.name).toBe('mine');
  server.status = 200;
  await act(async () => bench().saveAgain(false));
  await later();
  expect(bench().saved).toBe('saved');
  expect(server.told.at(-1)).toMatchObject({ document: { name: 'mine' } });
});

it('goes on from what a closed window had not saved yet', async () => {
  keepDraft('zelda', { document: named('typed'), revision: 'r1' });
  const { bench, name } = await open();
  expect(name()).toBe('typed');
  await later();
  expect(server.told).toMatchObject([{ document: { name: 'typed' } }]);
  expect(bench().saved).toBe('saved');
  act(() => bench().undo());
  expect(name()).toBe('now');
});

it('asks where somebody else has saved since the window was closed', async () => {
  keepDraft('zelda', { document: named('typed'), revision: 'r0' });
  const { bench, name } = await open();
  await later();
  expect([bench().saved, name()]).toEqual(['conflict', 'typed']);
  expect(server.told).toEqual([]);
  await act(async () => bench().saveAgain(true));
  await later();
  expect(server.told).toMatchObject([{ revision: 'r1', document: { name: 'typed' } }]);
});

it('never writes over somebody else by a further change', async () => {
  keepDraft('zelda', { document: named('typed'), revision: 'r0' });
  const { bench } = await open();
  Object.assign(server, { status: 409, code: 'elsewhere' });
  act(() => bench().change(named('typed more')));
  await later();
  expect(server.told).toMatchObject([{ revision: 'r0', document: { name: 'typed more' } }]);
  expect(bench().saved).toBe('conflict');
});
