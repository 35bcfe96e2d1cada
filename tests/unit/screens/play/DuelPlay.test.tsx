// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  codeOf,
  duelAddress,
  parseDuel,
  standingOf,
  withTurn,
  type Duel,
  type RoundSetup,
} from '../../../../src/runs/duel';
import { noteBegun, noteSent, timesBegun } from '../../../../src/runs/duel-ledger';
import { editionOf } from '../../../../src/runs/edition';
import { ResultForm } from '../../../../src/results/ResultForm';
import { PlayScreen } from '../../../../src/screens/play/PlayScreen';
import { boothHost } from '../../../support/booth';
import { cutOffRun } from '../../../support/cut-off-run';
import { letDialogsOpen } from '../../../support/dialogs';
import { MAIN_MAP_LEVEL as LEVEL } from '../../../support/fixture-level';
import { playHonestly } from '../../../support/played-run';
import { localRecords, newDisk } from '../../../support/records';
import { showScreen } from '../../../support/screen';

beforeEach(() => {
  newDisk();
  letDialogsOpen();
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('PerformanceNavigationTiming', EventTarget);
});
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const ROUND: RoundSetup = { level: LEVEL.level, mode: 5, quest: 'quest1' };

interface Pace {
  readonly pace: number;
  readonly begun: number;
}

const ofDevice = () => localStorage;

/** The address of a duel whose runs had these paces. */
function addressOf(names: readonly [string, string], ...paces: readonly (number | Pace)[]): string {
  const none: Duel = { names, turns: [] };
  const duel = paces.reduce<Duel>((before, one, at) => {
    const slot = 1000 + Math.floor(at / 2);
    const { pace, begun } = typeof one === 'number' ? { pace: one, begun: 1 } : one;
    const { record } = playHonestly({ mode: 5, quest: 'quest1', pace, slot, quests: LEVEL.quests });
    return withTurn(before, record, codeOf(record) ?? '', begun);
  }, none);
  const standing = standingOf(duel, ROUND, LEVEL.quests);
  if (typeof standing === 'string') throw new Error(standing);
  return duelAddress(duel, standing, ROUND);
}

const show = (address: string, kiosk?: ReturnType<typeof boothHost>) =>
  showScreen(<PlayScreen loadForm={async () => ResultForm} />, {
    records: localRecords().records,
    address,
    route: 'game/:level',
    levelFile: () => Promise.resolve(LEVEL),
    ...(kiosk ? { kiosk } : {}),
  });
const dialog = () => screen.findByRole('dialog');

describe('the address of a duel', () => {
  it('asks whoever answers for their name, and says whose turn it is', async () => {
    show(addressOf(['Léa', ''], 900));
    const intro = await dialog();
    expect(intro.textContent).toContain('Duel: Léa against Player 2');
    expect(intro.textContent).toContain('Round 1 of 3');
    fireEvent.change(within(intro).getByRole('textbox'), { target: { value: 'Tom' } });
    expect(intro.textContent).toContain('Tom plays now');
  });

  it('begins no round by Escape or a tap beside its question', async () => {
    const address = addressOf(['Léa', ''], 900);
    show(address);
    const intro = await dialog();
    fireEvent(intro, new Event('cancel', { cancelable: true }));
    fireEvent.pointerDown(intro);
    fireEvent.click(intro);
    expect(within(intro).getByRole('textbox')).toBeTruthy();
    expect(timesBegun(address, ofDevice)).toBe(0);
    fireEvent.click(within(intro).getByRole('button'));
    expect(timesBegun(address, ofDevice)).toBe(1);
  });

  it('asks for no name at a booth, where nobody types one', async () => {
    show(addressOf(['', ''], 900), boothHost({}));
    const intro = await dialog();
    expect(intro.textContent).toContain('Duel: Player 1 against Player 2');
    expect(within(intro).queryByRole('textbox')).toBeNull();
  });

  it('that is over says who won, round by round', async () => {
    show(addressOf(['Léa', 'Tom'], 1500, 900, 900, 1500));
    const end = await dialog();
    expect(end.textContent).toContain('Tom wins the duel!');
    const rows = [...end.querySelectorAll('tbody tr')].map((row) => row.textContent);
    expect(rows).toEqual(['Round 11.5 s0.9 s', 'Round 21.5 s0.9 s']);
    expect(within(end).getByRole('button', { name: 'Play a game' })).toBeTruthy();
  });

  it('that is damaged is told, and the game is offered', async () => {
    show('/game/1?mode=5&quest=quest1#duel=nonsense');
    const told = await dialog();
    expect(told.textContent).toContain('is damaged');
  });
});

