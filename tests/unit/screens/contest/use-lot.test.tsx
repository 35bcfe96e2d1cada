// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { WeekKey } from '../../../../src/contest/weeks';
import type { AdminRecords, Records } from '../../../../src/records/port';
import { RecordsProvider } from '../../../../src/records/RecordsContext';
import { useLot } from '../../../../src/screens/contest/use-lot';

afterEach(cleanup);

const none = () => Promise.resolve({ kind: 'ok', value: [] } as const);

async function lot(admin: Partial<AdminRecords>, week: WeekKey = '2026-W47') {
  const records = { admin: { entries: none, draws: none, ...admin } } as unknown as Records;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <RecordsProvider records={records}>{children}</RecordsProvider>
  );
  const { result, rerender } = renderHook(({ week: asked }) => useLot(asked), {
    wrapper,
    initialProps: { week },
  });
  const first = result.current;
  await act(async () => undefined);
  return { first, lot: () => result.current, show: (other: WeekKey) => rerender({ week: other }) };
}

describe('the lot of a week', () => {
  it('lists its entries fastest first, beside the draws so far', async () => {
    const entries = [{ time: 9 }, { time: 3 }, { time: 5 }];
    const shown = await lot({
      entries: async () => ({ kind: 'ok', value: entries }) as never,
      draws: async () => ({ kind: 'ok', value: ['a draw'] }) as never,
    });
    expect(shown.first).toBeUndefined();
    expect(shown.lot()).toEqual({
      kind: 'ok',
      value: { entries: [{ time: 3 }, { time: 5 }, { time: 9 }], draws: ['a draw'] },
    });
  });

  it('is away when either cannot be read', async () => {
    expect((await lot({ entries: async () => ({ kind: 'denied' }) })).lot()).toEqual({ kind: 'denied' });
    expect((await lot({ draws: async () => ({ kind: 'offline' }) })).lot()).toEqual({ kind: 'offline' });
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
