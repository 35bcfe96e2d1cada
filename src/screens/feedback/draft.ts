/** Keeps what a player is typing through a reload or a look at another screen, for this visit. */
import { useState } from 'react';

const KEY = 'worldmaps.feedback';

export interface Draft {
  readonly name: string;
  readonly text: string;
}

/** A storage may throw on any touch: blocked, full, or none at all. The form works without one. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem'>;

export function readDraft(storage: () => DraftStorage): Draft {
  try {
    const kept: unknown = JSON.parse(storage().getItem(KEY) ?? '{}');
    return { name: textOf(kept, 'name'), text: textOf(kept, 'text') };
  } catch {
    return { name: '', text: '' };
  }
}

export function keepDraft(draft: Draft, storage: () => DraftStorage): void {
  try {
    storage().setItem(KEY, JSON.stringify(draft));
  } catch {
    // the form itself still holds it
  }
}

function textOf(value: unknown, key: string): string {
  if (typeof value !== 'object' || value === null) return '';
  const text: unknown = new Map(Object.entries(value)).get(key);
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
