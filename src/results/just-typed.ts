/**
 * What was typed into a result's form this instant, in the tab's own storage, which is written at once: the outbox is a
 * database that answers later, and a page that is loaded again meanwhile would lose it (DECISIONS 19).
 */
import { forgetText, itemOf, keepValue, readValue, type Shelf } from '../kept/kept';
import type { ResultDraft } from '../records/drafts';

export type Typed = Partial<Pick<ResultDraft, 'name' | 'feedback' | 'email' | 'consent'>>;

/** What was typed for the result of this id; nothing for any other. */
export function justTyped(id: string, shelf: Shelf<'getItem'>): Typed {
  const parse = (raw: unknown): Typed => {
    if (itemOf(raw, 'id') !== id) return {};
    const [name, feedback, email] = ['name', 'feedback', 'email'].map((key) => itemOf(raw, key));
    const consent = itemOf(raw, 'consent');
    return {
      ...(typeof name === 'string' ? { name } : {}),
      ...(typeof feedback === 'string' ? { feedback } : {}),
      ...(typeof email === 'string' ? { email } : {}),
      ...(typeof consent === 'boolean' ? { consent } : {}),
    };
  };
  return readValue('typed', parse, shelf);
}

/** Adds what was typed to what waits already. */
export function keepTyped(id: string, typed: Typed, shelf: Shelf<'getItem' | 'setItem'>): void {
  keepValue('typed', { ...justTyped(id, shelf), ...typed, id }, shelf);
}

/** The outbox has all of it. */
export const forgetTyped = (shelf: Shelf<'removeItem'>): void => forgetText('typed', shelf);
