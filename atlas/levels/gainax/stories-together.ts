/** What whole groups do in the fortress city: brush a robot's teeth, pull a hand out of the ground, march to the scissors. */
import { handSet } from '../../stage/hand-set';
import type { Part } from '../../stage/hand-set';
import type { FigureMaker, Stage } from '../../stage/place';
import type { PersonSpec } from '../../people/spec';
import { clear, host, hosts, seat } from '../../stage/seats';
import { LIFT } from './things/tooth-lift';

/** Who pulls at the rope, the strongest next to the hand. */
const PULLERS: readonly Part[] = (['brawny', 'stout', 'tall', 'teen', 'kid', 'kid'] as const).map(
  (build, i) => ({
    dx: i * 66,
    dy: (i % 2) * 8,
    as: { pose: 'haul', facing: 'side', flip: true, build, mood: i === 5 ? 'joy' : 'angry' },
  }),
);

/** Who sits at the tables under the parasols, left and right; they speak of the same thing, or of none. */
const TABLES: readonly (readonly [PersonSpec, PersonSpec])[] = [
  [
    { pose: 'eat', mood: 'joy', hold: 'ramen' },
    { pose: 'talk', mood: 'angry', signs: ['anger'] },
  ],
  [
    { pose: 'sit', mood: 'asleep', signs: ['zzz'] },
    { pose: 'gazeUp', mood: 'shock' },
  ],
  [
    { pose: 'talk', mood: 'laugh' },
    { pose: 'eat', mood: 'wink', hold: 'iceCream' },
  ],
  [
    { pose: 'think', mood: 'stern' },
    { pose: 'hold', mood: 'worried', hold: 'map' },
  ],
];

function serve(stage: Stage, make: FigureMaker): void {
  for (const [i, table] of hosts(stage, 'parasol').entries()) {
    const [left, right] = TABLES[i % TABLES.length] ?? [{}, {}];
    seat(stage, make, table, [
      [[-72, -16, 24], { ...left, facing: 'side', flip: false, shadow: false }, 0.86],
      [[72, -26, 24], { ...right, facing: 'side', flip: true, shadow: false }, 0.86],
    ]);
  }
}

export function together(stage: Stage, make: FigureMaker): void {
  serve(stage, make);
  // chalk squares on a way that is walked by hundreds are nothing but stray lines
  clear(stage, ['hopscotch'], { x0: -100, y0: 0, x1: 4000, y1: 3000 });
  seat(stage, make, host(stage, 'toothLift'), [
    [[-62, 10, LIFT], { pose: 'overhead', facing: 'back', hold: 'broom', flip: false, build: 'teen' }],
    [
      [20, 4, LIFT],
      { pose: 'present', facing: 'side', hold: 'brush', flip: false, mood: 'worried', build: 'kid' },
    ],
    [[78, 14, LIFT], { pose: 'hips', mood: 'stern', flip: true, build: 'lady' }],
  ]);
  // below it: who waits with the water, who cannot look, who has the day off for it
  handSet(
    stage,
    make,
    'tooth day',
    [1318, 1846],
    [
      {
        dx: -282,
        dy: -30,
        as: { pose: 'carry', facing: 'side', flip: false, build: 'stout', mood: 'worried' },
      },
      { dx: -158, dy: 54, as: { pose: 'point', facing: 'away', flip: false, build: 'tall' } },
      { dx: -28, dy: 84, as: { pose: 'cheer', facing: 'back', flip: false, build: 'kid' } },
      { dx: 104, dy: 62, as: { pose: 'gazeUp', facing: 'away', flip: true, build: 'lady' } },
      {
        dx: 236,
        dy: -10,
        as: { pose: 'sneeze', flip: true, build: 'elder', mood: 'shock', signs: ['bang'] },
      },
    ],
  );
  handSet(stage, make, 'pull the hand out', [500, 2640], PULLERS);
  // a band that comes down the lit way, and somebody small who leads it
  handSet(
    stage,
    make,
    'march to the scissors',
    [2172, 1120],
    [
      { dx: -50, as: { pose: 'walk', hold: 'drum', mood: 'joy', build: 'brawny', flip: false } },
      { dx: 60, dy: -6, as: { pose: 'walk', hold: 'flute', mood: 'serene', build: 'tall', flip: true } },
      { dx: -70, dy: 120, as: { pose: 'walk', hold: 'flag', mood: 'grin', build: 'teen', flip: false } },
      { dx: 60, dy: 124, as: { pose: 'dance', hold: 'microphone', mood: 'star', build: 'lady', flip: true } },
      {
        dx: 0,
        dy: 270,
        as: { pose: 'walk', hold: 'pinwheel', mood: 'stern', build: 'toddler', flip: false },
      },
      {
        dx: -76,
        dy: 430,
        as: { pose: 'walk', hold: 'bellyDrum', mood: 'laugh', build: 'stout', flip: false },
      },
      { dx: 60, dy: 450, as: { pose: 'dance', hold: 'fan', mood: 'joy', build: 'elder', flip: true } },
    ],
  );
  // on dry land first: the arms, and one who would rather not
  handSet(
    stage,
    make,
    'swimming lesson',
    [2960, 1560],
    [
      { dx: -150, as: { pose: 'hips', facing: 'side', flip: false, mood: 'stern', build: 'brawny' } },
      { dx: -50, dy: -10, as: { pose: 'overhead', flip: false, mood: 'calm', build: 'kid' } },
      { dx: 20, dy: 4, as: { pose: 'overhead', flip: false, mood: 'joy', build: 'toddler' } },
      { dx: 90, dy: -8, as: { pose: 'overhead', flip: false, mood: 'worried', build: 'kid' } },
      { dx: 168, dy: 10, as: { pose: 'shy', flip: true, mood: 'sad', build: 'stout', signs: ['sweat'] } },
    ],
  );
}
