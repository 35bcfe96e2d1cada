/** Asks the store for what a section of the owner’s desk shows. */
import { useCallback, useEffect, useState } from 'react';
import type { AdminAnswer } from './store-answer';

export interface Asked<T> {
  /** Undefined while the first answer to a question is on its way; the last one stays while it is asked again. */
  readonly answer: AdminAnswer<T> | undefined;
  readonly reload: () => void;
}

/** `ask` is asked again whenever it is another function; `question` says which answers are about the same thing. */
export function useAsked<T>(question: string, ask: () => Promise<AdminAnswer<T>>): Asked<T> {
  const [known, setKnown] = useState<{ readonly question: string; readonly answer: AdminAnswer<T> }>();

  /** Returns what calls the question off. */
  const load = useCallback(() => {
    let isWanted = true;
    const run = async () => {
      // asking that fails is a store that cannot be reached
      const answer = await ask().catch(() => ({ kind: 'offline' }) as const);
      if (isWanted) setKnown({ question, answer });
    };
    void run();
    return () => {
      isWanted = false;
    };
  }, [question, ask]);
  useEffect(load, [load]);

  return { answer: known?.question === question ? known.answer : undefined, reload: load };
}
