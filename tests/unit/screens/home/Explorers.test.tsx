// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { WeekBest } from '../../../../src/records/week-best';
import { NO_BEST } from '../../../../src/records/week-best';
import { Explorers } from '../../../../src/screens/home/Explorers';
import { localRecords, NOON } from '../../../support/records';
import { showScreen } from '../../../support/screen';

const asked: string[] = [];
const show = (best: WeekBest, language: 'fr' | 'en' = 'en') =>
  showScreen(
    <Explorers
      now={NOON}
      read={async (week) => {
        asked.push(week);
        return best;
      }}
    />,
    { records: localRecords().records, language },
  );

it('shows the first three of the week and who leads each map, and nobody who took the name out', async () => {
  show({
    names: { a: 'Ann', b: 'Bo' },
    first: [
      { id: 'a', points: 12 },
      { id: 'x', points: 7 },
      { id: 'b', points: 1 },
    ],
    leaders: { 1: { id: 'b', found: 1 }, 2: { id: 'x', found: 4 } },
  });
  expect(await screen.findByText('12 points')).toBeTruthy();
  expect(screen.getByText('1 point')).toBeTruthy();
  expect(screen.queryByText('7 points')).toBeNull();
  expect(asked).toEqual(['2026-W47']);
  const map = screen.getByRole('link', { name: 'Pokemon Fair' });
  expect(map.getAttribute('href')).toBe('/worldmaps/leaderboard/1');
  expect(map.closest('li')?.textContent).toContain('Bo 1 quest');
  expect(screen.queryByText(/4 quests/)).toBeNull();
});

it('says that a new week is free', async () => {
  show(NO_BEST, 'fr');
  expect(await screen.findByText(/les trois premières places sont à prendre/)).toBeTruthy();
});
