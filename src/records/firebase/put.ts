/** Sends one write of the outbox to Firestore, with the time stamp the rules require; repeating it stores nothing twice. */
import type { User } from 'firebase/auth';
import type { WriteBatch } from 'firebase/firestore/lite';
import { emailKey } from '../../contest/consent';
import { isBarred } from '../barred';
import { entriesPath, ownerOf, pathOf, publicEntriesPath } from '../paths';
import type { Refusal } from '../refusals';
import type { PutResult } from '../store-port';
import type { Entry, Write } from '../schema';
import { accountPath, userPath } from '../user-paths';
import { planOf } from './contests';
import { arrivalOf } from './arrived';
import { codeOf, writerOf, type Backend, type OpenBackend } from './backend';
import { CLOCK_TOLERANCE, isLegible, reasonByHour } from '../verdict';
import { isEarning } from '../explorers';
import { NO_MEMORY, type ExplorerMemory } from '../explorer-memory';
import { raiseBest, sideOf, type Side } from './explorers';
import { verdictOf } from './verdicts';

/** Milliseconds between two writes of an account: the rules allow one a second, and the margin covers network delays. */
export const PACE = 1150;

/**
 * How often a denied write is tried: another tab may have written in the same second, or another device what stands
 * beside it. A score that the rules do not take with what stands beside it is sent once more alone.
 */
const TURNS = 2;

export interface PutNeeds {
  readonly open: OpenBackend;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Resolves after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Whether App Check is on and this page has no proof to show; absent where it is off. */
  readonly lacksProof?: (() => Promise<boolean>) | undefined;
  /** Whether a reply's word is the mystery word, and its id the hash of its address. */
  readonly isReply?: ((reply: Extract<Write, { kind: 'reply' }>) => Promise<boolean>) | undefined;
  /** What this device knows of the week's explorers. */
  readonly memory?: ExplorerMemory | undefined;
}

/**
 * Codes that the services answer a request without proof with. They have other causes too, so the proof itself is
 * looked at.
 */
const UNPROVED = ['permission-denied', 'unauthenticated', 'auth/firebase-app-check-token-is-invalid'];

const OK: PutResult = { kind: 'ok', storage: 'device' };

/** Whether the write carries a player's name, which may be a registered one. */
function isSigned(write: Write): write is Extract<Write, { kind: 'score' | 'hunt' | 'entry' }> {
  return write.kind === 'score' || write.kind === 'hunt' || write.kind === 'entry';
}

/** What the account says of its last entry: the week, and the public side. */
const markOf = ({ week, publicId }: Pick<Entry, 'week' | 'publicId'>): string => `${week}/${publicId}`;

/** The document that a write creates for an account. */
function placeOf(write: Write, uid: string): string {
  return write.kind === 'entry' ? `${entriesPath(write.document.week)}/${uid}` : pathOf(write);
}

/** Fields that only the sending account can fill in; of its address what the rules read of it: the token's claims. */
async function ownFields(write: Write, user: User): Promise<Readonly<Record<string, unknown>>> {
  if (write.kind === 'entry') {
    const { email, email_verified: isVerified } = (await user.getIdTokenResult()).claims;
    const isOwn = typeof email === 'string' && emailKey(email) === write.document.email;
    return { confirmed: isOwn && isVerified === true };
  }
  return write.kind === 'comment' || write.kind === 'reply' ? { ownerId: user.uid } : {};
}

