/** What a cast says about a person, and what is taken when it says nothing. */
import type { Mood } from '../core/expressions';
import type { SignName } from '../core/manpu';
import type { Dyed } from '../core/named';
import type { Swatch } from '../core/swatches';
import type { BuildName } from './builds';
import type { BackExtraName } from './extras/back-extras';
import type { MountName } from './extras/mounts';
import type { JawName, NoseName } from './face';
import type { FaceExtraName } from './face-extras';
import type { HairName } from './hair/styles';
import type { HatName } from './hats/hats';
import type { ItemName } from './items/items';
import type { Outfit, OutfitDyes } from './outfits/wardrobe';
import type { PoseName } from './poses';

/**
 * Where somebody looks: at us; to the right, in profile; away and to the right, a cheek and an ear still seen; straight
 * away from us.
 */
export type Facing = 'front' | 'side' | 'away' | 'back';

export type EarName = 'round' | 'elf' | 'none';

/**
 * Everything that can be said about a person. Names are the keys of tables, so a misspelt one does not compile;
 * where they are kept: builds.ts, poses.ts (resting-poses, moving-poses), face.ts (jaws, noses), face-extras.ts,
 * hair/styles.ts, hats/, outfits/, items/, extras/ (back extras, mounts), ../core/expressions.ts (moods),
 * ../core/manpu.ts (signs), ../core/swatches.ts (colours).
 * A name that may be dyed is a name or [name, swatch].
 */
export interface FullPersonSpec {
  readonly build: BuildName;
  readonly pose: PoseName;
  readonly facing: Facing;
  /** How far the head turns, -1 left .. 1 right; 0.15 to 0.45 looks best, 0 is stiff. */
  readonly turn: number;
  /** Mirrored, so that it heads left. */
  readonly flip: boolean;
  /** Degrees the whole figure is tipped over; past 60 it lies on the ground. The pose's own when null. */
  readonly tip: number | null;
  /** Chooses the small differences between two people of one spec. */
  readonly seed: number;
  readonly skin: Swatch;
  readonly jaw: JawName;
  readonly nose: NoseName;
  readonly ears: EarName;
  readonly mood: Mood;
  /** Colour of the eyes. */
  readonly eyes: Swatch;
  readonly hair: HairName;
  readonly hairColour: Swatch;
  readonly hat: HatName | null;
  readonly hatColours: readonly [main?: Swatch, trim?: Swatch];
  readonly outfit: Outfit;
  readonly colours: OutfitDyes;
  /** Colour of masks, face paint and forehead marks. */
  readonly accent: Swatch;
  /** What the hand on the viewer's right holds, and the other one. */
  readonly hold: Dyed<ItemName, Swatch> | null;
  readonly off: Dyed<ItemName, Swatch> | null;
  readonly face: readonly FaceExtraName[];
  readonly back: readonly Dyed<BackExtraName, Swatch>[];
  readonly signs: readonly SignName[];
  readonly mount: Dyed<MountName, Swatch> | null;
  /** A contact shadow on the ground. */
  readonly shadow: boolean;
  /** Line width factor: `weightFor(scale)` for a figure that will be scaled. */
  readonly weight: number;
}

export type PersonSpec = Partial<FullPersonSpec>;

export const DEFAULT_PERSON: FullPersonSpec = {
  build: 'chibi',
  pose: 'stand',
  facing: 'front',
  turn: 0.35,
  flip: false,
  tip: null,
  seed: 1,
  skin: 'fair',
  jaw: 'soft',
  nose: 'tick',
  ears: 'round',
  mood: 'calm',
  eyes: 'umber',
  hair: 'neat',
  hairColour: 'umber',
  hat: null,
  hatColours: [],
  outfit: 'tee',
  colours: [],
  accent: 'red',
  hold: null,
  off: null,
  face: [],
  back: [],
  signs: [],
  mount: null,
  shadow: true,
  weight: 1,
};
