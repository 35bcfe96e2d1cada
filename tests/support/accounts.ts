/** Accounts whose rights a test does not use: each is away. */
import type { AccountRights } from '../../src/accounts/port';

const away = () => Promise.resolve({ kind: 'offline' } as const);

export const noRights: AccountRights = { changePassword: away, exportAll: away, close: away };
