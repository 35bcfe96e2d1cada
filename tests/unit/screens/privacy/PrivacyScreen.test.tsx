// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Records } from '../../../../src/records/port';
import type { SitePageAnswer } from '../../../../src/records/site-pages';
import { PrivacyScreen } from '../../../../src/screens/privacy/PrivacyScreen';
import { showScreen } from '../../../support/screen';

const show = (answer: SitePageAnswer, address = '/privacy') =>
  showScreen(<PrivacyScreen />, {
    address,
    records: {
      sitePage: () => Promise.resolve(answer),
      wording: () => Promise.resolve({ kind: 'ok', words: { fr: 'Avant', en: '# Before\n\nAs it was' } }),
    } as unknown as Records,
  });
const PAGE = { version: 2, fr: '# Ici', en: 'Who I am\n\n# What I keep\n\nNothing.\n\n<b>Nobody</b>' };

it('says under a heading each what is kept, and leads to the profile, where it can be erased', async () => {
  show({ kind: 'ok', page: undefined });
  expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(8);
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/\/profile$/);
});

it('shows the game’s own text where nobody answers, and says that it may not be the last word', async () => {
  show({ kind: 'offline' });
  expect((await screen.findByRole('alert')).textContent).toContain('original text');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(8);
});

it('shows what the owner wrote in its place, as text, with a way to each version', async () => {
  show({ kind: 'ok', page: PAGE });
  expect(await screen.findByRole('heading', { level: 2 })).toHaveProperty('textContent', 'What I keep');
  expect(screen.getByText('<b>Nobody</b>')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Version 1' }).getAttribute('href')).toContain('version=privacy-1');
});

it('shows an earlier version, and says that it is one', async () => {
  show({ kind: 'ok', page: PAGE }, '/privacy?version=privacy-1');
  expect(await screen.findByText('As it was')).toBeTruthy();
  expect(screen.getByText(/Today’s is version 2/)).toBeTruthy();
});
