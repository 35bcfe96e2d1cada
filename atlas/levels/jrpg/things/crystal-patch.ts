/** A tuft of crystals that grew through the ground overnight; somebody will want three of them. */
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { crystal } from './parts';

export interface CrystalPatchOptions {
  readonly hue?: string;
  readonly tall?: number;
}

export const crystalPatch: ThingKind<CrystalPatchOptions> = {
  name: 'crystalPatch',
  footprint: () => disc(36),
  height: 90,
  lamps: () => [{ u: 0, w: 30, reach: 130, colour: 'teal' }],
  draw(pen, frame, { hue = '#c48af0', tall = 100 }, random) {
    for (const [u, w, k, lean] of [
      [4, -10, 1, 6],
      [-22, 2, 0.66, -18],
      [26, 4, 0.72, 20],
      [2, 18, 0.4, 4],
    ] as const)
      crystal(pen, frame, {
        u,
        w,
        half: 13 * k + 4,
        height: tall * k * random.range(0.85, 1.15),
        lean,
        material: hue,
      });
  },
};
