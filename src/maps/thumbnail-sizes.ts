/** The `sizes` of thumbnails that a page asks for before React can (`scripts/site-pages.ts`). */

/** The postcard in front on the home page. */
export const HERO_SIZES = '(max-width: 640px) 84vw, 560px';

/** The heading of a board. */
export const BANNER_SIZES = '(max-width: 60rem) 100vw, 60rem';
