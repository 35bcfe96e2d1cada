/** The landmarks of level 8, each placed by hand. */
import { nth } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import type { Wear } from '../../stage/place';
import type { Thing } from '../../core/thing';
import type { PersonSpec } from '../../people/spec';
import { stall } from '../../things/fair/stall';
import { isCreature } from '../../stage/figure';
import { bathHouse } from './things/bath-house';
import { examFence } from './things/exam-fence';
import { examTower } from './things/exam-tower';
import { examTree } from './things/exam-tree';
import { faceWall } from './things/face-wall';
import { giantScroll } from './things/giant-scroll';
import { greatToad } from './things/great-toad';
import { bambooScreen, hotSpring, springEdge } from './things/hot-spring';
import { leafHouse } from './things/leaf-house';
import { missionHall } from './things/mission-hall';
import { paperLanterns } from './things/paper-lanterns';
import { ramenStand } from './things/ramen-stand';
import { bowlStack, decoyLog, strawMan, strawTarget, trainingPosts } from './things/training';
import { villageGate } from './things/village-gate';
import { crag } from '../../things/nature/crag';
import { bush } from '../../things/nature/tree';
import { clearing } from '../../stage/act';
import { placer } from '../../stage/placer';
import type { Theme } from '../../stage/theme';
import { C } from './places';

/** Where nobody stands: behind the great bowl and its sticks, in the picture that the gate frames, by the chimney. */
const QUIET = [
  [2180, 1700, 150],
  [2330, 1740, 110],
  [3160, 1130, 150],
  [3060, 1120, 90],
  [3270, 1120, 90],
  [470, 1060, 90],
  [300, 1512, 70],
  // under the fall and behind the bath's ridge
  [150, 1030, 120],
  [320, 1040, 110],
  // before what is written on the hall
  [2110, 1500, 90],
  // behind the two ridges in front, behind and before the targets, before the seller of tonics, among the fences
  [2540, 2430, 110],
  [1080, 2520, 100],
  [1260, 2560, 90],
  [1020, 2225, 80],
  [1610, 2132, 80],
  [1700, 2264, 80],
  [1420, 2616, 100],
  [3140, 1880, 90],
  [3210, 1850, 60],
  [3270, 1562, 60],
  // in the lap of the toad, where the string of lanterns would cross a face; before the sellers of toys and soda
  [290, 2470, 150],
  [2456, 1724, 76],
  [2650, 1640, 60],
] as const;

