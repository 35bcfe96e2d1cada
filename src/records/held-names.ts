/** Names that were given up: their account keeps them for a while, so that nobody else stands for its old rows (DECISIONS 17). */
import * as z from 'zod/mini';
import { DAY_MS } from '../daily/day';
import { isBarred } from './barred';
import type { Shelves } from './shelves';
import { userPath } from './user-paths';

/** Days for which a name given up by a rename stays its account's; the rules say the same. */
const HELD_DAYS = 90;
/** Days between two new names of an account, so that nobody holds many; the rules say the same. */
const RENAME_DAYS = 30;

/** Whether an account that was renamed at an instant may have another new name by now; epoch milliseconds. */
export function mayRename(renamedAt: number | undefined, now: number): boolean {
  return renamedAt === undefined || now - renamedAt >= RENAME_DAYS * DAY_MS;
}

/** Whether a name given up at an instant may be somebody else's by now; epoch milliseconds. */
export function isFreeAgain(givenUp: number | undefined, now: number): boolean {
  return givenUp !== undefined && now - givenUp > HELD_DAYS * DAY_MS;
}

const ownerSchema = z.object({ userId: z.string(), givenUp: z.optional(z.iso.datetime()) });

/** Stands for the holder of a name that the owner of the site has barred. */
const NOBODY = 'nobody';

export async function isBarredName(shelves: Shelves, name: string): Promise<boolean> {
  return isBarred(await shelves.get('documents', userPath(name)));
}

/** The account that holds a name on this device, also for a while after it gave it up; `now` in epoch milliseconds. */
export async function holderOf(shelves: Shelves, name: string, now: number): Promise<string | undefined> {
  const held = await shelves.get('documents', userPath(name));
  if (isBarred(held)) return NOBODY;
  const owner = ownerSchema.safeParse(held);
  if (!owner.success) return undefined;
  const { userId, givenUp } = owner.data;
  return isFreeAgain(givenUp === undefined ? undefined : Date.parse(givenUp), now) ? undefined : userId;
}
