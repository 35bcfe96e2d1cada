/** The small scenes of level 2: some set by hand, the rest told from the library. */
import { act } from '../../stage/act';
import { perch } from '../../stage/perch';
import { queue } from '../../stage/place';
import { tellStories } from '../../stories/tell';
import { handSet } from '../../stage/hand-set';
import { holding } from '../../stage/instead';
import type { FigureMaker, Stage } from '../../stage/place';
import type { Theme } from '../../stage/theme';
import type { PersonSpec } from '../../people/spec';
import { CARROT, HAT } from './acts/chains';
import { DAY } from './acts/day';
import { HARBOUR } from './acts/harbour';
import { YIELDING } from './acts/yielding';
import { TOLD } from './told';

/** Guests of the café, three a table: on the left stool, the right one, and the one before the table. */
const STOOLS: readonly (readonly [u: number, w: number])[] = [
  [-70, -14],
  [70, -26],
  [6, 38],
];
const TABLES: readonly (readonly (PersonSpec | undefined)[])[] = [
  [
    { pose: 'point', mood: 'angry', signs: ['anger'] },
    { pose: 'eat', mood: 'cheeky' },
    { pose: 'sit', mood: 'shock', facing: 'back' },
  ],
  [
    { pose: 'sit', mood: 'sleepy', signs: ['zzz'] },
    { pose: 'talk', mood: 'laugh' },
  ],
  [
    { pose: 'sit', mood: 'star' },
    { pose: 'sit', mood: 'serene', hold: 'book' },
    { pose: 'sit', mood: 'calm', facing: 'back' },
  ],
  [
    { pose: 'sit', mood: 'wink', signs: ['heart'] },
    { pose: 'sit', mood: 'joy', signs: ['heart'] },
  ],
];

/** Seats people at the tables under the parasols. */
function serve(stage: Stage, make: FigureMaker): void {
  const { scene } = stage;
  const random = scene.random.fork('café');
  const size = 0.86;
  for (const [i, table] of scene.things.filter(({ name }) => name === 'parasol').entries())
    for (const [k, as] of (TABLES[i % TABLES.length] ?? []).entries()) {
      const [u, w] = STOOLS[k] ?? [0, 0];
      const z = k === 2 ? 20 : 24;
      const { at, placement } = perch(stage, table, [u, w, z], { size, after: 1 + k * 0.1 });
      const role: PersonSpec = {
        facing: 'front',
        hold: null,
        off: null,
        signs: [],
        flip: k === 1,
        shadow: false,
        ...as,
      };
      scene.put(
        make(at, random, placement, (spec) =>
          'plan' in spec ? { ...spec, flip: k === 1 } : { ...spec, ...role },
        ),
      );
    }
}

export const stories: Theme['stories'] = holding({ umbrella: 'broom', brush: 'flower' }, (stage, make) => {
  for (const scene of [...CARROT, ...HAT, ...DAY, ...HARBOUR]) act(stage, make, YIELDING, scene);
  // the baths are full, and so is the queue
  queue(stage, [3060, 1560], [2800, 1580], 4, make);
  queue(stage, [2480, 2580], [2220, 2610], 5, make);
  handSet(
    stage,
    make,
    'tip',
    [3300, 1500],
    [
      { as: { pose: 'bow', mood: 'joy', outfit: 'happi' } },
      { dx: 90, as: { pose: 'present', mood: 'cocky', flip: true, hold: 'gift' } },
      { dx: 150, dy: 60, as: { pose: 'think', mood: 'worried', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'bread',
    [2700, 2560],
    [
      { as: { pose: 'run', mood: 'grin', hold: 'basket' } },
      {
        dx: -110,
        dy: 20,
        as: { pose: 'run', mood: 'angry', outfit: 'baker', hat: 'chef', signs: ['anger'] },
      },
    ],
  );
  handSet(
    stage,
    make,
    'last bus',
    [1010, 2545],
    [
      { as: { pose: 'wave', mood: 'worried', hold: 'suitcase', signs: ['sweat'] } },
      { dx: 90, dy: 60, as: { pose: 'sit', mood: 'sleepy', signs: ['zzz'] } },
    ],
  );
  handSet(
    stage,
    make,
    'house goes by',
    [1840, 1200],
    [
      { as: { pose: 'gazeUp', mood: 'shock', flip: true, signs: ['bang'] } },
      { dx: 80, dy: 40, as: { pose: 'point', mood: 'joy', flip: true } },
      { dx: 30, dy: 110, as: { pose: 'run', mood: 'shock', hold: 'letter', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'picnic for the machine',
    [1350, 1600],
    [
      { as: { pose: 'present', mood: 'cute', hold: 'flower', flip: true, build: 'toddler' } },
      { dx: 80, dy: 30, as: { pose: 'shy', mood: 'smile', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'proposal',
    [2540, 2650],
    [
      { as: { pose: 'propose', mood: 'worried', hold: 'flower' } },
      { dx: 90, as: { pose: 'shy', mood: 'joy', flip: true, signs: ['heart'] } },
    ],
  );
  // a tale is told by the river, and heard from all sides
  handSet(
    stage,
    make,
    'the tale of the mountain',
    [1550, 1900],
    [
      { as: { pose: 'overhead', mood: 'shock', hold: 'fan', flip: false, signs: ['spark'] } },
      { dx: -150, dy: 10, as: { pose: 'sit', mood: 'worried', flip: false } },
      { dx: -120, dy: 90, as: { pose: 'sit', mood: 'shock', flip: false, signs: ['sweat'] } },
      { dx: -55, dy: 150, as: { pose: 'kneel', facing: 'back', mood: 'calm' } },
      { dx: 25, dy: 165, as: { pose: 'sit', facing: 'back', mood: 'calm', flip: true } },
      { dx: -205, dy: 80, as: { pose: 'hug', mood: 'worried', flip: true, hold: 'plush' } },
      { dx: -225, dy: -10, as: { pose: 'sit', mood: 'joy', flip: false } },
      { dx: -150, dy: 170, as: { pose: 'sleep', mood: 'asleep', flip: false, signs: ['zzz'] } },
    ],
  );
  serve(stage, make);
  tellStories(stage, make, {
    count: 12,
    on: ['meadow', 'wood', 'flowers', 'path', 'court', 'quay'],
    only: TOLD,
  });
});
