/** The landmarks of level 5, each placed by hand. */
import type { Point } from '../../core/geometry';
import type { FigureMaker, Stage } from '../../stage/place';
import type { Thing } from '../../core/thing';
import { cabinetArcade } from './things/cabinet-arcade';
import { consoleShop } from './things/console-shop';
import { halfPipe } from './things/half-pipe';
import { petEgg } from './things/pet-egg';
import { pillKey } from './things/pill-key';
import { pictureKiosk } from './things/picture-kiosk';
import { plankedStage } from './things/planked-stage';
import { recordShop } from './things/record-shop';
import { roofCorner } from './things/roof-corner';
import { timeCapsule } from './things/time-capsule';
import { toppedBlock } from './things/topped-block';
import { tubeClub } from './things/tube-club';
import { windowSill } from './things/window-sill';
import { clearing } from '../../stage/act';
import { perch } from '../../stage/perch';
import { seat } from '../../stage/seats';
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

/** Where letters lie on the ground or stand low. */
const WRITTEN = [
  [2110, 1242, 200],
  [2450, 1240, 200],
  [2584, 2116, 70],
  [290, 764, 190],
  [3270, 1284, 130],
  // before the three who lie there and hope
  [1690, 1300, 150],
  [1850, 1300, 110],
  // behind the near roof
  [445, 2490, 130],
  [1120, 934, 90],
] as const;

export const landmarks: Theme['landmarks'] = (stage, make) => {
  const { scene } = stage;
  const put = placer(scene);
  // the flats stand in steps, low ones beside what rises out of the frame: over their roofs the sky is seen
  for (const [x, y, floors, wall, rail, yaw, top] of [
    [840, 330, 3, '#f7c8b0', C.purple, 0, undefined],
    [1560, 300, 2, '#bfe4d8', C.pink, 0, 'hoarding'],
    [2010, 330, 4, '#f6e0b0', C.teal, 0, undefined],
    [3130, 400, 3, '#e4c6ee', C.yellow, 0, undefined],
    [3640, 560, 4, '#d8d0f0', C.pink, -0.08, 'loft'],
  ] as const)
    put(toppedBlock, x, y, { floors, wall, rail, yaw, bays: 4, size: 0.94, ...(top ? { top } : {}) });
  put(recordShop, 380, 600, { size: 0.94, yaw: 0.08 });
  put(tubeClub, 1240, 520, { size: 0.92, yaw: 0.1 });
  put(consoleShop, 2560, 530, { size: 0.98 });
  put(pillKey, 2110, 1130, { yaw: -0.14, name: 'SELECT' });
  put(pillKey, 2440, 1120, { yaw: -0.14, name: 'START' });
  // nobody stands before what is written on the pad, on the crate and under the price of a record
  for (const [x, y, r] of WRITTEN) put(clearing, x, y, { r });
  put(petEgg, KEYS[0], KEYS[1] + 6, { size: 0.8 });
  const stageFloor = put(plankedStage, 1620, 2060, { size: 1.04, body: '#f2455f' });
  const ramp = put(halfPipe, 640, 2110, { yaw: -0.06, size: 0.86 });
  put(timeCapsule, 2400, 2010, { size: 0.78 });
  put(pictureKiosk, 2150, 2570, { roof: 'tape', paint: '#ff8fb0' });
  put(pictureKiosk, 2790, 2520, { roof: 'floppy', paint: C.yellow });
  put(pictureKiosk, 3540, 1740, { roof: 'disc', paint: '#8fe0d6' });
  // nearest to us, and cut by the frame
  put(roofCorner, 290, 2770, { size: 1.7 });
  put(windowSill, 2160, 2706, { size: 1.1, length: 1180 });
  const arcade = put(cabinetArcade, 3552, 2916, { size: 0.94, yaw: -0.06 });
  standOn(
    stage,
    make,
    stageFloor,
    40,
    [
      [-270, 30],
      [-96, 10],
      [92, 34],
      [272, 12],
    ],
    'dance',
  );
  standOn(stage, make, ramp, 204, [[-390, 60]], 'wave');
  standOn(stage, make, ramp, 204, [[392, 20]], 'cheer');
  standOn(
    stage,
    make,
    arcade,
    880,
    [
      // clear of whoever stands at the disc stall behind them
      [-30, -60],
      [44, -36],
    ],
    'sit',
  );
  standOn(stage, make, arcade, 880, [[150, -110]], 'wave');
  // two are just large enough for it together: one hangs on the stick, one leaps on the button
  seat(stage, make, arcade, [
    [
      [-104, 150, 346],
      { pose: 'push', facing: 'side', flip: true, build: 'kid', mood: 'angry', hold: null, signs: ['sweat'] },
      0.92,
    ],
    [[172, 168, 340], { pose: 'jump', build: 'kid', mood: 'star', hold: null }, 0.92],
  ]);
};
