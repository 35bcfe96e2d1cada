/** What a player may do about an account on Firebase: passwords, addresses, a copy of everything, and its end. */
import type { User } from 'firebase/auth';
import { emailKey } from '../../contest/consent';
import type { Backend } from '../../records/firebase/backend';
import { CALL_LIMIT } from '../../records/firebase/limit';
import { PACE } from '../../records/firebase/put';
import { exportOf } from '../export';
import type { AccountAnswer, AccountProblem, AccountRights } from '../port';
import { portraitText } from '../portrait';
import { emailProblem, newAddressProblem, newPasswordProblem } from '../rules';
import { keepPortrait } from './profile';

type Failed = Exclude<AccountAnswer, { readonly kind: 'ok' }>;

/** Runs one action of a player within a limit, in ms; turns every failure into an answer. */
export type Acting = <Answer extends { readonly kind: string }>(
  work: (backend: Backend) => Promise<Answer | Failed>,
  limit?: number,
) => Promise<Answer | Failed>;

interface RightsNeeds {
  readonly acting: Acting;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Resolves after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly language: () => string;
}

/** Milliseconds for reading or erasing everything: some thirty questions for each week since the account was made. */
export const LONG_LIMIT = 40 * CALL_LIMIT;

const OK = { kind: 'ok' } as const;
const invalid = (problem: AccountProblem): Failed => ({ kind: 'invalid', problem });

/** Whether there is a password to ask for: who came by a popup has none. */
export function hasPassword({ providerData }: Pick<User, 'providerData'>): boolean {
  return providerData.some(({ providerId }) => providerId === 'password');
}

/** Shows the provider once more whose account it is: what cannot be undone needs a sign-in of this very moment. */
async function prove({ auth }: Backend, user: User, password: string): Promise<void> {
  if (!hasPassword(user)) {
    await auth.reauthenticateWithPopup(user, new auth.GoogleAuthProvider());
    return;
  }
  const credential = auth.EmailAuthProvider.credential(user.email ?? '', password);
  await auth.reauthenticateWithCredential(user, credential);
}

export function createRights({ acting, now, wait, language }: RightsNeeds): AccountRights {
  /** Acts for the signed-in player. A form that asks for the password alone is told that it is wrong, whatever the project calls that. */
  const proved = async <Answer extends { readonly kind: string }>(
    password: string,
    work: (backend: Backend, user: User) => Promise<Answer | Failed>,
    limit?: number,
  ): Promise<Answer | Failed> => {
    const answer = await acting<Answer>(async (backend) => {
      const user = backend.session.currentUser;
      if (!user || user.isAnonymous) return invalid('userNotFound');
      await prove(backend, user, password);
      return work(backend, user);
    }, limit);
    return 'problem' in answer && answer.problem === 'invalidCredential' ? invalid('wrongPassword') : answer;
  };

  return {
    sendPasswordMail: async (email) => {
      const problem = emailProblem(email);
      if (problem) return invalid(problem);
      const answer = await acting(async ({ auth, session }) => {
        session.languageCode = language();
        await auth.sendPasswordResetEmail(session, emailKey(email));
        return OK;
      });
      // older projects say which addresses have an account; the game does not pass it on
      return 'problem' in answer && answer.problem === 'userNotFound' ? OK : answer;
    },

    changePassword: async (form) => {
      const problem = newPasswordProblem(form);
      if (problem) return invalid(problem);
      return proved(form.current, async ({ auth }, user) => {
        await auth.updatePassword(user, form.password);
        return OK;
      });
    },

    changeAddress: (form) =>
      proved(form.password, async ({ auth, session }, user) => {
        const problem = newAddressProblem(form, user.email ?? '');
        if (problem) return invalid(problem);
        session.languageCode = language();
        await auth.verifyBeforeUpdateEmail(user, emailKey(form.email));
        return OK;
      }),

    choosePortrait: (portrait) =>
      acting(async (backend) => {
        const user = backend.session.currentUser;
        if (!user || user.isAnonymous) return invalid('userNotFound');
        // the account may have written a score just now, and the rules limit how often it writes
        await wait(PACE);
        const isTaken = await keepPortrait(backend, user.uid, portraitText(portrait));
        return isTaken ? OK : invalid('barred');
      }),

    exportAll: () =>
      acting(async (backend) => {
        const user = backend.session.currentUser;
        if (!user || user.isAnonymous) return invalid('userNotFound');
        const { ownDocuments } = await import('./own-documents');
        const documents = await ownDocuments(backend, user.uid, now());
        return { ...OK, text: exportOf(documents, now()) };
      }, LONG_LIMIT),

    close: (password) =>
      proved(
        password,
        async (backend, user) => {
          const { eraseEverything } = await import('./close');
          await eraseEverything(backend, user.uid, now(), () => wait(PACE));
          await user.delete();
          return OK;
        },
        LONG_LIMIT,
      ),
  };
}
