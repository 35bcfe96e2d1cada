// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WeeklyRankingScreen } from '../../../../src/screens/contest/WeeklyRankingScreen';
import { WeeklyResultsScreen } from '../../../../src/screens/contest/WeeklyResultsScreen';
import type { Judge } from '../../../../src/records/judge';
import { encodeRecord } from '../../../../src/runs/encode';
import { playHonestly } from '../../../support/played-run';
import { localRecords, newDisk, NOON } from '../../../support/records';
import { showScreen } from '../../../support/screen';

beforeEach(() => {
  newDisk();
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
});

const RUN = encodeRecord(playHonestly({ mode: 5 }).record);

/** Doubts the entries of twelve seconds. */
const doubting: Judge = () => (claimed) =>
  Promise.resolve(
    new Map(claimed.flatMap(({ id, time }) => (time === 12 ? [[id, 'otherResult'] as const] : []))),
  );

async function withEntries(judge?: Judge) {
  // two visits, since an account enters once
  const { records } = localRecords(judge ? { judge } : {});
  const form = {
    consent: true,
    score: 1,
    level: 1,
    mode: 5,
    quest: 'dquest5',
    week: '2026-W47',
    isVisit: true,
    run: RUN,
  } as const;
  const own = await records.submitEntry({ ...form, name: 'Zoé', email: 'zoe.martin@example.org', time: 12 });
  await records.submitEntry({ ...form, name: 'Ken', email: 'ken@example.org', time: 5.5 });
  return { records, own: own.kind === 'ok' ? own.id : '' };
}

describe('results of a week', () => {
  it('count the participants and show masked addresses only', async () => {
    const { records } = await withEntries();
    const { container } = showScreen(<WeeklyResultsScreen />, { records });
    expect(await screen.findByText('2 participants')).toBeTruthy();
    expect(screen.getByText('zoe.mar***@example.org')).toBeTruthy();
    expect(screen.getByText('***@example.org')).toBeTruthy();
    expect(container.innerHTML).not.toContain('zoe.martin');
  });

  it('take the week of the address, and step through weeks', async () => {
    const { records } = await withEntries();
    showScreen(<WeeklyResultsScreen />, { records, address: '/weeklyResults?weekOfYear=46' });
    expect(await screen.findByText('Nobody took part that week.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Next week' }));
    expect(await screen.findByText('2 participants')).toBeTruthy();
  });

  it('tell a week that had no contest', async () => {
    showScreen(<WeeklyResultsScreen />, {
      records: localRecords().records,
      address: '/weeklyResults?weekOfYear=2026-W20',
    });
    expect(await screen.findByText('There was no contest that week.')).toBeTruthy();
  });
});

it('ranks the contest by time and points out the own entry', async () => {
  const { records, own } = await withEntries();
  showScreen(<WeeklyRankingScreen />, { records, state: { own } });
  const [, ...rows] = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Ken5.5'),
    expect.stringContaining('ZoéThat’s you!12.0'),
  ]);
});

it('ranks no entry that its run does not prove, and tells its player why', async () => {
  const { records, own } = await withEntries(doubting);
  showScreen(<WeeklyRankingScreen />, { records, state: { own } });
  const [, ...rows] = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('1, FirstKen'),
    expect.stringContaining('Not proved'),
    expect.stringMatching(/^–Zoé.*The run leads to another result\./),
  ]);
});

it('shows the run of each entry, to race only where it is proved', async () => {
  const { records } = await withEntries(doubting);
  showScreen(<WeeklyRankingScreen />, { records });
  const watch = await screen.findByRole('link', { name: 'Watch Ken’s run' });
  expect(watch.getAttribute('href')).toContain(`/watch#run=${RUN ?? ''}~Ken`);
  expect(screen.getByRole('link', { name: 'Watch Zoé’s run' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Race Ken’s run' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Race Zoé’s run' })).toBeNull();
});

it('tells in the draw’s list what is proved, and that no prize depends on it', async () => {
  const { records } = await withEntries(doubting);
  showScreen(<WeeklyResultsScreen />, { records });
  const row = async (name: string) => (await screen.findByText(name)).closest('tr')?.textContent;
  expect(await row('Ken')).toContain('Proved by its run');
  expect(await row('Zoé')).toContain('Not proved');
  expect(screen.getByText(/no prize depends/)).toBeTruthy();
});
