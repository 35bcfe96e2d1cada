/** Keeps what a player is typing through a reload or a look at another screen, for this visit. */
import { useState } from 'react';
import { itemOf, keepValue, readValue, type Shelf } from '../../kept/kept';

export interface Draft {
  readonly name: string;
  readonly text: string;
}

export function readDraft(shelf: Shelf<'getItem'>): Draft {
  const parse = (raw: unknown): Draft => ({ name: textOf(raw, 'name'), text: textOf(raw, 'text') });
  return readValue('feedback', parse, shelf);
}

/** Where nothing can be kept the form itself still holds it. */
export function keepDraft(draft: Draft, shelf: Shelf<'setItem'>): void {
  keepValue('feedback', draft, shelf);
}

function textOf(raw: unknown, key: string): string {
  const text = itemOf(raw, key);
  return typeof text === 'string' ? text : '';
}

/** The draft and how to change it. */
export function useDraft(): readonly [Draft, (draft: Draft) => void] {
  const [draft, setDraft] = useState(() => readDraft(() => sessionStorage));
  return [
    draft,
    (changed) => {
      setDraft(changed);
      keepDraft(changed, () => sessionStorage);
    },
  ];
}
