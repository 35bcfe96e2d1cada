// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WeeklyScreen } from '../../../../src/screens/contest/WeeklyScreen';
import { localRecords, newDisk, NOON } from '../../../support/records';
import { showScreen } from '../../../support/screen';

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
