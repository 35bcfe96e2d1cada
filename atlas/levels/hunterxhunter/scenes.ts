/** The great places at work: an auction, the gate that will not open, numbers at the pier, ropes on the tower, the loose card. */
import { nth } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import type { FigureMaker, Stage } from '../../stage/place';
import { host, hosts, seat, stand } from '../../stage/seats';
import type { Spot } from '../../stage/seats';
import { barrel } from '../../things/props/containers';
import { TOWER } from './places';
import { STAGE } from './things/auction-stage';
import { LOOSE_CARD } from './things/binder';
import { numberPlate } from './things/number';
import { towline } from './things/towline';
import { TOWER_ROPES } from './things/trial-tower';

/** Small things that make room for a scene. */
const SMALL = new Set(['bush', 'rock', 'crate', 'barrel', 'bench', 'signpost', 'cardSign', 'lampPost']);

/** World units over the feet: the chest, and a hand held up. */
const [CHEST, HAND] = [54, 150];

/** Pinned on, or held up at the end of a stick. */
interface Numbered {
  readonly n: number;
  readonly up?: boolean;
  /** How high over the feet it is pinned, where a chest is lower than most. */
  readonly lift?: number;
}

/** A scene on the ground; some wear a number, some hold one up. */
function gather(
  stage: Stage,
  make: FigureMaker,
  name: string,
  spots: readonly (readonly [...spot: Spot, number?: Numbered])[],
): void {
  const people = stand(
    stage,
    make,
    name,
    SMALL,
    spots.map(([at, as]): Spot => [at, as]),
  );
  for (const [i, { at, box }] of people.entries()) {
    const number = spots[i]?.[2];
    if (!number) continue;
    const placement = { n: number.n, sortY: box.y1 + 1, perched: true };
    if (number.up)
      stage.scene.add(numberPlate, at, { ...placement, r: 20, stick: 26, rim: '#3f8f7a', lift: HAND });
    else stage.scene.add(numberPlate, at, { ...placement, r: 20, lift: number.lift ?? CHEST });
  }
}

/** The lot is shown between two guards; those who bid face it, those who were outbid do not. */
function auction(stage: Stage, make: FigureMaker): void {
  const z = STAGE.floor;
  seat(stage, make, host(stage, 'auctionHall'), [
    [[-150, 214, z], { pose: 'hold', mood: 'stern', hold: 'spear', outfit: 'samurai', flip: true }, 0.84],
    [[150, 214, z], { pose: 'hold', mood: 'cool', hold: 'spear', outfit: 'samurai' }, 0.84],
    [[-76, 226, z], { pose: 'present', mood: 'grin', outfit: 'suit' }, 0.86],
    [[84, 232, z], { pose: 'carry', mood: 'worried', hold: 'gift', signs: ['sweat'], flip: true }, 0.84],
  ]);
  const back = { facing: 'back' } as const;
  gather(stage, make, 'bidders', [
    [[2660, 1910], { ...back, pose: 'cheer' }, { n: 8, up: true }],
    [[2736, 1900], { ...back, pose: 'overhead' }, { n: 31, up: true }],
    [[2806, 1914], { pose: 'talk', mood: 'cocky', turn: 0.45 }],
    [[2930, 1906], { ...back, pose: 'overhead' }, { n: 64, up: true }],
    [[3000, 1894], { ...back, pose: 'point' }],
    [[3070, 1884], { ...back, pose: 'cheer' }, { n: 90, up: true }],
    [[3110, 1950], { pose: 'shy', mood: 'shock', hold: 'bag', signs: ['sweat'], flip: true }],
  ]);
}

/** Three at the doors, one who has given up, one who counts aloud, and those who wait their turn. */
function gate(stage: Stage, make: FigureMaker): void {
  const back = { facing: 'back', pose: 'overhead', shadow: true } as const;
  seat(stage, make, host(stage, 'sevenDoors'), [
    [[-92, 84, 0], { ...back, build: 'tall' }, 0.88],
    [[-8, 84, 0], { ...back, build: 'brawny' }, 1],
    [[78, 84, 0], { ...back, build: 'teen' }, 0.88],
    [[150, 130, 0], { pose: 'sit', mood: 'dizzy', signs: ['sweat'], flip: true }],
    [[-196, 140, 0], { pose: 'cheer', mood: 'angry', signs: ['bang'] }],
    [[236, 150, 0], { pose: 'gazeUp', mood: 'worried', flip: true }],
  ]);
}