describe('a round that was begun before', () => {
  it('in another tab or a closed window goes on, and is no second beginning', async () => {
    const address = addressOf(['Léa', 'Tom'], 900);
    noteBegun(address, ofDevice);
    localStorage.setItem('worldmaps.run.x', JSON.stringify(cutOff(address, 1)));
    show(address);
    expect(within(await dialog()).getByRole('status').textContent).toContain('the clock has not waited');
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'Here we go' }));
    expect(timesBegun(address, ofDevice)).toBe(1);
  });

  it('and left is counted, which is said before and told to the other player', async () => {
    const address = addressOf(['Léa', 'Tom'], 900);
    noteBegun(address, ofDevice);
    show(address);
    const intro = await dialog();
    expect(within(intro).getByRole('status').textContent).toBe(
      'This round was begun on this device before. Léa will be told.',
    );
    fireEvent.click(within(intro).getByRole('button', { name: 'Here we go' }));
    expect(timesBegun(address, ofDevice)).toBe(2);
    cleanup();
    show(addressOf(['Léa', 'Tom'], 900, { pace: 1500, begun: 2 }));
    expect((await dialog()).textContent).toContain('Round 1 was begun 2 times on Tom’s device.');
  });

  it('is nobody’s at a booth, where the next visitor opens the same address', async () => {
    const address = addressOf(['', ''], 900);
    noteBegun(address, ofDevice);
    show(address, boothHost({}));
    const intro = await dialog();
    expect(within(intro).queryByRole('status')).toBeNull();
    fireEvent.click(within(intro).getByRole('button', { name: 'Here we go' }));
    expect(timesBegun(address, ofDevice)).toBe(1);
  });
});

it('a duel in which a run of this device stands under the other name is refused', async () => {
  const address = addressOf(['Léa', 'Tom'], 900, 1500);
  noteSent(
    parseDuel(address.slice(address.indexOf('#')))?.turns.flatMap((turn) =>
      'code' in turn ? [turn.code] : [],
    )[0] ?? '',
    1,
    ofDevice,
  );
  show(address);
  expect((await dialog()).textContent).toContain('Somebody has moved the rounds');
});

/** The second player's run of the round, up to this event. */
function cutOff(address: string, events?: number) {
  const { record } = playHonestly({ mode: 5, quest: 'quest1', pace: 800, slot: 1000, quests: LEVEL.quests });
  return cutOffRun({
    game: address,
    edition: editionOf(LEVEL.quests),
    slot: 1000,
    events: record.run.events.slice(0, events),
  });
}

/** As a page that was loaded again, with the second player's run of the round up to this event. */
function reload(address: string, events?: number): void {
  class Timing {
    readonly type = 'reload';
    readonly name = 'https://worldmaps.test/worldmaps/game/1';
  }
  vi.stubGlobal('PerformanceNavigationTiming', Timing);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([new Timing() as unknown as PerformanceEntry]);
  sessionStorage.setItem('worldmaps.run', JSON.stringify(cutOff(address, events)));
}

describe('a round whose page is loaded again', () => {
  it('goes on, which is said before', async () => {
    const address = addressOf(['Léa', 'Tom'], 900);
    reload(address, 1);
    show(address);
    const intro = await dialog();
    expect(within(intro).getByRole('status').textContent).toContain('the clock has not waited');
  });

  it('is another one where the address is another', async () => {
    reload(addressOf(['Léa', 'Tom'], 950), 1);
    show(addressOf(['Léa', 'Tom'], 900));
    expect(within(await dialog()).queryByRole('status')).toBeNull();
  });

  it('ends with the marks that were set before', async () => {
    const address = addressOf(['Léa', 'Tom'], 900);
    reload(address);
    show(address);
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'Here we go' }));
    const result = await screen.findByRole('region', { name: 'Duel: Léa against Tom' });
    expect(result.querySelector('tbody tr')?.textContent).toBe('Round 10.9 s0.8 s');
  });
});
