/** Puts work off until the display has shown what is already drawn, so that a tap is answered in the next frame. */
import { afterFrame } from '../ui/frame-shown';

/**
 * Runs `work` once, after the next frame or before the next press or key, so that nothing overtakes it. Returns a
 * function that runs it at once.
 */
export function afterPaint(work: () => void): () => void {
  const over = new AbortController();
  const run = () => {
    if (over.signal.aborted) return;
    over.abort();
    work();
  };
  afterFrame(run);
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(type, run, { capture: true, signal: over.signal });
  return run;
}
