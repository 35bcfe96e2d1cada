/** A season and an hour: the light, the sky and the colours of the land. */
import type { Finish } from '../../core/compose';
import type { Light } from '../../core/light';
import type { Stop } from '../../core/svg';
import type { Climate } from '../part';
import type { SkyLight } from '../skylights';

export interface Mood {
  readonly climate: Climate;
  readonly light: () => Light;
  readonly finish: Finish;
  /** The sky from top to horizon; `streaks` are its brush strokes. */
  readonly sky: readonly Stop[];
  readonly streaks: readonly string[];
  readonly stars?: number;
  readonly moon?: { readonly colour: string; readonly mark: string; readonly halo: string };
  /** What else shines in its sky, and on which share of its maps. */
  readonly shines?: { readonly as: SkyLight; readonly often: number };
  readonly cloud: {
    readonly body: string;
    readonly shade: string;
    readonly deep: string;
    readonly ink: string;
  };
  readonly hills: readonly [string, string];
  readonly leaf: readonly string[];
  /** Darker leaves of the groves in the plan's shades: the dark masses from afar. */
  readonly grove: readonly string[];
  readonly land: string;
  readonly tuft: string;
  readonly flowers: readonly string[];
  readonly road: string;
  readonly plaza: string;
  readonly kerb: string;
  readonly water: string;
  readonly foam: string;
  readonly sand: string;
  /** Light on the squares, and the broad shadows that frame it. */
  readonly sun: string;
  readonly shade: string;
  readonly shadeOpacity: number;
  /** Whether lamps are lit. */
  readonly lamps: boolean;
}

export const FINISH: Finish = { vignetteOpacity: 0.32, sunAt: [0.5, 0.5], sunOpacity: 0.12 };
