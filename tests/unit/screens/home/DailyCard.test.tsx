// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { TextsProvider } from '../../../../src/i18n/TextsContext';
import { beforeEach, describe, expect, it } from 'vitest';
import { EMPTY, type Attempt, type Diary } from '../../../../src/daily/diary';
import { diaryStore } from '../../../../src/daily/store';
import type { Manifest } from '../../../../src/maps/manifest';
import type { Platform } from '../../../../src/platform/platform';
import { PlatformProvider } from '../../../../src/platform/PlatformContext';
import { DailyCard } from '../../../../src/screens/home/DailyCard';
import { NOON } from '../../../support/records';
import { inRouter } from '../../../support/router';
import { manifestOf } from '../../../support/screen';
import { textsFromFiles } from '../../../support/texts';

const DAY = '2026-11-21';
const legs = Array.from({ length: 5 }, () => ({ ms: 16_680, sign: 'atOnce' as const }));
const attempt: Attempt = {
  day: DAY,
  quests: legs.map((_, index) => ({ level: index + 1, quest: 'quest1' })),
  legs,
  open: { ms: 0, sign: 'atOnce' },
};

beforeEach(() => diaryStore.change(() => EMPTY));

beforeEach(() => window.history.replaceState(null, '', '/worldmaps/'));

async function card(
  diary: Diary,
  manifest: Manifest | undefined = manifestOf(1, 2, 3, 4, 5),
  kiosk?: Platform['kiosk'],
) {
  diaryStore.change(() => diary);
  const platform: Platform = {
    kind: 'web',
    maps: {
      manifest: () => Promise.resolve(manifest),
      level: () => Promise.reject(new Error('not asked')),
      pictureUrl: (path) => path,
    },
    kiosk,
  };
  render(
    <TextsProvider value={await textsFromFiles('fr')}>
      <PlatformProvider platform={platform}>
        {inRouter(<DailyCard now={NOON} manifest={manifest} />)}
      </PlatformProvider>
    </TextsProvider>,
  );
  return screen.queryByRole('region', { name: 'La chasse du jour' });
}

describe('the card of the hunt of the day', () => {
  it('invites to a hunt that has not begun', async () => {
    const found = await card(EMPTY);
    expect(found?.textContent).toContain('21 novembre');
    const way = screen.getByRole('link', { name: 'Partir en chasse' });
    expect(way.getAttribute('href')).toBe('/worldmaps/daily');
    expect(found?.textContent).not.toContain('Série');
  });

  it('leads on into one that was begun', async () => {
    const found = await card({
      streak: { last: '2026-11-20', days: 2 },
      attempt: { ...attempt, legs: legs.slice(0, 3) },
    });
    expect(found?.textContent).toContain('3 sur 5');
    expect(found?.textContent).toContain('Série de 2 jours');
    expect(screen.getByRole('link', { name: 'Continuer' })).toBeTruthy();
  });

  it('says the time of one that was played', async () => {
    const found = await card({ streak: { last: DAY, days: 1 }, attempt });
    expect(found?.textContent).toContain('Bouclée en 1:23,4');
    expect(found?.textContent).toContain('5 tampons du premier coup');
    expect(found?.textContent).toContain('La prochaine arrive');
    expect(found?.textContent).toContain('Série de 1 jour');
    expect(screen.getByRole('link', { name: 'Voir le classement' })).toBeTruthy();
  });

  it.each([
    [undefined, 'Hier, 1:23,4. Viens voir qui tu devances'],
    [{ slower: 7, others: 10, isAll: false }, 'Hier, 1:23,4\u{a0}: plus rapide que 7 autres sur 10.'],
    [{ slower: 0, others: 10, isAll: false }, 'la revanche'],
  ])('says where yesterday’s stood (%o), before today’s begins', async (placed, said) => {
    const yesterday: Attempt = { ...attempt, day: '2026-11-20', ...(placed ? { placed } : {}) };
    const found = await card({ attempt: yesterday });
    expect(found?.textContent).toContain(said);
    expect(screen.getByRole('link', { name: 'Partir en chasse' })).toBeTruthy();
  });

  it('says nothing of a hunt that was eased, not finished or before yesterday', async () => {
    const others: readonly Attempt[] = [
      { ...attempt, day: '2026-11-20', ease: 'relaxed' },
      { ...attempt, day: '2026-11-20', legs: legs.slice(1) },
      { ...attempt, day: '2026-11-19' },
    ];
    for (const last of others) {
      expect((await card({ attempt: last }))?.textContent).toContain('Cinq quêtes');
      cleanup();
    }
  });

  it('holds its place while the list of maps is read', async () => {
    expect(await card(EMPTY, undefined)).not.toBeNull();
  });

  it('is not there with fewer than five maps, nor at a booth', async () => {
    expect(await card(EMPTY, manifestOf(1, 2, 3, 4))).toBeNull();
    expect(await card(EMPTY, manifestOf(1, 2, 3, 4, 5), {} as Platform['kiosk'])).toBeNull();
  });
});
