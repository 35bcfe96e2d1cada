/** The blurred placeholder that a game's static page shows until its code has loaded (`scripts/ahead.ts`). */

/** Removes the placeholder once the map has rendered or failed. */
export function clearBlur(): void {
  for (const picture of document.querySelectorAll('[data-blur]')) picture.remove();
}
