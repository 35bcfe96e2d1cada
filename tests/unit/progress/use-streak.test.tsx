// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Day } from '../../../src/daily/day';
import { diaryStore } from '../../../src/daily/store';
import { NOTHING_FOUND, withHunt } from '../../../src/progress/progress';
import { progressStore } from '../../../src/progress/store';
import { useStreak } from '../../../src/progress/use-streak';

const TODAY: Day = '2026-11-22';

const hunted = (...days: readonly Day[]) =>
  act(() =>
    progressStore.change(() => days.reduce((progress, day) => withHunt(progress, day, 1), NOTHING_FOUND)),
  );
const counted = (days: number, last: Day) => act(() => diaryStore.change(() => ({ streak: { days, last } })));
const shown = () => renderHook(() => useStreak(TODAY)).result.current;

afterEach(() => {
  act(() => {
    progressStore.change(() => NOTHING_FOUND);
    diaryStore.change(() => ({}));
  });
});

it('is what the diary counted before there was progress', () => {
  counted(9, '2026-11-21');
  hunted('2026-11-21');
  expect(shown()).toEqual({ days: 9, forgiven: false });
});

it('goes on over a missed day, and says that it is forgiven', () => {
  counted(3, '2026-11-20');
  hunted('2026-11-18', '2026-11-19', '2026-11-20');
  expect(shown()).toEqual({ days: 3, forgiven: true });
});

it('is broken by two missed days', () => {
  counted(3, '2026-11-19');
  hunted('2026-11-17', '2026-11-18', '2026-11-19');
  expect(shown()).toEqual({ days: 0, forgiven: false });
});
