/** Cards that flew from the open book to every part of the city: each does what its picture says, from the school to the street. */
import { SQUASH } from '../../core/frame';
import type { Point } from '../../core/geometry';
import { onGround } from '../../stage/on-set';
import { placer } from '../../stage/placer';
import type { FigureMaker, Stage } from '../../stage/place';
import { clear } from '../../stage/seats';
import { inRole } from '../../stage/role';
import type { PersonSpec } from '../../people/spec';
import { SPOTS } from './places';
import { ownCloud, sweetTower } from './things/card-deeds';
import { looseCard } from './things/loose-card';
import type { CardSign } from './things/loose-card';

/** What gives way to a scene. */
const YIELDING = ['bench', 'bush', 'pot', 'rock', 'flowerBed', 'lampPost'];

/** A card in the air over a spot, high enough to touch nobody's head. */
function card(stage: Stage, [x, y]: Point, sign: CardSign, lift: number, lean: number): void {
  clear(stage, YIELDING, { x0: x - 210, y0: y - 90, x1: x + 210, y1: y + 70 });
  placer(stage.scene)(looseCard, x, y, { sign, lift, lean, aloft: true, sortY: y - 50 });
}

/** Somebody larger, smaller or higher than life. */
function changed(
  stage: Stage,
  make: FigureMaker,
  [x, y]: Point,
  as: PersonSpec,
  { dx = 0, dy = 0, size = 1, lift = 0 },
): void {
  const { scene } = stage;
  const s = scene.scaleAt(y);
  const stand = { size, ...(lift ? { lift: lift / size, perched: true } : {}) };
  const plain = { facing: 'front', hold: null, off: null, signs: [], tip: null, shadow: lift === 0 } as const;
  const random = scene.random.fork(`card-${x}-${dx}-${dy}`);
  scene.put(make([x + dx * s, y + dy * s * SQUASH], random, stand, inRole({ ...plain, ...as })));
}

/** A lesson is over before it began: only one is awake, and he is on his way out. */
function sleep(stage: Stage, make: FigureMaker): void {
  const at = SPOTS.sleep;
  card(stage, at, 'moon', 200, 0.1);
  onGround(stage, make, 'card sleep', at, [
    { dx: -20, dy: -24, as: { pose: 'sleep', mood: 'asleep', signs: ['zzz'], flip: false, build: 'teen' } },
    {
      dx: -150,
      dy: 10,
      as: { pose: 'slouch', mood: 'asleep', signs: ['zzz'], hold: 'book', flip: false, build: 'tall' },
    },
    { dx: 90, dy: 44, as: { pose: 'sleep', mood: 'asleep', flip: true, build: 'kid' } },
    { dx: 150, dy: -40, as: { pose: 'sneak', mood: 'cheeky', flip: false, hold: 'bag', build: 'kid' } },
  ]);
}

/** A row of people lose the ground under their feet; the smallest has found a friend to hold on to. */
function float(stage: Stage, make: FigureMaker): void {
  const at = SPOTS.float;
  card(stage, at, 'feather', 300, -0.2);
  for (const [dx, dy, lift, as] of [
    [-150, 0, 96, { pose: 'float', mood: 'shock', build: 'tall', flip: false }],
    [-50, 10, 44, { pose: 'float', mood: 'joy', build: 'kid', flip: true }],
    [140, 0, 130, { pose: 'float', mood: 'dizzy', build: 'stout', hold: 'bag', flip: true }],
  ] as const)
    changed(stage, make, at, as, { dx, dy, lift });
  onGround(stage, make, 'card float', at, [
    { dx: 50, dy: 50, as: { pose: 'overhead', facing: 'side', mood: 'shock', build: 'lady', flip: false } },
    { dx: -190, dy: 60, as: { pose: 'gazeUp', mood: 'shock', build: 'toddler', flip: false } },
  ]);
}

