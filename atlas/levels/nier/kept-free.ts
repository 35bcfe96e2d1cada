/** Where nobody of the crowd stands: ground that a lone figure has, and what lies behind roofs, decks and boards. */
import { island } from '../../ground/shapes';
import type { Stage } from '../../stage/place';
import { C } from './places';

export function keepFree({ scene, ground }: Stage): void {
  const { width } = scene;
  // nobody is seen between the towers of the far end
  ground.lay(
    'bare',
    [
      [-60, -60],
      [width + 60, -60],
      [width + 60, 350],
      [-60, 350],
    ],
    { material: C.grass, drawn: island([60, 2700], 40, 6, { rough: 0 }) },
  );
  // ground that stays bare: somebody alone on it, or nobody
  for (const [x, y, rx, ry, material] of [
    [1975, 905, 105, 56, C.grass],
    [1886, 2157, 220, 66, C.street],
    [3104, 2638, 230, 60, C.tiles],
    [3222, 935, 150, 42, C.sand],
    [610, 2650, 270, 74, C.camp],
    [2250, 440, 260, 70, C.grass],
    [2960, 2320, 190, 60, C.tiles],
    [1690, 2470, 200, 70, C.street],
  ] as const)
    ground.lay('bare', island([x, y], rx, ry, { seed: x, rough: 0.1 }), { material });
  // nobody stands behind the broken road or beneath it, where its deck would cut his head off; the grass at its near end stays
  ground.lay(
    'bare',
    [
      [2690, 1250],
      [3900, 1230],
      [3900, 1600],
      [2690, 1540],
    ],
    {
      material: C.sand,
      drawn: island([3840, 1420], 40, 10, { rough: 0 }),
    },
  );
  // nor behind the camp's house, where its washing hangs and its mast stands
  ground.lay(
    'bare',
    [
      [300, 1950],
      [720, 1950],
      [740, 1730],
      [960, 1730],
      [960, 1960],
      [880, 2110],
      [300, 2110],
    ],
    { material: C.moss, drawn: island([330, 2080], 20, 6, { rough: 0 }) },
  );
  // nor behind the ladders of the trees and behind the capsule
  for (const [x0, y0, x1, y1] of [
    [340, 1480, 560, 1830],
    [1230, 2240, 1720, 2392],
  ] as const)
    ground.lay(
      'bare',
      [
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [x0, y1],
      ],
      { material: C.grass, drawn: [] },
    );
  // nor close before the stage, where heads would cover the play
  ground.lay(
    'bare',
    [
      [1870, 838],
      [2480, 838],
      [2480, 936],
      [1870, 936],
    ],
    { material: C.grass, drawn: island([2420, 900], 20, 6, { rough: 0 }) },
  );
  // nor behind the near tower on the right, nor where the frame cuts their legs
  ground.lay(
    'bare',
    [
      [3430, 1950],
      [3960, 1950],
      [3960, 2860],
      [1300, 2860],
      [1300, 2672],
      [3430, 2672],
    ],
    { material: C.tiles, drawn: island([3900, 2760], 30, 8, { rough: 0 }) },
  );
}
