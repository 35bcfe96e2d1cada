// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepDifficulty } from '../../../../src/progress/difficulty';
import { withFind, withRun } from '../../../../src/progress/progress';
import { progressStore } from '../../../../src/progress/store';
import { StampPageScreen } from '../../../../src/screens/stamps/StampPageScreen';
import { StampsScreen } from '../../../../src/screens/stamps/StampsScreen';
import { MAIN_MAP_LEVEL } from '../../../support/fixture-level';
import { localRecords, newDisk } from '../../../support/records';
import { showScreen } from '../../../support/screen';

const LEVEL = {
  ...MAIN_MAP_LEVEL,
  level: 15,
  name: 'DEMON SLAYER',
  // a space that is there already: quests without texts show their ids
  translationSpace: 'play',
  catalogOrder: 12,
  quests: MAIN_MAP_LEVEL.quests.filter(({ type }) => type === undefined),
};

beforeEach(() => {
  newDisk();
  localStorage.clear();
});

const find = () => progressStore.change((before) => withFind(before, 15, 'quest1', { at: 1, ms: 4200 }));
const book = (language: 'fr' | 'en' = 'en') =>
  showScreen(<StampsScreen />, { records: localRecords().records, language });
const page = (address: string) =>
  showScreen(<StampPageScreen />, {
    records: localRecords().records,
    address,
    route: 'stamps/:level',
    levelFile: () => Promise.resolve(LEVEL),
  });

describe('the book', () => {
  it.each([
    ['en', /kept of your finds cannot be read/, 'Throw away', 'Throw away for good?'],
    ['fr', /trouvailles gardées sur cet appareil est illisible/, 'Jeter', 'Jeter pour de bon\xa0?'],
  ] as const)(
    'hands out what was put aside, until asked twice, in %s',
    async (language, says, drop, sure) => {
      localStorage.setItem('worldmaps.aside.progress', '{"guest-0":{"lev');
      book(language);
      expect(await screen.findByText(says)).toBeTruthy();
      fireEvent.click(screen.getByRole('button', { name: drop }));
      expect(localStorage.getItem('worldmaps.aside.progress')).toBe('{"guest-0":{"lev');
      fireEvent.click(screen.getByRole('button', { name: sure }));
      expect(screen.queryByText(says)).toBeNull();
      expect(localStorage.getItem('worldmaps.aside.progress')).toBeNull();
    },
  );

  it('is blank for a newcomer, in both languages', async () => {
    book();
    expect(await screen.findByText(/Every page is still blank/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Badges: 0 of 12' })).toBeTruthy();
  });

  it('says so in French', async () => {
    book('fr');
    expect(await screen.findByRole('heading', { name: 'Carnet de tampons' })).toBeTruthy();
  });

  it('has a page for every open map, with its ring and its stamps', async () => {
    find();
    progressStore.change((before) =>
      withRun(before, 15, { mode: 2, score: 10, time: 40, ranked: true, clean: true }, 1),
    );
    book();
    const link = await screen.findByRole('link', { name: /DEMON SLAYER/ });
    expect(link.getAttribute('href')).toBe('/worldmaps/stamps/demonslayers');
    expect(within(link).getByText('1 of 10 found')).toBeTruthy();
    expect(within(link).getByText('1 stamp')).toBeTruthy();
    expect(document.querySelector('[data-badge="firstFind"]')?.getAttribute('data-earned')).toBe('true');
    expect(document.querySelector('[data-badge="everything"]')?.getAttribute('data-earned')).toBe('false');
  });
});

describe('a page', () => {
  it('shows who is found, and the clue of who is not', async () => {
    find();
    page('/stamps/demonslayers');
    expect(await screen.findByText('Found, at best in 4.2 s')).toBeTruthy();
    const missing = document.querySelectorAll('[data-found="false"]');
    expect(missing).toHaveLength(LEVEL.quests.length - 1);
    expect(missing[0]?.querySelector('a')?.getAttribute('href')).toContain('/game/15?mode=5&quest=quest');
    expect(document.querySelectorAll('[data-stamp="open"]')).toHaveLength(3);
  });

  it('says that a map is not open, or is none', async () => {
    page('/stamps/zelda');
    expect(await screen.findByText(/not open yet/)).toBeTruthy();
  });

  it('says that there is no such map', async () => {
    page('/stamps/nowhere');
    expect(await screen.findByText('There is no level found.')).toBeTruthy();
  });
});

describe('how hard a map is', () => {
  it('stands on its page and by each quest, where enough was counted', async () => {
    keepDifficulty(JSON.stringify({ 15: { quest1: [20, 8], quest2: [9, 9] } }), 1);
    page('/stamps/15');
    expect(await screen.findByText('4 players in 10 get there within a minute')).toBeTruthy();
    expect(screen.getByText('6 players in 10 find a target within a minute')).toBeTruthy();
    expect(document.querySelectorAll('[data-difficulty]')).toHaveLength(2);
  });

  it('is not told where nobody has counted', async () => {
    keepDifficulty('', 1);
    page('/stamps/15');
    await screen.findByRole('heading', { level: 1 });
    expect(document.querySelectorAll('[data-difficulty]')).toHaveLength(0);
  });
});
