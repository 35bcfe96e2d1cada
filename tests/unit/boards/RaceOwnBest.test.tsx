// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { RaceOwnBest } from '../../../src/boards/RaceOwnBest';
import { progressStore } from '../../../src/progress/store';
import { withRun } from '../../../src/progress/progress';
import { parseRunFragment } from '../../../src/runs/address';
import { keepOwnBest } from '../../../src/runs/own-bests';
import { boothHost } from '../../support/booth';
import { MAIN_MAP_LEVEL as LEVEL } from '../../support/fixture-level';
import { playHonestly } from '../../support/played-run';
import { localRecords, newDisk } from '../../support/records';
import { showScreen } from '../../support/screen';

const MODES = [2, 4] as const;
const RUNS = MODES.map((mode) => playHonestly({ mode, quests: LEVEL.quests }));
const ofDevice = () => localStorage;

beforeEach(() => {
  newDisk();
  localStorage.clear();
  for (const { result } of RUNS)
    progressStore.change((before) =>
      withRun(before, LEVEL.level, { ...result, ranked: true, clean: true }, 1),
    );
});

const show = () =>
  showScreen(
    MODES.map((mode) => <RaceOwnBest key={mode} level={LEVEL.level} mode={mode} />),
    { records: localRecords().records, levelFile: async () => LEVEL },
  );
const ways = () =>
  screen
    .queryAllByRole('link', { name: 'Race your best' })
    .map((link) => new URL(link.getAttribute('href') ?? '', window.location.href));

it('leads to the game against the kept run', async () => {
  for (const { record, result } of RUNS) keepOwnBest(record, result, undefined, ofDevice);
  show();
  await waitFor(() => expect(ways()).toHaveLength(2));
  const [way] = ways();
  expect(way?.pathname + (way?.search ?? '')).toBe('/worldmaps/game/1?mode=2');
  expect(parseRunFragment(way?.hash ?? '')).toMatchObject({
    name: 'your best',
    record: { run: { mode: 2 } },
  });
});

it('is not there for a run of another edition, nor where none is kept', async () => {
  const [old, now] = RUNS;
  if (!old || !now) throw new Error('no runs');
  keepOwnBest(now.record, now.result, undefined, ofDevice);
  const { unmount } = show();
  await waitFor(() => expect(ways()).toHaveLength(1));
  unmount();
  keepOwnBest({ ...old.record, edition: old.record.edition ^ 1 }, old.result, undefined, ofDevice);
  show();
  await waitFor(() => expect(ways()).toHaveLength(1));
  expect(ways()[0]?.search).toBe('?mode=4');
});

it('is not there at a booth', async () => {
  for (const { record, result } of RUNS) keepOwnBest(record, result, undefined, ofDevice);
  const files = vi.fn(async () => LEVEL);
  showScreen(
    <>
      {MODES.map((mode) => (
        <RaceOwnBest key={mode} level={LEVEL.level} mode={mode} />
      ))}
      <p>beside</p>
    </>,
    { records: localRecords().records, levelFile: files, kiosk: boothHost({}) },
  );
  await screen.findByText('beside');
  expect(ways()).toHaveLength(0);
  expect(files).not.toHaveBeenCalled();
});
