/** The landmarks of level 11, each placed by hand. */
import { nth } from '../../core/geometry';
import { bird } from '../../things/aloft/aloft';
import { arenaHall } from './things/arena-hall';
import { bubbleCar } from './things/bubble-car';
import { capsuleHouse } from './things/capsule-house';
import { TIERS, grandstand } from './things/grandstand';
import { heavenTower } from './things/heaven-tower';
import { mesa } from './things/mesa';
import { shellHut } from './things/shell-hut';
import { pod, saucer } from './things/visitors';
import { wishAltar } from './things/wish-altar';
import { wishDragon } from './things/wish-dragon';
import { stall } from '../../things/fair/stall';
import { isCreature } from '../../stage/figure';
import { placer } from '../../stage/placer';
import type { Theme } from '../../stage/theme';
import { C } from './places';

const SHELLS = ['#f7edd6', '#f3d9c4', '#e4ecd6', '#f6e2b0'],
  TRIMS = ['#e07a2e', '#3f8f8a', '#c2402f', '#5f7fb8'];

export const landmarks: Theme['landmarks'] = (stage, make) => {
  const { scene } = stage;
  const put = placer(scene);
  const perch = (
    host: ReturnType<typeof put>,
    spots: readonly (readonly [number, number, number])[],
    name: string,
  ) => {
    const random = scene.random.fork(name);
    for (const [u, w, z] of spots) {
      const at = host.frame.at(u, w, 0);
      scene.put(
        make(at, random, {
          lift: (z * host.scale) / scene.scaleAt(at[1]),
          sortY: host.box.y1 + 2 + w / 100,
          perched: true,
        }),
      );
    }
  };
  put(wishDragon, 2560, 668, { aloft: true, layer: -1, size: 1.2, depthY: 1400, hazeFactor: 0.1 });
  for (const [x, y] of [
    [1420, 420],
    [1500, 380],
    [560, 480],
    [3560, 520],
  ] as const)
    put(bird, x, y, { aloft: true, layer: -1, depthY: 900, size: 1.2 });

  for (const [x, y, width, height, arch, hole] of [
    [120, 860, 330, 560, false, false],
    [430, 790, 200, 330, false, true],
    [600, 740, 110, 170, false, false],
    [2180, 770, 210, 330, false, false],
    [2420, 745, 130, 200, false, false],
    [3060, 740, 130, 180, false, false],
    [3460, 900, 150, 300, false, false],
    [1490, 760, 170, 300, false, false],
    [1700, 730, 120, 170, false, false],
    [3640, 800, 300, 470, false, true],
    [3270, 760, 180, 260, false, false],
    [3890, 1000, 260, 620, false, false],
    [1330, 880, 150, 250, false, false],
  ] as const)
    put(mesa, x, y, { width, height, arch, hole, material: C.rock });
  put(heavenTower, 930, 1010, { tall: 700 });
  put(mesa, 3380, 1130, { width: 210, height: 430, arch: true, material: '#c97743' });
  put(wishAltar, 2640, 960, { beam: 760 });
  put(arenaHall, 2040, 1300, { width: 900 });
  const left = put(grandstand, 1260, 1570, { yaw: -0.42, width: 430 });
  const right = put(grandstand, 2830, 1560, { yaw: 0.42, width: 430, colours: ['#3f8f8a', '#fbf0d8'] });
  for (const [stand, name] of [
    [left, 'left'],
    [right, 'right'],
  ] as const)
    perch(
      stand,
      TIERS.flatMap(({ w, z }, row) =>
        [-165, -95, -25, 45, 115, 175]
          .filter((_, i) => (i + row) % 3)
          .map((u) => [u + row * 12, w, z] as const),
      ),
      `tier-${name}`,
    );
  put(saucer, 3560, 1610, { r: 330, yaw: -0.2 });
  put(pod, 3090, 2270, { r: 110 });
  put(shellHut, 430, 2450, { yaw: 0.12 });
  for (const [x, y, r, annex, k] of [
    [200, 1290, 230, true, 0],
    [640, 1190, 170, false, 1],
    [1060, 1290, 150, false, 2],
    [840, 1500, 190, true, 3],
    [60, 1700, 240, false, 1],
    [2330, 2600, 180, true, 2],
  ] as const)
    put(capsuleHouse, x, y, {
      r,
      annex,
      yaw: k % 2 ? 0.15 : -0.15,
      shell: nth(SHELLS, k),
      trim: nth(TRIMS, (k + (annex ? 0 : 1)) % 4),
      number: `${(k * 37 + r) % 90}`,
    });
  put(mesa, 3760, 2660, { width: 330, height: 620, material: '#b56a45' });
  put(mesa, 1800, 2830, { width: 300, height: 220, material: '#b56a45' });
  put(mesa, 1120, 1010, { width: 90, height: 120, material: C.rock });
  for (const [x, y, body, face] of [
    [1290, 2150, '#e07a2e', 1],
    [620, 1700, '#3f8f8a', -1],
    [2470, 1180, '#c2402f', 1],
    [2640, 2540, '#5f7fb8', -1],
  ] as const)
    put(bubbleCar, x, y, { body, face, lift: 10 });
  for (const [x, y, yaw, sign] of [
    [1640, 2060, 0.1, 'NOODLES'],
    [2040, 2330, -0.1, 'BUNS'],
    [1130, 2090, 0.2, 'BEANS'],
  ] as const)
    put(stall, x, y, { yaw, sign, ware: 'fruit', colours: ['#e07a2e', '#fbf0d8'], wall: '#b5724a' });
  // two who settle it in the air
  const duel = scene.random.fork('duel');
  for (const [x, y, flip] of [
    [1500, 1010, false],
    [1720, 960, true],
  ] as const) {
    const fighter = make([x, y], duel, { aloft: true, depthY: 1200, lift: 190 }, (spec) =>
      isCreature(spec)
        ? { ...spec, flip }
        : {
            ...spec,
            pose: 'fly',
            mood: 'angry',
            back: ['aura'],
            hold: null,
            signs: ['speed'],
            facing: 'front',
            flip,
          },
    );
    scene.put(fighter);
  }
};
