/** What a player may do about an account of this device: another password, a copy of everything, and its end. No mail leaves a device. */
import type { Row, Shelves } from '../../records/shelves';
import { accountPath, userPath } from '../../records/user-paths';
import { exportOf } from '../export';
import type { AccountAnswer, AccountProblem, AccountRights } from '../port';
import { portraitText } from '../portrait';
import { newPasswordProblem } from '../rules';
import { endOf } from './end';
import { ownDocuments } from './own-documents';
import { hashPassword, newSalt } from './password';
import type { KeptAccount } from './schema';
import { userDocument } from './user-document';

interface RightsNeeds {
  readonly shelves: Shelves;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** SHA-256 as lower-case hexadecimal; absent where the page is not in a secure context. */
  readonly sha256: ((text: string) => Promise<string>) | undefined;
  /** The signed-in account as it is kept. */
  readonly current: () => Promise<KeptAccount | undefined>;
  /** Shows what has changed of the account, here and in the other tabs. */
  readonly changed: () => Promise<void>;
  /** Signs out, here and in the other tabs, and takes the owner's tools from the account. */
  readonly leave: (userId: string) => Promise<void>;
}

const OK = { kind: 'ok' } as const;
const invalid = (problem: AccountProblem) => ({ kind: 'invalid', problem }) as const;
const row = (key: string, value: unknown): Row => ({ table: 'documents', key, value });

export function createLocalRights({
  shelves,
  now,
  sha256,
  current,
  changed,
  leave,
}: RightsNeeds): AccountRights {
  /** The account whose password this is, or why there is none. */
  const proved = async (password: string): Promise<KeptAccount | AccountProblem> => {
    const kept = await current();
    if (!kept) return 'userNotFound';
    const hash = await hashPassword(password, kept.salt);
    if (hash === undefined) return 'insecure';
    return hash === kept.hash ? kept : 'wrongPassword';
  };

  return {
    changePassword: async (form): Promise<AccountAnswer> => {
      const problem = newPasswordProblem(form);
      if (problem) return invalid(problem);
      const kept = await proved(form.current);
      if (typeof kept === 'string') return invalid(kept);
      const salt = newSalt();
      const hash = await hashPassword(form.password, salt);
      if (hash === undefined) return invalid('insecure');
      await shelves.put(row(accountPath(kept.userId), { ...kept, salt, hash }));
      return OK;
    },

    choosePortrait: async (portrait) => {
      const kept = await current();
      if (!kept) return invalid('userNotFound');
      if (kept.barred === true) return invalid('barred');
      const account = { ...kept, imageUrl: portraitText(portrait) };
      const user = userPath(kept.name);
      const held = await shelves.get('documents', user);
      await shelves.change({
        absent: [],
        put: [row(accountPath(kept.userId), account), row(user, userDocument(account, held))],
      });
      await changed();
      return OK;
    },

    exportAll: async () => {
      const kept = await current();
      if (!kept) return invalid('userNotFound');
      if (!sha256) return invalid('insecure');
      return { ...OK, text: exportOf(await ownDocuments(shelves, kept, sha256), now()) };
    },

    close: async (password) => {
      const kept = await proved(password);
      if (typeof kept === 'string') return invalid(kept);
      if (!sha256) return invalid('insecure');
      await shelves.change(await endOf(shelves, kept, sha256, now()));
      await leave(kept.userId);
      return OK;
    },
  };
}
