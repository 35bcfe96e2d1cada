/** One person while being drawn: the sheet, the skeleton, and every name of the spec looked up. */
import type { Sketch } from '../core/sketch';
import type { Swatch } from '../core/swatches';
import type { Hat } from './hats/hat';
import type { Clothes } from './outfits/wardrobe';
import type { Skeleton } from './rig';
import type { FullPersonSpec } from './spec';

export interface Sitter {
  readonly spec: FullPersonSpec;
  readonly s: Sketch;
  readonly fig: Skeleton;
  readonly hat: Hat | null;
  readonly hatColours: readonly [main: Swatch, trim: Swatch];
  readonly clothes: Clothes;
  /** Degrees the figure is tipped over. */
  readonly tip: number;
}
