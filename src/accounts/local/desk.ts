/** What the owner of a device does about somebody's account on it: finds it by a name, and erases it with its login. */
import { asAdminOf } from '../../records/local/as-admin';
import { logPath } from '../../records/moderation';
import type { Shelves } from '../../records/shelves';
import { accountPath, progressPath, userPath } from '../../records/user-paths';
import * as z from 'zod/mini';
import type { AccountDesk } from '../port';
import { endOf } from './end';
import type { KeptAccount } from './schema';

interface DeskNeeds {
  readonly shelves: Shelves;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly sha256: (text: string) => Promise<string>;
  /** Whether who is signed in has the owner's tools. */
  readonly isAdmin: () => boolean;
  readonly load: (userId: string) => Promise<KeptAccount | undefined>;
}

const namedSchema = z.looseObject({ userId: z.string().check(z.minLength(1)) });

export function createLocalDesk({ shelves, now, sha256, isAdmin, load }: DeskNeeds): AccountDesk {
  const asAdmin = asAdminOf(isAdmin);
  return {
    find: (name) =>
      asAdmin(async () => {
        const { data } = namedSchema.safeParse(await shelves.get('documents', userPath(name)));
        // one that was erased went whole
        return data && (await load(data.userId)) ? { userId: data.userId, isClosed: false } : undefined;
      }),

    remove: ({ id, userId, name }) =>
      asAdmin(async () => {
        const kept = await load(userId);
        if (!kept) return undefined;
        const end = await endOf(shelves, kept, sha256, now());
        const targets = [accountPath(userId), userPath(kept.name), progressPath(userId)];
        const line = { act: 'close', subject: name, targets, sentAt: new Date(now()).toISOString() };
        const log = { table: 'documents', key: logPath(id), value: line } as const;
        await shelves.change({ ...end, put: [...end.put, log] });
        return undefined;
      }),
  };
}
