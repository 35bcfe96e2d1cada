/** What the owner does about somebody's account on Firestore: finds it by a name, and erases it with all it has sent. */
import { asAdminOf } from '../../records/firebase/as-admin';
import type { Backend, OpenBackend } from '../../records/firebase/backend';
import { commitLine } from '../../records/firebase/moderation';
import { linesOf, logPath, type Act } from '../../records/moderation';
import { isName, tidyName } from '../../records/names';
import { accountPath, progressPath, userPath } from '../../records/user-paths';
import { weekOfExplorer } from '../../records/week-best';
import type { AccountDesk, Removal } from '../port';
import { rest, takeNameOut } from './close';
import { sentDocuments } from './own-documents';

/** Ends the account: its name is reserved, its progress gone, and nothing more is taken from it. */
async function end(backend: Backend, { id, userId, name }: Removal, nameKey: string, held: object) {
  const { database, firestore } = backend;
  const { doc, serverTimestamp, writeBatch } = firestore;
  const [account, user, progress] = [accountPath(userId), `users/${nameKey}`, progressPath(userId)];
  const sentAt = serverTimestamp();
  const batch = writeBatch(database);
  batch.set(doc(database, logPath(id)), {
    act: 'close',
    subject: name,
    targets: [account, user, progress],
    sentAt,
  });
  batch.set(doc(database, 'desk/last'), { act: id, sentAt });
  batch.update(doc(database, user), { givenUp: sentAt, imageUrl: '' });
  batch.delete(doc(database, progress));
  batch.set(doc(database, account), { ...rest({ ...held }), lastWrite: sentAt });
  await batch.commit();
}

/** The log's lines for all that an account has sent: each entry has its own, with its public side. */
function linesFor({ id, name: subject }: Removal, paths: readonly string[]): readonly Act[] {
  const isShown = (path: string | undefined) => path?.includes('/PublicResults/') ?? false;
  const rows = paths.filter((path) => !path.startsWith('weeklyContest/'));
  const entries = paths.flatMap((path, at) => {
    if (!path.startsWith('weeklyContest/') || isShown(path)) return [];
    const shown = paths[at + 1];
    return [shown !== undefined && isShown(shown) ? [path, shown] : [path]];
  });
  return [
    ...linesOf({ id: `${id}-rows`, act: 'delete', subject, targets: rows }),
    ...entries.map((targets, at): Act => ({
      id: `${id}-entry-${String(at)}`,
      act: 'close',
      subject,
      targets,
    })),
  ];
}

async function remove(backend: Backend, removal: Removal, now: number): Promise<undefined> {
  const { database, firestore } = backend;
  const { userId } = removal;
  const held = (await firestore.getDoc(firestore.doc(database, accountPath(userId)))).data();
  const nameKey: unknown = held?.['nameKey'];
  // another try finds it closed already, and goes on; a name was never this account's own without a key
  if (held && typeof nameKey === 'string') await end(backend, removal, nameKey, held);
  const paths = (await sentDocuments(backend, userId, held, now)).map(({ path }) => path);
  for (const week of paths.flatMap((path) => weekOfExplorer(path) ?? []))
    await takeNameOut(backend, userId, week);
  for (const line of linesFor(removal, paths)) await commitLine(backend, line);
  return undefined;
}

/** `limit` in milliseconds: for some thirty questions for each week since the account was made. */
export function createFirebaseDesk(open: OpenBackend, now: () => number, limit: number): AccountDesk {
  const asAdmin = asAdminOf(open, limit);
  return {
    find: (name) =>
      asAdmin(async ({ firestore, database }) => {
        // what is no name may be no path either
        if (!isName(tidyName(name))) return undefined;
        const held = (await firestore.getDoc(firestore.doc(database, userPath(name)))).data();
        const userId: unknown = held?.['userId'];
        if (typeof userId !== 'string' || userId === '') return undefined;
        const account = (await firestore.getDoc(firestore.doc(database, accountPath(userId)))).data();
        return { userId, isClosed: account?.['closed'] === true };
      }),
    remove: (removal) => asAdmin((backend) => remove(backend, removal, now())),
  };
}
