/** What people have on their back or under their feet. */
import type { Sketch } from '../../core/sketch';
import type { Swatch } from '../../core/swatches';
import type { TorsoSite } from '../outfits/parts';
import type { Skeleton } from '../rig';

export interface BackSite extends TorsoSite {
  readonly fig: Skeleton;
  /** From the hips down to the ground. */
  readonly ground: number;
}

/** Drawn in the torso frame, behind everything else. */
export type BackExtra = (s: Sketch, site: BackSite, colour?: Swatch) => void;

/** Something to ride or stand on, in the figure's own space, drawn behind the legs. */
export type Mount = (s: Sketch, fig: Skeleton, colour?: Swatch) => void;
