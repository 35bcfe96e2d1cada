// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CATALOGUE } from '../../../../../src/maps/catalogue';
import { definitionOf, type LevelDefinition } from '../../../../../src/maps/definition';
import { WhatDiffers } from '../../../../../src/screens/admin/levels/WhatDiffers';
import { box } from '../../../../support/game-builders';
import { LEVEL } from '../../../../support/level';
import { localRecords, newDisk } from '../../../../support/records';
import { manifestOf, showScreen } from '../../../../support/screen';

beforeEach(newDisk);
afterEach(cleanup);

const HELD = definitionOf(LEVEL);
const [first, second] = HELD.quests;

function show(held: LevelDefinition, levelFile: () => Promise<unknown> = async () => LEVEL) {
  const [entry] = CATALOGUE.filter(({ id }) => id === LEVEL.level);
  if (!entry) throw new Error('no level');
  showScreen(<WhatDiffers entry={entry} manifest={manifestOf(entry.id)} held={held} />, {
    records: localRecords().records,
    levelFile,
    translationSpace: LEVEL.translationSpace,
  });
}

const changed = () =>
  [...document.querySelectorAll('[data-changed]')].map((line) => [
    line.getAttribute('data-changed'),
    line.textContent,
  ]);

it('names the quests that the database holds otherwise', async () => {
  if (!first || !second) throw new Error('no quests');
  show({
    ...HELD,
    quests: [
      { ...first, positions: [box(700, 700)] },
      { ...first, quest: 'quest9' },
    ],
  });
  expect(screen.getByRole('status').textContent).toBe('Comparing…');
  await waitFor(() =>
    expect(changed()).toEqual([
      ['quest1', 'quest1: another place in the database'],
      ['dquest2', 'dquest2: not in the database'],
      ['quest9', 'quest9: in the database alone'],
    ]),
  );
});

it('says so where only the date differs', async () => {
  show(HELD);
  expect(await screen.findByText('All quests are the same: only the date differs.')).toBeTruthy();
});

it('names a quest by the database’s own words, and says that it has some', async () => {
  if (!first) throw new Error('no quests');
  const words = { quest1: { title: 'The owl', hint: '' } };
  const quests = HELD.quests.map((quest) =>
    quest === first ? { ...first, positions: [box(700, 700)] } : quest,
  );
  show({ ...HELD, quests, words: { fr: words, en: words } });
  await waitFor(() => expect(changed()).toEqual([['quest1', 'The owl: another place in the database']]));
  expect(screen.getByText('The database has its own words for the quests.')).toBeTruthy();
});

it('offers to ask again where the build’s own file cannot be read', async () => {
  const levelFile = vi.fn<() => Promise<unknown>>(async () => LEVEL);
  levelFile.mockRejectedValueOnce(new Error('offline'));
  show(HELD, levelFile);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('All quests are the same: only the date differs.')).toBeTruthy();
});
