// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LanguageOffer } from '../../../../src/app/shell/LanguageOffer';
import { readText } from '../../../../src/kept/kept';
import { localRecords, newDisk } from '../../../support/records';
import { showScreen } from '../../../support/screen';

const speaks = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
const kept = () => readText('language', () => localStorage);

beforeEach(() => {
  newDisk();
  localStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

const show = () => showScreen(<LanguageOffer />, { language: 'fr', records: localRecords().records });
const take = () => screen.queryByRole('button', { name: 'Play in English' });

describe('the offer of English', () => {
  it('is made where the browser knows no French, in English', async () => {
    speaks('en-GB', 'de');
    show();
    await waitFor(() => expect(take()).not.toBeNull());
    expect(take()?.closest('[lang]')?.getAttribute('lang')).toBe('en');
  });

  it('is taken by one tap, and remembered', async () => {
    speaks('ja');
    show();
    await waitFor(() => expect(take()).not.toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Play in English' }));
    expect(take()).toBeNull();
    expect(kept()).toBe('en');
  });

  it('is declined by one tap, and remembered', async () => {
    speaks('en');
    show();
    await waitFor(() => expect(take()).not.toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Stay in French' }));
    expect(take()).toBeNull();
    expect(kept()).toBe('fr');
  });

  it.each([
    ['fr-CA', 'en'],
    ['en', 'fr'],
  ])('is not made to who reads French: %s, %s', async (...languages) => {
    speaks(...languages);
    show();
    await Promise.resolve();
    expect(take()).toBeNull();
  });

  it('is not made to who has chosen', async () => {
    speaks('en');
    localStorage.setItem('worldmaps.language', 'fr');
    show();
    await Promise.resolve();
    expect(take()).toBeNull();
  });
});
