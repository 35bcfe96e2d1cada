/** Two stories that cross the village: a cat that was lost and found five times, and red feet from the cliff to the sand. */
import { onGround, onSet } from '../../stage/on-set';
import type { FigureMaker, Stage } from '../../stage/place';
import { hosts } from '../../stage/seats';
import type { Mood } from '../../core/expressions';
import type { Point } from '../../core/geometry';
import type { CreatureSpec } from '../../creatures/creature';

const runaway = (pose: 'run' | 'leap' | 'sit', mood: Mood, flip: boolean): CreatureSpec => ({
  plan: 'beast',
  colour: 'umber',
  // its belly by the light: no two figures of a map are the same
  second: pose === 'run' ? 'cream' : pose === 'leap' ? 'sand' : 'peach',
  ears: 'cat',
  tail: 'cat',
  snout: 'cat',
  inner: 'pink',
  hat: 'ribbon',
  hatColours: ['red', 'red'],
  mood,
  pose,
  scale: 0.8,
  flip,
});

/** The cat itself, somewhere on the ground. */
const loose = ({ scene }: Stage, make: FigureMaker, at: Point, spec: CreatureSpec): void => {
  scene.put(make(at, scene.random.fork(`cat-${at.join('-')}`), {}, () => spec));
};

const mark = { outfit: 'tracksuit', colours: ['orange', 'navy', 'white', 'navy'] } as const;

/** The same team all the way, at the heels of the same cat. */
function lostCat(stage: Stage, make: FigureMaker): void {
  // the order: a lady in tears, a clerk with a long list, a team that had hoped for dragons
  onGround(
    stage,
    make,
    'cat-order',
    [2430, 1600],
    [
      {
        as: {
          pose: 'kneel',
          mood: 'sad',
          signs: ['tear'],
          build: 'lady',
          outfit: 'kimono',
          colours: ['rose', 'rose', 'gold', 'wood'],
          flip: false,
        },
      },
      { dx: 84, dy: -12, as: { pose: 'present', mood: 'stern', hold: 'paper', build: 'tall', flip: true } },
      {
        dx: 172,
        dy: 12,
        as: { ...mark, pose: 'slouch', mood: 'sleepy', build: 'kid', signs: ['gloom'], flip: true },
      },
    ],
  );
  // the chase down the street
  loose(stage, make, [1830, 1752], runaway('run', 'grin', false));
  // the net was thrown well, over the wrong head
  onGround(
    stage,
    make,
    'cat-net',
    [1030, 1560],
    [
      { as: { ...mark, pose: 'lunge', mood: 'grin', build: 'kid', hold: 'net', flip: true } },
      { dx: -96, dy: 8, as: { pose: 'shy', mood: 'dizzy', build: 'kid', signs: ['spark'], flip: false } },
    ],
  );
  loose(stage, make, [1122, 1578], runaway('leap', 'shock', false));
  // out of reach, and it knows
  const roof = hosts(stage, 'leafHouse')[2];
  if (roof)
    onSet(stage, make, roof, 'cat-roof', [
      { at: [64, 60, 152], as: runaway('sit', 'cocky', true), size: 1.1 },
    ]);
  onGround(
    stage,
    make,
    'cat-siege',
    [1450, 1096],
    [
      { as: { ...mark, pose: 'gazeUp', facing: 'back', build: 'kid', flip: false } },
      { dx: 70, dy: 10, as: { pose: 'jump', facing: 'back', build: 'kid', flip: false } },
      { dx: -76, dy: 14, as: { pose: 'point', facing: 'away', build: 'teen', flip: false } },
    ],
  );
  // home again, squeezed as hard as before
  onGround(
    stage,
    make,
    'cat-home',
    [2290, 2500],
    [
      {
        as: {
          pose: 'hug',
          mood: 'joy',
          hold: 'cat',
          signs: ['heart'],
          build: 'lady',
          outfit: 'kimono',
          colours: ['rose', 'rose', 'gold', 'wood'],
          flip: true,
        },
      },
      {
        dx: -92,
        dy: 10,
        as: { ...mark, pose: 'bow', mood: 'wince', build: 'kid', face: ['cheekScar'], flip: false },
      },
      { dx: -168, dy: -8, as: { pose: 'hips', mood: 'stern', build: 'tall', outfit: 'vest', flip: false } },
    ],
  );
}

/** Whoever painted the moustache left by the street: everybody can read where to. */
function redFeet(stage: Stage, make: FigureMaker): void {
  onGround(
    stage,
    make,
    'feet-detective',
    [1720, 1160],
    [
      {
        as: {
          pose: 'crouch',
          facing: 'side',
          mood: 'stern',
          hold: 'magnifier',
          outfit: 'vest',
          build: 'tall',
          flip: true,
        },
      },
      {
        dx: 100,
        dy: -6,
        as: { pose: 'point', facing: 'side', mood: 'angry', outfit: 'vest', signs: ['anger'], flip: true },
      },
    ],
  );
  onGround(
    stage,
    make,
    'feet-slip',
    [1290, 1346],
    [
      { as: { pose: 'stumble', mood: 'shock', build: 'stout', signs: ['bang'], flip: true } },
      { dx: 96, dy: -14, as: { pose: 'cheer', mood: 'laugh', build: 'kid', flip: true } },
    ],
  );
  onGround(
    stage,
    make,
    'feet-broom',
    [1420, 1760],
    [
      {
        as: {
          pose: 'push',
          facing: 'side',
          mood: 'angry',
          hold: 'broom',
          build: 'elder',
          signs: ['anger'],
          flip: false,
        },
      },
    ],
  );
  onGround(
    stage,
    make,
    'feet-found',
    [1372, 2078],
    [
      {
        as: {
          pose: 'crouch',
          mood: 'cheeky',
          build: 'kid',
          hold: ['brush', 'red'],
          outfit: 'overalls',
          colours: ['white', 'red', 'gold', 'red'],
          flip: true,
        },
      },
      { dx: 150, dy: 18, as: { pose: 'shy', mood: 'simple', build: 'teen', signs: ['sweat'], flip: true } },
    ],
  );
}

export function missions(stage: Stage, make: FigureMaker): void {
  lostCat(stage, make);
  redFeet(stage, make);
}
