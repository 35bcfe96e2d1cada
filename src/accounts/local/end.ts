/** The end of an account of this device: everything under it goes, and only that its name is reserved stays, as after a rename. */
import { isBarred } from '../../records/barred';
import type { Change, Handle, Row, Shelves } from '../../records/shelves';
import { accountPath, userPath } from '../../records/user-paths';
import { ownDocuments } from './own-documents';
import type { KeptAccount } from './schema';

const row = (key: string, value: unknown): Row => ({ table: 'documents', key, value });

/** What is to be changed at once; `now` in epoch milliseconds. */
export async function endOf(
  shelves: Shelves,
  kept: KeptAccount,
  sha256: (text: string) => Promise<string>,
  now: number,
): Promise<Change & { readonly remove: readonly Handle[] }> {
  const account = accountPath(kept.userId);
  const name = userPath(kept.name);
  const held = await shelves.get('documents', name);
  const erased = (await ownDocuments(shelves, kept, sha256))
    .map(({ path }): Handle => ({ table: 'documents', key: path }))
    .filter(({ key }) => !key.startsWith('users/') && key !== account);
  const barred = { barred: true };
  return {
    absent: [],
    put: [
      row(name, {
        userName: kept.name,
        userId: kept.userId,
        createdAt: kept.createdAt,
        imageUrl: '',
        givenUp: new Date(now).toISOString(),
        ...(isBarred(held) ? barred : {}),
      }),
      // who is barred stays so: the same address would be the same account again
      ...(kept.barred === true ? [row(account, barred)] : []),
    ],
    remove: kept.barred === true ? erased : [...erased, { table: 'documents', key: account }],
  };
}
