/** Accounts whose rights a test does not use: each is away. */
import type { AccountDesk, AccountRights } from '../../src/accounts/port';

const away = () => Promise.resolve({ kind: 'offline' } as const);

export const noRights: AccountRights = {
  changePassword: away,
  choosePortrait: away,
  exportAll: away,
  close: away,
};

/** The owner's tools for accounts, none of which can be reached. */
export const noDesk = (): Promise<AccountDesk> => Promise.resolve({ find: away, remove: away });
