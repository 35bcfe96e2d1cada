/** The small scenes of level 18: some set by hand, the rest told from the library. */
import { queue } from '../../stage/place';
import { tellStories } from '../../stories/tell';
import { handSet } from '../../stage/hand-set';
import { holding } from '../../stage/instead';
import { acts } from './acts';
import { elbowRoom } from './elbow-room';
import { scenes } from './scenes';
import { TOLD } from './told';
import type { Theme } from '../../stage/theme';

export const stories: Theme['stories'] = holding({ brush: 'flower' }, (stage, make) => {
  acts(stage, make);
  scenes(stage, make);
  for (const [from, to, n] of [
    [[2330, 2360], [2700, 2460], 7],
    [[900, 2090], [1240, 2120], 6],
    [[2560, 1540], [2900, 1600], 5],
  ] as const)
    queue(stage, from, to, n, make);
  handSet(
    stage,
    make,
    'card',
    [2560, 2360],
    [
      { as: { pose: 'point', mood: 'shock', signs: ['bang'] } },
      { dx: 80, dy: 30, as: { pose: 'think', mood: 'worried', hold: 'letter' } },
      { dx: -80, dy: 30, as: { pose: 'talk', mood: 'star', hold: 'phone' } },
    ],
  );
  handSet(
    stage,
    make,
    'rendezvous',
    [1200, 2420],
    [
      { as: { pose: 'shy', mood: 'worried', hold: 'bouquet', signs: ['sweat'] } },
      { dx: -210, dy: 40, as: { pose: 'wave', mood: 'happy' } },
      { dx: 110, dy: 60, as: { pose: 'sleep', mood: 'asleep', signs: ['zzz'] } },
    ],
  );
  handSet(
    stage,
    make,
    'late',
    [1830, 1560],
    [
      { as: { outfit: 'blazer', pose: 'run', mood: 'shock', hold: 'onigiri', signs: ['sweat'] } },
      { dx: -160, dy: 30, as: { outfit: 'blazer', pose: 'run', mood: 'worried', hold: 'bag' } },
    ],
  );
  handSet(
    stage,
    make,
    'bump',
    [2010, 1760],
    [
      { as: { pose: 'sit', mood: 'dizzy', signs: ['tear'] } },
      { dx: 90, as: { pose: 'bow', mood: 'worried', hold: 'suitcase', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'busker',
    [1500, 2090],
    [
      { as: { pose: 'hold', mood: 'joy', hold: 'guitar' } },
      { dx: 110, dy: 40, as: { pose: 'dance', mood: 'happy' } },
      { dx: -100, dy: 40, as: { pose: 'cheer', mood: 'star' } },
    ],
  );
  handSet(
    stage,
    make,
    'prison',
    [760, 2620],
    [
      {
        as: {
          pose: 'crouch',
          mood: 'sad',
          hat: null,
          outfit: 'striped',
          colours: ['black', 'black', 'white', 'black'],
        },
      },
      { dx: 90, dy: 30, as: { pose: 'hips', mood: 'stern' } },
    ],
  );
  handSet(
    stage,
    make,
    'photo',
    [3420, 2660],
    [
      { as: { pose: 'hold', mood: 'grin', hold: 'camera', flip: false } },
      { dx: 120, as: { pose: 'dance', mood: 'wink' } },
      { dx: 180, dy: 20, as: { pose: 'hips', mood: 'cool' } },
    ],
  );
  tellStories(stage, make, { count: 16, only: TOLD, on: ['pavement', 'plaza', 'lane'] });
  elbowRoom(stage, make);
});
