// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../src/contest/draw';
import type { PublishedAnswer } from '../../../src/records/answers';
import type { Records } from '../../../src/records/port';
import type { AdminAnswer } from '../../../src/records/store-answer';
import type { AdminRecords, StoredEntry } from '../../../src/records/store-port';
import { PAUSE, TICK, TICKS } from '../../../src/raffle/slot-machine';
import { useRaffle } from '../../../src/raffle/use-raffle';
import { NOON } from '../../support/records';

const SEED = 's'.repeat(32);
const week = '2026-W47';
let broken = false;
const sha256 = async (text: string) => {
  if (broken) throw new Error('no secure context');
  return Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(text))).toString('hex');
};

let saved: AdminAnswer<undefined>;
let known: PublishedAnswer;
let entered: AdminAnswer<readonly StoredEntry[]>;
const publishDraw = vi.fn<AdminRecords['publishDraw']>(async () => saved);
const onPublished = vi.fn<() => void>();
const onChanged = vi.fn<() => void>();

const entryOf = (publicId: string) => {
  const found: Partial<StoredEntry> = {
    publicId,
    email: `${publicId}@example.org`,
    confirmed: false,
    sentAt: 1,
  };
  return found as StoredEntry;
};

const nothing = { week, seal: undefined, draws: [], ids: [] } as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.clearAllMocks();
  saved = { kind: 'ok', value: undefined };
  known = { kind: 'ok', value: nothing };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function raffle(ids: readonly string[]) {
  entered = { kind: 'ok', value: ids.map(entryOf) };
  const records = {
    admin: { publishDraw, entries: async () => entered },
    device: { sha256, now: () => NOON },
    published: async () => known,
  } as unknown as Records;
  const { result } = renderHook(() => useRaffle({ records, week, ids, seed: SEED, onPublished, onChanged }));
  return () => result.current;
}

