/** Asks the store for what a section of the owner’s desk shows. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { AdminAnswer } from './store-answer';

export interface Asked<T> {
  /** Undefined while the first answer to a question is on its way; the last one stays while it is asked again. */
  readonly answer: AdminAnswer<T> | undefined;
  readonly reload: () => void;
}

/**
 * `ask` is asked again whenever it is another function, and gives undefined when it broke off; `question` says which answers
 * are about the same thing.
 */
export function useAsked<T>(question: string, ask: () => Promise<AdminAnswer<T> | undefined>): Asked<T> {
  const [known, setKnown] = useState<{ readonly question: string; readonly answer: AdminAnswer<T> }>();
  /** How often it was asked: an answer is shown only where nothing was asked since. */
  const asked = useRef(0);

  const load = useCallback(async () => {
    asked.current += 1;
    const turn = asked.current;
    // asking that fails is a store that cannot be reached
    const answer = await ask().catch(() => ({ kind: 'offline' }) as const);
    if (answer && turn === asked.current) setKnown({ question, answer });
  }, [question, ask]);
  const now = useRef(load);
  useEffect(() => {
    now.current = load;
    void load();
    return () => {
      asked.current += 1;
    };
  }, [load]);
  // whoever tells it to ask again may have waited for something: what is asked then is what is asked now
  const reload = useCallback(() => void now.current(), []);

  return { answer: known?.question === question ? known.answer : undefined, reload };
}
