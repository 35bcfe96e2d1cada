/** Who plays in the tests that run on both stores: people with names of their own, and the owner. */
import { randomBytes } from 'node:crypto';
import { test as base } from '@playwright/test';
import { OWNER, TEST_DAY } from '../../support/e2e-world';
import type { AccountPage, Person } from './pages/account-page';

export const tag = () => randomBytes(3).toString('hex');
export const person = (name: string): Person => {
  const id = tag();
  return { name: `${name} ${id}`, email: `${name.toLowerCase()}.${id}@example.org`, password: 'secret-word' };
};

export const test = base.extend({
  page: async ({ page }, provide) => {
    page.on('pageerror', (error) => {
      throw error;
    });
    await page.clock.setSystemTime(TEST_DAY);
    await provide(page);
  },
});

export const onFirebase = () => test.info().project.name === 'firebase';

/** Signs the owner in, on a page that is open. */
export async function asOwner(account: AccountPage): Promise<void> {
  if (onFirebase()) await account.signIn(OWNER);
  else await account.becomeOwner({ ...OWNER, name: 'Patron' });
}
