/** Everything that this device keeps of an account, wherever it lies: for the copy that its player takes, and for its end. */
import * as z from 'zod/mini';
import { messagesPath } from '../../records/messages';
import type { Shelves } from '../../records/shelves';
import { accountPath, progressPath } from '../../records/user-paths';
import type { OwnDocument } from '../export';
import type { KeptAccount } from './schema';

const rowSchema = z.looseObject({ userId: z.string() });
const letterSchema = z.looseObject({ ownerId: z.string() });
const entrySchema = z.looseObject({ userId: z.string(), publicId: z.string(), week: z.string() });
const document = z.looseObject({});

/** All documents of an account, but for the secrets that its password is checked by. */
export async function ownDocuments(
  shelves: Shelves,
  { userId, email }: KeptAccount,
  sha256: (text: string) => Promise<string>,
): Promise<readonly OwnDocument[]> {
  const under = async (prefix: string): Promise<readonly OwnDocument[]> =>
    (await shelves.entries('documents', prefix)).flatMap(([path, value]) => {
      const { data } = document.safeParse(value);
      return data ? [{ path, data }] : [];
    });
  const one = async (path: string): Promise<readonly OwnDocument[]> => {
    const value = await shelves.get('documents', path);
    const { data } = document.safeParse(typeof value === 'string' ? { kept: value } : value);
    return data ? [{ path, data }] : [];
  };
  const isOwn = ({ data }: OwnDocument): boolean => rowSchema.safeParse(data).data?.userId === userId;

  const rows = [...(await under('leaderboard/')), ...(await under('dailyHunt/'))].filter(isOwn);
  const weeks = (await under('explorers/')).filter(isOwn);
  const entries = (await under('weeklyContest/')).filter(
    (entry) => entry.path.includes('/Results/') && isOwn(entry),
  );
  const shown = await Promise.all(
    entries.map(async ({ data }) => {
      const entry = entrySchema.safeParse(data).data;
      return entry ? one(`weeklyContest/${entry.week}/PublicResults/${entry.publicId}`) : [];
    }),
  );
  const letters = [
    ...(await under(`${messagesPath('comment')}/`)),
    ...(await under(`${messagesPath('reply')}/`)),
  ].filter(({ data }) => letterSchema.safeParse(data).data?.ownerId === userId);
  // letters of before did not note who wrote them: a comment sent with a score says so by its id, a reply by its address
  const comments = await Promise.all(
    rows.map(({ path }) =>
      one(`${messagesPath('comment')}/${path.slice(path.lastIndexOf('/') + 1)}-comment`),
    ),
  );
  const [account] = await one(accountPath(userId));
  const { salt: _salt, hash: _hash, ...open } = account?.data ?? {};
  return [
    ...rows,
    ...weeks,
    ...entries,
    ...shown.flat(),
    ...letters,
    ...comments.flat(),
    ...(await one(`${messagesPath('reply')}/${await sha256(email)}`)),
    ...(await under(`${accountPath(userId)}/`)),
    ...(await one(progressPath(userId))),
    // its name, and those it gave up: they stay its own for a while
    ...(await under('users/')).filter(isOwn),
    { path: accountPath(userId), data: open },
  ];
}
