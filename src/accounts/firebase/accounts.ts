/** Accounts on Firebase Auth, with their names and addresses on Firestore. Its code is loaded when an account is first needed. */
import type { User, UserCredential } from 'firebase/auth';
import { emailKey } from '../../contest/consent';
import { codeOf, type Backend, type OpenBackend } from '../../records/firebase/backend';
import { PACE } from '../../records/firebase/put';
import { tidyName } from '../../records/names';
import { CALL_LIMIT, within } from '../../records/firebase/limit';
import type { SignedInMemory } from '../signed-in';
import type { AccountAnswer, AccountProblem, Accounts, AccountState } from '../port';
import { nameProblem, registrationProblem, signInProblem } from '../rules';
import { nameIdeas } from './names';
import { answerOf } from './problems';
import { createProfile, isNameFree, readProfile, renameProfile, takeAddress } from './profile';
import { createRights, hasPassword, LONG_LIMIT, type Acting } from './rights';

export interface FirebaseAccountsNeeds {
  readonly open: OpenBackend;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Resolves after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** The owner's account id (DECISIONS 21); decides what the interface shows, not what the rules allow. */
  readonly adminUid: string | undefined;
  /** Remembers who is signed in: Firebase is loaded at the start only then, and an outage signs nobody out. */
  readonly memory: SignedInMemory;
  /** Calls back when an outage may be over; `failures` counts those before, from 0. */
  readonly later: (failures: number, callback: () => void) => void;
  readonly canPopup: boolean;
  /** Four random digits. */
  readonly digits: () => string;
  /** In which the provider writes its mails, as a language tag. */
  readonly language: () => string;
}

/** Milliseconds an action may take, which is several calls; and a popup, in which the player has to be found first. */
const ACT_LIMIT = 2 * CALL_LIMIT;
const POPUP_LIMIT = 20 * CALL_LIMIT;

/** Why there is no other name, as the player is told. */
const REFUSED = { lately: 'renamedLately', taken: 'nameTaken', barred: 'barred' } as const;

const OK: AccountAnswer = { kind: 'ok' };
const invalid = (problem: AccountProblem): AccountAnswer => ({ kind: 'invalid', problem });

