/** The park by night at its pastimes: a dance, a transformation, a ladder to the stars, who is late, who has no coin left. */
import type { FigureMaker, Stage } from '../../stage/place';
import { host, hosts, seat, stand } from '../../stage/seats';
import type { Seat } from '../../stage/seats';
import { SMALL, errands } from './errands';
import { evening } from './evening';
import { LADDER } from './things/observatory';
import { ribbons } from './things/ribbons';

/** Couples turn on the rotunda's floor, one treads on a foot, one dances alone; the wallflowers watch. */
function dance(stage: Stage, make: FigureMaker): void {
  seat(stage, make, host(stage, 'rotunda'), [
    [
      [-10, -84, 38],
      { pose: 'dance', mood: 'laugh', outfit: 'tracksuit', build: 'kid', signs: ['note'] },
      0.9,
    ],
    [
      [-128, 10, 38],
      { facing: 'side', pose: 'present', mood: 'serene', outfit: 'suit', build: 'teen', hat: null, face: [] },
      0.92,
    ],
    [
      [-44, 30, 38],
      {
        facing: 'side',
        pose: 'dance',
        mood: 'cute',
        outfit: 'dress',
        build: 'lady',
        hat: 'tiara',
        face: [],
        flip: true,
      },
      0.92,
    ],
    [[52, 58, 38], { pose: 'lunge', mood: 'wince', outfit: 'suit', build: 'teen', hat: null }, 0.92],
    [
      [132, 46, 38],
      { pose: 'sit', mood: 'wince', outfit: 'dress', build: 'lady', face: [], signs: ['bang'], flip: true },
      0.92,
    ],
  ]);
  stand(stage, make, 'wallflowers', SMALL, [
    [[2960, 2130], { pose: 'sit', mood: 'sad', hold: 'flower' }],
    [[3450, 2206], { facing: 'side', pose: 'point', mood: 'laugh', flip: true }],
    [[3540, 2160], { facing: 'away', pose: 'gazeUp', flip: true }],
  ]);
}

/** Somebody transforms before the palace and takes her time; friends shield their eyes, the enemy waits politely. */
function transformation(stage: Stage, make: FigureMaker): void {
  const { scene } = stage;
  const palace = host(stage, 'crystalPalace');
  const [heroine] = seat(stage, make, palace, [
    [
      [0, 392, 14],
      { pose: 'float', mood: 'serene', outfit: 'idol', build: 'lady', hat: null, turn: 0.2 },
      1.16,
    ],
  ]);
  if (heroine) {
    const around = { size: 1.16, lift: 24, perched: true } as const;
    scene.add(ribbons, heroine.at, { ...around, sortY: palace.box.y1 + 0.5 });
    scene.add(ribbons, heroine.at, { ...around, front: true, sortY: palace.box.y1 + 1.5 });
  }
  stand(stage, make, 'transformation', SMALL, [
    [[1790, 1310], { facing: 'side', pose: 'cheer', mood: 'star' }],
    [[1686, 1330], { facing: 'side', pose: 'hold', mood: 'joy', hold: 'camera' }],
    [[1836, 1396], { facing: 'away', pose: 'cheer' }],
    [[1960, 1410], { facing: 'back', pose: 'overhead', build: 'kid' }],
    [[2090, 1396], { facing: 'away', pose: 'crouch', flip: true }],
    [
      [2136, 1304],
      { pose: 'slouch', mood: 'asleep', outfit: 'suit', hold: 'scythe', flip: true, signs: ['zzz'] },
    ],
    [[2240, 1346], { pose: 'think', mood: 'stern', outfit: 'suit', flip: true }],
  ]);
}

