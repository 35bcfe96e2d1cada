// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Attempt } from '../../../../src/daily/diary';
import { diaryStore } from '../../../../src/daily/store';
import type { Platform } from '../../../../src/platform/platform';
import { encodeLeg } from '../../../../src/runs/hunt-trust';
import { DailyScreen } from '../../../../src/screens/daily/DailyScreen';
import { NoHunt } from '../../../../src/screens/daily/NoHunt';
import { attempt, beginDay, DAY, DONE, FINISHED, OPEN, quests, show } from '../../../support/daily-screen';
import { LEVEL } from '../../../support/level';
import { playHunt } from '../../../support/played-run';
import { localRecords } from '../../../support/records';
import { showScreen } from '../../../support/screen';

beforeEach(beginDay);

describe('before the hunt', () => {
  it('says what counts, and begins the try of the day', async () => {
    show({}, { language: 'fr' });
    expect(await screen.findByRole('heading', { name: 'Chasse du 21 novembre' })).toBeTruthy();
    expect(screen.getByText(/Un seul essai classé par jour/)).toBeTruthy();
    expect(attempt()).toBeUndefined();
    fireEvent.click(screen.getByRole('button', { name: 'Partir en chasse' }));
    expect(attempt()).toMatchObject({ quests, legs: [] });
  });

  it('fetches the first map while its cover is read', async () => {
    const fetched: string[] = [];
    vi.stubGlobal('fetch', (address: string) => {
      fetched.push(address);
      return new Promise(() => undefined);
    });
    const level = quests[0]?.level ?? 0;
    const quest = { quest: quests[0]?.quest ?? '', positions: [] };
    const file = () =>
      Promise.resolve({
        ...LEVEL,
        level,
        quests: LEVEL.quests.map((each, i) =>
          i === 0 ? { ...each, ...quest, positions: each.positions } : each,
        ),
      });
    showScreen(<DailyScreen />, {
      records: localRecords().records,
      address: '/daily',
      open: OPEN,
      levelFile: file,
    });
    await screen.findByRole('button', { name: 'Start the hunt' });
    await waitFor(() => expect(fetched.some((address) => address.startsWith('/maps/fair/main/'))).toBe(true));
    vi.unstubAllGlobals();
  });

  it('shows a streak that stands, and none that is over', async () => {
    show({ streak: { last: '2026-11-20', days: 3 } });
    expect(await screen.findByText('3-day streak')).toBeTruthy();
    cleanup();
    show({ streak: { last: '2026-11-19', days: 3 } });
    await screen.findByRole('button', { name: 'Start the hunt' });
    expect(screen.queryByText('3-day streak')).toBeNull();
  });

  it('needs five open maps', async () => {
    show({}, { open: OPEN.slice(2) });
    expect(await screen.findByRole('heading', { name: 'No hunt here' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the start' }).getAttribute('href')).toBe('/worldmaps/');
  });

  it('offers something else while maps are drawn, and what is there already', async () => {
    showScreen(<NoHunt text="" isWaiting />, { records: localRecords().records, open: [15] });
    const stroll = await screen.findByRole('link', { name: 'Stroll DEMON SLAYER' });
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(stroll.getAttribute('href')).toBe(ways[0]);
    expect(ways.map((way) => way?.replace('/worldmaps', ''))).toEqual([
      '/stroll/15',
      '/stamps',
      '/leaderboard',
      '/',
    ]);
  });

  it('is not played at a booth', async () => {
    const kiosk = {} as NonNullable<Platform['kiosk']>;
    showScreen(<DailyScreen />, { records: localRecords().records, address: '/daily', open: OPEN, kiosk });
    expect(await screen.findByText(/played at home/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start the hunt' })).toBeNull();
  });

  it('is not stopped by yesterday’s try', async () => {
    show({ attempt: { ...FINISHED, day: '2026-11-20' } });
    expect(await screen.findByRole('button', { name: 'Start the hunt' })).toBeTruthy();
  });
});

describe('a try that was begun', () => {
  it('goes on with the leg that is open, without asking', async () => {
    const legs = FINISHED.legs.slice(0, 2);
    show({ attempt: { ...FINISHED, legs } });
    // its level cannot be read here; the other way on is not offered
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    expect(screen.queryByRole('button', { name: 'Start the hunt' })).toBeNull();
    expect(attempt()?.legs).toEqual(legs);
  });
});

describe('after the hunt', () => {
  it('shows the time, how each quest was found, the streak and when the next one comes', async () => {
    show(DONE);
    expect(await screen.findByText('1:23.4')).toBeTruthy();
    const legs = within(screen.getByRole('list', { name: 'Your five quests' })).getAllByRole('listitem');
    expect(legs.map(({ title }) => title)).toEqual([
      'Quest 1: found at once in 0:10.0',
      'Quest 2: found with a hint in 0:20.0',
      'Quest 3: found at once in 0:30.0',
      'Quest 4: found after a mistake in 0:13.3',
      'Quest 5: found at once in 0:10.0',
    ]);
    expect(screen.getByText('4-day streak')).toBeTruthy();
    expect(
      screen.getByText(/^Next hunt: (Saturday|Sunday) at (midnight|noon|\d{1,2}(:\d\d)? [ap]m)$/),
    ).toBeTruthy();
  });

  it('shares one line that names no place and no quest', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    show(DONE, { language: 'fr' });
    fireEvent.click(await screen.findByRole('button', { name: 'Partager' }));
    await screen.findByText('Copié !');
    expect(writeText).toHaveBeenCalledWith(
      `Worldmaps · chasse du 21 novembre · 1:23,4 · 🟢🟡🟢🟠🟢 · série de 4\n${window.location.origin}/daily?day=2026-11-21`,
    );
  });

  it('puts the time on the board once, under a name', async () => {
    const records = show(DONE);
    const send = await screen.findByRole('button', { name: 'Send my time' });
    fireEvent.click(send);
    expect(await screen.findByText('Sign first: we need a name.')).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Camille' } });
    fireEvent.click(send);
    // the board may have the row before the device has noted it
    expect(await screen.findByText('Your time is on the board.')).toBeTruthy();
    expect(await screen.findByRole('row', { name: /Camille.*83\.4/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send my time' })).toBeNull();
    const { board } = await records.huntBoard(DAY);
    expect(board.rows.map(({ id }) => id)).toEqual([attempt()?.own]);
    cleanup();
    showScreen(<DailyScreen />, { records, address: '/daily', open: OPEN });
    expect(await screen.findByText('Your time is on the board.')).toBeTruthy();
  });

  it('says how many were slower, before any name is asked', async () => {
    const { records } = localRecords();
    for (const [name, time] of [
      ['Ada', 60],
      ['Bea', 90],
      ['Cem', 99.5],
    ] as const)
      await records.submitHunt({ name, time, day: DAY });
    diaryStore.change(() => DONE);
    showScreen(<DailyScreen />, { records, address: '/daily', open: OPEN, language: 'fr' });
    expect(await screen.findByText(/^2 ont été plus lents que toi, soit 67/)).toBeTruthy();
    expect(screen.getByRole('textbox')).toBeTruthy();
  });

  it('sends the runs of its legs with the time, and none where one is missing', async () => {
    const { legs, claim } = playHunt();
    const ran = FINISHED.legs.map((leg, index) => {
      const record = legs[index];
      const run = record && encodeLeg(record);
      return { ...leg, ...(run === undefined ? {} : { run }) };
    });
    const send = async (attemptOfDay: Attempt) => {
      const records = show({ ...DONE, attempt: attemptOfDay });
      const submit = vi.spyOn(records, 'submitHunt');
      fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Camille' } });
      fireEvent.click(screen.getByRole('button', { name: 'Send my time' }));
      await screen.findByText('Your time is on the board.');
      cleanup();
      return submit.mock.calls[0]?.[0].runs;
    };
    expect(await send({ ...FINISHED, legs: ran })).toBe(claim.runs);
    expect(
      await send({ ...FINISHED, legs: [...ran.slice(0, 4), ...FINISHED.legs.slice(4)] }),
    ).toBeUndefined();
  });

  it('may be played again, which leaves the result as it is', async () => {
    show(DONE);
    fireEvent.click(await screen.findByRole('button', { name: 'Play again, unranked' }));
    await screen.findByRole('alert');
    await waitFor(() => expect(diaryStore.get()).toEqual(DONE));
  });
});

it('the result leads to its five runs, and every row of the board to its own', async () => {
  const { legs, claim } = playHunt({}, Date.parse(`${DAY}T00:00:00Z`));
  const played = FINISHED.legs.map((leg, index) => {
    const record = legs[index];
    const run = record && encodeLeg(record);
    return run === undefined ? leg : { ...leg, run };
  });
  diaryStore.change(() => ({ ...DONE, attempt: { ...FINISHED, legs: played } }));
  const { records } = localRecords();
  await records.submitHunt({ name: 'Léa', time: claim.time, day: DAY, runs: claim.runs });
  showScreen(<DailyScreen />, { records, address: '/daily', open: OPEN });
  const own = await screen.findByRole('link', { name: 'Watch my hunt' });
  expect(own.getAttribute('href')).toBe(`/worldmaps/watch#runs=${claim.runs}`);
  const [theirs] = await screen.findAllByRole('link', { name: /Léa/ });
  expect(theirs?.getAttribute('href')).toContain(`/watch#runs=${claim.runs}~L`);
});
