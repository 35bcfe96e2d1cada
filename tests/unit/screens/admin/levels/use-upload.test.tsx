// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CATALOGUE } from '../../../../../src/maps/catalogue';
import { definitionOf, type LevelDefinition } from '../../../../../src/maps/definition';
import type { Platform } from '../../../../../src/platform/platform';
import type { AdminRecords } from '../../../../../src/records/store-port';
import type { HeldLevels } from '../../../../../src/screens/admin/levels/held';
import { useUpload } from '../../../../../src/screens/admin/levels/use-upload';
import { LEVEL } from '../../../../support/level';
import { openPromise } from '../../../../support/open-promise';
import { manifestOf } from '../../../../support/screen';

type Sent = Awaited<ReturnType<AdminRecords['uploadLevel']>>;

const OK: Sent = { kind: 'ok', value: undefined };
const send = vi.fn<(level: LevelDefinition) => Promise<Sent>>();
const file = vi.fn<Platform['maps']['level']>();
const definitions = vi.fn(() => Promise.resolve(undefined));

const platform: Platform = {
  kind: 'web',
  maps: { manifest: () => Promise.resolve(undefined), level: file, pictureUrl: (path) => path },
  definitions,
};

beforeEach(() => {
  for (const mock of [send, file, definitions]) mock.mockReset();
  file.mockImplementation((id) => Promise.resolve({ ...LEVEL, level: id }));
  send.mockResolvedValue(OK);
});
afterEach(cleanup);

const show = (held?: HeldLevels) =>
  renderHook(() => useUpload(platform, { uploadLevel: send } as unknown as AdminRecords, held)).result;

const [first = 0, second = 0, third = 0, ...rest] = CATALOGUE.map(({ id }) => id);

describe('an upload of all levels', () => {
  it('has sent nothing before it is started', () => {
    const upload = show();
    expect([...upload.current.results.keys()]).toEqual(CATALOGUE.map(({ id }) => id));
    expect(new Set(upload.current.results.values())).toEqual(new Set(['waiting']));
    expect(upload.current).toMatchObject({ running: false, done: 0 });
  });

  it('sends the levels of the build, never those of the database, and says what came of each', async () => {
    send.mockResolvedValueOnce(OK).mockResolvedValueOnce({ kind: 'denied' });
    file.mockImplementation((id) =>
      id === third ? Promise.reject(new TypeError('away')) : Promise.resolve({ ...LEVEL, level: id }),
    );
    const upload = show();
    await act(() => upload.current.start(manifestOf(first, second, third)));
    const { results, running, done } = upload.current;
    expect([first, second, third].map((id) => results.get(id))).toEqual(['ok', 'denied', 'unreadable']);
    for (const id of rest) expect(results.get(id)).toBe('notOpen');
    expect({ running, done }).toEqual({ running: false, done: CATALOGUE.length });
    expect(send.mock.calls.map(([{ level }]) => level)).toEqual([first, second]);
    expect(definitions).not.toHaveBeenCalled();
  });

  it('goes on behind a store that fails', async () => {
    send.mockRejectedValueOnce(new Error('full'));
    const upload = show();
    await act(() => upload.current.start(manifestOf(first, second)));
    expect([first, second].map((id) => upload.current.results.get(id))).toEqual(['offline', 'ok']);
    expect(upload.current.running).toBe(false);
  });

  it('counts while it runs, and is not begun twice', async () => {
    const answer = openPromise<Sent>();
    send.mockResolvedValueOnce(OK).mockReturnValueOnce(answer.promise);
    const upload = show();
    let over: Promise<void> = Promise.resolve();
    act(() => {
      over = upload.current.start(manifestOf(first, second));
    });
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    await act(async () => undefined);
    expect(upload.current).toMatchObject({ running: true, done: 1 });
    expect(upload.current.results.get(second)).toBe('sending');
    await act(() => upload.current.start(manifestOf(first, second)));
    expect(send).toHaveBeenCalledTimes(2);
    await act(async () => {
      answer.resolve(OK);
      await over;
    });
    expect(upload.current.running).toBe(false);
  });

  it('sends once more only what has not arrived', async () => {
    send.mockResolvedValueOnce(OK).mockResolvedValueOnce({ kind: 'offline' });
    const upload = show();
    await act(() => upload.current.start(manifestOf(first, second)));
    await act(() => upload.current.start(manifestOf(first, second)));
    expect(send.mock.calls.map(([{ level }]) => level)).toEqual([first, second, second]);
    expect(upload.current.results.get(second)).toBe('ok');
  });
});

describe('one level', () => {
  it('is sent by itself, and what there was before is put back', async () => {
    const before = { ...definitionOf(LEVEL), level: first, updateDate: '2025-01-01T00:00:00Z' };
    const upload = show(new Map([[first, before]]));
    expect(upload.current.canUndo(first)).toBe(false);
    await act(() => upload.current.sendOne(manifestOf(first, second), first));
    await act(() => upload.current.sendOne(manifestOf(first, second), first));
    expect(upload.current.results.get(second)).toBe('waiting');
    expect(upload.current.canUndo(first)).toBe(true);
    await act(() => upload.current.undo(first));
    expect(send.mock.calls.map(([{ updateDate }]) => updateDate)).toEqual([
      LEVEL.updateDate,
      LEVEL.updateDate,
      before.updateDate,
    ]);
    expect(upload.current.results.get(first)).toBe('undone');
    expect(upload.current.canUndo(first)).toBe(false);
  });

  it('has nothing to be put back where there was none, or none that can be read', async () => {
    const upload = show(new Map([[first, 'invalid']]));
    await act(() => upload.current.sendOne(manifestOf(first, second), first));
    await act(() => upload.current.sendOne(manifestOf(first, second), second));
    expect([first, second].map((id) => upload.current.canUndo(id))).toEqual([false, false]);
  });
});
