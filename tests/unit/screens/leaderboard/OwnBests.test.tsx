// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { withFind } from '../../../../src/progress/progress';
import { progressStore } from '../../../../src/progress/store';
import { LeaderboardScreen } from '../../../../src/screens/leaderboard/LeaderboardScreen';
import { localRecords, newDisk } from '../../../support/records';
import { showScreen } from '../../../support/screen';

beforeEach(() => newDisk());

it('the best time of a quest is rounded as its board rounds it', async () => {
  progressStore.change((progress) => withFind(progress, 15, 'quest4', { at: 0, ms: 2550 }));
  const { records } = localRecords();
  const address = '/leaderboard/15?mode=5&quest=quest4';
  showScreen(<LeaderboardScreen />, { records, address, route: 'leaderboard/:level' });
  expect(await screen.findByText('Your best here: 2.5 s')).toBeTruthy();
});
