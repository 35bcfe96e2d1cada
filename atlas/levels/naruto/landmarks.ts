/** The landmarks of level 8, each placed by hand. */
import { nth } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import type { Wear } from '../../stage/place';
import type { Thing } from '../../core/thing';
import type { PersonSpec } from '../../people/spec';
import { bird } from '../../things/aloft/aloft';
import { stall } from '../../things/fair/stall';
import { isCreature } from '../../stage/figure';
import { bathHouse } from './things/bath-house';
import { carvedCliff } from './things/carved-cliff';
import { examFence } from './things/exam-fence';
import { examTower } from './things/exam-tower';
import { examTree } from './things/exam-tree';
import { greatToad } from './things/great-toad';
import { bambooScreen, hotSpring, springEdge } from './things/hot-spring';
import { leafHouse } from './things/leaf-house';
import { missionHall } from './things/mission-hall';
import { ramenStand } from './things/ramen-stand';
import { bowlStack, decoyLog, strawMan, strawTarget, trainingPosts } from './things/training';
import { villageGate } from './things/village-gate';
import { crag } from '../../things/nature/crag';
import { placer } from '../../stage/placer';
import type { Theme } from '../../stage/theme';
import { C } from './places';

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
  for (const [x, y] of [
    [2480, 300],
    [2560, 250],
    [2680, 330],
    [620, 330],
  ] as const)
    put(bird, x, y, { aloft: true, layer: -1, depthY: 900, material: '#6a4a3a' });

  put(crag, 320, 1010, { width: 620, height: 640, material: '#d8a070', moss: '#6fa04a', size: 1.15 });
  const cliff = put(carvedCliff, 1560, 900, { size: 1.25 });
  perch(cliff, -270, 60, 646, { pose: 'crouch', mood: 'stern', flip: false });
  perch(cliff, 330, 60, 588, { pose: 'run', mood: 'grin', signs: ['speed'], flip: true });
  perch(cliff, 560, 70, 556, {
    pose: 'point',
    mood: 'worried',
    outfit: 'farmer',
    hat: 'hachimaki',
    flip: false,
  });
  put(villageGate, 2960, 1010, { yaw: -0.06, size: 1.12 });

  const houses: readonly (readonly [
    x: number,
    y: number,
    yaw: number,
    storeys: number,
    crown: 'hip' | 'terrace' | 'turret',
    sign: string | undefined,
  ])[] = [
    [900, 1270, 0.16, 3, 'turret', undefined],
    [1150, 1290, 0.08, 2, 'hip', undefined],
    [2010, 1270, -0.08, 2, 'terrace', undefined],
    [2260, 1240, -0.12, 3, 'turret', undefined],
    [2520, 1440, -0.2, 2, 'hip', '米'],
    [930, 1800, 0.22, 2, 'terrace', '茶'],
    [1240, 1850, 0.14, 2, 'hip', '寿'],
    [2620, 2180, -0.22, 3, 'turret', '玉'],
    [2360, 2380, -0.26, 2, 'hip', '花'],
    [2560, 2840, -0.1, 2, 'hip', undefined],
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
    [1, -30, 334, { pose: 'run', mood: 'stern', signs: ['speed'], flip: true }],
    [3, -50, 462, { pose: 'jump', mood: 'grin', signs: ['speed'], flip: false }],
    [4, 10, 334, { pose: 'crouch', mood: 'cool', hold: 'kunai', flip: false }],
    [6, 0, 332, { pose: 'run', mood: 'joy', signs: ['speed'], flip: false }],
    [7, -70, 462, { pose: 'sneak', mood: 'cheeky', hold: 'scroll', flip: true }],
    [8, 0, 332, { pose: 'sleep', mood: 'asleep', signs: ['zzz'], flip: false }],
    [9, -40, 334, { pose: 'run', mood: 'worried', signs: ['sweat'], flip: false }],
  ] as const)
    perch(nth(built, k), u, -8, z, as);

  const hall = put(missionHall, 1560, 1310, {});
  perch(hall, 60, 238, 226, { pose: 'point', mood: 'angry', outfit: 'kimono', hat: 'fez', flip: false });
  perch(hall, 150, 190, 226, { pose: 'bow', mood: 'worried', flip: true });

  put(bathHouse, 250, 1430, { yaw: 0.06, size: 1.05 });
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

  put(ramenStand, 2210, 1760, { yaw: -0.14, size: 1.05, hero: true });
  put(bowlStack, 1950, 1790, { count: 11 });
  put(greatToad, 330, 2560, { yaw: 0.04, size: 1.04, hero: true });
  put(trainingPosts, 1330, 2190, { size: 1.05 });
  for (const [x, y] of [
    [1600, 2150],
    [1690, 2290],
    [1010, 2300],
  ] as const)
    put(strawTarget, x, y, { yaw: -0.1 });
  for (const [x, y] of [
    [1120, 2560],
    [1500, 2600],
  ] as const)
    put(strawMan, x, y, { coat: x > 1300 ? '#b5482f' : '#5f7f9a' });
  put(decoyLog, 1350, 2480, {});
  put(decoyLog, 2900, 2220, {});

  const forest: readonly (readonly [
    x: number,
    y: number,
    height: number,
    girth: number,
    eyes: string | undefined,
  ])[] = [
    [3740, 1340, 470, 120, undefined],
    [3790, 1720, 540, 150, '#ffe27a'],
    [3380, 1800, 400, 110, undefined],
    [3660, 2200, 480, 150, '#ff8a5a'],
    [3230, 2090, 360, 100, undefined],
    [3830, 2660, 560, 190, '#ffe27a'],
  ];
  for (const [x, y, height, girth, eyes] of forest)
    put(examTree, x, y, { height, girth, eyes, leaf: nth(['#2c5f4a', '#35684a', '#28544e'], girth % 3) });
  put(examTower, 3570, 1230, { yaw: -0.1, size: 1.3 });
  put(examFence, 3270, 1390, { width: 440, gate: 'open' });
  put(examFence, 3640, 1400, { width: 300 });
  for (const [x, y] of [
    [2990, 1520],
    [2880, 1700],
  ] as const)
    put(examFence, x, y, { width: 330, yaw: 1.96 });
  for (const [x, y, yaw, k] of [
    [1880, 1540, -0.12, 0],
    [1080, 1530, 0.2, 1],
    [2440, 2060, -0.2, 2],
    [1730, 2560, 0.1, 0],
  ] as const)
    put(stall, x, y, {
      yaw,
      width: 200,
      ware: nth(['bottles', 'fruit', 'toys'] as const, k),
      colours: nth(
        [
          ['#f0903a', '#fff3dc'],
          ['#3f8a5a', '#fff3dc'],
          ['#3f6fa0', '#fff3dc'],
        ] as const,
        k,
      ),
      sign: nth(['DANGO', 'PEARS', 'STARS'], k),
    });
};
