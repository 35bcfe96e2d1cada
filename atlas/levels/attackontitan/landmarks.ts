/** The landmarks of level 20, each placed by hand. */
import { nth } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import type { Stage } from '../../stage/place';
import type { Thing } from '../../core/thing';
import type { PersonSpec } from '../../people/spec';
import { bird } from '../../things/aloft/aloft';
import { bellTower } from './things/bell-tower';
import { breach } from './things/breach';
import { cannon } from './things/cannon';
import { colossus } from './things/colossus';
import { grip } from './things/colossus-grip';
import { depot } from './things/depot';
import { giant } from './things/giant';
import { giantTree } from './things/giant-tree';
import { greatGate } from './things/great-gate';
import { WALL_HEIGHT, bastion, rampart } from './things/rampart';
import { rubble } from './things/rubble';
import { statue } from './things/statue';
import { timberHouse } from './things/timber-house';
import { bridge, riverBoat } from '../../things/town/canal';
import { placer } from '../../stage/placer';
import { inRole } from '../../stage/role';
import type { Theme } from '../../stage/theme';
import { C, LOOKOUT, angleAt, onWall } from './places';

const JOINTS = [-120, 200, 330, 660, 980, 1290, 1600, 2160, 2480, 2800, 3110, 3400, 3660, 3950];

/** Greens of the wood, some with the sun in them: of one dark green it was a hole in the picture. */
const WOOD_LEAF = ['#3d7a52', '#8aa852', '#3b7468', '#5c9a5c', '#b0a94c'];

const GATE = 1600;

const BREACH = 330;

/** Whoever stands before a row of white teeth: dark from head to foot, and looks up. */
const AWED: readonly PersonSpec[] = [
  {
    pose: 'overhead',
    hair: 'tousled',
    hairColour: 'black',
    outfit: 'captain',
    colours: ['navy', 'charcoal'],
  },
  { pose: 'hug', hair: 'long', hairColour: 'wine', outfit: 'poncho', colours: ['forest', 'charcoal'] },
  { pose: 'gazeUp', hair: 'mohawk', hairColour: 'umber', outfit: 'rider', colours: ['plum', 'black'] },
];

function wall({ scene }: Stage): Map<number, Thing> {
  const stretches = new Map<number, Thing>();
  JOINTS.forEach((x, i) => {
    const next = JOINTS[i + 1];
    const [a, b] = [onWall(angleAt(x)), onWall(angleAt(next ?? x))];
    if (x !== GATE + 560 && x !== GATE) scene.add(bastion, [a[0], a[1] + 16], { flag: C.green });
    if (next === undefined || x === GATE) return;
    const at: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const [dx, dy] = [b[0] - a[0], (b[1] - a[1]) * 2];
    const yaw = Math.atan2(dy, dx);
    const width = Math.hypot(dx, dy) / scene.scaleAt(at[1]);
    if (x === BREACH) scene.add(breach, at, { yaw, width });
    else stretches.set(x, scene.add(rampart, at, { yaw, width, banner: i % 2 ? C.green : undefined }));
  });
  return stretches;
}

