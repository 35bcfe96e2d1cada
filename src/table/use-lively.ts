/** Tells when the picture may begin to live: the map was sharp, the page is calm, and the player wants motion. */
import { useCallback, useRef, useState } from 'react';
import type { Poke } from '../living/begin';
import { whenIdle } from '../platform/turns';
import { useSettings } from '../settings/settings';

/** Longest wait in ms, for a page that is never idle; also the wait where browsers do not tell. */
const PATIENCE_MS = 2000;

export interface Lively {
  /** Whether the map was sharp and the page has settled, so that code may come late. */
  readonly isCalm: boolean;
  readonly isLively: boolean;
  /** To be called whenever the map has become sharp. */
  readonly sharp: () => void;
  /** Tells the picture of a tap; gives the point by which it is judged. */
  readonly poke: Poke;
  /** Takes what the picture is told of taps with. */
  readonly onPoke: (poke: Poke | undefined) => void;
}

export function useLively(): Lively {
  const [isCalm, setCalm] = useState(false);
  const { still } = useSettings();
  const told = useRef<Poke>(undefined);
  const sharp = useCallback(() => {
    whenIdle(() => setCalm(true), PATIENCE_MS);
  }, []);
  const poke = useCallback<Poke>((tap) => told.current?.(tap) ?? tap.point, []);
  const onPoke = useCallback((given: Poke | undefined) => {
    told.current = given;
  }, []);
  return { isCalm, isLively: isCalm && !still && !wantsNoMotion(), sharp, poke, onPoke };
}

export function wantsNoMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
