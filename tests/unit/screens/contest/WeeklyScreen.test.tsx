// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WeeklyScreen } from '../../../../src/screens/contest/WeeklyScreen';
import { usualPlan, type ContestPlan } from '../../../../src/contest/plan';
import { localRecords, newDisk, NOON } from '../../../support/records';
import { showScreen } from '../../../support/screen';

const planned = (plan: ContestPlan) => () => Promise.resolve(plan);

const on = (date: string) => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(date) });

beforeEach(() => {
  newDisk();
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('this week’s contest', () => {
  it('says what, until when, and leads to the game', async () => {
    showScreen(<WeeklyScreen />, { records: localRecords().records });
    expect(screen.getByText('Pokemon Fair')).toBeTruthy();
    expect(screen.getByText(/^Until Sunday,? 22 November, last day included$/)).toBeTruthy();
    const play = await screen.findByRole('link', { name: 'Game on!' });
    expect(play.getAttribute('href')).toBe('/worldmaps/game/1?mode=5&quest=dquest5');
  });

  it('plays a whole level in the week without a quest', async () => {
    on('2026-11-04T12:00:00Z');
    showScreen(<WeeklyScreen />, { records: localRecords().records, open: [2] });
    expect(screen.getByText('Every quest of the map')).toBeTruthy();
    const play = await screen.findByRole('link', { name: 'Game on!' });
    expect(play.getAttribute('href')).toBe('/worldmaps/game/2?mode=4');
  });

  it('shows the prize, the words and the picture of what the owner has planned', async () => {
    const plan: ContestPlan = {
      ...usualPlan('2026-W47', { level: 15, mode: 4 }),
      ends: Date.parse('2026-11-22T00:00:00Z'),
      prize: { fr: 'un poster', en: 'a poster' },
      text: { fr: 'Bonne chance !', en: 'Good luck!' },
      picture: 'data:image/webp;base64,AA==',
      pictureText: { fr: 'Le poster', en: 'The poster' },
    };
    showScreen(<WeeklyScreen />, { records: localRecords().records, planOf: planned(plan) });
    expect(await screen.findByRole('heading', { name: 'To be won: a poster' })).toBeTruthy();
    expect(screen.getByText('Good luck!')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'The poster' }).getAttribute('src')).toBe(plan.picture);
    expect(screen.getByText(/^Until Saturday,? 21 November, last day included$/)).toBeTruthy();
    const play = await screen.findByRole('link', { name: 'Game on!' });
    expect(play.getAttribute('href')).toBe('/worldmaps/game/15?mode=4');
  });

  it('lets nobody in before it opens and after it ends', async () => {
    const records = localRecords().records;
    const week = usualPlan('2026-W47');
    const { unmount } = showScreen(<WeeklyScreen />, {
      records,
      planOf: planned({ ...week, opens: Date.parse('2026-11-22T00:00:00Z') }),
    });
    expect(await screen.findByText(/^It opens on Sunday,? 22 November, at 0:00 UTC\.$/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Game on!' })).toBeNull();
    unmount();
    showScreen(<WeeklyScreen />, {
      records,
      planOf: planned({ ...week, ends: Date.parse('2026-11-21T00:00:00Z') }),
    });
    expect(await screen.findByText(/^This week’s contest is over/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Game on!' })).toBeNull();
  });

  it('says so when there is none, and links home', () => {
    on('2026-05-13T12:00:00Z');
    showScreen(<WeeklyScreen />, { records: localRecords().records, language: 'fr' });
    expect(screen.getByRole('heading', { name: 'Pas de concours cette semaine' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Retour à l’accueil' }).getAttribute('href')).toBe('/worldmaps/');
  });

  it('says so when its map is not drawn', async () => {
    showScreen(<WeeklyScreen />, { records: localRecords().records, open: [15] });
    expect(await screen.findByText(/The contest’s map is not open yet/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Game on!' })).toBeNull();
  });
});
