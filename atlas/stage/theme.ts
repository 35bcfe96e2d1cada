/** What an author writes for a level: the place, and who is there. */
import type { Cast, Quarter } from './cast';
import type { Finish, Part } from '../core/compose';
import type { GuideCat } from './guide-cat';
import type { Light } from '../core/light';
import type { CrowdRule, FigureMaker, Stage } from './place';
import type { Scene } from '../core/scene';

export interface Theme {
  readonly seed: string;
  /** Picture height where the ground ends. */
  readonly horizon: number;
  /** Pixels a world unit at the horizon and at the lower edge. */
  readonly scale?: { readonly farScale: number; readonly nearScale: number };
  readonly light: Light;
  readonly finish: Finish;
  readonly backdrop: (scene: Scene) => readonly Part[];
  /** In front of everything; counts as cover. */
  readonly overlays?: (scene: Scene) => readonly Part[];
  readonly ground: (stage: Stage) => void;
  /** Placed by hand, before anything small. `make` dresses somebody who stands on a landmark. */
  readonly landmarks: (stage: Stage, make: FigureMaker) => void;
  readonly props: (stage: Stage) => void;
  /** Queues and small stories, before the crowd fills what is left. */
  readonly stories: (stage: Stage, make: FigureMaker) => void;
  readonly crowd: CrowdRule;
  readonly cast: Cast;
  /** Who stands in one is dressed by it, in the first that holds the spot; everywhere else the cast dresses. */
  readonly quarters?: readonly Quarter[];
  /** Where the guide cat hides: once on every map, no quest of it. */
  readonly cat?: GuideCat;
  /** The same map by night: same things, same boxes (DECISIONS 5). */
  readonly night?: {
    readonly light: Light;
    readonly backdrop: (scene: Scene) => readonly Part[];
    readonly finish: Finish;
  };
  /** Duplicate hunts: `dquest1` on the main map when `mainPair`, the others on pictures of their own. */
  readonly duplicates?: { readonly mainPair: boolean; readonly pictures: readonly string[] };
}

/** Natural size of every map in pixels (DECISIONS 1). */
export const WIDTH = 3840;
export const HEIGHT = 2716;