export function createFirebaseAccounts(needs: FirebaseAccountsNeeds): Accounts {
  const { open, now, wait, adminUid, memory, later, canPopup, digits, language } = needs;
  const listeners = new Set<() => void>();
  let state: AccountState = { kind: 'loading' };
  let watching: Promise<Backend> | undefined;
  /** True during a registration: Firebase already reports the new account as signed in, but it has no profile yet. */
  let isMaking = false;
  let failures = 0;

  const show = (next: AccountState): void => {
    state = next;
    memory.remember(next.kind === 'user' ? next.account : undefined);
    failures = 0;
    for (const listener of listeners) listener();
  };

  /** Creates the missing profile of a signed-in user from what the provider knows. */
  const complete = async (backend: Backend, user: User): Promise<void> => {
    const known = user.displayName ?? user.email?.split('@')[0] ?? '';
    for (const name of nameIdeas(known, digits))
      if ((await createProfile(backend, user, { name, imageUrl: user.photoURL ?? '' }, now())) === 'ok')
        return;
  };

  const refresh = async (backend: Backend): Promise<void> => {
    if (isMaking) return;
    const user = backend.session.currentUser;
    if (!user || user.isAnonymous) {
      show({ kind: 'guest' });
      return;
    }
    let profile = await readProfile(backend, user.uid);
    if (profile === 'closed') {
      // the last step of its end had failed: it needs a sign-in that is not long ago
      await user.delete().catch(() => backend.auth.signOut(backend.session));
      show({ kind: 'guest' });
      return;
    }
    if (!profile) {
      await complete(backend, user);
      profile = await readProfile(backend, user.uid);
    }
    const { uid: userId, email } = user;
    const { name = '', imageUrl = '', email: known = email } = profile === 'closed' ? {} : (profile ?? {});
    // a new address is the account's since its mail was answered; a try that fails is made again at the next visit
    if (email !== null && email !== known) await takeAddress(backend, userId, email).catch(() => undefined);
    const isAdmin = userId === adminUid;
    const how = hasPassword(user) ? {} : ({ byPopup: true } as const);
    show({ kind: 'user', account: { userId, email: email ?? '', isAdmin, name, imageUrl, ...how } });
  };

  /** What is remembered holds until somebody answers: an outage is no answer (DECISIONS 19). */
  const endure = (session: Backend['session'] | undefined, again: () => void): void => {
    const known = memory.account();
    const user = session?.currentUser;
    if (state.kind === 'loading' && known && (!user || user.uid === known.userId)) {
      state = { kind: 'user', account: { ...known, isAdmin: known.userId === adminUid } };
      for (const listener of listeners) listener();
    }
    later(failures, again);
    failures += 1;
  };

  const follow = (backend: Backend): void => {
    within(CALL_LIMIT, refresh(backend)).catch(() => endure(backend.session, () => follow(backend)));
  };

  const watch = (): Promise<Backend> => {
    watching ??= open().then(
      (backend) => {
        backend.auth.onAuthStateChanged(backend.session, () => {
          follow(backend);
        });
        return backend;
      },
      (error: unknown) => {
        watching = undefined;
        throw error;
      },
    );
    return watching;
  };

  const acting: Acting = async (work, limit = ACT_LIMIT) => {
    try {
      const backend = await watch();
      const act = async () => {
        const answer = await work(backend);
        await refresh(backend);
        return answer;
      };
      return await backend.inTurn(() => within(limit, act()));
    } catch (error) {
      return answerOf(codeOf(error), error instanceof Error ? error.message : String(error));
    }
  };

  const signingIn = (
    work: (backend: Backend) => Promise<UserCredential>,
    limit?: number,
  ): Promise<AccountAnswer> =>
    acting(async (backend) => {
      await work(backend);
      return OK;
    }, limit);

  const start = (): void => {
    watch().catch(() => endure(undefined, start));
  };

  if (memory.isSignedIn()) start();
  else state = { kind: 'guest' };

  return {
    home: 'server',
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    register: async (form) => {
      const problem = registrationProblem(form);
      if (problem) return invalid(problem);
      const name = tidyName(form.name);
      return acting(async (backend) => {
        if (!(await isNameFree(backend, name, now()))) return invalid('nameTaken');
        isMaking = true;
        try {
          const { createUserWithEmailAndPassword } = backend.auth;
          const { user } = await createUserWithEmailAndPassword(
            backend.session,
            emailKey(form.email),
            form.password,
          );
          if ((await createProfile(backend, user, { name, imageUrl: '' }, now())) === 'ok') return OK;
          // another player took the name in the meantime: delete the account rather than leave it without a name
          await user.delete();
          return invalid('nameTaken');
        } finally {
          isMaking = false;
        }
      });
    },

    signIn: async (form) => {
      const problem = signInProblem(form);
      if (problem) return invalid(problem);
      return signingIn(({ auth, session }) =>
        auth.signInWithEmailAndPassword(session, emailKey(form.email), form.password),
      );
    },

    ...(canPopup
      ? {
          signInWithPopup: () =>
            signingIn(
              ({ auth, session }) => auth.signInWithPopup(session, new auth.GoogleAuthProvider()),
              POPUP_LIMIT,
            ),
        }
      : {}),

    signOut: async () => {
      await acting(async ({ auth, session }) => {
        await auth.signOut(session);
        return OK;
      });
    },

    rename: async (asked) => {
      const problem = nameProblem(asked);
      if (problem) return invalid(problem);
      const name = tidyName(asked);
      return acting(async (backend) => {
        const user = backend.session.currentUser;
        if (!user || state.kind !== 'user') return invalid('userNotFound');
        // the account may have written a score just now, and the rules limit how often it writes
        await wait(PACE);
        const result = await renameProfile(backend, user, state.account.name, name, now());
        if (result === 'ok') return OK;
        return invalid(REFUSED[result]);
      });
    },

    rights: createRights({ acting, now, wait, language }),

    openDesk: async () => (await import('./desk')).createFirebaseDesk(open, now, LONG_LIMIT),
  };
}
