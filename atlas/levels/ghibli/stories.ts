/** The small scenes of level 2: some set by hand, the rest told from the library. */
import { queue } from '../../stage/place';
import { tellStories } from '../../stories/tell';
import { handSet } from '../../stage/hand-set';
import { holding } from '../../stage/instead';
import type { Theme } from '../../stage/theme';

export const stories: Theme['stories'] = holding({ umbrella: 'broom' }, (stage, make) => {
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
  tellStories(stage, make, { count: 22, on: ['meadow', 'wood', 'flowers', 'path', 'court', 'quay'] });
});
