/** What everybody may read of an account: the document of its name. */
import type { KeptAccount } from './schema';

type Known = Pick<KeptAccount, 'userId' | 'name' | 'createdAt' | 'imageUrl'>;

/** `held` is the name's document as it is; what else it tells stays. */
export const userDocument = ({ userId, name, createdAt, imageUrl }: Known, held?: unknown): object => ({
  ...(typeof held === 'object' ? held : {}),
  userName: name,
  userId,
  createdAt,
  imageUrl,
});
