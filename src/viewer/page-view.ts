/** The first view that a game's page brings (`scripts/first-view.ts`), until the viewer shows the same pictures. */

const FIRST_VIEW = '[data-first-view]';
const FIRST_BAR = '[data-first-bar]';

export function hasFirstView(): boolean {
  return document.querySelector(FIRST_VIEW) !== null;
}

/** Addresses of its pictures that are on screen, or will be when they have come. */
export function picturesOfPage(): string[] {
  const pictures = document.querySelectorAll<HTMLImageElement>(`${FIRST_VIEW} picture img`);
  return [...pictures].flatMap(({ currentSrc }) => (currentSrc === '' ? [] : [currentSrc]));
}

/** Removes that view, once the viewer has taken its pictures over or there is no map to show. */
export function clearFirstView(): void {
  for (const part of document.querySelectorAll(`${FIRST_VIEW}, ${FIRST_BAR}`)) part.remove();
}
