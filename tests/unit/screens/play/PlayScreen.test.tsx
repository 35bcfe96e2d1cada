// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AFTER_FIRST_FINDS } from '../../../../src/progress/newcomer';
import { NOTHING_FOUND, withFind } from '../../../../src/progress/progress';
import { ResultForm } from '../../../../src/results/ResultForm';
import { PlayScreen } from '../../../../src/screens/play/PlayScreen';
import { editionOf } from '../../../../src/runs/edition';
import { cutOffRun } from '../../../support/cut-off-run';
import { letDialogsOpen } from '../../../support/dialogs';
import { MAIN_MAP_LEVEL as LEVEL } from '../../../support/fixture-level';
import { localRecords, newDisk } from '../../../support/records';
import { showScreen } from '../../../support/screen';

beforeEach(() => {
  newDisk();
  letDialogsOpen();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const show = (address: string, levelFile?: () => Promise<unknown>, state?: unknown) =>
  showScreen(<PlayScreen loadForm={async () => ResultForm} />, {
    records: localRecords().records,
    address,
    route: 'game/:level',
    state,
    ...(levelFile ? { levelFile } : {}),
  });
const alert = () => screen.findByRole('alert');

describe('an address that opens no game', () => {
  it.each([
    ['/game/23', 'There is no level found.'],
    ['/game/nowhere?mode=3', 'There is no level found.'],
    ['/game/1?mode=6', 'There is no game mode corresponding.'],
    ['/game/pokemon?mode=x', 'There is no game mode corresponding.'],
    ['/game/7', 'The ONE PIECE map is not open yet. It is on the next train!'],
  ])('%s says: %s', async (address, message) => {
    show(address);
    expect((await alert()).textContent).toBe(message);
  });

  it.each(['?mode=5', '?mode=5&quest=quest99', '?mode=5&quest=dquest2'])(
    'names no quest of the level: %s',
    async (query) => {
      show(`/game/1${query}`, () => Promise.resolve(LEVEL));
      expect((await alert()).textContent).toBe('Quest not found.');
    },
  );

  it('offers no duplicate hunt where there is none', async () => {
    const quests = LEVEL.quests.filter(({ type }) => type === undefined);
    show('/game/1?mode=1', () => Promise.resolve({ ...LEVEL, quests }));
    expect((await alert()).textContent).toBe('Quest not found.');
  });

  it('closes to home', async () => {
    show('/game/23');
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(window.location.pathname).toBe('/worldmaps/');
  });
});

describe('a game that was cut off', () => {
  it('says so when the map has been redrawn since, and is not offered again', async () => {
    vi.stubGlobal('PerformanceNavigationTiming', EventTarget);
    localStorage.setItem(
      'worldmaps.run.r',
      JSON.stringify(cutOffRun({ game: '/game/1?mode=2', edition: editionOf(LEVEL.quests) + 1 })),
    );
    show('/game/1?mode=2', () => Promise.resolve(LEVEL), { run: 'r' });
    expect(await screen.findByText(/has been redrawn since your game was cut short/)).toBeTruthy();
    expect(localStorage.getItem('worldmaps.run.r')).toBeNull();
  });
});

describe('a newcomer’s game', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    vi.stubGlobal('PerformanceNavigationTiming', EventTarget);
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }));
    const hands = { observe: vi.fn(), disconnect: vi.fn() };
    vi.stubGlobal(
      'ResizeObserver',
      vi.fn(function watch() {
        return hands;
      }),
    );
  });
  const play = (address: string, state?: unknown) => show(address, () => Promise.resolve(LEVEL), state);
  const found = (count: number) => {
    let progress = NOTHING_FOUND;
    for (let number = 1; number <= count; number += 1)
      progress = withFind(progress, 2, `quest${String(number)}`, { at: 1, ms: 4200 });
    localStorage.setItem('worldmaps.progress', JSON.stringify({ 'guest-0': progress }));
  };

  it.each([
    ['/game/1', 0, 3],
    ['/game/1?mode=3', 0, 3],
    // twice the same would be looked for in pictures of its own
    ['/game/1?mode=1', 1, 2],
  ])('by %s begins without a clock, with a line from the cat', async (address, before, left) => {
    found(before);
    play(address, AFTER_FIRST_FINDS);
    expect(await screen.findByText(/the clock is still asleep/)).toBeTruthy();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByText(`Quests found: 0 of ${String(left)}`)).toBeTruthy();
    expect(screen.queryByText('Not ranked')).toBeNull();
  });

  it('is by the clock at once for who wakes it', async () => {
    play('/game/1?mode=4', AFTER_FIRST_FINDS);
    fireEvent.click(await screen.findByRole('button', { name: 'Wake the clock' }));
    expect(await screen.findByRole('timer')).toBeTruthy();
    expect(document.querySelector('[data-game="4"]')).toBeTruthy();
  });

  it.each([
    ['an address from elsewhere', 0, '/game/1', undefined],
    ['who has found three', 3, '/game/1', AFTER_FIRST_FINDS],
    ['who has no clock anyway', 0, '/game/1?ease=relaxed', AFTER_FIRST_FINDS],
  ])('has nothing before it: %s', async (_, before, address, state) => {
    found(before);
    play(address, state);
    await waitFor(() => expect(document.querySelector('[data-game="2"]')).toBeTruthy());
    expect(screen.queryByText(/the clock is still asleep/)).toBeNull();
  });
});

describe('a level that cannot be had', () => {
  it('is one clear error when its file is damaged', async () => {
    show('/game/1', () => Promise.resolve({ ...LEVEL, maps: [] }));
    expect((await alert()).textContent).toContain('Pokemon Fair map is damaged');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('is read again on request when it could not be read', async () => {
    let reads = 0;
    show('/game/1', () => {
      reads += 1;
      return reads === 1 ? Promise.reject(new TypeError('offline')) : Promise.resolve({});
    });
    expect((await alert()).textContent).toContain('could not be loaded');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/is damaged/)).toBeTruthy();
    expect(reads).toBe(2);
  });
});
