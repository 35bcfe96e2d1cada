// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CATALOGUE } from '../../../../src/maps/catalogue';
import { LeaderboardScreen } from '../../../../src/screens/leaderboard/LeaderboardScreen';
import { userPath } from '../../../../src/records/user-paths';
import { encodeRecord } from '../../../../src/runs/encode';
import { playHonestly } from '../../../support/played-run';
import {
  awayStore,
  fakeServer,
  localRecords,
  newDisk,
  NOON,
  score,
  scoreForm,
} from '../../../support/records';
import { showScreen, signedIn } from '../../../support/screen';

beforeEach(() => {
  newDisk();
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
});

async function withScores() {
  const { records, shelves } = localRecords({ userId: 'u1' });
  await shelves.put({ table: 'documents', key: userPath('Ken'), value: { userId: 'u1' } });
  await records.submitScore(scoreForm({ name: 'Zoé', time: 50 }));
  const mine = await records.submitScore(scoreForm({ name: 'Camille', time: 31.44 }));
  await records.submitScore(scoreForm({ name: 'Ken', time: 40, player: { userId: 'u1', name: 'Ken' } }));
  return { records, shelves, own: mine.kind === 'ok' ? mine.id : '' };
}

const at = <T extends object>(address: string, more: T) => ({
  address,
  route: 'leaderboard/:level',
  ...more,
});
/** A press that leads on: the router goes in a transition, and what is fetched late in it is waited for. */
const press = (element: HTMLElement) =>
  act(async () => {
    fireEvent.click(element);
  });
const cells = (row: HTMLElement) => Array.from(row.children, ({ textContent }) => textContent);

