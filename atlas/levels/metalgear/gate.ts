/** The barrier in the corner: the guard has nodded off, three boxes pass; and the room that the yard and the scenes keep. */
import { act, clearing, what, who } from '../../stage/act';
import { clear } from '../../stage/seats';
import { placer } from '../../stage/placer';
import type { FigureMaker, Stage } from '../../stage/place';
import { treasure } from '../../things/props/gear';
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
      what(-48, 16, cardboard, { within: 'both', print: 'glass', width: 84, tall: 66 }),
      what(44, -14, cardboard, { within: 'feet', print: 'heart', width: 74, tall: 58 }),
      what(116, -58, cardboard, { within: 'both', print: 'orange', width: 60, tall: 50 }),
    ],
    actors: [
      who(40, -186, { pose: 'slouch', mood: 'asleep', outfit: 'flightsuit', build: 'tall', signs: ['zzz'], flip: false }),
    ],
  });
}

/** Nothing stands in the strip before the walker, before letters or behind lamps; what was dug up lies on firm ground. */
export function elbowRoom(stage: Stage): void {
  const { scene } = stage;
  const put = placer(scene);
  const strip = { x0: 660, y0: 1650, x1: 1300, y1: 1800 };
  clear(stage, ['fuelDrum', 'crate', 'cardboard', 'rock'], strip);
  clear(stage, ['fuelDrum', 'crate', 'cardboard'], { x0: 930, y0: 1540, x1: 1090, y1: 1660 });
  clear(stage, ['conifer'], { x0: 1320, y0: 2470, x1: 1410, y1: 2580 });
  clear(stage, ['treasure'], { x0: 1600, y0: 2400, x1: 1780, y1: 2520 });
  put(treasure, 1560, 2500, {});
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
  ] as const)
    scene.add(clearing, [x, y], { r });
}