const start = (control: ReturnType<typeof raffle>, reason = '') => act(() => control().start(reason));
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('the draw', () => {
  it('is published with its list before it is shown, with all that is needed to check it', async () => {
    const control = raffle(['ben', 'ana']);
    await start(control, 'not for the first');
    const picked = await draw(['ana', 'ben'], SEED, [], sha256);
    const record = { ...picked, week, seed: SEED, number: 1, participants: 2, reason: '' };
    expect(publishDraw.mock.calls).toEqual([[record, ['ana', 'ben']]]);
    expect(control().raffle).toEqual({ kind: 'rolling', tick: 0, draw: record });
  });

  it('is made once more from the published list, without who won before, and says why', async () => {
    const ids = ['ana', 'ben', 'cleo'];
    const first = await draw(ids, SEED, [], sha256);
    const winner = first?.winner ?? '';
    const made = { number: 1, listHash: '', participants: 3, seed: SEED, winner, reason: '', sentAt: NOON };
    known = { kind: 'ok', value: { ...nothing, draws: [made], ids } };
    await start(raffle(['somebody', 'else']), ' Nobody answered. ');
    const [record, list] = publishDraw.mock.lastCall ?? [];
    expect(record).toMatchObject({ number: 2, participants: 3, reason: 'Nobody answered.' });
    expect(list).toEqual(ids);
    expect(ids.filter((id) => id !== winner)).toContain(record?.winner);
  });

  it('turns for all its ticks, rests, and shows the winner', async () => {
    const control = raffle(['ana']);
    await start(control);
    for (let tick = 1; tick < TICKS; tick += 1) {
      pass(TICK);
      expect(control().raffle).toMatchObject({ kind: 'rolling', tick });
    }
    // what is published is told beside it when the machine has stopped, not before
    expect(onPublished).not.toHaveBeenCalled();
    pass(TICK);
    expect(control().raffle.kind).toBe('pausing');
    expect(onPublished).toHaveBeenCalledTimes(1);
    pass(PAUSE - 1);
    expect(control().raffle.kind).toBe('pausing');
    pass(1);
    expect(control().raffle.kind).toBe('drawn');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('cannot be begun while the machine turns or rests, and can afterwards', async () => {
    const control = raffle(['ana', 'ben']);
    await start(control);
    await start(control);
    for (let tick = 0; tick < TICKS; tick += 1) pass(TICK);
    await start(control);
    expect(publishDraw).toHaveBeenCalledTimes(1);
    pass(PAUSE);
    await start(control);
    expect(publishDraw).toHaveBeenCalledTimes(2);
  });

  it.each(['offline', 'denied'] as const)(
    'shows no winner when it could not be published: %s',
    async (kind) => {
      saved = { kind };
      const control = raffle(['ana']);
      await start(control);
      expect(control().raffle).toEqual({ kind: 'failed', reason: kind });
      expect(onPublished).not.toHaveBeenCalled();
    },
  );

  it('is shown when it was published and only the answer was lost', async () => {
    const [mine] = [await draw(['ana'], SEED, [], sha256)];
    const there = { ...mine, number: 1, participants: 1, seed: SEED, reason: '', sentAt: NOON };
    publishDraw.mockImplementationOnce(async () => {
      known = {
        kind: 'ok',
        value: { ...nothing, draws: [{ ...there, winner: 'ana', listHash: mine?.listHash ?? '' }] },
      };
      return { kind: 'offline' };
    });
    const control = raffle(['ana']);
    await start(control);
    expect(control().raffle).toMatchObject({ kind: 'rolling', draw: { winner: 'ana', number: 1 } });
  });

  it('says that nobody knows when the answer was lost and the network with it', async () => {
    publishDraw.mockImplementationOnce(async () => {
      known = { kind: 'offline' };
      return { kind: 'offline' };
    });
    const control = raffle(['ana']);
    await start(control);
    expect(control().raffle).toEqual({ kind: 'failed', reason: 'unsure' });
    // and still does when it is tried again in vain
    await start(control);
    expect(control().raffle).toEqual({ kind: 'failed', reason: 'unsure' });
  });

  it('is not made a second time without a reason by a desk that has not seen the first', async () => {
    const made = {
      number: 1,
      listHash: '',
      participants: 1,
      seed: SEED,
      winner: 'ana',
      reason: '',
      sentAt: NOON,
    };
    known = { kind: 'ok', value: { ...nothing, draws: [made], ids: ['ana', 'ben'] } };
    const control = raffle(['ana', 'ben']);
    await start(control);
    expect(publishDraw).not.toHaveBeenCalled();
    expect(control().raffle).toEqual({ kind: 'failed', reason: 'already' });
    expect(onChanged).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['was removed by another desk', ['ben']],
    ['came in just before the end', ['ben', 'ana', 'cleo']],
  ])('is not made from a list that is no longer so: somebody %s', async (_, ids) => {
    const control = raffle(['ana', 'ben']);
    entered = { kind: 'ok', value: ids.map(entryOf) };
    await start(control);
    expect(publishDraw).not.toHaveBeenCalled();
    expect(control().raffle).toEqual({ kind: 'failed', reason: 'changed' });
    expect(onChanged).toHaveBeenCalledTimes(1);
  });

  it.each(['offline', 'denied'] as const)('is not made from a list that cannot be read: %s', async (kind) => {
    const control = raffle(['ana']);
    entered = { kind };
    await start(control);
    expect(publishDraw).not.toHaveBeenCalled();
    expect(control().raffle).toEqual({ kind: 'failed', reason: kind });
  });

  it('is not made while nobody can say what was drawn before', async () => {
    known = { kind: 'offline' };
    const control = raffle(['ana']);
    await start(control);
    expect(publishDraw).not.toHaveBeenCalled();
    expect(control().raffle).toEqual({ kind: 'failed', reason: 'offline' });
  });

  it('needs somebody to win', async () => {
    const control = raffle([]);
    await start(control);
    expect(control().raffle).toEqual({ kind: 'failed', reason: 'nobody' });
  });

  it('is made once when it is asked for twice at the same moment, and says what it is doing', async () => {
    const held: (() => void)[] = [];
    const control = raffle(['ana', 'ben']);
    publishDraw.mockImplementationOnce(
      () => new Promise((resolve) => held.push(() => resolve({ kind: 'ok', value: undefined }))),
    );
    await act(async () => {
      void control().start('');
      void control().start('');
      await vi.waitFor(() => expect(held).toHaveLength(1));
    });
    expect(control().raffle).toEqual({ kind: 'working', at: 'publishing', read: 0 });
    await act(async () => held[0]?.());
    expect(control().raffle.kind).toBe('rolling');
    expect(publishDraw).toHaveBeenCalledTimes(1);
  });

  it('says so where the page cannot hash, and can be asked for again', async () => {
    const control = raffle(['ana']);
    broken = true;
    await start(control);
    expect(control().raffle).toEqual({ kind: 'failed', reason: 'denied' });
    broken = false;
    await start(control);
    expect(control().raffle.kind).toBe('rolling');
  });
});
