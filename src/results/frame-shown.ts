/** Waits for the display, so that a press on a form is answered before what it sets going. */

/** The longest wait in ms: a page that is hidden draws no frame. */
const LONGEST = 100;

/** Resolves once the next frame is drawn. */
export function frameShown(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST);
  });
}
