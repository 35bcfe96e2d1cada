/** Keeps what a store has answered for the screen that shows it, so that nothing is read twice: a database bills each row. */
import type { Write } from './schema';
import type { Rows, RowsAnswer } from './store-port';

/** How old an answer may be. `fresh`: it is read anew; `recent`: at most a minute old; `known`: any age. */
export type Reading = 'fresh' | 'recent' | 'known';

/** Milliseconds for which an answer is recent. */
const RECENT = 60_000;

/** What was read of a list, from its first row on. */
export interface Read<Row> {
  /** `offline`: the last look brought nothing; the rows are those of the looks before it. */
  readonly kind: 'ok' | 'offline';
  readonly rows: readonly Row[];
  /** Whether there are rows behind these. */
  readonly more: boolean;
}

/** Reads the first `looks` looks of a list; an outage is never kept. */
export type ReadList<Query, Row> = (query: Query, looks: number, reading: Reading) => Promise<Read<Row>>;

interface Remembered<Row> {
  readonly key: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The looks in their order, the one that is still on its way among them. */
  readonly looks: Promise<RowsAnswer<Row>>[];
}

/** Remembers the looks at the last list; `now` in epoch milliseconds. */
export function remembering<Query, Row>(
  ask: (query: Query) => Promise<RowsAnswer<Row>>,
  now: () => number,
): ReadList<Query, Row> {
  let last: Remembered<Row> | undefined;

  const isEnough = ({ key, at }: Remembered<Row>, asked: string, reading: Reading): boolean =>
    key === asked && (reading === 'known' || (reading === 'recent' && now() - at < RECENT));

  return async (query, looks, reading) => {
    const key = JSON.stringify(query);
    if (!last || !isEnough(last, key, reading)) last = { key, at: now(), looks: [] };
    const mine = last;
    let found: Rows<Row> = { rows: [], more: () => ask(query) };
    for (let look = 0; look < looks && found.more; look += 1) {
      const asking = (mine.looks[look] ??= found.more());
      const answer = await asking.catch(() => ({ kind: 'offline' }) as const);
      if (answer.kind === 'offline') {
        if (mine.looks[look] === asking) mine.looks.length = look;
        return { kind: 'offline', rows: found.rows, more: look > 0 };
      }
      found = answer;
    }
    return { kind: 'ok', rows: found.rows, more: found.more !== undefined };
  };
}

/** The last word on a write by its id, where there is one: it was written anew, or taken back. */
export type LastWords = ReadonlyMap<string, Write | 'withdrawn'>;

/** Writes that were seen waiting since the last fresh reading and are neither waiting nor refused now: they were sent. */
export function sentMeanwhile(
  lastWords: LastWords = new Map(),
): (
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
    return sent.flatMap((write) => {
      const last = lastWords.get(write.id) ?? write;
      return last === 'withdrawn' ? [] : [last];
    });
  };
}
