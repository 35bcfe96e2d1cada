/** The `sizes` attributes of thumbnails, shared with the static pages that preload them (`scripts/site-pages.ts`). */

/** The front postcard on the home page. */
export const HERO_SIZES = '(max-width: 640px) 84vw, 560px';

/** The banner above a board. */
export const BANNER_SIZES = '(max-width: 60rem) 100vw, 60rem';
