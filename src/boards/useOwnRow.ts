/** Brings the player's own row into view once it is there, so that a result far down is not searched for. */
import { useEffect, useRef, type RefObject } from 'react';

/** `own` is the id of the row; the returned reference goes on its element. */
export function useOwnRow(own: string | undefined): RefObject<HTMLTableRowElement | null> {
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (own !== undefined) row.current?.scrollIntoView({ block: 'center' });
  }, [own]);
  return row;
}
