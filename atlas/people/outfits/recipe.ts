/** What an outfit is: a recipe of pieces, each named in its own table, in four colours. */
import type { Swatch } from '../../core/swatches';
import type { SleeveName } from '../arms';
import type { SockName, TrouserName } from '../legs';
import type { ShoeName } from '../shoes';
import type { BeltName } from './belts';
import type { CoatName } from './coats';
import type { CollarName } from './collars';
import type { SkirtName } from './skirts';
import type { TopName } from './tops';

/** 'skin' wears nothing there. */
export type MainColour = Swatch | 'skin';

/** Main, second (legs and skirt), accent, feet. */
export type OutfitPalette = readonly [main: MainColour, second: Swatch, accent: Swatch, feet: Swatch];

export interface OutfitPieces {
  readonly top: TopName;
  readonly feet: ShoeName;
  readonly sleeve?: SleeveName;
  readonly collar?: CollarName;
  readonly belt?: BeltName;
  readonly coat?: CoatName;
  readonly skirt?: SkirtName;
  readonly legs?: TrouserName;
  readonly sock?: SockName;
  readonly gloves?: Swatch;
  /** What shows under an open top. */
  readonly inner?: Swatch;
  readonly sockColour?: Swatch;
  readonly beltColour?: Swatch;
  /** Skirt and trousers are of the second colour, sleeves of the main one, unless said otherwise here. */
  readonly skirtIs?: 'main';
  readonly legsIs?: 'main';
  readonly sleeveIs?: 'second' | 'accent';
}

export interface OutfitRecipe extends OutfitPieces {
  readonly colours: OutfitPalette;
}
