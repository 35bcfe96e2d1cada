// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ActivityRow } from '../../../../src/records/answers';
import { encodeRecord } from '../../../../src/runs/encode';
import { BestScores } from '../../../../src/screens/profile/BestScores';
import { playHonestly } from '../../../support/played-run';
import { localRecords, newDisk } from '../../../support/records';
import { showScreen } from '../../../support/screen';

const { record, result } = playHonestly();
const run = encodeRecord(record) ?? '';
const best: ActivityRow = {
  id: 'best',
  type: 'LevelCompleted',
  activity: 'Pokemon Fair',
  time: result.time,
  gameMode: 2,
  score: 10,
  level: 1,
  date: '2026-11-21T12:00:00Z',
  waiting: false,
};

it('lets a best result be watched and raced where its run was kept, and has no empty column elsewhere', () => {
  newDisk();
  const { records } = localRecords();
  const { unmount } = showScreen(<BestScores activities={[{ ...best, run }]} />, { records });
  expect(screen.getByRole('link', { name: 'Watch this run' }).getAttribute('href')).toBe(
    `/worldmaps/watch#run=${run}`,
  );
  expect(screen.getByRole('link', { name: 'Race this run' }).getAttribute('href')).toBe(
    `/worldmaps/game/1?mode=2#run=${run}`,
  );
  unmount();
  showScreen(<BestScores activities={[best]} />, { records });
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
});
