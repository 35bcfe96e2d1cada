/** What comes to level 2 when everybody has a place, and who steps aside: heaps come apart and bare corners fill, nobody else moves. */
import { distance, nth } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import type { Scene } from '../../core/scene';
import type { Plan, Thing } from '../../core/thing';
import { stepAside, thingAt } from '../../stage/late';
import type { Step } from '../../stage/late';
import { bush } from '../../things/nature/tree';
import { C } from './places';
import { bowlHeap, towelRack } from './things/drying-corner';
import { gull } from './things/gull';
import { landingStage } from './things/landing-stage';
import { lookOut } from './things/look-outs';
import { wheatPrint } from './things/wheat-print';

/** Whose feet go from where to where. */
const STEPS: readonly Step[] = [
  // off the pumpkin head's back, to the lawn by the easel
  [
    [1736, 1647],
    [1465, 1772],
  ],
  // a straw hat over a mouth at the pot
  [
    [3431, 1526],
    [3498, 1546],
  ],
  // whoever waits for the last bus sleeps beside its paw, not before the phantom's bouquet
  [
    [1108, 2578],
    [918, 2574],
  ],
  // a foot in the river
  [
    [1433, 2726],
    [840, 2690],
  ],
  // stuck in a roof's ridge
  [
    [3155, 1553],
    [3155, 1510],
  ],
  [
    [3060, 1561],
    [3060, 1518],
  ],
];

/** Tables behind the bakery's chimney: its smoke lay over their guests. */
const TABLES: readonly Point[] = [
  [2748, 2108],
  [2761, 2240],
];

/** How far from its table a guest sits at most, picture pixels. */
const AT_TABLE = 110;

/** Takes tables away with whoever sits at them. */
function clearTables(scene: Scene): void {
  const tables = TABLES.map((spot) => thingAt(scene, 'parasol', spot));
  const guests = scene.things.filter(
    ({ features, options, at }) =>
      features !== undefined &&
      options.perched === true &&
      tables.some((table) => distance(at, table.at) <= AT_TABLE),
  );
  scene.remove([...tables, ...guests]);
}

/** Changes the scene once its crowd has a place. Throws where a named figure or thing is no longer there: its spot is left from an older layout. */
export function comeLate(scene: Scene): void {
  clearTables(scene);
  stepAside(scene, STEPS);
  const plans = new Map<Thing, Plan>();
  // its pole stood before the stoker
  const tower = thingAt(scene, 'clockTower', [3726, 1900]);
  plans.set(tower, tower.replan(tower.at, { size: 0.85 }));
  // a pot stood on the airman's head, another on the tower's top
  const pot = thingAt(scene, 'pot', [3539, 1615]);
  plans.set(pot, pot.replan([3564, 1668]));
  scene.remove([thingAt(scene, 'pot', [3723, 1261])]);
  // five birds of one shape are a pattern, and a white one before a cloud is a scratch
  for (const [at, to, does] of [
    [[2110, 470], [2110, 470], 'hang'],
    [[3560, 120], [3440, 176], 'dive'],
  ] as const) {
    const bird = thingAt(scene, 'bird', at);
    plans.set(bird, scene.plan(gull, to, { ...bird.options, does }));
  }
  const white = thingAt(scene, 'bird', [2640, 210]);
  plans.set(white, white.replan([2490, 96]));
  scene.replace(plans);
  const crown = thingAt(scene, 'camphor', [380, 1090]);
  for (const [u, z, look] of [
    [-40, 1042, 1],
    [38, 668, -1],
    [424, 738, -1],
  ] as const)
    scene.perch(crown, [u, 0, z], lookOut, { look, size: crown.options.size ?? 1 });
  const bakery = thingAt(scene, 'bakery', [2480, 2440]);
  for (const [u, w] of [
    [-270, 150],
    [-232, 166],
    [-292, 176],
  ] as const)
    scene.perch(bakery, [u, w, 8], wheatPrint, { size: bakery.options.size ?? 1 });
  scene.add(landingStage, [3408, 2316], { perched: true, sortY: 2262 });
  scene.add(towelRack, [3646, 1212], {});
  scene.add(bowlHeap, [3792, 1222], { size: 0.8 });
  // what the umbrella hid of the scarecrow, so that he is still to be looked for
  scene.add(bush, [1752, 1702], { width: 66, leaf: nth(C.leaf, 3), flower: '#f6d35a' });
  scene.sort();
}
