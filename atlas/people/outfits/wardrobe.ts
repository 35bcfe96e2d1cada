/** All outfits by name, and how a spec's outfit becomes pieces and colours. */
import { named } from '../../core/named';
import type { Swatch } from '../../core/swatches';
import type { SleeveName } from '../arms';
import type { SockName, TrouserName } from '../legs';
import type { ShoeName } from '../shoes';
import type { BeltName } from './belts';
import type { CoatName } from './coats';
import type { CollarName } from './collars';
import { EVERYDAY_OUTFITS } from './everyday-outfits';
import { FANTASY_OUTFITS } from './fantasy-outfits';
import { JAPAN_OUTFITS } from './japan-outfits';
import type { OutfitColours } from './parts';
import type { MainColour, OutfitPieces, OutfitRecipe } from './recipe';
import type { SkirtName } from './skirts';
import { STAGE_OUTFITS } from './stage-outfits';
import type { TopName } from './tops';
import { WORK_OUTFITS } from './work-outfits';

export const OUTFITS = {
  ...EVERYDAY_OUTFITS,
  ...WORK_OUTFITS,
  ...JAPAN_OUTFITS,
  ...FANTASY_OUTFITS,
  ...STAGE_OUTFITS,
} as const;

export type OutfitName = keyof typeof OUTFITS;

/** An outfit by name, or one changed: `{ base: 'hero', sleeve: 'none' }`. Without a base it is a changed tee. */
export type Outfit = OutfitName | (Partial<OutfitPieces> & { readonly base?: OutfitName });

/** Up to four swatches that replace an outfit's own: main, second, accent, feet. */
export type OutfitDyes = readonly [main?: MainColour, second?: Swatch, accent?: Swatch, feet?: Swatch];

export interface Clothes {
  readonly top: TopName;
  readonly sleeve: SleeveName;
  readonly collar: CollarName;
  readonly belt: BeltName;
  readonly coat: CoatName;
  readonly skirt: SkirtName;
  readonly legs: TrouserName;
  readonly sock: SockName;
  readonly feet: ShoeName;
  readonly gloves: Swatch | undefined;
  /** The sleeves are the coat's, pattern and all. */
  readonly coatSleeves: boolean;
  readonly colours: OutfitColours;
}

/** Throws on an outfit that does not exist. */
export function clothesOf(outfit: Outfit, dyes: OutfitDyes, skin: Swatch): Clothes {
  const change: Partial<OutfitPieces> = typeof outfit === 'string' ? {} : outfit;
  const name = typeof outfit === 'string' ? outfit : (outfit.base ?? 'tee');
  const recipe: OutfitRecipe = { ...named<OutfitRecipe>(OUTFITS, name, 'outfit'), ...change };
  const main = dyes[0] ?? recipe.colours[0];
  const chosen = {
    main: main === 'skin' ? skin : main,
    second: dyes[1] ?? recipe.colours[1],
    accent: dyes[2] ?? recipe.colours[2],
  };
  const belt = recipe.belt ?? 'none';
  return {
    top: recipe.top,
    sleeve: recipe.sleeve ?? 'none',
    collar: recipe.collar ?? 'none',
    belt,
    coat: recipe.coat ?? 'none',
    skirt: recipe.skirt ?? 'none',
    legs: recipe.legs ?? 'none',
    sock: recipe.sock ?? 'none',
    feet: recipe.feet,
    gloves: recipe.gloves,
    coatSleeves: recipe.sleeveIs === 'accent',
    colours: {
      main: chosen.main,
      second: recipe.legsIs ? chosen[recipe.legsIs] : chosen.second,
      accent: chosen.accent,
      feet: dyes[3] ?? recipe.colours[3],
      skin,
      skirt: recipe.skirtIs ? chosen[recipe.skirtIs] : chosen.second,
      sleeve: recipe.sleeveIs ? chosen[recipe.sleeveIs] : chosen.main,
      belt: recipe.beltColour ?? (belt === 'karate' ? 'black' : 'umber'),
      inner: recipe.inner,
      sock: recipe.sockColour,
    },
  };
}
