/** What is set right on level 10 once everybody has a place: nobody else moves for it. */
import type { Scene } from '../../core/scene';
import { stepAside, thingAt } from '../../stage/late';
import { cardboard } from './things/cardboard';
import { pilot } from './things/pilot';

/** The carton on the lorry's way, without a word on it. */
const PLAIN = { width: 96, tall: 76, within: 'feet', print: 'glass' } as const;

/** Changes the scene and sorts it. Throws where something named is no longer there. */
export function comeLate(scene: Scene): void {
  // the guard who sleeps at the barrier stands behind the boxes with both feet on the snow
  stepAside(scene, [
    [
      [477, 2591],
      [470, 2550],
    ],
    // before the hangar: whoever has nobody to give the letter to, and who listens, clear of the thief
    [
      [615, 1512],
      [640, 1500],
    ],
    [
      [692, 1496],
      [714, 1490],
    ],
    // an eye from behind a thief's cap, a hand from behind the tower's leg
    [
      [405, 1446],
      [434, 1438],
    ],
    [
      [1909, 1553],
      [1884, 1556],
    ],
    // on the pad, two caps in one column; before the tent, an arm in the fir
    [
      [3161, 2116],
      [3090, 2112],
    ],
    [
      [3147, 2349],
      [3142, 2352],
    ],
  ]);
  // the soldier in the drum is seen
  const drum = thingAt(scene, 'fuelDrum', [508, 1570]);
  // a word of which a chimney left two letters
  const carton = thingAt(scene, 'cardboard', [2060, 1190]);
  scene.replace(
    new Map([
      [drum, drum.replan([452, 1542])],
      [carton, scene.plan(cardboard, carton.at, { ...carton.options, ...PLAIN })],
    ]),
  );
  // nobody could tell what lay on the box behind the gun
  scene.remove([thingAt(scene, 'lost', [335, 2073])]);
  // a lamp from a cheek
  const lamp = thingAt(scene, 'lampPost', [3080, 2140]);
  scene.replace(new Map([[lamp, lamp.replan([3044, 2100])]]));
  const craft = thingAt(scene, 'helicopter', [3560, 2030]);
  scene.add(pilot, craft.at, { face: -1, perched: true, sortY: craft.box.y1 + 0.5 });
  scene.sort();
}
