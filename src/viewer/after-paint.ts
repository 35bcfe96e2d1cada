/** Puts work off until the display has shown what is already drawn, so that a tap is answered in the next frame. */

/** The longest wait for a frame in ms: a page that is hidden draws none. */
const LONGEST = 100;

/**
 * Runs `work` once, after the next frame or before the next press or key, so that nothing overtakes it. Returns what
 * runs it at once.
 */
export function afterPaint(work: () => void): () => void {
  const over = new AbortController();
  const run = () => {
    if (over.signal.aborted) return;
    over.abort();
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    work();
  };
  const timer = setTimeout(run, LONGEST);
  const frame = requestAnimationFrame(() => setTimeout(run));
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(type, run, { capture: true, signal: over.signal });
  return run;
}
