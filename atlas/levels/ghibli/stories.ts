/** The small scenes of level 2: some set by hand, the rest told from the library. */
import { queue } from '../../stage/place';
import { tellStories } from '../../stories/tell';
import { handSet } from '../../stage/hand-set';
import { onSet } from '../../stage/on-set';
import { holding } from '../../stage/instead';
import type { FigureMaker, Stage } from '../../stage/place';
import type { Theme } from '../../stage/theme';
import type { PersonSpec } from '../../people/spec';

/** Who pulls up a third stool at each table of the café, before those who sit there already. */
const JOINING: readonly PersonSpec[] = [
  { pose: 'sit', mood: 'shock', facing: 'back' },
  { pose: 'eat', mood: 'cheeky', flip: true },
  { pose: 'sit', mood: 'calm', facing: 'back' },
  { pose: 'talk', mood: 'laugh' },
];

/** Seats people at the tables under the parasols. */
function serve(stage: Stage, make: FigureMaker): void {
  for (const [i, table] of stage.scene.things.filter(({ name }) => name === 'parasol').entries())
    onSet(stage, make, table, `table-${i}`, [
      { at: [6, 38, 20], size: 0.86, as: { ...JOINING[i % JOINING.length] } },
    ]);
}

const RESTING: readonly PersonSpec[] = [
  { pose: 'sit', mood: 'asleep', signs: ['zzz'] },
  { pose: 'eat', mood: 'joy', hold: 'onigiri' },
  { pose: 'talk', mood: 'laugh' },
  { pose: 'sit', mood: 'serene', hold: 'book' },
  { pose: 'hug', mood: 'sad', signs: ['tear'] },
  { pose: 'sit', mood: 'star' },
];

/** Nobody built benches for nobody. */
function rest(stage: Stage, make: FigureMaker): void {
  for (const [i, bench] of stage.scene.things.filter(({ name }) => name === 'bench').entries())
    onSet(
      stage,
      make,
      bench,
      `bench-${i}`,
      (i % 3 ? [-32, 34] : [4]).map((u, k) => ({
        at: [u, 2, 24] as const,
        size: 0.92,
        as: { ...RESTING[(i * 2 + k) % RESTING.length], flip: k === 1 },
      })),
    );
}

export const stories: Theme['stories'] = holding({ umbrella: 'broom', brush: 'flower' }, (stage, make) => {
  // the baths are full, and so is the queue
  queue(stage, [3040, 1480], [2760, 1500], 7, make);
  queue(stage, [2480, 2580], [2180, 2600], 7, make);
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
    [820, 2500],
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
    [1420, 1560],
    [
      { as: { pose: 'present', mood: 'cute', hold: 'flower', flip: true, build: 'toddler' } },
      { dx: 80, dy: 30, as: { pose: 'shy', mood: 'smile', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'proposal',
    [3060, 2280],
    [
      { as: { pose: 'propose', mood: 'worried', hold: 'flower' } },
      { dx: 90, as: { pose: 'shy', mood: 'joy', flip: true, signs: ['heart'] } },
    ],
  );
  handSet(
    stage,
    make,
    'lost shoe',
    [1120, 2160],
    [
      { as: { pose: 'crouch', mood: 'worried', signs: ['question'] } },
      { dx: 90, dy: -20, as: { pose: 'point', mood: 'laugh', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'radishes',
    [820, 2040],
    [
      { as: { pose: 'haul', mood: 'wince', outfit: 'farmer', hat: 'straw', hatColours: ['sand', 'red'] } },
      { dx: -80, dy: 20, as: { pose: 'haul', mood: 'wince', outfit: 'farmer' } },
    ],
  );
  handSet(
    stage,
    make,
    'acorn thief',
    [700, 1480],
    [
      { as: { pose: 'sneak', mood: 'cheeky', build: 'kid', hold: 'bag' } },
      { dx: -90, dy: -10, as: { pose: 'sneak', mood: 'cheeky', build: 'toddler' } },
    ],
  );
  // a tale is told on the great lawn, and heard from all sides
  handSet(
    stage,
    make,
    'the tale of the mountain',
    [1850, 1690],
    [
      { as: { pose: 'overhead', mood: 'shock', hold: 'fan', flip: false, signs: ['spark'] } },
      { dx: -150, dy: 10, as: { pose: 'sit', mood: 'star', flip: false } },
      { dx: -120, dy: 90, as: { pose: 'sit', mood: 'shock', flip: false, signs: ['sweat'] } },
      { dx: -55, dy: 150, as: { pose: 'kneel', facing: 'back', mood: 'calm' } },
      { dx: 25, dy: 165, as: { pose: 'sit', facing: 'back', mood: 'calm', flip: true } },
      { dx: -205, dy: 80, as: { pose: 'hug', mood: 'worried', flip: true, hold: 'plush' } },
      { dx: -225, dy: -10, as: { pose: 'sit', mood: 'joy', flip: false } },
      { dx: -150, dy: 170, as: { pose: 'sleep', mood: 'asleep', flip: false, signs: ['zzz'] } },
    ],
  );
  serve(stage, make);
  rest(stage, make);
  tellStories(stage, make, { count: 22, on: ['meadow', 'wood', 'flowers', 'path', 'court', 'quay'] });
});
