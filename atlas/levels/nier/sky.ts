/** The light of level 14: no sky is seen from the bottom of the city, a beam of it comes down the shaft. */
import type { Part } from '../../core/compose';
import { polygon } from '../../core/path';
import { linearGradient } from '../../core/svg';
import type { Theme } from '../../stage/theme';

export const finish: Theme['finish'] = {
  vignette: '#123230',
  vignetteOpacity: 0.62,
  sun: '#fff6d0',
  sunAt: [0.5, 0.5],
  sunOpacity: 0.2,
  washes: {
    colour: '#1f4a48',
    opacity: 0.6,
    at: [
      [60, 1300, 980, 1900, 0.56],
      [3790, 1300, 980, 1900, 0.56],
      [1900, 2900, 2400, 460, 0.4],
      [900, 2300, 700, 420, 0.34],
      [3050, 2400, 760, 420, 0.3],
    ],
  },
};

export const backdrop: Theme['backdrop'] = () => [];

/** Where a ray enters above and where it ends on the court, and how strong it is. */
const RAYS = [
  [1560, 2560, 1180, 2460, 0.21],
  [1800, 2420, 1450, 2200, 0.19],
  [2480, 2700, 2260, 2560, 0.17],
] as const;
const FOOT = 1620;

/** Light that hangs in the dust: it is seen through, so it covers nobody. */
export const overlays = (): readonly Part[] => [
  {
    nodes: RAYS.map(([top0, top1, foot0, foot1], i) => ({
      d: polygon([
        [top0, -20],
        [top1, -20],
        [foot1, FOOT],
        [foot0, FOOT],
      ]),
      fill: `url(#ray${i})`,
    })),
    defs: RAYS.map(([, , , , strength], i) =>
      linearGradient(
        `ray${i}`,
        [
          [0, '#fffbe0', strength * 1.25],
          [0.45, '#fffbe0', strength * 0.9],
          [0.8, '#fffbe0', strength * 0.5],
          [1, '#fffbe0', 0],
        ],
        [0, FOOT],
      ),
    ),
  },
];
