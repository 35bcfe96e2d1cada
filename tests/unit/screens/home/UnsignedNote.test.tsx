// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { reminderStore, withResults } from '../../../../src/records/reminder';
import { LateReminders } from '../../../../src/screens/home/LateReminders';
import { localRecords, newDisk } from '../../../support/records';
import { showScreen } from '../../../support/screen';

beforeEach(() => {
  newDisk();
  localStorage.clear();
});

const show = (language: 'fr' | 'en' = 'en') =>
  showScreen(<LateReminders />, { records: localRecords().records, language });
const note = (...ids: readonly string[]) =>
  reminderStore.change((before) =>
    withResults(
      before,
      ids.map((id) => ({ id, level: 15 })),
    ),
  );

describe('home’s reminder', () => {
  it('names the map of a result without a name, and leads to its form', async () => {
    note('a b');
    show('fr');
    expect(await screen.findByText(/^Ton résultat sur DEMON SLAYER attend encore ta signature/)).toBeTruthy();
    const way = screen.getByRole('link', { name: 'Signer' });
    expect(way.getAttribute('href')).toBe('/worldmaps/popupform?unsent=a%20b');
  });

  it('counts several, and leads to the latest', async () => {
    note('a', 'b', 'c');
    show();
    expect(await screen.findByText(/^3 results are still waiting for your name/)).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toMatch(/unsent=c$/);
  });

  it('goes when it is put off, and when the result is signed', async () => {
    note('a');
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Later' }));
    expect(screen.queryByRole('link')).toBeNull();
    note('a', 'b');
    expect(await screen.findByRole('link')).toBeTruthy();
    note();
    await expect.poll(() => screen.queryByRole('link')).toBeNull();
  });

  it('is not there for whoever has signed everything', () => {
    note('a');
    note();
    const { container } = show();
    expect(container.textContent).toBe('');
  });
});
