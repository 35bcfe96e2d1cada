/** The landmarks of level 11, each placed by hand. */
import { nth } from '../../core/geometry';
import { bird } from '../../things/aloft/aloft';
import { arenaHall } from './things/arena-hall';
import { bubbleCar } from './things/bubble-car';
import { capsuleHouse } from './things/capsule-house';
import { clash } from './things/clash';
import { TIERS, grandstand } from './things/grandstand';
import { heavenTower } from './things/heaven-tower';
import { layGags } from './gags';
import { mesa } from './things/mesa';
import { noodleBar } from './things/noodle-bar';
import { shellHut } from './things/shell-hut';
import { pod, saucer } from './things/visitors';
import { wishAltar } from './things/wish-altar';
import { wishDragon } from './things/wish-dragon';
import { rock } from '../../things/props/garden';
import { stall } from '../../things/fair/stall';
import { isCreature } from '../../stage/figure';
import { placer } from '../../stage/placer';
import { inRole } from '../../stage/role';
import type { PersonSpec } from '../../people/spec';
import type { Theme } from '../../stage/theme';
import { C, RING } from './places';

const SHELLS = ['#f7edd6', '#f0bfa2', '#cfe0d2', '#f6dc98'],
  TRIMS = ['#e07a2e', '#3f8f8a', '#c2402f', '#5f7fb8'];

/** Who sits in the stand of the other school, of those put there. */
const STRAY = 6;

/** Boulders at the feet of the rocks, the larger the nearer they lie: place and size. */
const TALUS: readonly (readonly [x: number, y: number, width: number, height: number])[] = [
  [258, 884, 96, 40],
  [312, 824, 58, 22],
  [398, 838, 104, 43],
  [450, 858, 50, 17],
  [540, 846, 76, 27],
  [1236, 818, 54, 20],
  [1346, 852, 84, 33],
  [1400, 862, 56, 19],
  [1490, 862, 118, 51],
  [1586, 838, 60, 22],
  [1606, 872, 70, 25],
  [1700, 868, 46, 16],
  [2106, 792, 64, 25],
  [2226, 806, 100, 38],
  [2290, 826, 48, 17],
  [2370, 816, 66, 24],
  [3186, 778, 56, 22],
  [3330, 790, 84, 31],
  [3540, 918, 96, 37],
  [3760, 830, 70, 25],
];

