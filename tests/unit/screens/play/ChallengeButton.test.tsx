// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { deckOf } from '../../../../src/game/modes';
import { useManifest } from '../../../../src/levels/ManifestContext';
import { withRun } from '../../../../src/progress/progress';
import { progressStore } from '../../../../src/progress/store';
import { keptBests } from '../../../../src/runs/kept-bests';
import { ownBestOf } from '../../../../src/runs/own-bests';
import { lengthOf, sessionAt } from '../../../../src/runs/playback';
import { createRecorder } from '../../../../src/runs/recorder';
import { ChallengeButton } from '../../../../src/screens/play/ChallengeButton';
import type { Game } from '../../../../src/table/use-game';
import { boothHost } from '../../../support/booth';
import { letDialogsOpen } from '../../../support/dialogs';
import { MAIN_MAP_LEVEL as LEVEL } from '../../../support/fixture-level';
import { playHonestly } from '../../../support/played-run';
import { localRecords, newDisk } from '../../../support/records';
import { showScreen } from '../../../support/screen';

beforeEach(() => {
  newDisk();
  localStorage.clear();
  letDialogsOpen();
});

const { record, result } = playHonestly({ mode: 2, quests: LEVEL.quests });
const keptBest = () => ownBestOf({ level: LEVEL.level, mode: 2 }, result, () => localStorage);

/** Says that the maps are known: a best is kept with the file of its map. */
function Listed() {
  return useManifest().kind === 'ready' ? <p>listed</p> : null;
}

async function end(kiosk?: ReturnType<typeof boothHost>) {
  const deck = deckOf(LEVEL.quests, 2);
  if (!deck) throw new Error('no deck');
  const session = sessionAt(record, deck, lengthOf(record));
  const game = { run: { run: record.run, session }, recorder: createRecorder(), level: LEVEL };
  showScreen(
    <>
      <ChallengeButton game={game as unknown as Game} slot={record.slot} />
      <Listed />
    </>,
    { records: localRecords().records, ...(kiosk ? { kiosk } : {}) },
  );
  await screen.findByRole('button', { name: 'Challenge' });
  await screen.findByText('listed');
}

it('keeps the run of an own best', async () => {
  await end();
  expect(keptBest()?.record).toMatchObject({ slot: record.slot, edition: record.edition });
  // home tells by the file whether the map is still the same
  expect(keptBests(() => localStorage)).toMatchObject([{ map: '1/level.json' }]);
});

it('keeps no run at a booth', async () => {
  await end(boothHost({}));
  expect(keptBest()).toBeUndefined();
});

it('keeps no run that is slower than the best', async () => {
  const best = { ...result, time: result.time - 1, ranked: true, clean: true };
  progressStore.change((before) => withRun(before, LEVEL.level, best, 1));
  await end();
  expect(keptBest()).toBeUndefined();
});

it.each([undefined, boothHost({})])('is left by a button, at a booth as well', async (kiosk) => {
  await end(kiosk);
  fireEvent.click(screen.getByRole('button', { name: 'Challenge' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
