/** Tells when the browser is idle after the first view, so that pictures further down do not compete with it. */
import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../platform/turns';

/** Longest wait in ms, for a page that never becomes idle, and the wait where browsers do not tell. */
const PATIENCE = 1500;
const UNTOLD = 500;

let quiet = false;
const listeners = new Set<() => void>();

function settle(): void {
  quiet = true;
  for (const listener of listeners) listener();
}

let begun = false;

function begin(): void {
  if (begun) return;
  begun = true;
  whenIdle(settle, PATIENCE, UNTOLD);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  begin();
  return () => listeners.delete(listener);
}

/** False until the browser is first idle after a component has called this hook, then true for good. */
export function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(() => quiet);
  useEffect(() => {
    // a page full of pictures hears it at once: in slices, so that a tap is answered meanwhile
    const tell = () => startTransition(() => setQuiet(true));
    if (!quiet) return subscribe(tell);
    tell();
    return undefined;
  }, []);
  return isQuiet;
}
