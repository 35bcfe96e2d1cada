// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CrowdFile } from '../../../../src/crowd/file';
import { outlineText } from '../../../../src/game/outline';
import { CrowdGame } from '../../../../src/screens/crowd/CrowdGame';
import { letDialogsOpen } from '../../../support/dialogs';
import { MAIN_MAP_LEVEL as LEVEL } from '../../../support/fixture-level';
import { localRecords, newDisk } from '../../../support/records';
import { showScreen } from '../../../support/screen';

// the test environment shows no map: this one is sharp at once
vi.mock('../../../../src/viewer/MapViewer', () => ({
  MapViewer: ({ onSharp }: { readonly onSharp: () => void }) => {
    useEffect(onSharp);
    return null;
  },
}));

const mask = { top: 10, rows: [[[20, 24]], [[21, 23]]] } as const;
const CROWD: CrowdFile = {
  version: 1,
  quests: [
    {
      who: 'granny',
      is: [{ trait: 'back', word: 'back' }],
      shape: outlineText({ shape: mask, reach: mask }),
    },
  ],
};

beforeEach(() => {
  newDisk();
  letDialogsOpen();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const isAsked = () => document.querySelector('dialog[open] h2')?.textContent === 'Leave the game?';
const press = (name: string) => fireEvent.click(screen.getByText(name));

it('asks before a hunt whose clock runs is left, and not while it rests', async () => {
  const game = (
    <>
      <Link to="/">away</Link>
      <CrowdGame level={LEVEL} crowd={CROWD} challenge={undefined} />
    </>
  );
  showScreen(game, { records: localRecords().records, address: '/crowd/1', route: 'crowd/:level' });
  press('Here we go!');
  await waitFor(() => expect(screen.getByRole('timer').dataset['waits']).toBe('false'));
  press('away');
  await waitFor(() => expect(isAsked()).toBe(true));
  press('Keep searching');
  await waitFor(() => expect(isAsked()).toBe(false));
  expect(window.location.pathname).toBe('/worldmaps/crowd/1');
  press('Pause');
  press('End the hunt');
  await waitFor(() => expect(window.location.pathname).toBe('/worldmaps/'));
  expect(isAsked()).toBe(false);
});