describe('the table', () => {
  it('has rank with the crown, name, score and time, in order, the registered name told apart', async () => {
    const { records } = await withScores();
    showScreen(<LeaderboardScreen />, at('/leaderboard/1?mode=2', { records }));
    const table = await screen.findByRole('table', {
      name: 'Random 10 Quests on the Pokemon Fair map, week 47',
    });
    const [head, ...rows] = within(table).getAllByRole('row');
    expect(head && cells(head)).toEqual(['Rank', 'Name', 'Score', 'Time (sec)']);
    expect(rows.map(cells)).toEqual([
      ['1, First', 'Camille', '10', '31.4'],
      ['2', 'Ken (Registered player)', '10', '40.0'],
      ['3', 'Zoé', '10', '50.0'],
    ]);
    expect(table.querySelectorAll('svg')).toHaveLength(1);
  });

  it('shows its first rows, reads on when asked, and says that the own row is further down', async () => {
    const rows = Array.from({ length: 12 }, (_, index) => ({
      ...score({ name: `Player ${String(index)}`, time: 40 + index }),
      id: String(index),
    }));
    const more = async () => ({ kind: 'ok', rows }) as const;
    const scores = async () => ({ kind: 'ok', rows: rows.slice(0, 10), more }) as const;
    const { put } = fakeServer();
    const { records } = localRecords({ store: awayStore({ put, scores }) });
    const mine = await records.submitScore(scoreForm({ time: 50.5 }));
    const own = 'id' in mine ? mine.id : '';
    showScreen(<LeaderboardScreen />, at('/leaderboard/1?mode=2', { records, state: { own } }));
    expect(await screen.findByText(/read on to see it/)).toBeTruthy();
    expect(screen.getAllByText(/^Player/)).toHaveLength(10);
    expect(screen.queryByText('That’s you!')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    const row = (await screen.findByText('That’s you!')).closest('tr');
    expect(row && cells(row)[0]).toBe('12');
    expect(screen.getAllByText(/^Player/)).toHaveLength(12);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(screen.queryByText(/read on to see it/)).toBeNull();
  });

  it('points the own row out in words', async () => {
    const { records, own } = await withScores();
    showScreen(<LeaderboardScreen />, at('/leaderboard/1?mode=2', { records, state: { own } }));
    const row = (await screen.findByText('That’s you!')).closest('tr');
    expect(row && cells(row)[1]).toContain('Camille');
    expect(screen.getAllByText('That’s you!')).toHaveLength(1);
  });

  it('shows the own row while it waits to be sent, and says so', async () => {
    const server = fakeServer();
    server.weather = 'offline';
    const { records } = localRecords({
      store: awayStore({ put: server.put }),
    });
    const result = await records.submitScore(scoreForm());
    const own = result.kind === 'offline' ? result.id : '';
    showScreen(<LeaderboardScreen />, at('/leaderboard/1?mode=2', { records, state: { own } }));
    const row = (await screen.findByText('waiting to be sent')).closest('tr');
    expect(row?.textContent).toContain('That’s you!');
    expect(screen.getByText(/cannot be reached right now/)).toBeTruthy();
    server.weather = 'fine';
    fireEvent.click(screen.getByRole('button', { name: 'Send now' }));
    await waitFor(() => {
      expect(screen.queryByText('waiting to be sent')).toBeNull();
    });
  });

  it('tells that the better result of the name still stands', async () => {
    const { records } = await withScores();
    const worse = await records.submitScore(scoreForm({ name: 'camille', time: 90 }));
    const own = worse.kind === 'ok' ? worse.id : '';
    showScreen(<LeaderboardScreen />, at('/leaderboard/1?mode=2', { records, state: { own } }));
    expect(await screen.findByText(/best result of the week still stands/)).toBeTruthy();
  });

  it('has charm when it is empty', async () => {
    const { records } = localRecords();
    showScreen(<LeaderboardScreen />, at('/leaderboard/1?mode=2', { records, language: 'fr' }));
    expect(await screen.findByText('La page est encore blanche')).toBeTruthy();
  });
});

describe('weeks', () => {
  it('go back and forth, and end at the current one', async () => {
    const { records } = await withScores();
    showScreen(<LeaderboardScreen />, at('/leaderboard/1?mode=2', { records }));
    const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next week' });
    expect(next().disabled).toBe(true);
    await press(screen.getByRole('button', { name: 'Previous week' }));
    expect(await screen.findByText('This page stayed blank')).toBeTruthy();
    expect(window.location.href).toContain('/leaderboard/1?mode=2&weekOfYear=2026-W46');
    await press(next());
    expect(await screen.findByText('Camille')).toBeTruthy();
    await waitFor(() => {
      expect(next().disabled).toBe(true);
    });
  });

  it('are one board together when all are asked for, also from an empty one', async () => {
    const { records, shelves } = await withScores();
    const old = { ...score({ name: 'Nour', time: 12 }), week: '2026-W40' };
    await shelves.put({ table: 'documents', key: 'leaderboard/2026-W40/level1/old', value: old });
    showScreen(<LeaderboardScreen />, at('/leaderboard/1?mode=2&weekOfYear=2026-W46', { records }));
    await press(await screen.findByRole('button', { name: 'All weeks' }));
    expect(window.location.href).toContain('/leaderboard/1?mode=2&weekOfYear=ever');
    const table = await screen.findByRole('table', {
      name: 'Random 10 Quests on the Pokemon Fair map, all weeks',
    });
    const names = within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Nour', 'Camille', 'Ken (Registered player)', 'Zoé']);
    expect(screen.queryByRole('button', { name: 'Next week' })).toBeNull();
    await press(screen.getByRole('radio', { name: 'Week by week' }));
    expect(await screen.findByText('Week 47')).toBeTruthy();
    expect(screen.queryByText('Nour')).toBeNull();
  });

  it('start at the one of the address', async () => {
    const { records } = localRecords();
    showScreen(<LeaderboardScreen />, at('/leaderboard/1?mode=2&weekOfYear=8', { records }));
    expect(await screen.findByText('Week 8')).toBeTruthy();
  });
});

describe('choices', () => {
  it('lead to each mode’s board, and from there to the game', async () => {
    const { records } = localRecords();
    showScreen(<LeaderboardScreen />, at('/leaderboard/1', { records }));
    const way = await screen.findByRole('link', { name: /^Random 10 Quests/ });
    expect(way.getAttribute('href')).toMatch(/\/leaderboard\/1\?mode=2/);
    expect(screen.queryByRole('link', { name: 'Play This Level' })).toBeNull();
    await press(screen.getByRole('radio', { name: 'Time Attack' }));
    const play = await screen.findByRole('link', { name: 'Play This Level' });
    expect(play.getAttribute('href')).toBe('/worldmaps/game/1?mode=3');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Time Attack' }).checked).toBe(true);
  });

  it('offer all levels, the ones not yet open disabled, and change the board', async () => {
    const { records } = localRecords();
    showScreen(<LeaderboardScreen />, at('/leaderboard/1?mode=2', { records }));
    const levels = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Map' });
    await waitFor(() => {
      expect(screen.getByRole<HTMLOptionElement>('option', { name: 'ZELDA (coming soon)' }).disabled).toBe(
        true,
      );
    });
    expect(levels.options).toHaveLength(CATALOGUE.length);
    fireEvent.change(levels, { target: { value: '15' } });
    expect(await screen.findByRole('heading', { name: /DEMON SLAYER/ })).toBeTruthy();
    // levels from 7 on have no duplicates (DECISIONS 4)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Duplicate Hunt' }).disabled).toBe(true);
  });

  it('cope with a level that is not yet open', async () => {
    const { records } = localRecords();
    showScreen(<LeaderboardScreen />, at('/leaderboard/4?mode=2', { records }));
    expect(await screen.findByRole('heading', { name: 'Still on the drawing table' })).toBeTruthy();
    // one state, not three: no empty board under it and no button that does nothing
    expect(screen.queryByText(/This page|first crown/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Select a Game Mode' })).toBeNull();
  });

  it('have a mode even where there is no map yet whose bests would choose one', async () => {
    const { records } = localRecords();
    showScreen(<LeaderboardScreen />, at('/leaderboard/4', { records }));
    const ten = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Random 10 Quests' });
    await waitFor(() => expect(ten().checked).toBe(true));
  });

  it('show the player’s own bests until a mode is chosen, each leading to its board', async () => {
    const { records } = localRecords();
    showScreen(<LeaderboardScreen />, at('/leaderboard/15', { records }));
    const bests = await screen.findByRole('heading', { name: 'Your best on this map' });
    const list = within(bests.parentElement ?? document.body);
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      [2, 3, 4].map((mode) => `/worldmaps/leaderboard/15?mode=${String(mode)}&weekOfYear=2026-W47`),
    );
    expect(list.getAllByText('yours to set')).toHaveLength(3);
  });

  it('start with an open level when the address names none', async () => {
    const { records } = localRecords();
    showScreen(<LeaderboardScreen />, {
      records,
      address: '/leaderboard?mode=2',
      route: 'leaderboard',
      open: [15],
    });
    expect(await screen.findByRole('heading', { name: /^DEMON SLAYER/ })).toBeTruthy();
  });
});

describe('the line of what is not proved', () => {
  const played = playHonestly({ mode: 5 });
  const run = encodeRecord(played.record) ?? '';

  async function forged() {
    const { records } = localRecords({
      judge: () => (claimed) =>
        Promise.resolve(
          new Map(claimed.flatMap(({ id, time }) => (time < 12 ? [[id, 'eyeTooFast'] as const] : []))),
        ),
    });
    await records.submitScore(scoreForm({ name: 'Léa', time: 40, run }));
    const mine = await records.submitScore(scoreForm({ name: 'Zed', time: 11, run }));
    return { records, own: mine.kind === 'ok' ? mine.id : '' };
  }

  it('has a rank above it and none below, and tells strangers no reason', async () => {
    const { records } = await forged();
    showScreen(<LeaderboardScreen />, at('/leaderboard/1?mode=2', { records }));
    const row = (await screen.findByRole('rowheader', { name: 'Zed' })).closest('tr');
    expect(row && cells(row).slice(0, 2)).toEqual(['–', 'Zed']);
    const texts = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(texts[1]).toContain('1, FirstLéa');
    expect(texts[2]).toContain('Not proved');
    expect(screen.queryByText('No eye finds things that fast.')).toBeNull();
  });

  it('tells its player, and the site’s owner, why', async () => {
    const { records, own } = await forged();
    showScreen(<LeaderboardScreen />, at('/leaderboard/1?mode=2', { records, state: { own } }));
    expect(await screen.findByText('No eye finds things that fast.')).toBeTruthy();
    cleanup();
    const accounts = signedIn({ userId: 'owner', name: 'Owner' }, true);
    showScreen(<LeaderboardScreen />, at('/leaderboard/1?mode=2', { records, accounts }));
    expect(await screen.findByText('No eye finds things that fast.')).toBeTruthy();
  });

  it('lets every run be watched and a proved one be raced, in both languages', async () => {
    const { records } = await forged();
    showScreen(<LeaderboardScreen />, at('/leaderboard/1?mode=2', { records }));
    const watch = await screen.findByRole('link', { name: 'Watch Léa’s run' });
    expect(watch.getAttribute('href')).toBe(`/worldmaps/watch#run=${run}~L%C3%A9a`);
    const race = screen.getByRole('link', { name: 'Race Léa’s run' });
    expect(race.getAttribute('href')).toBe(`/worldmaps/game/1?mode=5&quest=quest3#run=${run}~L%C3%A9a`);
    expect(screen.getByRole('link', { name: 'Watch Zed’s run' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Race Zed’s run' })).toBeNull();
    cleanup();
    showScreen(<LeaderboardScreen />, at('/leaderboard/1?mode=2', { records, language: 'fr' }));
    expect(await screen.findByRole('link', { name: 'Revoir la partie de Léa' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Se mesurer à la partie de Léa' })).toBeTruthy();
  });
});
