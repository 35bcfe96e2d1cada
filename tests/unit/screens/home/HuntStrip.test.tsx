// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { TextsProvider } from '../../../../src/i18n/TextsContext';
import { beforeEach, expect, it } from 'vitest';
import { EMPTY, type Diary } from '../../../../src/daily/diary';
import { dailyHunt } from '../../../../src/daily/hunt';
import { diaryStore } from '../../../../src/daily/store';
import { CATALOGUE } from '../../../../src/maps/catalogue';
import type { Platform } from '../../../../src/platform/platform';
import { PlatformProvider } from '../../../../src/platform/PlatformContext';
import { HuntStrip } from '../../../../src/screens/home/HuntStrip';
import { manifestOf } from '../../../support/screen';
import { textsFromFiles } from '../../../support/texts';

const DAY = '2026-11-21';
const manifest = manifestOf(1, 2, 3, 4, 5, 6, 7);
const platform: Platform = {
  kind: 'web',
  maps: {
    manifest: () => Promise.resolve(manifest),
    level: () => Promise.reject(new Error('not asked')),
    pictureUrl: (path) => path,
  },
};

beforeEach(() => diaryStore.change(() => EMPTY));

async function postcards(diary: Diary = EMPTY): Promise<readonly string[]> {
  diaryStore.change(() => diary);
  render(
    <TextsProvider value={await textsFromFiles('fr')}>
      <PlatformProvider platform={platform}>
        <HuntStrip day={DAY} manifest={manifest} />
      </PlatformProvider>
    </TextsProvider>,
  );
  const list = screen.getByRole('list', { name: 'Les cinq cartes de la chasse' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

const nameOf = (level: number) => CATALOGUE.find(({ id }) => id === level)?.name;

it('shows the maps of the day in the order of its hunt', async () => {
  const hunt = dailyHunt(DAY, manifest.levels) ?? [];
  expect(hunt).toHaveLength(5);
  expect(await postcards()).toEqual(hunt.map(({ level }) => nameOf(level)));
});

it('shows the maps of the try that was begun, with a stamp on each that is done', async () => {
  const quests = [7, 6, 5, 4, 3].map((level) => ({ level, quest: 'quest1' }));
  const legs = [
    { ms: 1000, sign: 'atOnce' as const },
    { ms: 1000, sign: 'afterWrong' as const },
  ];
  const shown = await postcards({ attempt: { day: DAY, quests, legs, open: { ms: 0, sign: 'atOnce' } } });
  expect(shown).toEqual([
    `${String(nameOf(7))}tamponné du premier coup`,
    `${String(nameOf(6))}tamponné`,
    ...[5, 4, 3].map(nameOf),
  ]);
});

it('knows nothing of a try of another day', async () => {
  const quests = [7, 6, 5, 4, 3].map((level) => ({ level, quest: 'quest1' }));
  const legs = quests.map(() => ({ ms: 1000, sign: 'atOnce' as const }));
  const shown = await postcards({
    attempt: { day: '2026-11-20', quests, legs, open: { ms: 0, sign: 'atOnce' } },
  });
  expect(shown.join()).not.toContain('tamponné');
});
