/** Scrolls the player's own row into view, so that nobody has to search for a result far down. */
import { useEffect, useRef, type RefObject } from 'react';

/** `own` is the row's id; attach the returned ref to the row's element. */
export function useOwnRow(own: string | undefined): RefObject<HTMLTableRowElement | null> {
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (own !== undefined) row.current?.scrollIntoView({ block: 'center' });
  }, [own]);
  return row;
}
