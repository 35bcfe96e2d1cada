// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sealOf } from '../../../src/contest/draw';
import { pathsOf } from '../../../src/raffle/participants';
import { listsPath } from '../../../src/records/paths';
import { WeeklyResultsScreen } from '../../../src/screens/contest/WeeklyResultsScreen';
import { enterAll } from '../../support/entrants';
import { localRecords, newDisk, NOON } from '../../support/records';
import { showScreen, signedIn } from '../../support/screen';

const WEEK = '2026-W47';
const MONDAY = Date.parse('2026-11-23T08:00:00Z');
const ADDRESS = `/weeklyResults?weekOfYear=${WEEK}`;
const OWNER_ID = 'owner';
const OWNER = signedIn({ userId: OWNER_ID, name: 'Owner' }, true);

/** As long as the game's own. */
const newId = () => 'a1b2'.repeat(8);
let now = NOON;
const clock = () => now;

beforeEach(() => {
  now = NOON;
  newDisk();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  return () => vi.unstubAllGlobals();
});

async function enter(...names: readonly string[]): Promise<void> {
  const { records } = localRecords({ now: clock });
  await enterAll(records, WEEK, names);
}

/** The owner's visit; `draws` have been made. */
async function byOwner(draws: number) {
  const home = localRecords({ now: clock, userId: OWNER_ID, isAdmin: true });
  const { records } = home;
  const seed = 's'.repeat(32);
  await records.admin.sealWeek(WEEK, seed, await sealOf(seed, records.device.sha256));
  now = MONDAY;
  if (draws > 0) {
    showScreen(<WeeklyResultsScreen />, { records, address: ADDRESS, accounts: OWNER });
    fireEvent.click(await screen.findByRole('button', { name: 'Start the draw' }));
    await waitFor(async () => {
      const made = await records.draws(WEEK);
      expect(made.kind === 'ok' && made.value.draws).toHaveLength(1);
    });
  }
  return home;
}

describe('a visitor', () => {
  it('reads whether the week is sealed', async () => {
    await enter('Ana');
    const { records } = localRecords({ now: clock });
    const first = showScreen(<WeeklyResultsScreen />, { records, address: ADDRESS });
    expect(await screen.findByText('This week’s draw has not been sealed yet.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Seal the draw' })).toBeNull();
    first.unmount();
    now = MONDAY;
    showScreen(<WeeklyResultsScreen />, { records, address: ADDRESS });
    expect(await screen.findByText('This week’s draw was not sealed in time.')).toBeTruthy();
  });
});

describe('the owner', () => {
  it('seals the week, once, and waits for its end', async () => {
    await enter('Ana');
    const { records } = localRecords({ now: clock, userId: OWNER_ID, isAdmin: true, newId });
    showScreen(<WeeklyResultsScreen />, { records, address: ADDRESS, accounts: OWNER });
    fireEvent.click(await screen.findByRole('button', { name: 'Seal the draw' }));
    expect(await screen.findByText(/^The draw is sealed/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Seal the draw' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Start the draw' })).toBeNull();
    const seed = await records.admin.seed(WEEK);
    const { value } = seed.kind === 'ok' ? seed : { value: undefined };
    const seal = await sealOf(value ?? '', records.device.sha256);
    expect(await screen.findByText(seal)).toBeTruthy();
  });
});

describe('a draw', () => {
  it('is checked in the visitor’s browser, and names nobody who has not answered', async () => {
    await enter('Ana', 'Ben', 'Cleo');
    const owner = await byOwner(1);
    const draws = await owner.records.draws(WEEK);
    const winner = draws.kind === 'ok' ? draws.value.draws[0]?.winner : undefined;
    expect(winner).toBeTruthy();
    cleanup();
    const { records } = localRecords({ now: clock });
    showScreen(<WeeklyResultsScreen />, { records, address: ADDRESS });
    expect(await screen.findByText('The winner will be named once they have answered.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Check this draw' }));
    expect(await screen.findByText('Checked: seal, seed and list do give this winner.')).toBeTruthy();
    expect(screen.getByText('Recomputed here, from 3 published entries.')).toBeTruthy();
  });

  it('is not made from a list that another desk has changed meanwhile', async () => {
    await enter('Ana', 'Ben');
    const { records } = await byOwner(0);
    showScreen(<WeeklyResultsScreen />, { records, address: ADDRESS, accounts: OWNER });
    const start = await screen.findByRole('button', { name: 'Start the draw' });
    const { records: other } = localRecords({ now: clock, userId: OWNER_ID, isAdmin: true });
    const entries = await other.admin.entries(WEEK);
    const ben = entries.kind === 'ok' ? entries.value.find(({ name }) => name === 'Ben') : undefined;
    const targets = ben ? pathsOf(WEEK, ben) : [];
    await other.admin.moderation.act({ id: 'removal', act: 'delete', subject: 'Ben', targets });
    fireEvent.click(start);
    expect(await screen.findByText(/^The list has changed since you opened it/)).toBeTruthy();
    await waitFor(() => expect(document.querySelectorAll('[data-participant]')).toHaveLength(1));
    expect(await records.draws(WEEK)).toMatchObject({ value: { draws: [] } });
    fireEvent.click(start);
    await waitFor(async () =>
      expect(await records.draws(WEEK)).toMatchObject({ value: { draws: [{ participants: 1 }] } }),
    );
  });

  it('does not hold when the list was touched afterwards', async () => {
    await enter('Ana', 'Ben', 'Cleo');
    const { shelves } = await byOwner(1);
    await shelves.put({ table: 'documents', key: `${listsPath(WEEK)}/1`, value: { ids: ['a', 'b', 'c'] } });
    cleanup();
    const { records } = localRecords({ now: clock });
    showScreen(<WeeklyResultsScreen />, { records, address: ADDRESS });
    fireEvent.click(await screen.findByRole('button', { name: 'Check this draw' }));
    expect(await screen.findByText(/The published list does not have the hash/)).toBeTruthy();
    expect(screen.queryByText(/^Checked:/)).toBeNull();
  });

  it('is followed by another one that says why, or by the winner’s name', async () => {
    await enter('Ana', 'Ben');
    const { records } = await byOwner(1);
    cleanup();
    showScreen(<WeeklyResultsScreen />, { records, address: ADDRESS, accounts: OWNER });
    fireEvent.click(await screen.findByRole('button', { name: 'Draw again' }));
    expect(await screen.findByText('Say why there has to be another draw.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Why another draw?'), { target: { value: 'Nobody answered.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Draw again' }));
    await waitFor(async () => {
      const made = await records.draws(WEEK);
      expect(made.kind === 'ok' && made.value.draws).toHaveLength(2);
    });
    // the machine turns for five seconds before it is told; a new visit does not wait for it
    cleanup();
    showScreen(<WeeklyResultsScreen />, { records, address: ADDRESS, accounts: OWNER });
    expect(await screen.findByText('Why there was another draw: Nobody answered.')).toBeTruthy();
    expect(screen.getByText('No winner here: draw 2 took its place.')).toBeTruthy();
    expect(screen.getByText('Check these draws')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: /publish the name/ }));
    expect(await screen.findByText(/draw is closed/)).toBeTruthy();
    const draws = await records.draws(WEEK);
    const { winners } = draws.kind === 'ok' ? draws.value : { winners: [] };
    expect(winners).toMatchObject([{ number: 2, name: expect.stringMatching(/^(Ana|Ben)$/) as unknown }]);
  });
});
