/** Accounts that exist on this device only, kept beside the embedded store's records (DECISIONS 23). */
import { emailKey } from '../../contest/consent';
import { tidyName } from '../../records/names';
import { holderOf, isBarredName, mayRename } from '../../records/held-names';
import type { Handle, Row, Shelves } from '../../records/shelves';
import { accountPath, userPath } from '../../records/user-paths';
import type { Tabs } from '../tabs';
import type { AccountAnswer, AccountProblem, Accounts, AccountState } from '../port';
import { nameProblem, registrationProblem, signInProblem } from '../rules';
import type { KeptOwner } from '../owner';
import { hashPassword, newSalt } from './password';
import { createLocalRights } from './rights';
import { keptAccountSchema, sessionSchema, type KeptAccount } from './schema';
import { userDocument } from './user-document';

const SESSION: Handle = { table: 'documents', key: 'session/current' };

export interface LocalAccountsNeeds {
  readonly shelves: Shelves;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** SHA-256 as lower-case hexadecimal; absent where the page is not in a secure context. */
  readonly sha256: ((text: string) => Promise<string>) | undefined;
  /** Which account has the owner's tools. */
  readonly owner: KeptOwner;
  /** Notifies the game's other tabs on this device. */
  readonly tabs: Tabs;
}

const row = (key: string, value: unknown): Row => ({ table: 'documents', key, value });
const handle = (key: string): Handle => ({ table: 'documents', key });
const invalid = (problem: AccountProblem): AccountAnswer => ({ kind: 'invalid', problem });

/** The id of a device's account is a hash of its address, so that the same address is the same player after a reset. */
export async function localId(email: string, sha256: (text: string) => Promise<string>): Promise<string> {
  return `local-${(await sha256(emailKey(email))).slice(0, 24)}`;
}

export function createLocalAccounts(needs: LocalAccountsNeeds): Accounts {
  const { shelves, now, sha256, owner, tabs } = needs;
  const listeners = new Set<() => void>();
  let state: AccountState = { kind: 'loading' };

  const show = (next: AccountState): void => {
    state = next;
    for (const listener of listeners) listener();
  };

  const load = async (userId: string): Promise<KeptAccount | undefined> => {
    const parsed = keptAccountSchema.safeParse(await shelves.get('documents', accountPath(userId)));
    return parsed.success ? parsed.data : undefined;
  };

  /** Whether a document of the name may not be there: anybody's but one's own and one that was given up long ago. */
  const isInTheWay = async (name: string, userId: string): Promise<boolean> => {
    const isThere = (await shelves.get('documents', userPath(name))) !== undefined;
    const holder = await holderOf(shelves, name, now());
    return !isThere || (holder !== undefined && holder !== userId);
  };

  const refresh = async (): Promise<void> => {
    const session = sessionSchema.safeParse(await shelves.get(SESSION.table, SESSION.key));
    const kept = session.success ? await load(session.data.userId) : undefined;
    if (!kept) return show({ kind: 'guest' });
    const { userId, name, email, imageUrl } = kept;
    const isAdmin = userId === owner.get();
    return show({ kind: 'user', account: { userId, name, email, imageUrl, isAdmin } });
  };

  const changed = async (): Promise<void> => {
    await refresh();
    tabs.tell();
  };

  const signOut = async (): Promise<void> => {
    await shelves.remove(SESSION.table, SESSION.key);
    await changed();
  };

  tabs.hear(() => void refresh());
  owner.subscribe(() => {
    if (state.kind !== 'user') return;
    const { account } = state;
    show({ kind: 'user', account: { ...account, isAdmin: account.userId === owner.get() } });
  });
  void refresh();

  return {
    home: 'device',
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    register: async (form) => {
      const problem = registrationProblem(form);
      if (problem) return invalid(problem);
      const salt = newSalt();
      const hash = await hashPassword(form.password, salt);
      if (!sha256 || hash === undefined) return invalid('insecure');
      const email = emailKey(form.email);
      const userId = await localId(email, sha256);
      const name = tidyName(form.name);
      const createdAt = new Date(now()).toISOString();
      const kept: KeptAccount = { userId, email, name, imageUrl: '', createdAt, salt, hash };
      const [account, user] = [accountPath(userId), userPath(name)];
      const inTheWay = await isInTheWay(name, userId);
      const { met } = await shelves.change({
        absent: [handle(account), ...(inTheWay ? [handle(user)] : [])],
        put: [row(account, kept), row(user, userDocument(kept)), { ...SESSION, value: { userId } }],
      });
      if (met) return invalid(met.key === account ? 'emailAlreadyInUse' : 'nameTaken');
      await changed();
      return { kind: 'ok' };
    },

    signIn: async (form) => {
      const problem = signInProblem(form);
      if (problem) return invalid(problem);
      if (!sha256) return invalid('insecure');
      const kept = await load(await localId(form.email, sha256));
      if (!kept) return invalid('userNotFound');
      if ((await hashPassword(form.password, kept.salt)) !== kept.hash) return invalid('wrongPassword');
      await shelves.put({ ...SESSION, value: { userId: kept.userId } });
      await changed();
      return { kind: 'ok' };
    },

    signOut,

    openTools: (open) => {
      const userId = state.kind === 'user' ? state.account.userId : '';
      owner.change(() => (open ? userId : ''));
    },

    rename: async (asked) => {
      const problem = nameProblem(asked);
      if (problem) return invalid(problem);
      const kept = state.kind === 'user' ? await load(state.account.userId) : undefined;
      if (!kept) return invalid('userNotFound');
      if (kept.barred === true) return invalid('barred');
      const name = tidyName(asked);
      const [before, after] = [userPath(kept.name), userPath(name)];
      const { userId } = kept;
      const givenUp = new Date(now()).toISOString();
      const isOwn = (await holderOf(shelves, name, now())) === userId;
      const last = kept.renamedAt === undefined ? undefined : Date.parse(kept.renamedAt);
      if (!isOwn && !mayRename(last, now())) return invalid('renamedLately');
      const wasBarred = await isBarredName(shelves, kept.name);
      const { met } = await shelves.change({
        // the same name in other letters, or one given up lately, is one's own already
        absent: (await isInTheWay(name, userId)) ? [handle(after)] : [],
        put: [
          row(before, { ...userDocument(kept), ...(wasBarred ? { barred: true } : {}), givenUp }),
          row(after, userDocument({ ...kept, name })),
          row(accountPath(userId), { ...kept, name, ...(isOwn ? {} : { renamedAt: givenUp }) }),
        ],
      });
      if (met) return invalid('nameTaken');
      await changed();
      return { kind: 'ok' };
    },

    openDesk: async () => {
      const { createLocalDesk } = await import('./desk');
      const isAdmin = () => state.kind === 'user' && state.account.isAdmin;
      // without a secure context nobody can have an account here
      const hash = sha256 ?? (() => Promise.reject(new Error('no secure context')));
      return createLocalDesk({ shelves, now, sha256: hash, isAdmin, load });
    },

    rights: createLocalRights({
      shelves,
      now,
      sha256,
      current: async () => (state.kind === 'user' ? load(state.account.userId) : undefined),
      changed,
      leave: async (userId) => {
        if (owner.get() === userId) owner.change(() => '');
        await signOut();
      },
    }),
  };
}
