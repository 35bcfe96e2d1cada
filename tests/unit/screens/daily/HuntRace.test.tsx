// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { EMPTY, type Diary } from '../../../../src/daily/diary';
import { diaryStore } from '../../../../src/daily/store';
import { DailyScreen } from '../../../../src/screens/daily/DailyScreen';
import { comparedLegs } from '../../../../src/screens/daily/HuntRace';
import { attempt, beginDay, DAY, DONE, OPEN } from '../../../support/daily-screen';
import { playHunt } from '../../../support/played-run';
import { localRecords } from '../../../support/records';
import { showScreen } from '../../../support/screen';

beforeEach(beginDay);

describe('a race against somebody’s hunt', () => {
  const today = Date.parse(`${DAY}T00:00:00Z`);
  const raceOf = (dayStart: number) => `/daily#runs=${playHunt({}, dayStart).claim.runs}~L%C3%A9a`;
  const open = (address: string, diary: Diary) => {
    diaryStore.change(() => diary);
    showScreen(<DailyScreen />, { records: localRecords().records, address, open: OPEN });
  };
  const race = () => screen.findByRole('heading', { name: 'A race against Léa' });

  it('of another day is offered at once', async () => {
    open(raceOf(today - 86_400_000), EMPTY);
    expect(await race()).toBeTruthy();
    expect(attempt()).toBeUndefined();
  });

  it('of today waits for one’s own hunt, whose quests it would give away', async () => {
    open(raceOf(today), EMPTY);
    expect(await screen.findByRole('button', { name: 'Start the hunt' })).toBeTruthy();
    cleanup();
    open(raceOf(today), DONE);
    expect(await race()).toBeTruthy();
  });

  it('with a map that has changed since compares the other quests alone', () => {
    const legs = [10_000, 20_000, 30_000, 40_000, 50_000].map((ms) => ({ ms, sign: 'atOnce' as const }));
    const times = new Map([
      [0, 11],
      [2, 31.5],
      [4, 40.2],
    ]);
    expect(comparedLegs(legs, times)).toEqual({ compared: 3, total: 90, theirs: 82.7 });
    expect(comparedLegs(legs, new Map())).toEqual({ compared: 0, total: 0, theirs: 0 });
  });

  it('that is damaged is today’s hunt', async () => {
    open('/daily#runs=a.b.c.d.e', EMPTY);
    expect(await screen.findByRole('button', { name: 'Start the hunt' })).toBeTruthy();
  });
});