export function createPut({
  open,
  now,
  wait,
  lacksProof,
  isReply = () => Promise.resolve(true),
  memory = NO_MEMORY,
}: PutNeeds): (write: Write) => Promise<PutResult> {
  let last = 0;
  /** Accounts whose document was seen: it stays, also when the account is closed. */
  const seen = new Set<string>();
  /** Paths of writes that were on their way and had no answer. */
  const unanswered = new Set<string>();

  const paced = async (): Promise<void> => {
    // a device's clock that is put back makes the wait no longer
    const due = Math.min(last + PACE - now(), PACE);
    if (due > 0) await wait(due);
    last = now();
  };

  /** The write with its stamp. The own account may always be read: a denial here is an outage of the project. */
  const batchOf = async (
    backend: Backend,
    user: User,
    write: Write,
    side: Side | undefined,
  ): Promise<WriteBatch> => {
    const { firestore, database } = backend;
    const { doc, serverTimestamp, writeBatch } = firestore;
    const at = (path: string) => doc(database, path);
    const batch = writeBatch(database);
    const account = at(accountPath(user.uid));
    const lastEntry = write.kind === 'entry' ? { lastEntry: markOf(write.document) } : {};
    const place = placeOf(write, user.uid);
    const stamp = { lastWrite: serverTimestamp(), lastDocument: place, ...lastEntry };
    if (seen.has(user.uid) || (await firestore.getDoc(account)).exists()) {
      seen.add(user.uid);
      batch.update(account, stamp);
    } else batch.set(account, { createdAt: serverTimestamp(), ...stamp });
    batch.set(at(place), {
      ...write.document,
      ...(await ownFields(write, user)),
      sentAt: serverTimestamp(),
    });
    if (write.kind === 'entry') {
      const { week, publicId } = write.document;
      batch.set(at(`${publicEntriesPath(week)}/${publicId}`), { ...write.shown, sentAt: serverTimestamp() });
    }
    if (side) batch.set(at(side.path), { ...side.explorer, sentAt: serverTimestamp() });
    return batch;
  };

  const lastEntryOf = async (
    { firestore, database }: Pick<Backend, 'firestore' | 'database'>,
    user: User,
  ): Promise<string | undefined> => {
    const account = (await firestore.getDoc(firestore.doc(database, accountPath(user.uid)))).data();
    const last: unknown = account?.['lastEntry'];
    return typeof last === 'string' ? last : undefined;
  };

  /** Who sends a write: at a booth the guest of an earlier visit makes room for one who has not entered this week. */
  const senderOf = async (backend: Backend, write: Write): Promise<User> => {
    const user = await writerOf(backend);
    if (write.kind !== 'entry' || !write.isVisit || !user.isAnonymous) return user;
    const last = await lastEntryOf(backend, user);
    if (!last?.startsWith(`${write.document.week}/`) || last === markOf(write.document)) return user;
    await backend.auth.signOut(backend.session);
    return writerOf(backend);
  };

  /** Why the rules said no. The hour of a fresh token is the server's. */
  const reasonOf = async ({ firestore, database }: Backend, user: User, write: Write): Promise<Refusal> => {
    if (!isLegible(write)) return 'invalid';
    if (isSigned(write)) {
      const place = firestore.doc(database, userPath(write.document.name));
      const held = (await firestore.getDoc(place)).data();
      if (isBarred(held)) return 'barred';
      const owner: unknown = held?.['userId'];
      if (owner !== undefined && owner !== write.document.userId) return 'nameTaken';
    }
    if (isBarred((await firestore.getDoc(firestore.doc(database, accountPath(user.uid)))).data()))
      return 'barred';
    const serverNow = Date.parse((await user.getIdTokenResult(true)).issuedAtTime);
    if (Math.abs(now() - serverNow) > CLOCK_TOLERANCE) return 'clock';
    const plan =
      write.kind === 'entry' ? await planOf({ firestore, database }, write.document.week) : undefined;
    const byHour = reasonByHour(write, serverNow, plan);
    if (byHour) return byHour;
    if (write.kind === 'reply') return (await isReply(write)) ? 'emailUsed' : 'wordWrong';
    if (write.kind !== 'entry') return 'denied';
    const last = await lastEntryOf({ firestore, database }, user);
    return last?.startsWith(`${write.document.week}/`) ? 'entered' : 'otherGame';
  };

  /** The points are there; that the week's best is not raised now is no failure of the write. */
  const noteSide = async (backend: Backend, user: User, write: Write, side: Side): Promise<void> => {
    memory.keepOwn(side);
    if (isEarning(write)) await raiseBest(backend, user, write, side.explorer, memory).catch(() => undefined);
  };

  const attempt = async (backend: Backend, user: User, write: Write): Promise<PutResult> => {
    // who looks before asking again is refused nothing; an address may have replied before, by another page
    if (write.kind === 'reply' || unanswered.has(pathOf(write))) {
      const arrival = await arrivalOf(backend, user.uid, write);
      if (arrival === 'arrived') return OK;
      if (arrival === 'other') return { kind: 'refused', reason: 'emailUsed' };
    }
    unanswered.add(pathOf(write));
    for (let turn = 1; ; turn += 1) {
      const hasLooked = !seen.has(user.uid);
      const side = turn <= TURNS ? await sideOf(backend, user, write, memory, turn > 1) : undefined;
      const batch = await batchOf(backend, user, write, side);
      await paced();
      try {
        await batch.commit();
        if (side) await noteSide(backend, user, write, side);
        return OK;
      } catch (error) {
        seen.delete(user.uid);
        if (verdictOf(codeOf(error)) !== 'document') throw error;
        if (codeOf(error) !== 'permission-denied') {
          if (hasLooked) return { kind: 'refused', reason: 'invalid' };
          // a service that refuses everything refuses the next turn's look at the account
          continue;
        }
        if (turn < TURNS || side) continue;
        if ((await arrivalOf(backend, user.uid, write)) === 'arrived') return OK;
        return { kind: 'refused', reason: await reasonOf(backend, user, write) };
      }
    }
  };

  return async (write) => {
    try {
      const backend = await open();
      const user = await senderOf(backend, write);
      const owner = ownerOf(write);
      if (owner !== undefined && owner !== user.uid) return { kind: 'notYet' };
      const result = await attempt(backend, user, write);
      unanswered.delete(pathOf(write));
      return result;
    } catch (error) {
      // only a commit that was judged refuses: what fails on the way to it is tried again
      const code = codeOf(error);
      if (verdictOf(code) === 'player') return { kind: 'notYet' };
      const isUnproved = UNPROVED.includes(code) && (await lacksProof?.().catch(() => false)) === true;
      return isUnproved ? { kind: 'offline', why: 'unproved' } : { kind: 'offline' };
    }
  };
}