/** Numbers are handed out at the pier; somebody already offers the newcomers a drink, and somebody has tasted it. */
function numbers(stage: Stage, make: FigureMaker): void {
  gather(stage, make, 'numbers', [
    // those without a number read the board, in a knot
    [[560, 2446], { facing: 'back', pose: 'point', build: 'kid' }],
    [[470, 2430], { facing: 'away', pose: 'think', outfit: 'poncho', flip: false }],
    [[384, 2404], { facing: 'side', pose: 'talk', mood: 'laugh', outfit: 'farmer', flip: false }],
    [[606, 2522], { pose: 'slouch', mood: 'asleep', outfit: 'raincoat', flip: true }],
    // those who have one stand about who pours
    [[676, 2440], { pose: 'hips', mood: 'cocky', build: 'brawny', hat: null }, { n: 286 }],
    [[770, 2408], { pose: 'cheer', mood: 'joy', build: 'kid', flip: false }, { n: 285, lift: 38 }],
    [
      [790, 2520],
      { facing: 'front', pose: 'present', mood: 'grin', hold: 'cup', build: 'stout', flip: false },
      { n: 16 },
    ],
    [
      [886, 2530],
      { pose: 'stumble', mood: 'wince', outfit: 'gi', flip: true, signs: ['question'] },
      { n: 284 },
    ],
    [[900, 2426], { pose: 'crouch', mood: 'dizzy', skin: 'lime', signs: ['gloom'] }, { n: 99, lift: 32 }],
    [[1020, 2460], { facing: 'side', pose: 'run', mood: 'shock', flip: false }, { n: 44 }],
  ]);
}

/** Two climb down a rope ladder, one has fallen asleep at the end of his; those above look after them. */
function tower(stage: Stage, make: FigureMaker): void {
  const shaft = host(stage, 'trialTower');
  const [left, right] = TOWER_ROPES;
  const top = TOWER.tall + 106;
  seat(stage, make, shaft, [
    [[left.u, 176, left.low + 34], { facing: 'back', pose: 'overhead', shadow: false, build: 'teen' }, 0.94],
    [[left.u, 170, 660], { facing: 'back', pose: 'overhead', shadow: false, build: 'kid' }, 0.94],
    [[right.u, 180, right.low - 14], { pose: 'sit', mood: 'asleep', signs: ['zzz'], shadow: false }, 0.94],
    [[-120, 60, top], { pose: 'crouch', mood: 'shock', signs: ['bang'] }],
    [[20, 40, top], { pose: 'think', mood: 'stern', flip: true }],
    [[112, 84, top], { pose: 'point', mood: 'laugh', flip: true }],
  ]);
  gather(stage, make, 'tower foot', [
    [[1800, 1500], { pose: 'gazeUp', mood: 'shock', flip: false }],
    [[1740, 1516], { facing: 'back', pose: 'point', flip: false }],
  ]);
}

/** Four pull the card out of the album, and the last of them has already let go. */
function album(stage: Stage, make: FigureMaker): void {
  const book = host(stage, 'binder');
  const [x, y] = book.frame.at(...LOOSE_CARD);
  const k = book.scale;
  const team = [1590, 1520, 1450].map((u, i): Point => [u, 1664 + i * 6]);
  gather(stage, make, 'album', [
    ...team.map(
      (at, i) =>
        [at, { pose: 'haul', mood: nth(['angry', 'wince', 'grin'] as const, i), flip: false }] as const,
    ),
    [[1370, 1700], { pose: 'sit', mood: 'dizzy', signs: ['spark'], flip: false }],
    [[1690, 1680], { pose: 'cheer', mood: 'laugh', build: 'kid', flip: true }],
  ]);
  const hands = team.map(([u, v]): Point => [u + 20 * k, v - 62 * k]);
  // tied through the card's lower corner, and slack: no stick with a card at its end
  const knot: Point = [x - 46 * k, y + 56 * k];
  const [first] = hands;
  const sag: Point = first ? [(knot[0] + first[0]) / 2 + 8 * k, (knot[1] + first[1]) / 2 + 26 * k] : knot;
  stage.scene.add(towline, [knot[0], 1670], {
    to: [sag, ...hands],
    knot: 0,
    lift: (1670 - knot[1]) / stage.scene.scaleAt(1670),
    sortY: 1712,
    perched: true,
  });
}

/** Arms are wrestled over a barrel, and the smaller one wins. */
function arms(stage: Stage, make: FigureMaker): void {
  gather(stage, make, 'arms', [
    [[1122, 2452], { pose: 'wrestle', mood: 'cocky', build: 'kid', hat: null, flip: false }],
    [
      [1246, 2452],
      { pose: 'wrestle', mood: 'shock', build: 'brawny', hat: null, flip: true, signs: ['sweat'] },
    ],
    [[1050, 2420], { pose: 'cheer', mood: 'joy', flip: false }],
    [[1330, 2430], { pose: 'shy', mood: 'wince', flip: true }],
  ]);
  stage.scene.add(barrel, [1184, 2466], { size: 0.8 });
}

/** Those who missed the ferry come by oar; one of them has lost his. */
function rowers(stage: Stage, make: FigureMaker): void {
  for (const [i, boat] of hosts(stage, 'riverBoat').entries())
    seat(stage, make, boat, [
      [[-66, 0, 26], { pose: 'sit', mood: nth(['stern', 'laugh', 'asleep'] as const, i), flip: false }, 0.9],
      [[6, 4, 26], { pose: 'haul', mood: nth(['wince', 'grin', 'angry'] as const, i), flip: false }, 0.9],
      [
        [74, 6, 30],
        { pose: nth(['point', 'cheer', 'gazeUp'] as const, i), mood: 'shock', flip: i === 2 },
        0.9,
      ],
    ]);
}

export function scenes(stage: Stage, make: FigureMaker): void {
  auction(stage, make);
  gate(stage, make);
  numbers(stage, make);
  tower(stage, make);
  album(stage, make);
  rowers(stage, make);
  arms(stage, make);
}
