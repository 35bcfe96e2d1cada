/** Plants with faces. */
import { named } from '../../core/named';
import type { Sketch } from '../../core/sketch';
import type { Ground } from '../body';
import type { PlantKind, PlantTraits } from './plant-parts';
import { POTTED_PLANTS } from './potted-plants';
import { WILD_PLANTS } from './wild-plants';

export const PLANTS = { ...POTTED_PLANTS, ...WILD_PLANTS } as const;

export interface PlantSpec extends PlantTraits {
  readonly plan: 'plant';
  readonly kind?: keyof typeof PLANTS;
}

/** Throws on a kind that does not exist. */
export function plant(s: Sketch, p: PlantSpec): Ground {
  const { draw, width } = named<PlantKind>(PLANTS, p.kind ?? 'flower', 'plant');
  draw(s, p);
  return { width };
}
