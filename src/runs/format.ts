/** The constants of a record's format; a change of any of them is a new version. */
import type { RunEvent } from '../game/events';

export const VERSION = 1;

export const FLAGS = { ranked: 1, quest: 2, duplicate: 4 } as const;

/** Events by their code, 0 to 7; the start is always there and is not told. */
export const EVENT_CODES: readonly Exclude<RunEvent['type'], 'start'>[] = [
  'mark',
  'takeBack',
  'skip',
  'hint',
  'tick',
  'pictureReady',
  'pause',
  'resume',
];

/** Parts of the view's width and height that a sample of the pointer is told in. */
export const TRAIL_PARTS = 128;
