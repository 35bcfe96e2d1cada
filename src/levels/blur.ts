/** The blurred map that a game's page shows while its code is on the way (`scripts/ahead.ts`). */

/** Takes it away, once the map itself is there or will not come. */
export function clearBlur(): void {
  for (const picture of document.querySelectorAll('[data-blur]')) picture.remove();
}
