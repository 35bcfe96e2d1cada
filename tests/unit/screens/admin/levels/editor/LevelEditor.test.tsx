// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { LevelDefinition } from '../../../../../../src/maps/definition';
import { definitionOf } from '../../../../../../src/maps/definition';
import { LevelsSection } from '../../../../../../src/screens/admin/levels/LevelsSection';
import { letDialogsOpen } from '../../../../../support/dialogs';
import { LEVEL } from '../../../../../support/level';
import { localRecords, newDisk } from '../../../../../support/records';
import { showScreen, signedIn } from '../../../../../support/screen';
import { setStage } from '../../../../../support/viewer';

vi.mock('../../../../../../src/viewer/MapViewer', () => ({ MapViewer: vi.fn(({ layer }) => layer ?? null) }));
// there are no pixels to measure
vi.mock('../../../../../../src/studio/measured', () => ({
  MEASURED: { width: 960, height: 679 },
  measured: () => undefined,
}));
vi.mock('../../../../../../src/i18n/load-file', () => ({
  loadFile: (language: string) =>
    Promise.resolve({
      texts: Object.fromEntries(
        ['quest1', 'dquest2'].map((quest) => [quest, { title: `${quest} ${language}`, hint: 'near' }]),
      ),
    }),
}));

const OWNER = { userId: 'owner', name: 'Patron' };

beforeEach(() => {
  newDisk();
  setStage();
  letDialogsOpen();
  localStorage.clear();
});

async function edit(records = localRecords({ userId: OWNER.userId, isAdmin: true }).records) {
  showScreen(<LevelsSection />, {
    records,
    accounts: signedIn(OWNER, true),
    address: '/admin?section=levels&level=pokemon',
    levelFile: () => Promise.resolve(LEVEL),
  });
  fireEvent.click(await screen.findByRole('button', { name: /Quest 1/, expanded: false }));
  return records;
}

const title = () => document.querySelector<HTMLInputElement>('[data-words="en-title"]');
const rename = (text: string) => fireEvent.change(title() ?? document.body, { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const confirm = (name: string) =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

const published = async (records: Awaited<ReturnType<typeof edit>>) => {
  const answer = await records.admin.documents('levelData/level1');
  const [found] = answer.kind === 'ok' ? answer.value : [];
  return found?.data as LevelDefinition | undefined;
};

it('keeps a draft until it is published after a question, and puts a version back', async () => {
  const records = await edit();
  expect(title()?.value).toBe('quest1 en');
  // names, pictures and the list of quests change with the build alone
  for (const name of ['Add a quest', 'Delete the quest', 'Move up', 'Add a picture'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  rename('Find the owl');
  press('Publish…');
  expect(await published(records)).toBeUndefined();
  confirm('Publish');
  await screen.findByText('This is what players see.');
  expect((await published(records))?.words?.en['quest1']).toEqual({ title: 'Find the owl', hint: 'near' });
  expect((await published(records))?.quests.map(({ positions }) => positions)).toEqual(
    LEVEL.quests.map(({ positions }) => positions),
  );

  fireEvent.click(screen.getByRole('button', { name: /Quest 1/, expanded: false }));
  rename('Find the cat');
  press('Publish…');
  confirm('Publish');
  await screen.findByText('This is what players see.');
  press('Versions');
  const back = await screen.findByRole('button', { name: /^Put back: Version 1/ });
  fireEvent.click(back);
  confirm('Put back');
  await waitFor(async () =>
    expect((await published(records))?.words?.en['quest1']?.title).toBe('Find the owl'),
  );
});

it('asks once more where another version was published meanwhile', async () => {
  const records = await edit();
  rename('Find the owl');
  await records.admin.uploadLevel({ ...definitionOf(LEVEL), updateDate: '2999-01-01T00:00:00Z' });
  press('Publish…');
  confirm('Publish');
  await screen.findByText(/Another version was published since/);
  expect((await published(records))?.words).toBeUndefined();
  confirm('Publish mine');
  await waitFor(async () =>
    expect((await published(records))?.words?.en['quest1']?.title).toBe('Find the owl'),
  );
  const past = await records.admin.levelVersions(1);
  expect(past.kind === 'ok' && past.value.length).toBe(1);
});

it('sends nothing that could not be played', async () => {
  const records = await edit();
  fireEvent.keyDown(document.querySelector('[data-box][data-quest="quest1"]') ?? document.body, {
    key: 'Delete',
  });
  expect(screen.getByText(/a quest still lacks/)).toBeTruthy();
  press('Publish…');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await published(records)).toBeUndefined();
});
