/** A level as its further files are made from it: its main map laid out, and once for all of them the id buffer. */
import type { IdBuffer } from '../fairness/id-buffer';
import type { LaidPicture } from '../layout/picture';
import type { Theme } from '../stage/theme';

export interface Surveyed {
  readonly keyword: string;
  readonly theme: Theme;
  /** The main map by day; a night has the same things at the same places. */
  readonly main: LaidPicture;
  /** All that is seen of the main map, at full size. */
  readonly buffer: IdBuffer;
}

/**
 * Makes the content of a further file, which is written as JSON, or a promise of it. The scene is another picture's later: all
 * of it is looked at before anything is waited for.
 */
export type Maker = (surveyed: Surveyed) => unknown;
