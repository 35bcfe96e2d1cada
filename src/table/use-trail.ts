/** Watches view and pointer while a run is played, for its record (DECISIONS 35). */
import { useEffect, type RefObject } from 'react';
import { SAMPLE_MS } from '../runs/recorder';
import type { Game } from './use-game';

/** `stage` is the element of the view. */
export function useTrail(
  { run, act }: Pick<Game, 'run' | 'act'>,
  stage: RefObject<HTMLElement | null>,
): void {
  const searching = run.session.phase === 'searching';
  const { now } = run;
  const { look, point } = act;
  useEffect(() => {
    const element = stage.current;
    if (!searching || !element) return undefined;
    let at: { readonly x: number; readonly y: number } | undefined;
    const follow = ({ clientX: x, clientY: y }: PointerEvent) => {
      at = { x, y };
    };
    const sample = () => {
      look(now());
      if (!at) return;
      const { left, top, width, height } = element.getBoundingClientRect();
      point(now(), { x: (at.x - left) / width, y: (at.y - top) / height });
    };
    element.addEventListener('pointermove', follow, { passive: true });
    const timer = setInterval(sample, SAMPLE_MS);
    return () => {
      element.removeEventListener('pointermove', follow);
      clearInterval(timer);
    };
  }, [searching, now, look, point, stage]);
}
