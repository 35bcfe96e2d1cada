// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Attract } from '../../../src/kiosk/Attract';
import { LEVEL } from '../../support/level';
import { boothHost } from '../../support/booth';
import { localRecords, newDisk, NOON, scoreForm, settle } from '../../support/records';
import { showScreen } from '../../support/screen';

const NAMES: Readonly<Record<number, string>> = { 1: 'Pokemon Fair', 15: 'DEMON SLAYER', 7: 'ONE PIECE' };

beforeEach(() => {
  newDisk();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(Date, 'now').mockReturnValue(NOON);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function show(open: readonly number[], changes = {}, { records, shelves } = localRecords()) {
  const onStart = vi.fn();
  const { settings } = boothHost({}, { attractSeconds: 10, ...changes });
  showScreen(<Attract settings={settings} shelves={shelves} onStart={onStart} />, {
    records,
    open,
    kiosk: boothHost({}, changes),
    levelFile: async () => LEVEL,
  });
  await screen.findByRole('heading', { level: 2 });
  await act(settle);
  return { onStart };
}
const pass = (seconds: number) =>
  act(async () => {
    vi.advanceTimersByTime(seconds * 1000);
    await settle();
  });
/** Whose board is shown: the level's name and the mode's. */
const board = () => screen.getByRole('heading', { level: 2 }).textContent?.split(' · ') ?? [];

describe('the screen between two visits', () => {
  it('shows one map after the other, each for its time', async () => {
    await show([1, 15, 7]);
    const seen = [board()[0]];
    await pass(9);
    expect(board()[0]).toBe(seen[0]);
    await pass(1);
    seen.push(board()[0]);
    await pass(10);
    seen.push(board()[0]);
    expect(seen).toEqual([NAMES[1], NAMES[15], NAMES[7]]);
    await pass(10);
    expect(board()[0]).toBe(NAMES[1]);
  });

  it('shows the board of another mode each time that a map returns, and of allowed ones alone', async () => {
    await show([15, 7], { modes: [2, 3] });
    const modes = [];
    for (let turn = 0; turn < 6; turn += 1) {
      modes.push(board()[1]);
      await pass(10);
    }
    const [first, , second] = modes;
    expect(first).not.toBe(second);
    expect(modes).toEqual([first, first, second, second, first, first]);
  });

  it('shows its one map for good where the booth has one', async () => {
    await show([15], { modes: [2] });
    const first = board();
    expect(first[0]).toBe(NAMES[15]);
    await pass(10);
    expect(board()).toEqual(first);
  });

  it('shows the five best of the week', async () => {
    const local = localRecords();
    for (const [index, name] of ['Ada', 'Bea', 'Cem', 'Dov', 'Eli', 'Fay'].entries())
      await local.records.submitScore(scoreForm({ name, level: 15, time: 20 + index }));
    await show([15], { modes: [2] }, local);
    const rows = (await screen.findAllByRole('listitem')).map(({ children }) =>
      [...children].map((one) => one.textContent),
    );
    expect(rows.map(([rank, name]) => [rank, name])).toEqual([
      ['1', 'Ada'],
      ['2', 'Bea'],
      ['3', 'Cem'],
      ['4', 'Dov'],
      ['5', 'Eli'],
    ]);
    expect(rows[0]?.slice(2)).toEqual(['10', '20.0 s']);
  });

  it('invites where nobody has played yet', async () => {
    await show([15]);
    expect(screen.getByText('Nobody yet this week. First place is yours to take!')).toBeTruthy();
  });

  it('begins in the language that is touched', async () => {
    const { onStart } = await show([15]);
    fireEvent.click(screen.getByRole('button', { name: 'Jouer en français' }));
    fireEvent.click(screen.getByRole('button', { name: 'Play in English' }));
    fireEvent.click(screen.getByRole('button', { name: 'À toi !' }));
    fireEvent.click(screen.getByRole('button', { name: 'Your turn!' }));
    expect(onStart.mock.calls).toEqual([
      ['fr', 'whole'],
      ['en', 'whole'],
      ['fr', 'rush'],
      ['en', 'rush'],
    ]);
  });

  it('offers the languages of the booth alone', async () => {
    await show([15], { languages: ['en'] });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Your turn!',
      'Play in English',
    ]);
  });

  it('shows today’s best of all modes on this booth on every other show, the last winner marked', async () => {
    const local = localRecords();
    const best = { id: 'a', at: NOON - 60_000, letters: 'NEO', found: 5, ms: 31_400, level: 1 };
    localStorage.setItem('worldmaps.kiosk.rush', JSON.stringify([best]));
    const line = {
      id: 's',
      kind: 'score',
      at: NOON - 1000,
      name: 'Zoé',
      level: 1,
      mode: 3,
      score: 7,
      time: 20,
    };
    await local.shelves.put({ table: 'documents', key: 'kiosk/journal/score/s', value: line });
    await show([15], { modes: [2] }, local);
    expect(await screen.findByRole('heading', { name: 'Today’s best' })).toBeTruthy();
    const rows = screen.getAllByRole('listitem').map((row) => [row.textContent, row.dataset['last']]);
    expect(rows).toEqual([
      ['5NEOQuick hunt31.4 s', 'false'],
      ['7ZoéTime Attack20.0 s', 'true'],
    ]);
    await pass(10);
    expect(board()[0]).toBe(NAMES[15]);
  });

  it('promises what the operator promises, in the first language', async () => {
    await show([15], { prize: { fr: 'Un chat en peluche', en: 'A plush cat' }, languages: ['en'] });
    expect(screen.getByText('A plush cat')).toBeTruthy();
  });

  it('is made of the smallest tiles that are sharp on this screen, over the whole of it', async () => {
    vi.stubGlobal('innerWidth', 1280);
    await show([1]);
    const tilesOf = () =>
      [...document.querySelectorAll('img')].filter(({ src }) => src.includes('/maps/fair/'));
    await waitFor(() => expect(tilesOf().length).toBeGreaterThan(1));
    const tiles = tilesOf();
    for (const { src } of tiles) expect(src).toContain('/main/1920/');
    const [first] = tiles;
    expect([first?.style.left, first?.style.top]).toEqual(['0%', '0%']);
    expect(Number.parseFloat(first?.style.width ?? '')).toBeCloseTo((512 / 1920) * 100, 3);
    expect(Number.parseFloat(first?.style.height ?? '')).toBeCloseTo((512 / 1358) * 100, 3);
    vi.unstubAllGlobals();
  });
});
