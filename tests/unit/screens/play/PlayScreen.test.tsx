// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
  it('begins without a clock, with a line from the cat, and with three finds of its own', async () => {
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
    sessionStorage.clear();
    show('/game/1?first', () => Promise.resolve(LEVEL));
    expect(await screen.findByText(/the clock is still asleep/)).toBeTruthy();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByText('Quests found: 0 of 3')).toBeTruthy();
    expect(screen.queryByText('Not ranked')).toBeNull();
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
