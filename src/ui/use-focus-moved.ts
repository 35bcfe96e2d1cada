/** Takes the keyboard along when what was pressed gives way to something else: a button to its form, a guest's corner to a player's. */
import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Call what it returns when the player presses something that will go. Once `shown` has changed, and `isReady`, the first
 * field, link or button within the element has the keyboard, if it was lost by then: a dialog gives it back by itself.
 */
export function useFocusMoved(
  within: RefObject<HTMLElement | null>,
  shown: string,
  isReady = true,
): () => void {
  const isPressed = useRef(false);
  const state = `${shown} ${String(isReady)}`;
  const last = useRef(state);
  useEffect(() => {
    const isNew = last.current !== state;
    last.current = state;
    if (!isNew || !isReady || !isPressed.current) return;
    isPressed.current = false;
    if (document.activeElement !== document.body) return;
    within.current?.querySelector<HTMLElement>('input, a, button')?.focus();
  }, [within, state, isReady]);
  return useCallback(() => {
    isPressed.current = true;
  }, []);
}