/** The smallest of the family is suddenly the largest, and wants to be carried. */
function grow(stage: Stage, make: FigureMaker): void {
  const at = SPOTS.grow;
  card(stage, [at[0] - 150, at[1] - 30], 'up', 170, -0.16);
  changed(stage, make, at, { pose: 'cheer', mood: 'joy', build: 'toddler', flip: false }, { size: 2.1 });
  changed(
    stage,
    make,
    at,
    { pose: 'stumble', mood: 'shock', build: 'tall', signs: ['sweat'], flip: false },
    { dx: -130, dy: 70, size: 0.9 },
  );
  changed(
    stage,
    make,
    at,
    { pose: 'haul', mood: 'wince', build: 'lady', flip: true },
    { dx: 130, dy: -10, size: 0.9 },
  );
}

/** It rains on one, and nobody lends him an umbrella: there are three. */
function rain(stage: Stage, make: FigureMaker): void {
  const at = SPOTS.rain;
  card(stage, [at[0] - 150, at[1] - 20], 'cloud', 190, -0.14);
  placer(stage.scene)(ownCloud, ...at, { sortY: at[1] - 30, aloft: true });
  changed(stage, make, at, { pose: 'shy', mood: 'sad', signs: ['gloom'], build: 'teen' }, {});
  onGround(stage, make, 'card rain', at, [
    { dx: 150, dy: 6, as: { pose: 'wave', mood: 'laugh', hold: 'umbrella', build: 'lady', flip: true } },
    { dx: 226, dy: 40, as: { pose: 'point', mood: 'laugh', hold: 'parasol', build: 'kid', flip: true } },
  ]);
}

/** The cake is higher than the table was, and the spoons have come by themselves. */
function sweets(stage: Stage, make: FigureMaker): void {
  const at = SPOTS.sweets;
  clear(stage, [...YIELDING, 'signpost'], {
    x0: at[0] - 240,
    y0: at[1] - 90,
    x1: at[0] + 240,
    y1: at[1] + 90,
  });
  placer(stage.scene)(looseCard, at[0] - 140, at[1] - 40, {
    sign: 'cake',
    lift: 210,
    lean: -0.2,
    aloft: true,
    sortY: at[1] - 60,
  });
  placer(stage.scene)(sweetTower, ...at, {});
  onGround(stage, make, 'card sweets', at, [
    { dx: -140, dy: 20, as: { pose: 'lunge', mood: 'star', build: 'kid', flip: false } },
    { dx: 140, dy: 10, as: { pose: 'eat', mood: 'joy', hold: 'iceCream', build: 'stout', flip: true } },
    { dx: -60, dy: 120, as: { pose: 'gazeUp', facing: 'side', mood: 'star', build: 'toddler', flip: false } },
    { dx: 70, dy: 124, as: { pose: 'sit', mood: 'dizzy', build: 'brawny', flip: true, signs: ['spark'] } },
  ]);
}

/** Nobody here wants to dance, and nobody can stop. */
function dance(stage: Stage, make: FigureMaker): void {
  const at = SPOTS.dance;
  card(stage, [at[0], at[1] - 20], 'note', 210, 0.14);
  onGround(stage, make, 'card dance', at, [
    { dx: -120, dy: 0, as: { pose: 'dance', mood: 'wince', build: 'elder', flip: false } },
    { dx: -40, dy: 40, as: { pose: 'dance', mood: 'shock', build: 'brawny', flip: true, signs: ['sweat'] } },
    { dx: 50, dy: 36, as: { pose: 'dance', mood: 'dizzy', build: 'lady', flip: false, signs: ['note'] } },
    { dx: 130, dy: -6, as: { pose: 'dance', mood: 'angry', build: 'tall', flip: true } },
  ]);
}

/** Those who set out to bring them back: they have an album, and one card in it. */
function album(stage: Stage, make: FigureMaker): void {
  onGround(
    stage,
    make,
    'card album',
    [2260, 1512],
    [
      {
        as: {
          pose: 'run',
          facing: 'side',
          mood: 'stern',
          hold: 'net',
          build: 'kid',
          signs: ['dust'],
          flip: true,
        },
      },
      {
        dx: 90,
        dy: 8,
        as: { pose: 'run', facing: 'side', mood: 'worried', hold: 'book', build: 'teen', flip: true },
      },
    ],
  );
}

export function cards(stage: Stage, make: FigureMaker): void {
  sleep(stage, make);
  float(stage, make);
  grow(stage, make);
  rain(stage, make);
  sweets(stage, make);
  dance(stage, make);
  album(stage, make);
}
