/** Somebody who stands on level 10 in the place of a neighbour's double, told in one breath. */
import type { Point } from '../../../core/geometry';
import type { Swatch } from '../../../core/swatches';
import type { BuildName } from '../../../people/builds';
import type { HairName } from '../../../people/hair/styles';
import type { OutfitDyes, OutfitName } from '../../../people/outfits/wardrobe';
import type { PoseName } from '../../../people/poses';
import type { PersonSpec } from '../../../people/spec';

export type Stand = readonly [feet: Point, spec: PersonSpec];

export const there = (
  feet: Point,
  [build, pose]: readonly [BuildName, PoseName],
  [hair, hairColour]: readonly [HairName, Swatch],
  [outfit, ...colours]: readonly [OutfitName, ...OutfitDyes],
  rest: PersonSpec,
): Stand => [feet, { build, pose, hair, hairColour, outfit, colours, seed: Math.round(feet[0]), ...rest }];
