/** What a laid-out picture is: a scene, who hides in it, and the pair when it has one. */
import type { Part } from '../core/compose';
import type { Placement, Thing } from '../core/thing';
import type { HiddenTarget } from '../fairness/hide';
import type { FigureSpec } from '../stage/figure';
import type { Stage } from '../stage/place';

/** Id of the main map. */
export const MAIN = 'main';
/** Id of the main map by night. */
export const NIGHT = 'night';

export interface LaidPicture {
  readonly id: string;
  readonly stage: Stage;
  readonly overlays: readonly Part[];
  readonly targets: readonly HiddenTarget[];
  /** How each of the crowd is dressed, by the options it stands with. */
  readonly specs: ReadonlyMap<Placement, FigureSpec>;
  readonly pair: { readonly quest: string; readonly things: readonly [Thing, Thing] } | undefined;
  /** Of a night: the same by day, whose targets are played on both. */
  readonly day?: LaidPicture;
}
