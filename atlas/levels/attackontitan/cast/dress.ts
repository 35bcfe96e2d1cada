/** A quarter's clothes: a wardrobe, and what some of its people wear beside it. */
import type { Swatch } from '../../../core/swatches';
import type { FaceExtraName } from '../../../people/face-extras';
import type { PersonSpec } from '../../../people/spec';
import type { Wardrobe } from '../../../stage/wardrobe';

/** What one quarter wears, from head to foot. */
export interface Dress extends Wardrobe {
  /** Capes of those who have one. */
  readonly capes?: readonly Swatch[];
  /** What the others carry on their backs. */
  readonly packs?: readonly NonNullable<PersonSpec['back']>[number][];
  /** Beards, spectacles and scars, by which one of a trade is told from the next. */
  readonly faces?: readonly FaceExtraName[];
}
