/** A range as a chart of the world shows it: no two are built alike, so that none reads as a stamp. */
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { nth } from '../../../core/geometry';
import { shard } from '../../../things/nature/crag';
import { peak } from './snow-peak';

export interface MountainsOptions {
  readonly rock: string;
  readonly snow: string;
  /** How it is built: three brothers, a broad back with a needle beside it, a horn that leans over its shoulder. */
  readonly build?: 0 | 1 | 2;
}

type Peak = readonly [u: number, w: number, half: number, height: number, tone: number, lean: number];

const BUILDS: readonly (readonly Peak[])[] = [
  [
    [-120, -40, 120, 300, -0.4, -10],
    [140, -50, 130, 340, -0.5, 20],
    [10, 10, 150, 420, 0, 10],
  ],
  [
    [150, -50, 74, 430, -0.5, 16],
    [-150, -30, 110, 230, -0.3, -24],
    [-30, 10, 210, 290, 0, -30],
  ],
  [
    [120, -40, 150, 250, -0.4, 10],
    [-30, -10, 120, 500, -0.1, 76],
    [-130, 14, 96, 200, 0.1, -18],
  ],
];

export const mountains: ThingKind<MountainsOptions> = {
  name: 'mountains',
  footprint: () => block(440, 110),
  height: 320,
  draw(pen, frame, { rock, snow, build = 0 }, random) {
    for (const [u, w, half, height, tone, lean] of nth(BUILDS, build))
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
