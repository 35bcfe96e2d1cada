// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WeekKey } from '../../../../../src/contest/weeks';
import type { ModeratedRow } from '../../../../../src/records/moderation';
import { RecordsProvider } from '../../../../../src/records/RecordsContext';
import type { AdminRecords } from '../../../../../src/records/store-port';
import type { DeskQuery } from '../../../../../src/screens/admin/boards/every-week';
import { useModeration } from '../../../../../src/screens/admin/boards/use-moderation';
import { localRecords, newDisk } from '../../../../support/records';

beforeEach(newDisk);
afterEach(cleanup);

const RUDE: DeskQuery = { of: 'name', week: 'ever', name: 'Rude' };
const BOARD: DeskQuery = { of: 'board', week: '2026-W47', level: 1, mode: 2 };

const row = (week: string): ModeratedRow => ({
  path: `leaderboard/${week}/level1/a`,
  name: 'Rude',
  userId: '',
  isHidden: false,
});

/** A desk whose player has a row in one week of two. */
async function desk() {
  const { records } = localRecords({ userId: 'owner', isAdmin: true });
  const weeks = vi.fn<AdminRecords['weeks']>();
  weeks.mockResolvedValue({ kind: 'ok', value: ['2026-W46', '2026-W47'] as WeekKey[] });
  const rows = vi.fn<AdminRecords['moderation']['rows']>();
  rows.mockImplementation(async ({ week }) => ({
    kind: 'ok',
    value: week === '2026-W46' ? [row(week)] : [],
  }));
  const done = { kind: 'ok', value: undefined } as const;
  const moderation = { ...records.admin.moderation, rows, act: vi.fn(() => Promise.resolve(done)) };
  const admin = { ...records.admin, weeks, moderation };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <RecordsProvider records={{ ...records, admin }}>{children}</RecordsProvider>
  );
  const shown = renderHook(({ query }) => useModeration(query), { wrapper, initialProps: { query: RUDE } });
  await act(async () => undefined);
  return {
    asked: () => rows.mock.calls.map(([{ week }]) => week),
    forget: () => rows.mockClear(),
    look: (query: DeskQuery) => act(async () => shown.rerender({ query })),
    hide: () => act(() => shown.result.current.act('hide', 'Rude', [row('2026-W46').path])),
  };
}

it('looks again only where somebody was found once an act was done on them', async () => {
  const { asked, forget, hide } = await desk();
  expect(asked()).toEqual(['2026-W47', '2026-W46']);
  forget();
  await hide();
  expect(asked()).toEqual(['2026-W46']);
});

it('looks in every week when somebody is looked for anew, whatever was done on a board meanwhile', async () => {
  const { asked, forget, look, hide } = await desk();
  await look(BOARD);
  await hide();
  forget();
  await look(RUDE);
  expect(asked()).toEqual(['2026-W47', '2026-W46']);
});
