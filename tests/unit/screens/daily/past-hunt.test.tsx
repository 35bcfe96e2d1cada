// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY, type Diary } from '../../../../src/daily/diary';
import { diaryStore } from '../../../../src/daily/store';
import { progressStore } from '../../../../src/progress/store';
import { DailyScreen } from '../../../../src/screens/daily/DailyScreen';
import { beginDay, DAY, DONE, FINISHED, OPEN } from '../../../support/daily-screen';
import { localRecords } from '../../../support/records';
import { showScreen } from '../../../support/screen';

beforeEach(beginDay);

const DAY_MS = 86_400_000;

/** Opens the address of that day's hunt so many days later. */
function open(diary: Diary, daysLater: number, day: string = DAY): void {
  const then = Date.parse(`${DAY}T12:00:00Z`) + daysLater * DAY_MS;
  vi.spyOn(Date, 'now').mockReturnValue(then);
  diaryStore.change(() => diary);
  showScreen(<DailyScreen />, { records: localRecords().records, address: `/daily?day=${day}`, open: OPEN });
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const todays = () => screen.getByRole('link', { name: 'Today’s hunt' }).getAttribute('href');

describe('the hunt of a shared address', () => {
  it('is the day’s own on its day', async () => {
    open(EMPTY, 0);
    expect(await screen.findByRole('button', { name: 'Start the hunt' })).toBeTruthy();
  });

  it('is played after its day for no board and no streak, with today’s beside it', async () => {
    const before: Diary = { streak: { last: DAY, days: 4 } };
    open(before, 1);
    const progress = progressStore.get();
    expect(await heading('Hunt of 21 November')).toBeTruthy();
    expect(todays()).toBe('/worldmaps/daily');
    fireEvent.click(screen.getByRole('button', { name: 'Play this hunt' }));
    await screen.findByRole('alert');
    await waitFor(() => expect(diaryStore.get()).toEqual(before));
    expect(progressStore.get()).toEqual(progress);
  });

  it('says after its day what one’s own try took', async () => {
    open(DONE, 2);
    expect(await screen.findByText('Your time that day: 1:23.4.')).toBeTruthy();
    expect(screen.queryByText('4-day streak')).toBeNull();
  });

  it('ends the try of a day that was never finished with that day', async () => {
    const open3 = { ...FINISHED, legs: FINISHED.legs.slice(0, 3) };
    open({ attempt: open3 }, 1);
    fireEvent.click(await screen.findByRole('button', { name: 'Play this hunt' }));
    await screen.findByRole('alert');
    expect(diaryStore.get()).toEqual({ attempt: open3 });
  });

  it('stays closed before its day', async () => {
    open(EMPTY, 0, '2026-11-22');
    expect(await heading('Hunt of 22 November')).toBeTruthy();
    expect(
      screen.getByText(
        /^Not yet: this hunt opens on (Saturday|Sunday) at (midnight|noon|\d{1,2}(:\d\d)? [ap]m)\.$/,
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(todays()).toBe('/worldmaps/daily');
  });

  it.each(['2026-02-31', 'tomorrow', '', '1970-01-01'])('is none on the day %j', async (day) => {
    open(EMPTY, 0, day);
    expect(await heading('There is no such hunt')).toBeTruthy();
    expect(todays()).toBe('/worldmaps/daily');
  });
});
