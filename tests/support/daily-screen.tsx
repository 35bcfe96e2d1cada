/** The screen of the daily hunt on one day, and a hunt of that day that has been finished. */
import { vi } from 'vitest';
import { attemptOn, EMPTY, type Attempt, type Diary } from '../../src/daily/diary';
import { dailyHunt } from '../../src/daily/hunt';
import { diaryStore } from '../../src/daily/store';
import { DailyScreen } from '../../src/screens/daily/DailyScreen';
import { letDialogsOpen } from './dialogs';
import { localRecords, newDisk, NOON } from './records';
import { manifestOf, showScreen } from './screen';

export const DAY = '2026-11-21';
export const OPEN = [1, 2, 7, 11, 13, 15];
export const quests = dailyHunt(DAY, manifestOf(...OPEN).levels) ?? [];

export const FINISHED: Attempt = {
  day: DAY,
  quests,
  legs: [
    { ms: 10_000, sign: 'atOnce' },
    { ms: 20_060, sign: 'withHelp' },
    { ms: 30_000, sign: 'atOnce' },
    { ms: 13_340, sign: 'afterWrong' },
    { ms: 10_000, sign: 'atOnce' },
  ],
  open: { ms: 0, sign: 'atOnce' },
};
export const DONE: Diary = { streak: { last: DAY, days: 4 }, attempt: FINISHED };

/** Before each test: an empty disk, a diary without a page, and the middle of that day. */
export function beginDay(): void {
  newDisk();
  vi.spyOn(Date, 'now').mockReturnValue(NOON);
  diaryStore.change(() => EMPTY);
  letDialogsOpen();
}

interface Setup {
  readonly open?: readonly number[];
  readonly language?: 'fr' | 'en';
}

export function show(diary: Diary = EMPTY, { open = OPEN, language = 'en' }: Setup = {}) {
  diaryStore.change(() => diary);
  const { records } = localRecords();
  showScreen(<DailyScreen />, { records, address: '/daily', open, language });
  return records;
}
/** The try of that day. */
export const attempt = () => attemptOn(diaryStore.get(), DAY);
