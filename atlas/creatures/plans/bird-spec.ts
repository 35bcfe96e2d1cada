/** Birds: their proportions, and the kinds that are known by their profile. */
import type { Swatch } from '../../core/swatches';
import type { CoatSpec, TailSpec } from '../body';
import type { SkulledSpec } from '../head';
import type { WornSpec } from '../worn';

/** Lengths in figure units. */
export interface BirdSpec extends WornSpec, SkulledSpec, TailSpec, CoatSpec {
  readonly plan: 'bird';
  readonly pose?: 'perch' | 'fly';
  /** A bird that is named: drawn on its feet, in profile. The ends of a raven's feathers are its gloss. */
  readonly kind?: 'hen' | 'raven';
  readonly girth?: number;
  readonly tall?: number;
  readonly leg?: number;
  readonly legColour?: Swatch;
  readonly neck?: number;
  readonly headSize?: number;
  readonly tilt?: number;
  /** Ends of the flight feathers. */
  readonly wingTip?: Swatch;
  /** The folded wing of a perched bird. */
  readonly wingColour?: Swatch;
}
