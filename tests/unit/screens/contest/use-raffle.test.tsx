// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AdminAnswer, AdminRecords, StoredEntry } from '../../../../src/records/port';
import { PAUSE, TICK, TICKS } from '../../../../src/screens/contest/slot-machine';
import { useRaffle } from '../../../../src/screens/contest/use-raffle';
import { NOON } from '../../../support/records';

const entry = (publicId: string, time: number): StoredEntry => ({
  id: `entry-${publicId}`,
  publicId,
  name: publicId,
  time,
  score: 1,
  level: 1,
  date: '2026-11-19T12:00:00.000Z',
  week: '2026-W47',
  email: `${publicId}@example.org`,
  userId: '',
  consent: { wording: 'contest-1', date: '2026-11-19T12:00:00.000Z' },
});

const sha256 = async (text: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(text))).toString('hex');

let saved: AdminAnswer<undefined>;
const saveDraw = vi.fn<AdminRecords['saveDraw']>(async () => saved);
let ids = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.clearAllMocks();
  saved = { kind: 'ok', value: undefined };
  ids = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function raffle(entries: readonly StoredEntry[]) {
  const admin = { saveDraw } as unknown as AdminRecords;
  const newId = () => `id-${String((ids += 1))}`;
  const { result } = renderHook(() =>
    useRaffle({ admin, week: '2026-W47', entries, sha256, newId, now: () => NOON }),
  );
  return () => result.current;
}

const start = (control: ReturnType<typeof raffle>) => act(() => control().start());
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('the draw', () => {
  it('is recorded before it is shown, with all that is needed to check it', async () => {
    const control = raffle([entry('ana', 3), entry('ben', 5)]);
    await start(control);
    expect(saveDraw).toHaveBeenCalledTimes(1);
    const [id, record] = saveDraw.mock.lastCall ?? [];
    expect(record).toMatchObject({
      week: '2026-W47',
      seed: 'id-1',
      participants: 2,
      date: new Date(NOON).toISOString(),
    });
    expect(control().raffle).toMatchObject({ kind: 'rolling', tick: 0, draw: { ...record, id } });
    expect(control().drawn).toEqual([{ ...record, id }]);
  });

  it('turns for all its ticks, rests, and shows the winner', async () => {
    const control = raffle([entry('ana', 3)]);
    await start(control);
    for (let tick = 1; tick < TICKS; tick += 1) {
      pass(TICK);
      expect(control().raffle).toMatchObject({ kind: 'rolling', tick });
    }
    pass(TICK);
    expect(control().raffle.kind).toBe('pausing');
    pass(PAUSE - 1);
    expect(control().raffle.kind).toBe('pausing');
    pass(1);
    expect(control().raffle.kind).toBe('drawn');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('cannot be begun while the machine turns or rests, and can afterwards', async () => {
    const control = raffle([entry('ana', 3)]);
    await start(control);
    await start(control);
    for (let tick = 0; tick < TICKS; tick += 1) pass(TICK);
    await start(control);
    expect(saveDraw).toHaveBeenCalledTimes(1);
    pass(PAUSE);
    await start(control);
    expect(saveDraw).toHaveBeenCalledTimes(2);
    expect(control().drawn).toHaveLength(2);
  });

  it.each(['offline', 'denied'] as const)(
    'shows no winner when it could not be recorded: %s',
    async (kind) => {
      saved = { kind };
      const control = raffle([entry('ana', 3)]);
      await start(control);
      expect(control().raffle).toEqual({ kind: 'failed', reason: kind });
      expect(control().drawn).toEqual([]);
    },
  );

  it('needs somebody to win', async () => {
    const control = raffle([]);
    await start(control);
    expect(saveDraw).not.toHaveBeenCalled();
    expect(control().raffle).toEqual({ kind: 'ready' });
  });
});
