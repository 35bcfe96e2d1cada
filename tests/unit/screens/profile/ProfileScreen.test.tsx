// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ProfileScreen } from '../../../../src/screens/profile/ProfileScreen';
import { localRecords, newDisk } from '../../../support/records';
import { showScreen, signedIn } from '../../../support/screen';

beforeEach(newDisk);
afterEach(cleanup);

const WHO = { userId: 'owner', name: 'Patron' };

it('leads the owner to the desk by every button, and nobody else', async () => {
  const { records } = localRecords({ userId: WHO.userId, isAdmin: true });
  showScreen(<ProfileScreen />, { records, accounts: signedIn(WHO, true), address: '/profile' });
  const ways = within(await screen.findByRole('navigation', { name: 'Owner’s workshop' }));
  expect(ways.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/worldmaps/admin',
    '/worldmaps/admin?section=contest',
    '/worldmaps/admin?section=levels',
  ]);
  cleanup();
  showScreen(<ProfileScreen />, { records, accounts: signedIn(WHO, false), address: '/profile' });
  expect(screen.queryByRole('navigation', { name: 'Owner’s workshop' })).toBeNull();
});
