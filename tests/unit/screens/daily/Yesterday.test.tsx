// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { attemptOn } from '../../../../src/daily/diary';
import { diaryStore } from '../../../../src/daily/store';
import { DailyScreen } from '../../../../src/screens/daily/DailyScreen';
import { beginDay, FINISHED, OPEN, show } from '../../../support/daily-screen';
import { showScreen } from '../../../support/screen';

beforeEach(beginDay);

it('tells who asks where yesterday’s try stood, and keeps the answer', async () => {
  const yesterday = '2026-11-20';
  const records = show({ attempt: { ...FINISHED, day: yesterday, own: 'mine' } });
  for (const [name, time] of [
    ['Zoé', 70],
    ['Max', 80],
    ['Lou', 90],
    ['Ana', 99],
  ] as const)
    await records.submitHunt({ name, time, day: yesterday });
  await records.submitHunt({
    name: 'Camille',
    time: 83.4,
    day: yesterday,
    earned: { id: 'mine', date: '2026-11-20T12:00:00.000Z' },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Where were you yesterday?' }));
  expect(await screen.findByText('Yesterday, 1:23.4: quicker than 50% of the others.')).toBeTruthy();
  expect(attemptOn(diaryStore.get(), yesterday)?.placed).toEqual({ slower: 2, others: 4, isAll: true });
  cleanup();
  showScreen(<DailyScreen />, { records, address: '/daily', open: OPEN });
  expect(await screen.findByText(/quicker than 50%/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Where were you yesterday?' })).toBeNull();
});

it('asks nothing of a try without a clock, nor of one that was not finished', async () => {
  for (const attempt of [
    { ...FINISHED, day: '2026-11-20', ease: 'relaxed' },
    { ...FINISHED, day: '2026-11-20', legs: FINISHED.legs.slice(1) },
    { ...FINISHED, day: '2026-11-19' },
  ] as const) {
    show({ attempt });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Where were you yesterday?' })).toBeNull();
    cleanup();
  }
});