export const landmarks: Theme['landmarks'] = (stage, make) => {
  const { scene } = stage;
  const put = placer(scene);
  for (const [x, y] of [
    [1240, 250],
    [1330, 210],
    [1160, 330],
    [1870, 150],
    [300, 430],
  ] as const)
    put(bird, x, y, { aloft: true, layer: -1, depthY: 900 });
  put(giant, 90, 800, {
    times: 3.3,
    face: 'grinner',
    spec: {
      build: 'giant',
      hair: 'bald',
      outfit: { base: 'trunks' },
      colours: ['skin', 'wood', 'sand', 'umber'],
      pose: 'walk',
      skin: 'peach',
      seed: 3,
    },
  });
  put(giant, 730, 770, {
    times: 2.9,
    face: 'elder',
    spec: {
      build: 'stout',
      hair: 'bald',
      outfit: { base: 'trunks' },
      colours: ['skin', 'sand', 'sand', 'umber'],
      pose: 'cheer',
      skin: 'fair',
      seed: 5,
    },
  });
  put(colossus, 2640, 884, { size: 0.94, sortY: 800, hazeFactor: 0.4 });
  const stretches = wall(stage);
  for (const [x, y] of [
    [2270, 932],
    [2990, 1014],
  ] as const)
    put(grip, x, y, { thumb: x < 2640 ? 1 : -1, size: 0.94, sortY: y + 190, perched: true, hazeFactor: 0.4 });
  put(greatGate, 1880, 916, {});
  const guard = scene.random.fork('guard');
  for (const [x, stretch] of stretches)
    for (const [i, u] of [-0.26, 0.12, 0.34].entries()) {
      const at = stretch.frame.at(u * 300, 30, 0);
      if (u === 0.12 && x < 2100) {
        scene.perch(stretch, [u * 300, 20, WALL_HEIGHT], cannon, {
          face: x >= BREACH && x < 1500 ? -1 : 1,
          size: 0.9,
        });
        continue;
      }
      if (x === 2160 || x === 2800) continue;
      const lift = (WALL_HEIGHT * stretch.scale) / scene.scaleAt(at[1]);
      const wear =
        x === 2480
          ? inRole({ ...nth(AWED, i), facing: 'back', hat: null, hold: null, off: null, signs: [] })
          : undefined;
      scene.put(make(at, guard, { lift, sortY: stretch.box.y1 + 2, perched: true }, wear));
    }
  // he has come through, and stands up to his hips in what he broke
  put(giant, 505, 1186, {
    sortY: 1080,
    times: 2.85,
    face: 'dozer',
    spec: {
      build: 'giant',
      hair: 'bald',
      outfit: { base: 'trunks' },
      colours: ['skin', 'cobalt', 'white', 'umber'],
      pose: 'walk',
      skin: 'peach',
      seed: 9,
    },
  });

  put(rubble, 500, 1192, { width: 430 });
  put(bellTower, 1010, 1640, { yaw: 0.08 });
  put(statue, 1560, 1900, {});
  put(depot, 2190, 2330, { yaw: -0.1, roof: '#6d5a70' });
  type House = readonly [x: number, y: number, yaw: number, storeys: number, width: number];
  const houses: readonly House[] = [
    [960, 1210, -0.2, 3, 280],
    [1260, 1150, -0.12, 2, 280],
    [1520, 1130, 0.15, 2, 240],
    [110, 1640, -0.4, 3, 320],
    [1400, 1450, -0.2, 2, 250],
    [2240, 1130, 0.2, 2, 270],
    [2050, 1420, 0.3, 2, 250],
    [2350, 1440, -0.25, 3, 230],
    [2200, 1740, 0.2, 2, 280],
    [70, 2110, -0.3, 2, 320],
    [800, 2120, 0.2, 2, 280],
  ];
  houses.forEach(([x, y, yaw, storeys, width], i) =>
    put(timberHouse, x, y, {
      yaw,
      storeys,
      width,
      size: 1.04,
      depth: 190 + ((i * 3) % 4) * 16,
      roof: nth(C.roofs, (i * 3) % 5),
      plaster: nth(['#faf1dc', '#f4e2cc', '#f6e4dc', '#eef0e4'], (i * 5) % 4),
      timber: nth(['#5f3f30', '#523a34', '#6a4636'], i % 3),
      shutter: nth(['#4f7a5a', '#5a7f96', '#a8564a'], (i * 2) % 3),
      sign: i % 4 === 1 ? undefined : nth(['bread', 'mug', 'boot'] as const, i % 3),
    }),
  );
  const trees: readonly (readonly [number, number, number, number])[] = [
    [2870, 1290, 540, 72],
    [3270, 1250, 860, 84],
    [3530, 1360, 980, 92],
    [3850, 1540, 1080, 100],
    [3330, 1640, 900, 88],
    [3790, 1990, 1080, 104],
    [2900, 1980, 760, 78],
    [3800, 2620, 1040, 110],
  ];
  trees.forEach(([x, y, height, girth], i) =>
    put(giantTree, x, y, {
      height,
      girth,
      crown: 224 + (i % 3) * 28,
      leaf: nth(WOOD_LEAF, i % WOOD_LEAF.length),
      lookout: i === LOOKOUT,
    }),
  );
  put(giant, 3515, 1640, {
    times: 2.2,
    face: 'fringe',
    soles: true,
    spec: {
      build: 'giant',
      hair: 'bald',
      outfit: { base: 'trunks' },
      colours: ['skin', 'olive', 'sand', 'umber'],
      pose: 'sit',
      skin: 'fair',
      seed: 11,
      flip: true,
    },
  });
  const walkway = { length: 470, width: 150, yaw: 0.02, red: '#b9a888', deck: '#c9b48c' };
  const span = put(bridge, 2612, 1962, { ...walkway, part: 'back', sortY: 1950 });
  for (const t of [0.2, 0.42, 0.6, 0.82]) {
    const [u, z] = [-235 + 470 * t, 100 * Math.sin(t * Math.PI)];
    const at = span.frame.at(u, t > 0.5 ? -16 : 18, 0);
    const lift = (z * span.scale) / scene.scaleAt(at[1]);
    scene.put(make(at, guard, { lift, sortY: span.box.y1 + 1, perched: true }));
  }
  put(bridge, 2612, 1962, { ...walkway, part: 'front', sortY: span.box.y1 + 6, perched: true });
  for (const [x, y, yaw] of [
    [2570, 1420, 1.3],
    [2590, 2240, 1.5],
    [2640, 2600, 1.3],
  ] as const)
    put(riverBoat, x, y, { yaw, cabin: false });
};
