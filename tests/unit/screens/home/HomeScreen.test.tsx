// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { TextsProvider } from '../../../../src/i18n/TextsContext';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { usualPlan, type ContestPlan } from '../../../../src/contest/plan';
import type { Language } from '../../../../src/i18n/language';
import { ManifestProvider } from '../../../../src/levels/ManifestContext';
import { itemOf } from '../../../../src/kept/kept';
import type { Platform } from '../../../../src/platform/platform';
import { PlatformProvider } from '../../../../src/platform/PlatformContext';
import { AFTER_FIRST_FINDS } from '../../../../src/progress/newcomer';
import { HomeScreen } from '../../../../src/screens/home/HomeScreen';
import { inRouter } from '../../../support/router';
import { textsFromFiles } from '../../../support/texts';

const drawn = (level: number, normalQuests: number, duplicateQuests: number) => ({
  level,
  data: `${String(level)}/level.json`,
  thumbnails: [{ width: 320, height: 226, path: `${String(level)}/thumb-320.webp` }],
  placeholder: 'data:image/webp;base64,AA',
  normalQuests,
  duplicateQuests,
  updateDate: '2026-01-01T00:00:00Z',
  bytes: 2_000_000,
});

const MANIFEST = { version: 1, levels: [drawn(1, 10, 5), drawn(15, 12, 0)] };

/** Thursday of week 47, whose contest is level 1, and of week 30, which has none. */
const CONTEST_WEEK = Date.UTC(2026, 10, 19);
const QUIET_WEEK = Date.UTC(2026, 6, 23);

interface Setup {
  readonly language?: Language;
  readonly now?: number;
  readonly manifest?: () => Promise<unknown>;
  readonly plan?: ContestPlan;
}

async function home({ language = 'fr', now = CONTEST_WEEK, manifest, plan }: Setup = {}) {
  const texts = await textsFromFiles(language);
  const platform: Platform = {
    kind: 'web',
    maps: {
      manifest: manifest ?? (() => Promise.resolve(MANIFEST)),
      level: () => Promise.reject(new Error('not asked')),
      pictureUrl: (path) => `/maps/${path}`,
    },
    ...(plan ? { planOf: () => Promise.resolve(plan) } : {}),
  };
  window.history.replaceState(null, '', '/worldmaps/');
  render(
    <TextsProvider value={texts}>
      <PlatformProvider platform={platform}>
        <ManifestProvider>{inRouter(<HomeScreen now={now} />)}</ManifestProvider>
      </PlatformProvider>
    </TextsProvider>,
  );
}

const hrefs = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

afterEach(cleanup);

describe('home', () => {
  it('offers each open level the stroll first, and only the modes it has', async () => {
    await home();
    expect(hrefs(await screen.findByRole('list', { name: 'Modes de jeu de Pokemon Fair' }))).toEqual([
      '/worldmaps/stroll/1',
      ...[1, 2, 3, 4].map((mode) => `/worldmaps/game/1?mode=${String(mode)}`),
    ]);
    expect(hrefs(screen.getByRole('list', { name: 'Modes de jeu de DEMON SLAYER' }))).toEqual([
      '/worldmaps/stroll/15',
      ...[2, 3, 4].map((mode) => `/worldmaps/game/15?mode=${String(mode)}`),
    ]);
  });

  it('says what a mode does, with the number of the rules', async () => {
    await home({ language: 'en' });
    const link = await screen.findByRole('link', { name: /^Time Attack, Pokemon Fair: .*20 seconds$/ });
    expect(link.getAttribute('href')).toBe('/worldmaps/game/1?mode=3');
  });

  it('shows the other twenty as not yet open, without a link', async () => {
    await home();
    await screen.findByRole('list', { name: 'Modes de jeu de Pokemon Fair' });
    expect(await screen.findAllByText('Pas encore ouverte')).toHaveLength(20);
    expect(screen.queryByRole('link', { name: /NARUTO/ })).toBeNull();
  });

  it.each([
    ['Jouer', AFTER_FIRST_FINDS],
    [/^Pokemon Fair/, AFTER_FIRST_FINDS],
    [/^Contre la montre, Pokemon Fair/, null],
  ] as const)(
    'lets the first finds go before the game of %s unless a mode is chosen, and its address says nothing of it',
    async (name, state) => {
      await home();
      await screen.findByRole('list', { name: 'Modes de jeu de Pokemon Fair' });
      const link = screen.getByRole('link', { name });
      expect(link.getAttribute('href')).toMatch(/^\/worldmaps\/game\/1(\?mode=3)?$/);
      fireEvent.click(link);
      expect(itemOf(window.history.state, 'usr')).toEqual(state);
    },
  );

  it('announces the contest of the week with its Sunday', async () => {
    await home();
    const banner = await screen.findByRole('region', { name: 'Le concours de la semaine' });
    expect(banner.textContent).toContain('dimanche 22 novembre');
    expect(hrefs(banner)).toEqual(['/worldmaps/game/1?mode=5&quest=dquest5']);
  });

  it('announces the contest of a level that is not open, without a way in', async () => {
    await home({ manifest: () => Promise.resolve({ version: 1, levels: [drawn(15, 12, 0)] }) });
    await screen.findByRole('list', { name: 'Modes de jeu de DEMON SLAYER' });
    const banner = screen.getByRole('region', { name: 'Le concours de la semaine' });
    expect(within(banner).queryByRole('link')).toBeNull();
  });

  it('says what the owner has planned: another map, the last day and the prize', async () => {
    const plan: ContestPlan = {
      ...usualPlan('2026-W47', { level: 15, mode: 4 }),
      ends: Date.UTC(2026, 10, 21),
      prize: { fr: 'un poster', en: 'a poster' },
    };
    await home({ plan });
    expect(await screen.findByText('À gagner : un poster')).toBeTruthy();
    const banner = screen.getByRole('region', { name: 'Le concours de la semaine' });
    expect(banner.textContent).toContain('vendredi 20 novembre');
    expect(hrefs(banner)).toEqual(['/worldmaps/game/15?mode=4']);
  });

  it('is silent before a planned contest opens, and when there is none', async () => {
    const later = { ...usualPlan('2026-W47'), opens: CONTEST_WEEK + 1 };
    await home({ plan: later });
    await screen.findByRole('list', { name: 'Modes de jeu de Pokemon Fair' });
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Le concours de la semaine' })).toBeNull(),
    );
  });

  it('is silent in a week without a contest', async () => {
    await home({ now: QUIET_WEEK });
    await screen.findByRole('list', { name: 'Modes de jeu de Pokemon Fair' });
    expect(screen.queryByRole('region', { name: 'Le concours de la semaine' })).toBeNull();
  });

  it('says so when the list of levels cannot be read, and tries again', async () => {
    const manifest = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error('offline'));
    manifest.mockResolvedValue(MANIFEST);
    await home({ manifest });
    const alert = await screen.findByRole('alert');
    fireEvent.click(within(alert).getByRole('button', { name: 'Réessayer' }));
    await screen.findByRole('list', { name: 'Modes de jeu de Pokemon Fair' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
