/** The small scenes of level 8: some set by hand, the rest told from the library. */
import { queue } from '../../stage/place';
import { tellStories } from '../../stories/tell';
import { handSet } from '../../stage/hand-set';
import { host, seat } from '../../stage/seats';
import { holding } from '../../stage/instead';
import { afterwards } from './quiet';
import { missions } from './stories-missions';
import { TOLD } from './told';
import type { Theme } from '../../stage/theme';

export const stories: Theme['stories'] = holding({ book: 'letter', fan: 'cup' }, (stage, make) => {
  // the counter: three who eat, and one who cannot any more
  seat(stage, make, host(stage, 'ramenStand'), [
    [[-166, 146, 30], { pose: 'sit', facing: 'back' }],
    [[-82, 146, 30], { pose: 'sit', facing: 'side', mood: 'dizzy', signs: ['sweat'], flip: true }],
    [[86, 146, 30], { pose: 'sit', facing: 'back', flip: true }],
    [[170, 146, 30], { pose: 'sit', facing: 'back' }],
  ]);
  queue(stage, [3110, 1640], [2740, 1560], 5, make);
  queue(stage, [2060, 2230], [1800, 2270], 4, make);
  // under the fall sits one who feels no cold, and on its shore one who does
  handSet(
    stage,
    make,
    'under-the-fall',
    [300, 1090],
    [
      { as: { pose: 'sit', mood: 'serene', outfit: 'monk', hat: null, build: 'stout', flip: false } },
      { dx: 110, dy: 20, as: { pose: 'hug', mood: 'wince', signs: ['sweat'], build: 'kid', flip: true } },
    ],
  );
  missions(stage, make);
  handSet(
    stage,
    make,
    'unpaid-bill',
    [2360, 2290],
    [
      { as: { pose: 'run', mood: 'laugh', build: 'kid', signs: ['dust'], flip: true } },
      {
        dx: 110,
        dy: 10,
        as: { pose: 'fight', mood: 'angry', outfit: 'chef', hat: 'chef', hold: 'paper', flip: true },
      },
    ],
  );
  handSet(
    stage,
    make,
    'lost-cat',
    [1720, 1760],
    [
      { as: { pose: 'run', mood: 'shock', build: 'kid', hat: 'headband', flip: false } },
      { dx: -90, dy: 16, as: { pose: 'lunge', mood: 'star', build: 'kid', flip: false } },
      {
        dx: -190,
        dy: 4,
        as: { pose: 'stumble', mood: 'dizzy', build: 'kid', signs: ['spark'], flip: false },
      },
    ],
  );
  handSet(
    stage,
    make,
    'prank',
    [1330, 1110],
    [
      {
        as: { pose: 'cheer', mood: 'cheeky', build: 'kid', hold: 'brush', outfit: 'overalls', flip: false },
      },
      {
        dx: 120,
        dy: 12,
        as: { pose: 'point', mood: 'angry', outfit: 'vest', signs: ['anger'], flip: true },
      },
    ],
  );
  handSet(
    stage,
    make,
    'knife-lesson',
    [1540, 2280],
    [
      { as: { pose: 'overhead', mood: 'stern', hold: 'kunai', outfit: 'ninja', flip: false } },
      {
        dx: -90,
        dy: 20,
        as: { pose: 'think', mood: 'worried', outfit: 'vest', signs: ['sweat'], flip: false },
      },
      { dx: -170, dy: 60, as: { pose: 'crouch', mood: 'shock', build: 'kid', flip: false } },
    ],
  );
  handSet(
    stage,
    make,
    'not-there',
    [1200, 2470],
    [
      { as: { pose: 'lunge', mood: 'angry', outfit: 'gi', flip: false } },
      { dx: 240, dy: 20, as: { pose: 'sneak', mood: 'cheeky', outfit: 'shinobi', flip: false } },
    ],
  );
  handSet(
    stage,
    make,
    'toad-dinner',
    [560, 2330],
    [
      {
        as: { pose: 'hold', mood: 'worried', hold: 'fish', outfit: 'farmer', signs: ['sweat'], flip: true },
      },
      { dx: 90, dy: -6, as: { pose: 'cheer', mood: 'star', build: 'kid', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'guards',
    [3080, 1236],
    [
      { as: { pose: 'sit', mood: 'asleep', signs: ['zzz'], outfit: 'vest', flip: false } },
      { dx: 90, dy: 4, as: { pose: 'sneak', mood: 'cheeky', hold: 'bag', flip: false } },
    ],
  );
  // a lesson in the wood: one shows how to be a log, the class stands round him
  handSet(
    stage,
    make,
    'wood-lesson',
    [3460, 2230],
    [
      { as: { pose: 'overhead', mood: 'stern', outfit: 'vest', signs: ['bang'], turn: 0.2 } },
      { dx: -190, dy: 20, as: { pose: 'think', mood: 'worried', turn: 0.45, flip: false } },
      { dx: 190, dy: 20, as: { pose: 'cheer', mood: 'star', turn: 0.45, flip: true } },
      { dx: -170, dy: 170, as: { facing: 'back', pose: 'hips', flip: false } },
      { dx: 20, dy: 250, as: { facing: 'back', pose: 'crouch', flip: false } },
      { dx: 190, dy: 190, as: { facing: 'side', pose: 'stumble', mood: 'shock', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'proctor',
    [3316, 1742],
    [
      {
        as: {
          pose: 'hips',
          mood: 'grin',
          outfit: 'captain',
          colours: ['charcoal', 'grey', 'silver', 'black'],
          flip: true,
        },
      },
      { dx: 110, dy: 20, as: { pose: 'kneel', mood: 'wince', signs: ['tear'], flip: true } },
    ],
  );
  tellStories(stage, make, {
    count: TOLD.length,
    only: TOLD,
    on: ['plaza', 'sand', 'deck', 'forest', 'grass'],
    apart: 0,
  });
  afterwards(stage);
});
