/** Whether the pictures of the present view have come. */

/** How often to look, in ms: there is no event for the last of all pictures. */
export const LOOK_EVERY = 250;

/** A picture that is loaded, has failed, or is left to be loaded when it is scrolled to. */
function isSettled(image: HTMLImageElement): boolean {
  if (image.complete) return true;
  const isLazy = image.loading === 'lazy';
  // asking where it is would lay out a part of the page that the browser leaves out far from the view; Safari leaves none out
  const isAskable = 'checkVisibility' in image;
  if (isLazy && isAskable && !image.checkVisibility({ contentVisibilityAuto: true })) return true;
  const { top, bottom } = image.getBoundingClientRect();
  return isLazy && (bottom < 0 || top > innerHeight);
}

/** Nothing on the page says that it is loading (`data-loading`), and no picture of the window is on its way. */
export function arePicturesSettled(page: Document): boolean {
  return !page.querySelector('[data-loading]') && [...page.images].every(isSettled);
}
