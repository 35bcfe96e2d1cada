/** A quarter's clothes: a wardrobe, and the capes that go with it. */
import type { Swatch } from '../../../core/swatches';
import type { Wardrobe } from '../../../stage/wardrobe';

/** What one quarter wears, from head to foot. */
export interface Dress extends Wardrobe {
  /** Capes of those who have one. */
  readonly capes?: readonly Swatch[];
}
