/** What a hat is. Head space: skull radius 36 round (0, 0), hairline about y = -10, crown top about y = -46. */
import type { Sketch } from '../../core/sketch';
import { oval } from '../../core/knots';
import type { Swatch } from '../../core/swatches';

/** Draws in the main and the trim colour, on a head turned by `turn`. */
export type HatLayer = (s: Sketch, main: Swatch, trim: Swatch, turn: number) => void;

export interface Hat {
  readonly colours: readonly [main: Swatch, trim: Swatch];
  /** Hides the crown of the hair and flattens the rest. */
  readonly covers?: boolean;
  /** Goes round the whole head: hair is flattened but seen. */
  readonly encloses?: boolean;
  readonly hidesEars?: boolean;
  readonly hidesFace?: boolean;
  readonly behind?: HatLayer;
  readonly front?: HatLayer;
}

/** The shadow of a brim on brow and hair. */
export const brimShadow = (s: Sketch, y = -14): void => s.tint(oval(0, y, 41, 9), s.inkColour, 0.24);