/** One looks, one climbs, one holds the ladder, and the queue has brought cushions. */
function stars(stage: Stage, make: FigureMaker): void {
  const dome = host(stage, 'observatory');
  const rung = (t: number): readonly [number, number, number] => [
    LADDER.foot[0] + (LADDER.head[0] - LADDER.foot[0]) * t,
    LADDER.foot[1] + (LADDER.head[1] - LADDER.foot[1]) * t + 8,
    LADDER.head[2] * t - 30,
  ];
  seat(stage, make, dome, [
    [
      rung(0.94),
      { facing: 'back', pose: 'overhead', shadow: false, build: 'teen', hair: 'pixie', hat: null, back: [] },
      0.9,
    ],
    [
      rung(0.46),
      { facing: 'back', pose: 'overhead', shadow: false, build: 'kid', hair: 'tousled', hat: null, back: [] },
      0.9,
    ],
    [[-306, 256, 0], { pose: 'haul', mood: 'worried', signs: ['sweat'] }, 1],
  ]);
  stand(stage, make, 'stargazers', SMALL, [
    [[3016, 1378], { pose: 'gazeUp', mood: 'star' }],
    [[2922, 1402], { pose: 'think', mood: 'sleepy' }],
    [[2840, 1430], { pose: 'sit', mood: 'calm', hold: 'cup' }],
    [[2756, 1462], { pose: 'hips', mood: 'angry', signs: ['anger'] }],
  ]);
}

/** The last coin is in the claw; friends hold their breath, one already weeps, the owner counts. */
function claw(stage: Stage, make: FigureMaker): void {
  stand(stage, make, 'claw', SMALL, [
    [[282, 2396], { facing: 'back', pose: 'lunge', build: 'teen' }],
    [[196, 2404], { pose: 'shy', mood: 'wince', signs: ['sweat'] }],
    [[366, 2420], { pose: 'cheer', mood: 'star', build: 'kid', flip: true }],
    [[136, 2450], { pose: 'sit', mood: 'sad', signs: ['tear'], build: 'kid' }],
    [[430, 2464], { pose: 'present', mood: 'grin', hold: 'bag', outfit: 'vest', flip: true }],
  ]);
}

/** After the second bell: who runs, who has to hold two buckets for it, and who tells them why. */
function late(stage: Stage, make: FigureMaker): void {
  const sailor = { outfit: 'sailor' } as const;
  seat(stage, make, host(stage, 'school'), [
    [
      [-214, 236, 0],
      { ...sailor, pose: 'hold', mood: 'sad', hold: 'bucket', off: 'bucket', signs: ['tear'] },
    ],
    [
      [-140, 236, 0],
      { ...sailor, pose: 'hold', mood: 'asleep', hold: 'bucket', off: 'bucket', signs: ['zzz'] },
    ],
    [[-40, 244, 0], { pose: 'point', mood: 'angry', outfit: 'suit', flip: true, signs: ['anger'] }],
  ]);
  stand(stage, make, 'late', SMALL, [
    [
      [930, 1430],
      { ...sailor, pose: 'run', mood: 'shock', hold: 'taiyaki', flip: true, signs: ['dust', 'sweat'] },
    ],
    [[1010, 1446], { ...sailor, pose: 'run', mood: 'wince', hold: 'bag', flip: true }],
  ]);
}

/** Who sits on the benches, two by two. */
const PAIRS: readonly (readonly Seat[])[] = [
  [
    [[-36, 2, 22], { pose: 'sit', mood: 'happy', turn: 0.45 }, 0.94],
    [[36, 2, 22], { pose: 'sit', mood: 'cute', flip: true, turn: 0.45, signs: ['heart'] }, 0.94],
  ],
  [[[-30, 2, 22], { pose: 'sit', mood: 'asleep', signs: ['zzz'] }, 0.94]],
  [
    [[-38, 2, 22], { pose: 'sit', mood: 'cool', turn: -0.45 }, 0.94],
    [[38, 2, 22], { pose: 'sit', mood: 'stern', turn: -0.45, flip: true, signs: ['anger'] }, 0.94],
  ],
  [
    [[-34, 2, 22], { pose: 'eat', mood: 'joy', hold: 'dango' }, 0.94],
    [[36, 2, 22], { pose: 'sit', mood: 'sad', flip: true, signs: ['tear'] }, 0.94],
  ],
];

function benches(stage: Stage, make: FigureMaker): void {
  for (const [i, bench] of hosts(stage, 'bench').entries())
    seat(stage, make, bench, PAIRS[i % PAIRS.length] ?? []);
}

export function scenes(stage: Stage, make: FigureMaker): void {
  dance(stage, make);
  transformation(stage, make);
  stars(stage, make);
  claw(stage, make);
  late(stage, make);
  errands(stage, make);
  evening(stage, make);
  benches(stage, make);
}
