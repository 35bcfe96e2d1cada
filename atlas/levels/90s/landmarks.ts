/** The landmarks of level 5, each placed by hand. */
import type { Point } from '../../core/geometry';
import type { FigureMaker, Stage } from '../../stage/place';
import type { Thing } from '../../core/thing';
import { balloon, bannerPlane, bird } from '../../things/aloft/aloft';
import { antennaBlock } from './things/antenna-block';
import { boomboxStage } from './things/boombox-stage';
import { cabinetArcade } from './things/cabinet-arcade';
import { consoleShop } from './things/console-shop';
import { halfPipe } from './things/half-pipe';
import { petEgg } from './things/pet-egg';
import { recordShop } from './things/record-shop';
import { timeCapsule } from './things/time-capsule';
import { tubeClub } from './things/tube-club';
import { perch } from '../../stage/perch';
import { placer } from '../../stage/placer';
import type { Theme } from '../../stage/theme';
import { C, KEYS } from './places';

/** Somebody on top of a landmark, at local spots of it. */
function standOn(
  stage: Stage,
  make: FigureMaker,
  host: Thing,
  z: number,
  spots: readonly Point[],
  pose: 'dance' | 'cheer' | 'wave' | 'sit' | 'jump',
): void {
  const { scene } = stage;
  const random = scene.random.fork(`on-${host.id}-${z}`);
  for (const [u, w] of spots) {
    const { at, placement } = perch(stage, host, [u, w, z]);
    scene.put(
      make(at, random, placement, (spec) => ('plan' in spec ? spec : { ...spec, pose, facing: 'front' })),
    );
  }
}

export const landmarks: Theme['landmarks'] = (stage, make) => {
  const { scene } = stage;
  const put = placer(scene);
  for (const [x, y] of [
    [720, 150],
    [820, 190],
    [2860, 130],
    [2950, 180],
  ] as const)
    put(bird, x, y, { aloft: true, layer: -1, depthY: 900, size: 1.1 });
  put(bannerPlane, 2420, 170, {
    aloft: true,
    layer: -1,
    depthY: 1000,
    text: 'BUG 2000',
    body: C.pink,
  });
  put(balloon, 1120, 300, { aloft: true, layer: -1, depthY: 800, colours: [C.teal, '#fff6e6', C.yellow] });
  for (const [x, y, floors, wall, rail] of [
    [660, 800, 4, '#f7c8b0', C.purple],
    [1660, 780, 5, '#bfe4d8', C.pink],
    [2280, 790, 5, '#f6e0b0', C.teal],
    [3020, 830, 6, '#e4c6ee', C.yellow],
  ] as const)
    put(antennaBlock, x, y, { floors, wall, rail, size: 0.86, bays: 3 });
  const home = put(antennaBlock, 270, 1080, { size: 1.2, yaw: 0.1, floors: 5, tank: C.pink });
  const high = put(antennaBlock, 3560, 1090, {
    size: 1.24,
    yaw: -0.1,
    floors: 6,
    wall: '#d8d0f0',
    rail: C.pink,
    tank: C.yellow,
  });
  put(recordShop, 860, 1080, { size: 1.12, yaw: 0.08 });
  put(cabinetArcade, 1370, 1040, { size: 1.1, yaw: 0.16 });
  put(consoleShop, 1930, 1060, { size: 1.1 });
  put(tubeClub, 2580, 1070, { size: 1.06, yaw: -0.14 });
  put(petEgg, KEYS[0], KEYS[1] + 6, { size: 0.86 });
  const stageFloor = put(boomboxStage, 1920, 2500, { size: 0.9 });
  const ramp = put(halfPipe, 470, 2620, { yaw: -0.06 });
  put(timeCapsule, 3440, 2590, { size: 0.94 });
  standOn(
    stage,
    make,
    stageFloor,
    40,
    [
      [-190, 90],
      [-40, 60],
      [110, 120],
      [240, 70],
    ],
    'dance',
  );
  standOn(stage, make, ramp, 204, [[-390, 60]], 'wave');
  standOn(stage, make, ramp, 204, [[392, 20]], 'cheer');
  standOn(
    stage,
    make,
    home,
    630,
    [
      [40, 90],
      [170, 100],
    ],
    'wave',
  );
  standOn(stage, make, high, 748, [[-140, 96]], 'cheer');
  standOn(stage, make, high, 748, [[60, 100]], 'sit');
};
