/** The dark land of level 3: it has risen in two steps below the keep, which left a pit there, and what moved it still glows in the cracks. */
import { pairs, resample, ribbon } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { edges } from '../../ground/edges';
import type { Ground } from '../../ground/ground';
import { area, island } from '../../ground/shapes';
import { earth } from '../../ground/textures';

/** The middle of the pit, straight below the keep. */
const PIT: Point = [3225, 800];

export function layBlight(ground: Ground): void {
  for (const [material, seed, points] of [
    [
      '#9d89b9',
      21,
      pairs([
        2900, 560, 3180, 480, 3440, 520, 3560, 680, 3550, 900, 3420, 1050, 3140, 1090, 2920, 1060, 2800, 900,
        2820, 700,
      ]),
    ],
    [
      '#8d79aa',
      22,
      pairs([3020, 690, 3240, 640, 3420, 720, 3470, 880, 3380, 970, 3180, 1000, 2990, 960, 2930, 820]),
    ],
    ['#9d89b9', 23, pairs([2560, 470, 2700, 420, 2820, 470, 2790, 580, 2660, 620, 2560, 570])],
  ] as const)
    ground.lay('waste', area(points, { seed, rough: 22 }), {
      material,
      texture: earth({ pebbles: 0.7 }),
      edge: edges.kerb({ kerbColour: '#54437a', kerbWidth: 10, lift: 16 }),
    });
  for (const [seed, points] of [
    [31, pairs([2880, 640, 2820, 740, 2860, 840, 2770, 940, 2790, 1030])],
    [32, pairs([2860, 840, 2950, 880, 2980, 960, 3060, 1020])],
    [33, pairs([2600, 640, 2550, 740, 2590, 830, 2530, 930])],
    [34, pairs([3500, 560, 3560, 660, 3540, 780, 3600, 870])],
    [35, pairs([3440, 900, 3480, 980, 3400, 1060])],
  ] as const) {
    const crack = (half: number) =>
      ribbon(
        resample(points, 24).map(([x, y], i): Point => [x + ((i * 7 + seed) % 5) * 5 - 10, y]),
        (t) => half * Math.sin(Math.PI * Math.min(1, 0.08 + t)) ** 0.7,
      );
    ground.lay('waste', crack(11), { material: '#3f2a5c', edge: edges.ink() });
    ground.lay('waste', crack(3.5), { material: '#d98ae0' });
  }
  layPit(ground);
}

/** The pit that the keep's rock was torn out of: as broad as the rock above it, and nobody goes near. */
function layPit(ground: Ground): void {
  const [x, y] = PIT;
  for (const [k, material, lift] of [
    [1, '#4a3870', 14],
    [0.8, '#382958', 10],
    [0.56, '#281c44', 8],
  ] as const)
    ground.lay('pit', island([x, y - 6 + (1 - k) * 30], 300 * k, 104 * k, { seed: 27, rough: 0.16 }), {
      material,
      edge: edges.kerb({ kerbColour: '#6a568f', kerbWidth: 9, lift }),
    });
  const embers = island([x, y + 12], 92, 26, { seed: 29, rough: 0.3 });
  ground.fillMarks([embers], { emit: '#e07ae0' }, { opacity: 0.85 });
  ground.fillMarks([island([x, y + 12], 52, 13, { seed: 30, rough: 0.3 })], { emit: '#ffd6f4' });
}
