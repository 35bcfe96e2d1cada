/** The small scenes of level 1: some set by hand, the rest told from the library. */
import { act } from '../../stage/act';
import { queue } from '../../stage/place';
import { tellStories } from '../../stories/tell';
import { handSet } from '../../stage/hand-set';
import { holding } from '../../stage/instead';
import type { Theme } from '../../stage/theme';
import { ACTS, YIELDING } from './acts';
import { seatEverybody } from './riders';
import { TOLD } from './told';

export const stories: Theme['stories'] = holding({ umbrella: 'broom' }, (stage, make) => {
  for (const [from, to, n] of [
    [[1985, 1230], [2230, 1440], 7],
    [[1290, 1380], [1500, 1500], 6],
    [[560, 2050], [860, 2180], 6],
    [[2790, 1560], [2640, 1460], 5],
    [[1080, 1790], [1380, 1860], 6],
    [[2720, 1760], [2480, 1880], 5],
  ] as const)
    queue(stage, from, to, n, make);
  handSet(
    stage,
    make,
    'hatching today',
    [760, 1370],
    [
      { dx: -70, as: { pose: 'kneel', mood: 'star', flip: false, signs: ['spark'] } },
      { dx: 30, as: { pose: 'cheer', mood: 'joy', flip: true } },
      { dx: 130, dy: 20, as: { pose: 'hug', mood: 'shock', flip: true, hold: 'plush' } },
    ],
  );
  handSet(
    stage,
    make,
    'get up',
    [1330, 2660],
    [
      { dx: -210, as: { pose: 'push', mood: 'wince', flip: false, signs: ['sweat'] } },
      { dx: -60, dy: 16, as: { pose: 'hips', mood: 'angry', flip: false, signs: ['anger'] } },
      { dx: 90, dy: 20, as: { pose: 'present', mood: 'happy', hold: 'drum', flip: true } },
      { dx: 230, as: { pose: 'sleep', mood: 'asleep', flip: false, signs: ['zzz'] } },
    ],
  );
  handSet(
    stage,
    make,
    'trainers',
    [1900, 2060],
    [
      { dx: -330, dy: -60, as: { pose: 'point', mood: 'stern', flip: false, signs: ['bang'] } },
      { dx: 330, dy: -60, as: { pose: 'point', mood: 'grin', flip: true, signs: ['bang'] } },
      { dx: 0, dy: 40, as: { pose: 'overhead', mood: 'stern', hold: 'flag', flip: false } },
    ],
  );
  handSet(
    stage,
    make,
    'seventh capsule, same duck',
    [2760, 1850],
    [
      { dx: -70, as: { pose: 'kneel', mood: 'sad', signs: ['gloom'], flip: false } },
      { dx: 70, as: { pose: 'cheer', mood: 'star', hold: 'ball', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'berry thief',
    [2720, 2690],
    [
      { dx: -110, as: { pose: 'sneak', mood: 'cheeky', hold: 'basket', flip: true } },
      { dx: 90, as: { pose: 'run', mood: 'angry', hold: 'broom', flip: true, signs: ['anger'] } },
    ],
  );
  for (const scene of ACTS) act(stage, make, YIELDING, scene);
  handSet(
    stage,
    make,
    'only a scratch',
    [960, 1800],
    [
      { dx: -50, as: { pose: 'carry', mood: 'worried', hold: 'plush', flip: false, signs: ['sweat'] } },
      { dx: 60, as: { pose: 'present', mood: 'serene', flip: true } },
    ],
  );
  seatEverybody(stage, make);
  tellStories(stage, make, { count: 13, on: ['sand', 'paving', 'lawn', 'soil'], only: TOLD });
});
