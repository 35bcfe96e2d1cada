/** Keeps a store's last answer for the screen that shows it, so that the outbox's changes cost no reads. */
import type { Write } from './schema';

/** `known`: the answer of the last reading will do, if the store gave one. */
export type Reading = 'fresh' | 'known';

interface Answered {
  readonly kind: 'ok' | 'offline';
}

/** Asks the store, or answers `known` readings of the last query again; an outage is never kept. */
export function remembering<Query, Answer extends Answered>(
  ask: (query: Query) => Promise<Answer>,
): (query: Query, reading: Reading) => Promise<Answer> {
  let last: { readonly key: string; readonly answer: Promise<Answer> } | undefined;
  return async (query, reading) => {
    const key = JSON.stringify(query);
    // also the one that is still on its way
    if (reading === 'known' && last?.key === key) return last.answer;
    const mine = { key, answer: ask(query) };
    last = mine;
    const answer = await mine.answer.catch(() => undefined);
    if (answer?.kind !== 'ok' && last === mine) last = undefined;
    return mine.answer;
  };
}

/** Writes that were seen waiting since the last fresh reading and are neither waiting nor refused now: they were sent. */
export function sentMeanwhile(): (
  reading: Reading,
  pending: readonly Write[],
  refused: readonly { readonly write: Write }[],
) => readonly Write[] {
  const seen = new Map<string, Write>();
  return (reading, pending, refused) => {
    if (reading === 'fresh') seen.clear();
    for (const { write } of refused) seen.delete(write.id);
    const sent = [...seen.values()].filter(({ id }) => !pending.some((write) => write.id === id));
    for (const write of pending) seen.set(write.id, write);
    return sent;
  };
}
