/** Keeps the feedback form's draft for this visit, so that a reload or another screen does not lose it. */
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

/** Stores the draft; when storage is blocked only the form holds it. */
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
