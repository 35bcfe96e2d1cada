/** The barrier in the corner: the guard has nodded off, three boxes pass; and the room that the yard and the scenes keep. */
import { act, clearing, what, who } from '../../stage/act';
import type { Act } from '../../stage/act';
import { clear } from '../../stage/seats';
import { placer } from '../../stage/placer';
import type { FigureMaker, Stage } from '../../stage/place';
import { YIELDING } from './acts';
import { cardboard } from './things/cardboard';
import { mooringLine } from './things/mooring-line';

/** What everybody else at the base would give to see. */
export function gateScene(stage: Stage, make: FigureMaker): void {
  clear(stage, ['figure', 'rock'], { x0: 250, y0: 2600, x1: 560, y1: 2790 });
  act(stage, make, YIELDING, {
    name: 'boxes pass the barrier',
    at: [430, 2700],
    quiet: 200,
    things: [
      what(-30, 16, cardboard, { within: 'both', print: 'glass', width: 84, tall: 66 }),
      what(44, -14, cardboard, { within: 'feet', print: 'heart', width: 74, tall: 58 }),
      what(116, -58, cardboard, { within: 'both', print: 'orange', width: 60, tall: 50 }),
    ],
    actors: [
      who(40, -186, {
        pose: 'slouch',
        mood: 'asleep',
        outfit: 'flightsuit',
        build: 'tall',
        signs: ['zzz'],
        flip: false,
      }),
    ],
  });
  act(stage, make, YIELDING, COLD);
}

/** Who went for a walk on the floe without a coat; the cup is on its way. */
const COLD: Act = {
  name: 'cold feet',
  at: [3420, 1450],
  actors: [who(-142, 0, { pose: 'sneeze', mood: 'wince', signs: ['splash'], flip: false })],
};

/** Nothing stands in the strip before the walker, before letters or behind lamps. */
export function elbowRoom(stage: Stage): void {
  const { scene } = stage;
  const put = placer(scene);
  // the boxes of the scene behind it stay
  clear(stage, ['fuelDrum', 'crate', 'cardboard', 'rock', 'figure'], {
    x0: 660,
    y0: 1690,
    x1: 1300,
    y1: 1820,
  });
  clear(stage, ['fuelDrum', 'crate'], { x0: 930, y0: 1540, x1: 1300, y1: 1700 });
  clear(stage, ['conifer'], { x0: 1320, y0: 2470, x1: 1410, y1: 2580 });
  put(mooringLine, 2070, 2020, { to: [230, 0, 42] });
  for (const [x, y, r] of [
    [700, 1720, 90],
    [830, 1740, 100],
    [960, 1750, 110],
    [1090, 1740, 110],
    [1210, 1730, 100],
    [1010, 1610, 100],
    [1170, 1300, 110],
    [3246, 1900, 76],
    [2990, 2560, 60],
    [1690, 1530, 64],
    [1340, 2470, 60],
    [1490, 1196, 74],
    [1766, 2110, 60],
    [620, 2504, 56],
    [1480, 1240, 74],
    [1030, 2664, 130],
    [1540, 2100, 70],
    [3034, 2540, 40],
    [300, 2510, 130],
    [3490, 2190, 120],
    [1640, 2040, 110],
  ] as const)
    scene.add(clearing, [x, y], { r });
}
