/** Recomputes a week's draws from what is published: pure, for the visitor's browser and the command line alike. */
import { draw, hashOfList, participantsInOrder, sealOf, type Sha256 } from './draw';
import { endOfWeek, type WeekKey } from './weeks';

export interface PublishedSeal {
  /** SHA-256 of the seed. */
  readonly seal: string;
  /** When the server took it, epoch milliseconds. */
  readonly sentAt: number;
}

export interface PublishedDraw {
  /** From 1, in the order of the week's draws. */
  readonly number: number;
  readonly listHash: string;
  readonly participants: number;
  readonly seed: string;
  /** Public id of the winner's entry. */
  readonly winner: string;
  /** Why there was another draw; empty for the first. */
  readonly reason: string;
  /** When the server took it, epoch milliseconds. */
  readonly sentAt: number;
}

export interface PublishedWeek {
  readonly week: WeekKey;
  readonly seal: PublishedSeal | undefined;
  readonly draws: readonly PublishedDraw[];
  /** Public ids of all who took part. */
  readonly ids: readonly string[];
}

export const FAULTS = [
  /** No seal was published. */
  'noSeal',
  /** The seal came after the week's end. */
  'sealedLate',
  /** The seed is not the one that was sealed. */
  'otherSeed',
  /** The week was not over yet. */
  'drawnEarly',
  /** The list is not the one whose hash was published. */
  'otherList',
  /** The list holds another number of participants. */
  'otherCount',
  /** The seed picks somebody else. */
  'otherWinner',
  /** A draw is missing from the week's series. */
  'missing',
] as const;
export type Fault = (typeof FAULTS)[number];

export interface CheckedDraw {
  readonly number: number;
  /** Whom the list and the seed pick; undefined when nobody is left. */
  readonly winner: string | undefined;
  /** Empty when the draw holds. */
  readonly faults: readonly Fault[];
}

/** Each draw of a week recomputed, in their order. */
export async function checkDraws(
  { week, seal, draws, ids }: PublishedWeek,
  sha256: Sha256,
): Promise<readonly CheckedDraw[]> {
  const listHash = await hashOfList(ids, sha256);
  const count = participantsInOrder(ids).length;
  const inOrder = draws.toSorted((a, b) => a.number - b.number);
  const checked: CheckedDraw[] = [];
  for (const [index, one] of inOrder.entries()) {
    const earlier = inOrder.slice(0, index).map(({ winner }) => winner);
    const picked = await draw(ids, one.seed, earlier, sha256);
    const holds: Readonly<Record<Fault, boolean>> = {
      noSeal: seal !== undefined,
      sealedLate: seal === undefined || seal.sentAt < endOfWeek(week),
      otherSeed: seal === undefined || (await sealOf(one.seed, sha256)) === seal.seal,
      drawnEarly: one.sentAt >= endOfWeek(week),
      otherList: one.listHash === listHash,
      otherCount: one.participants === count,
      otherWinner: picked?.winner === one.winner,
      missing: one.number === index + 1,
    };
    checked.push({
      number: one.number,
      winner: picked?.winner,
      faults: FAULTS.filter((fault) => !holds[fault]),
    });
  }
  return checked;
}
