// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RecordsNeeds } from '../../../../src/records/records';
import { LeaderboardScreen } from '../../../../src/screens/leaderboard/LeaderboardScreen';
import { awayStore, localRecords, newDisk, NOON, scoreForm } from '../../../support/records';
import { showScreen } from '../../../support/screen';

const RUN = 'r'.repeat(16);

beforeEach(() => {
  newDisk();
  localStorage.clear();
  vi.spyOn(Date, 'now').mockReturnValue(NOON);
});

/** Scores whose runs prove so many finds. */
async function withFinds(finds: Readonly<Record<string, number>>) {
  const foundIn: RecordsNeeds['foundIn'] = async () =>
    Array.from({ length: count }, (_, i) => `quest${String(i + 1)}`);
  let count = 0;
  const { records } = localRecords({ foundIn });
  for (const [name, many] of Object.entries(finds)) {
    count = many;
    await records.submitScore(scoreForm({ name, run: RUN }));
  }
  return records;
}
const show = (records: Awaited<ReturnType<typeof withFinds>>, address = '/leaderboard') =>
  showScreen(<LeaderboardScreen />, { records, address, route: 'leaderboard', open: [1] });
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

describe('the board that is shown first', () => {
  it('is the week’s explorers, one’s own points above it with who is next', async () => {
    localStorage.setItem('worldmaps.name', 'Camille');
    show(await withFinds({ Zoé: 9, Camille: 4, Bob: 2 }));
    expect(await screen.findByText(/You: 4 points/)).toBeTruthy();
    expect(screen.getByText(/6 more and you pass Zoé/)).toBeTruthy();
    expect(
      rows().map((text) => /(\D+?)(?:That’s you!)?\d+ quest/.exec(text.replace(/^\d+(, First)?/, ''))?.[1]),
    ).toEqual(['Zoé', 'Camille', 'Bob']);
    expect(screen.getByText('That’s you!').closest('tr')?.textContent).toContain('Camille');
  });

  it('leads to the board of the first map that is open', async () => {
    show(await withFinds({ Zoé: 1 }));
    const link = await screen.findByRole('link', { name: 'The boards map by map' });
    await waitFor(() => expect(link.getAttribute('href')).toBe('/worldmaps/leaderboard/1'));
  });

  it('says how points are had where nobody has any', async () => {
    show(await withFinds({}));
    expect(await screen.findByText('Nobody has set out yet')).toBeTruthy();
    expect(screen.getByText(/5 for a daily hunt/)).toBeTruthy();
  });

  it('goes back week by week', async () => {
    show(await withFinds({ Zoé: 3 }));
    await screen.findByText(/3 quests/);
    fireEvent.click(screen.getByRole('button', { name: 'Previous week' }));
    expect(await screen.findByText('Nobody collected any points that week.')).toBeTruthy();
    expect(window.location.href).toContain('/leaderboard?weekOfYear=2026-W46');
  });

  it('shows what waits to be sent where the store is away', async () => {
    const { records } = localRecords({
      store: awayStore({}),
      foundIn: async () => ['quest1', 'quest2'],
    });
    await records.submitScore(scoreForm({ name: 'Camille', run: RUN }));
    show(records);
    await waitFor(() => expect(screen.getByText(/You: 2 points/)).toBeTruthy());
    expect(screen.getByText('waiting to be sent')).toBeTruthy();
    expect(screen.getByText(/cannot be reached right now/)).toBeTruthy();
  });
});