export const landmarks: Theme['landmarks'] = ({ scene }, make) => {
  const put = placer(scene);
  const roofs = scene.random.fork('roofs');
  const perch = (on: Thing, u: number, w: number, z: number, as: PersonSpec): void => {
    const at = on.frame.at(u, w, 0);
    const wear: Wear = (spec) =>
      isCreature(spec) ? spec : { ...spec, facing: 'front', hold: null, signs: [], outfit: 'shinobi', ...as };
    const lift = (z * on.scale) / scene.scaleAt(at[1]);
    scene.put(make(at, roofs, { lift, sortY: on.box.y1 + 2, perched: true }, wear));
  };
  for (const [x, size] of [
    [120, 1.9],
    [3720, 2],
  ] as const)
    put(crag, x, 950, { width: 640, height: 640, material: '#c08058', moss: '#d08a5c', size, fall: false });
  const cliff = put(faceWall, 1920, 850, { size: 2 });
  perch(cliff, -470, 62, 246, { pose: 'crouch', mood: 'stern', flip: false });
  perch(cliff, 182, 62, 238, { pose: 'run', mood: 'grin', signs: ['speed'], flip: true });
  perch(cliff, 600, 70, 246, {
    pose: 'point',
    mood: 'worried',
    outfit: 'farmer',
    hat: 'hachimaki',
    flip: false,
  });
  // of the leaves on its doors no more than points are seen: they are of the doors' own green
  put(villageGate, 3170, 1190, { yaw: -0.06, size: 0.86, mark: '#5a9a66' });
  // what the hermit brought home: set down against the wall of the gate, where nobody can pass it by
  put(giantScroll, 2916, 1288, { size: 1.2, hero: true });

  const houses: readonly (readonly [
    x: number,
    y: number,
    yaw: number,
    storeys: number,
    crown: 'hip' | 'terrace' | 'turret',
    sign: string | undefined,
  ])[] = [
    [800, 1040, 0.14, 3, 'turret', undefined],
    [1120, 1050, 0.08, 2, 'hip', undefined],
    [1430, 1010, 0.04, 1, 'terrace', undefined],
    [2700, 1100, -0.12, 3, 'turret', undefined],
    [1560, 1490, 0.12, 2, 'hip', '茶'],
    [1850, 1560, 0.06, 2, 'terrace', '寿'],
    // the roof before it would leave a stroke of a sign
    [2880, 1700, -0.18, 2, 'hip', undefined],
    [2960, 2070, -0.22, 3, 'turret', '玉'],
    [2990, 2420, -0.24, 2, 'terrace', '花'],
    [2600, 2770, -0.12, 2, 'hip', undefined],
    [1080, 2850, 0.1, 2, 'hip', undefined],
  ];
  const built = houses.map(([x, y, yaw, storeys, crown, sign], k) =>
    put(leafHouse, x, y, {
      yaw,
      storeys,
      crown,
      sign,
      width: 290 + (k % 3) * 26,
      wall: nth(C.walls, k % C.walls.length),
      roof: nth(C.roofs, k % C.roofs.length),
      cloth: nth(['#2f7f78', '#b5482f', '#3f6fa0'], k % 3),
      size: 1.06,
    }),
  );
  for (const [k, u, z, as] of [
    [1, -30, 326, { pose: 'sneak', mood: 'stern', flip: true }],
    [3, -64, 414, { pose: 'crouch', mood: 'grin', flip: false }],
    [4, 10, 334, { pose: 'crouch', mood: 'cool', hold: 'kunai', flip: false }],
    [6, 0, 332, { pose: 'run', mood: 'joy', signs: ['speed'], flip: false }],
    [7, -70, 462, { pose: 'sneak', mood: 'cheeky', hold: 'scroll', flip: true }],
    [9, 0, 332, { pose: 'sit', mood: 'asleep', signs: ['zzz'], flip: false }],
    [10, -104, 312, { pose: 'run', mood: 'worried', signs: ['sweat'], flip: false }],
  ] as const)
    perch(nth(built, k), u, -8, z, as);

  const hall = put(missionHall, 2300, 1390, { size: 1 });
  perch(hall, 60, 238, 226, { pose: 'point', mood: 'angry', outfit: 'kimono', hat: 'fez', flip: false });
  perch(hall, 150, 190, 226, { pose: 'bow', mood: 'worried', flip: true });

  // what the fall waters hides where the rock ends
  for (const [x, width] of [
    [-6, 130],
    [86, 120],
    [172, 140],
    [262, 110],
  ] as const)
    put(bush, x, 1082, { width, leaf: nth(C.leaf, width % 4) });
  put(bathHouse, 250, 1430, { yaw: 0.06, size: 1 });
  const spring: Point = [330, 1690];
  const r = 250;
  const ahead = 0.43 * r * scene.scaleAt(spring[1]);
  put(hotSpring, ...spring, { r, sortY: spring[1] - 120, depthY: spring[1] });
  put(springEdge, spring[0], spring[1] + ahead, { r, sortY: spring[1] + ahead + 10, depthY: spring[1] });
  for (const [dx, dy, mood] of [
    [-120, 40, 'serene'],
    [-20, 52, 'sleepy'],
    [90, 44, 'joy'],
    [150, 24, 'dizzy'],
  ] as const) {
    const wear: Wear = (spec) =>
      isCreature(spec)
        ? spec
        : {
            ...spec,
            pose: 'sit',
            mood,
            outfit: 'trunks',
            hat: null,
            hold: null,
            signs: [],
            facing: 'front',
            colours: ['skin', 'cobalt'],
          };
    const at: Point = [spring[0] + dx, spring[1] + dy];
    scene.put(make(at, roofs, { perched: true, sortY: spring[1] + ahead - 10 }, wear));
  }
  for (const [x, y, yaw] of [
    [30, 1600, 0.9],
    [20, 1800, 1.2],
  ] as const)
    put(bambooScreen, x, y, { width: 240, yaw });

  put(ramenStand, 2180, 2150, { yaw: -0.14, size: 0.9, hero: true });
  put(bowlStack, 1940, 2190, { count: 11 });
  put(greatToad, 310, 2390, { yaw: 0.04, size: 1.04, hero: true });
  put(trainingPosts, 1330, 2150, { size: 1 });
  for (const [x, y] of [
    [1610, 2170],
    [1700, 2300],
    [1020, 2260],
  ] as const)
    put(strawTarget, x, y, { yaw: -0.1 });
  for (const [x, y] of [
    [1100, 2470],
    [1480, 2440],
  ] as const)
    put(strawMan, x, y, { coat: x > 1300 ? '#b5482f' : '#5f7f9a' });
  put(decoyLog, 1310, 2400, {});
  put(decoyLog, 3250, 2330, {});

  const forest: readonly (readonly [
    x: number,
    y: number,
    height: number,
    girth: number,
    eyes: string | undefined,
  ])[] = [
    [3800, 1500, 470, 120, '#9fe87a'],
    [3790, 1850, 540, 150, '#ffe27a'],
    [3590, 2030, 380, 110, '#8fd8f0'],
    [3690, 2230, 480, 150, '#ff8a5a'],
    [3330, 2560, 400, 120, '#ffe27a'],
  ];
  for (const [x, y, height, girth, eyes] of forest)
    put(examTree, x, y, { height, girth, eyes, leaf: nth(['#2c5f4a', '#35684a', '#28544e'], girth % 3) });
  put(examTower, 3600, 1500, { yaw: -0.1, size: 1.2 });
  put(examFence, 3290, 1590, { width: 440, gate: 'open' });
  put(examFence, 3670, 1620, { width: 300, bare: true });
  for (const [x, y] of [
    [3110, 1790],
    [3150, 2000],
  ] as const)
    put(examFence, x, y, { width: 330, yaw: 1.96, bare: true });
  for (const [x, y, yaw, k] of [
    [2648, 1588, -0.1, 0],
    [980, 1420, 0.2, 1],
    [2452, 1664, -0.08, 2],
    [1420, 2560, 0.1, 3],
  ] as const)
    put(stall, x, y, {
      once: true,
      yaw,
      width: 200,
      ware: nth(['bottles', 'fruit', 'toys', 'bottles'] as const, k),
      colours: nth(
        [
          ['#f0903a', '#fff3dc'],
          ['#3f8a5a', '#fff3dc'],
          ['#3f6fa0', '#fff3dc'],
          ['#b5482f', '#fff3dc'],
        ] as const,
        k,
      ),
      sign: nth(['SODA', 'FRUIT', 'TOYS', 'TONIC'], k),
    });
  for (const [x, y, r] of QUIET) put(clearing, x, y, { r });
  foreground(put);
};

/** Roofs and lanterns so near that the lower corners cut them: we look down the street from among them. */
function foreground(put: ReturnType<typeof placer>): void {
  for (const [x, y, size, yaw, roof, cloth] of [
    [180, 3270, 1.75, 0.16, '#2f6f78', '#b5482f'],
    [3640, 3150, 1.9, -0.18, '#b5522f', '#2f7f78'],
  ] as const)
    put(leafHouse, x, y, { yaw, storeys: 2, crown: 'hip', width: 330, wall: '#e8cfa4', roof, cloth, size });
  for (const [x, y, to, signs] of [
    [-60, 2250, [408, -124], ['木', '大']],
    [3900, 2210, [-420, -120], ['大', '米']],
  ] as const)
    put(paperLanterns, x, y, {
      to,
      count: 3,
      colours: ['#e8603f', '#f6c84a'],
      signs,
      aloft: true,
      layer: 2,
      depthY: 2716,
      size: 1.5,
    });
}
