/** What proves a reply: it holds the mystery word, and stands under the hash of its own address. */
import { opens, type WordLock } from '../contest/mystery-word';
import type { Write } from './schema';

type ReplyWrite = Extract<Write, { kind: 'reply' }>;

/** `sha256` as lower-case hexadecimal. */
export const proofOver =
  (lock: WordLock, sha256: (text: string) => Promise<string>) =>
  async ({ id, document: { word, email } }: ReplyWrite): Promise<boolean> =>
    id === (await sha256(email)) && (await opens(word, lock, sha256));
