/** Waits for the display, so that a press or a tap is answered before what it sets going. */

/** The longest wait in ms: a page that is hidden draws no frame. */
const LONGEST = 100;

/**
 * Calls `run` once the next frame is on the display, and again when the longest wait is over: only the first call may count.
 * Work that begins as soon as a frame is handed over delays it, where its tiles are drawn by the processor; therefore the
 * frame after it is waited for.
 */
export function afterFrame(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(run)));
  setTimeout(run, LONGEST);
}

/** Resolves once the next frame is drawn. */
export const frameShown = (): Promise<void> => new Promise(afterFrame);
