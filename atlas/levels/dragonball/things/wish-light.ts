/** The pillar of light that rises from the crystals: behind the dragon, so that its foot stays whole before it. */
import { range } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

/** How high it rises, world units. */
export interface WishLightOptions {
  readonly tall?: number;
}

const PARTS = 16;

export const wishLight: ThingKind<WishLightOptions> = {
  name: 'wish-light',
  footprint: () => disc(10),
  height: 0,
  shadow: false,
  draw(pen, frame, { tall = 560 }) {
    const edge = (i: number, half: number) =>
      frame.at(half * (1 + 0.25 * (i / PARTS)), 0, 40 + (tall - 40) * (i / PARTS));
    for (const [half, opacity] of [
      [120, 0.34],
      [66, 0.46],
    ] as const)
      for (const i of range(PARTS))
        pen.tint(
          [edge(i, -half), edge(i, half), edge(i + 1, half), edge(i + 1, -half)],
          { emit: '#fff3b0' },
          { edge: 'straight', opacity: opacity * (1 - i / PARTS) ** 1.2 },
        );
  },
};
