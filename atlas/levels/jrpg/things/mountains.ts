/** A range as a chart of the world shows it: three peaks in a row, the middle one before its brothers. */
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { shard } from '../../../things/nature/crag';
import { peak } from './snow-peak';

export interface MountainsOptions {
  readonly rock: string;
  readonly snow: string;
}

export const mountains: ThingKind<MountainsOptions> = {
  name: 'mountains',
  footprint: () => block(440, 110),
  height: 320,
  draw(pen, frame, { rock, snow }, random) {
    for (const [u, w, half, height, tone, lean] of [
      [-120, -40, 120, 300, -0.4, -10],
      [140, -50, 130, 340, -0.5, 20],
      [10, 10, 150, 420, 0, 10],
    ] as const)
      peak(pen, frame, { u, w, half, height: height * random.range(0.85, 1.1), lean, rock, snow, tone });
    for (const [u, half, height, tone] of [
      [-190, 46, 70, 0],
      [-70, 40, 54, 0.2],
      [80, 44, 60, 0.1],
      [196, 50, 84, -0.3],
    ] as const)
      shard(pen, frame, { u, w: 50, half, height, material: rock, cap: snow, tone });
  },
};
