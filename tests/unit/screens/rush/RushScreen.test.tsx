// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginStroll, strollOn, type Stroll } from '../../../../src/game/stroll';
import type { LevelData } from '../../../../src/maps/schema';
import { RushScreen, type Timed } from '../../../../src/screens/rush/RushScreen';
import { turned } from '../../../../src/screens/rush/Letters';
import { boothHost } from '../../../support/booth';
import { markOn, quest } from '../../../support/game-builders';
import { LEVEL } from '../../../support/level';
import { localRecords, newDisk, settle } from '../../../support/records';
import { showScreen } from '../../../support/screen';

const CROWDED: LevelData = { ...LEVEL, quests: Array.from({ length: 7 }, (_, index) => quest(index + 1)) };

let clock = 0;
beforeEach(() => {
  newDisk();
  localStorage.clear();
  clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The game with a stroll that the test walks. */
async function open(settings: Readonly<Record<string, unknown>> = {}) {
  let timed: Timed | undefined;
  let level: LevelData | undefined;
  showScreen(
    <RushScreen
      renderStroll={(given, how) => {
        level = given;
        timed = how;
        return <p>stroll {how.clock}</p>;
      }}
    />,
    {
      records: localRecords().records,
      kiosk: boothHost({}, settings),
      open: [1],
      levelFile: async () => CROWDED,
      address: '/rush',
    },
  );
  await screen.findByText(/stroll/);
  const quests = level?.quests ?? [];
  let stroll: Stroll = strollOn(beginStroll(quests, []), { type: 'go', at: 0 });
  const step = (next: Stroll) => {
    stroll = next;
    return act(async () => timed?.onStep(next));
  };
  await step(stroll);
  return {
    quests,
    find: (index: number, at: number) => {
      const one = quests[index];
      if (!one) throw new Error('nobody of that number');
      return step(strollOn(stroll, { type: 'tap', mark: markOn(one), at }));
    },
    pass: (seconds: number) =>
      act(async () => {
        clock += seconds * 1000;
        vi.advanceTimersByTime(400);
        await settle();
      }),
  };
}
const shown = () => document.querySelector('[data-rush-left]')?.textContent;

describe('a quick game', () => {
  it('has five to find and a clock that ends it; letters and place follow at once, without a field', async () => {
    const { quests, find, pass } = await open({ rushSeconds: 30, prize: { fr: 'Un chat', en: 'A cat' } });
    expect(quests).toHaveLength(5);
    expect(shown()).toContain('30');
    await find(0, 4000);
    await pass(12);
    expect(shown()).toContain('18');
    await pass(18);
    expect(await screen.findByRole('heading', { name: 'One found!' })).toBeTruthy();
    expect(screen.getByText('A cat')).toBeTruthy();
    expect(screen.getByText('The first game of the day on this booth!')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('img', { name: /the stroll on the Pokemon Fair map/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Letter 2: next' }));
    fireEvent.click(screen.getByRole('button', { name: 'Letter 3: previous' }));
    const kept: unknown = JSON.parse(localStorage.getItem('worldmaps.kiosk.rush') ?? '');
    expect(kept).toMatchObject([{ letters: 'ABZ', found: 1, ms: 4000, level: 1 }]);
  });

  it('is over when all five are found, and another one begins afresh', async () => {
    const { find } = await open();
    for (let index = 0; index < 5; index += 1) await find(index, 1000 * (index + 1));
    expect(await screen.findByRole('heading', { name: 'Every one of them!' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Once more!' }));
    await screen.findByText(/stroll/);
    expect(shown()).toContain('60');
  });

  it('is a booth’s alone: elsewhere its address leads home', async () => {
    const { records } = localRecords();
    showScreen(<RushScreen renderStroll={() => <p>stroll</p>} />, {
      records,
      address: '/rush',
      route: 'rush',
    });
    expect(screen.queryByText('stroll')).toBeNull();
    expect(window.location.pathname).not.toContain('rush');
  });
});

it('letters turn round the alphabet, each in its place', () => {
  expect(turned('AAA', 0, -1)).toBe('ZAA');
  expect(turned('ZZZ', 2, 1)).toBe('ZZA');
  expect(turned('ABC', 1, 1)).toBe('ACC');
});