export const landmarks: Theme['landmarks'] = (stage, make) => {
  const { scene } = stage;
  const put = placer(scene);
  const perch = (
    host: ReturnType<typeof put>,
    spots: readonly (readonly [number, number, number])[],
    name: string,
    lost: PersonSpec,
  ) => {
    const random = scene.random.fork(name);
    for (const [i, [u, w, z]] of spots.entries()) {
      const at = host.frame.at(u, w, 0);
      const placement = {
        lift: (z * host.scale) / scene.scaleAt(at[1]),
        sortY: host.box.y1 + 2 + w / 100,
        perched: true,
      };
      scene.put(i === STRAY ? make(at, random, placement, inRole(lost)) : make(at, random, placement));
    }
  };
  put(wishDragon, 2560, 718, {
    aloft: true,
    layer: -1,
    size: 1.2,
    depthY: 1400,
    hazeFactor: 0.1,
    bearded: true,
  });
  for (const [x, y] of [
    [1420, 420],
    [1500, 380],
    [560, 480],
    [3560, 520],
  ] as const)
    put(bird, x, y, { aloft: true, layer: -1, depthY: 900, size: 1.2 });

  // three groups, each with a tall one, its lesser ones overlapping it, and what fell off them at their foot
  for (const [x, y, width, height] of [
    [120, 860, 330, 560],
    [330, 800, 170, 300],
    [480, 830, 120, 170],
    [1290, 800, 130, 190],
    [1420, 830, 190, 380],
    [1545, 800, 150, 250],
    [1650, 850, 110, 140],
    [2066, 770, 200, 330],
    [2172, 806, 124, 150],
    [3060, 740, 130, 180],
    [3270, 760, 180, 260],
    [3460, 900, 150, 300],
    [3640, 800, 300, 470],
    [3890, 1000, 260, 620],
  ] as const)
    put(mesa, x, y, { width, height, material: C.rock });
  for (const [x, y, width, height] of TALUS)
    put(rock, x, y, {
      width,
      height,
      material: nth(['#c9824e', '#b56f48', '#d99a62'], Math.round(x + y) % 3),
    });
  put(heavenTower, 930, 1010, { tall: 700 });
  put(mesa, 3380, 1130, { width: 210, height: 430, arch: true, material: '#c97743' });
  // its light rises behind the dragon (`latecomers.ts`), not over its foot
  put(wishAltar, 2640, 960, { beam: 60 });
  put(arenaHall, 2040, 1300, { width: 900 });
  const left = put(grandstand, 1260, 1570, { yaw: -0.42, width: 430 });
  const right = put(grandstand, 2830, 1560, { yaw: 0.42, width: 430, colours: ['#3f8f8a', '#fbf0d8'] });
  for (const [stand, name, dyes] of [
    [left, 'left', ['cobalt', 'navy', 'white', 'wood']],
    [right, 'right', ['orange', 'wine', 'gold', 'wood']],
  ] as const)
    perch(
      stand,
      TIERS.flatMap(({ w, z }, row) =>
        [-165, -95, -25, 45, 115, 175]
          .filter((_, i) => (i + row) % 3)
          .map((u) => [u + row * 12, w, z] as const),
      ),
      `tier-${name}`,
      { outfit: 'gi', colours: dyes, pose: 'shy', mood: 'worried', facing: 'front', signs: ['sweat'] },
    );
  put(saucer, 3560, 1610, { r: 330, yaw: -0.2 });
  put(pod, 3090, 2270, { r: 110 });
  put(shellHut, 430, 2450, { yaw: 0.12 });
  // no two alike: a tall one, a flat one, one with a daughter, one as wide as a house
  for (const [x, y, r, annex, k, rise] of [
    [200, 1290, 230, true, 0, 0.9],
    [640, 1190, 140, false, 1, 1.5],
    [1060, 1290, 132, false, 2, 1.12],
    [840, 1500, 200, true, 3, 0.8],
    [60, 1700, 240, false, 1, 1.06],
  ] as const)
    put(capsuleHouse, x, y, {
      r,
      annex,
      rise,
      yaw: k % 2 ? 0.15 : -0.15,
      shell: nth(SHELLS, k),
      trim: nth(TRIMS, (k + (annex ? 0 : 1)) % 4),
      number: `${(k * 37 + r) % 90}`,
      crest: nth(['dish', 'aerial', 'garden', 'dish', 'aerial'] as const, k + (annex ? 0 : 1)),
    });
  // somebody lives in the nearest rock, and somebody else on it
  const home = put(mesa, 3770, 2700, { width: 340, height: 560, material: '#a9583f', near: true });
  const upstairs = scene.random.fork('upstairs');
  const [ux, uy] = home.frame.at(-6, 0, 0);
  scene.put(
    make(
      [ux, uy],
      upstairs,
      { lift: (568 * home.scale) / scene.scaleAt(uy), sortY: home.box.y1 + 2, perched: true },
      inRole({
        pose: 'sit',
        mood: 'serene',
        build: 'elder',
        hold: 'rod',
        facing: 'front',
        signs: [],
        flip: true,
      }),
    ),
  );
  for (const [x, y, body, face, kind] of [
    [960, 2030, '#e07a2e', 1, 2],
    [560, 1680, '#f3d25a', -1, 0],
    [2720, 1320, '#c2402f', 1, 4],
    [2500, 2590, '#8f66b8', -1, 3],
  ] as const)
    put(bubbleCar, x, y, { body, face, lift: 10, kind });
  put(noodleBar, 1500, 2230, { yaw: 0.1, colour: '#8f66b8' });
  put(stall, 1830, 2290, {
    once: true,
    sign: 'JUICE',
    ware: 'bottles',
    colours: ['#d9533c', '#fff4dc'],
    wall: '#a8693f',
  });
  put(stall, 2160, 2250, {
    once: true,
    yaw: -0.1,
    sign: 'FRUIT',
    ware: 'fruit',
    colours: ['#3f8f8a', '#fff4dc'],
    wall: '#a8693f',
  });
  layGags(stage);
  // the final: two who have left the floor, above what their last blow did to it
  const hole = put(clash, ...RING, {});
  const duel = scene.random.fork('duel');
  for (const [x, y, lift, pose, flip] of [
    [RING[0] - 92, RING[1] + 8, 84, 'lunge', false],
    [RING[0] + 96, RING[1] + 2, 116, 'fly', true],
  ] as const) {
    const stand = { lift, perched: true, sortY: hole.box.y1 + 2, size: 1.22 };
    const fighter = make([x, y], duel, stand, (spec) =>
      isCreature(spec)
        ? { ...spec, flip }
        : {
            ...spec,
            pose,
            mood: 'angry',
            back: [['aura', flip ? 'sky' : 'yellow']],
            hold: null,
            signs: ['speed'],
            facing: 'front',
            shadow: false,
            flip,
          },
    );
    scene.put(fighter);
  }
};
