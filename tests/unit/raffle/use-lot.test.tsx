// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { hashOfList } from '../../../src/contest/draw';
import type { WeekKey } from '../../../src/contest/weeks';
import type { Records } from '../../../src/records/port';
import type { AdminRecords, StoredEntry } from '../../../src/records/store-port';
import { RecordsProvider } from '../../../src/records/RecordsContext';
import { useLot } from '../../../src/raffle/use-lot';

afterEach(cleanup);

const none: AdminRecords['entries'] = async () => ({ kind: 'ok', value: [] });
const sha256 = (text: string) => Promise.resolve(`hash of ${text}`);

async function lot(admin: Partial<AdminRecords>, week: WeekKey = '2026-W47', hash = sha256) {
  const records = {
    admin: { entries: none, ...admin },
    device: { sha256: hash },
  } as unknown as Records;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <RecordsProvider records={records}>{children}</RecordsProvider>
  );
  const { result, rerender } = renderHook(({ week: asked }) => useLot(asked), {
    wrapper,
    initialProps: { week },
  });
  const first = result.current.lot;
  await act(async () => undefined);
  return {
    first,
    lot: () => result.current.lot,
    read: () => result.current.read,
    reload: () => act(async () => result.current.reload()),
    show: (other: WeekKey) => rerender({ week: other }),
  };
}

const entries = [
  { publicId: 'c', time: 9, email: 'zoe@gmail.com', confirmed: false, sentAt: 2 },
  { publicId: 'a', time: 3, email: 'max@gmail.com', confirmed: false, sentAt: 3 },
  { publicId: 'b', time: 5, email: 'z.oe+1@gmail.com', confirmed: false, sentAt: 1 },
] as unknown as readonly StoredEntry[];

describe('the lot of a week', () => {
  it('lists its entries fastest first, and those that count: one an address', async () => {
    const shown = await lot({ entries: async () => ({ kind: 'ok', value: entries }) });
    expect(shown.first).toBeUndefined();
    const answer = shown.lot();
    if (answer?.kind !== 'ok') throw new Error(answer?.kind);
    const { value } = answer;
    expect(value.entries.map(({ publicId }) => publicId)).toEqual(['a', 'b', 'c']);
    expect(value.counted.map(({ publicId }) => publicId)).toEqual(['a', 'b']);
    expect(value.listHash).toBe(await hashOfList(['a', 'b'], sha256));
  });

  it('is there without a hash where the page cannot make one', async () => {
    const shown = await lot({}, '2026-W47', () => Promise.reject(new Error('no secure context')));
    expect(shown.lot()).toEqual({
      kind: 'ok',
      value: { entries: [], counted: [], listHash: undefined },
    });
  });

  it('is away when it cannot be read', async () => {
    expect((await lot({ entries: async () => ({ kind: 'denied' }) })).lot()).toEqual({ kind: 'denied' });
  });

  it('tells how many entries have been read, of the week that is asked for', async () => {
    const tell = new Map<string, (count: number) => void>();
    const shown = await lot({
      entries: (week, onRead = () => undefined) => {
        tell.set(week, onRead);
        return new Promise(() => undefined);
      },
    });
    act(() => tell.get('2026-W47')?.(2000));
    expect(shown.read()).toBe(2000);
    shown.show('2026-W46');
    act(() => tell.get('2026-W47')?.(3000));
    expect(shown.read()).toBe(0);
    act(() => tell.get('2026-W46')?.(1000));
    expect(shown.read()).toBe(1000);
  });

  it('is read again when something was published', async () => {
    let asked = 0;
    const shown = await lot({
      entries: async () => {
        asked += 1;
        return { kind: 'ok', value: [] };
      },
    });
    await shown.reload();
    expect(asked).toBe(2);
  });

  it('is loading again in another week, and takes no answer of the week before', async () => {
    const answers = new Map<string, () => void>();
    const shown = await lot({
      entries: (week) =>
        new Promise((resolve) => {
          answers.set(week, () => resolve({ kind: 'ok', value: [] }));
        }),
    });
    shown.show('2026-W46');
    await act(async () => answers.get('2026-W47')?.());
    expect(shown.lot()).toBeUndefined();
    await act(async () => answers.get('2026-W46')?.());
    expect(shown.lot()).toMatchObject({ kind: 'ok' });
    shown.show('2026-W47');
    expect(shown.lot()).toBeUndefined();
  });
});
