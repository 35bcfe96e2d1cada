/** The small scenes of level 17: some set by hand, the rest told from the library. */
import { queue } from '../../stage/place';
import { tellStories } from '../../stories/tell';
import { handSet } from '../../stage/hand-set';
import { holding } from '../../stage/instead';
import type { Theme } from '../../stage/theme';

export const stories: Theme['stories'] = holding({ flower: 'letter' }, (stage, make) => {
  for (const [from, to, n] of [
    [[480, 2350], [800, 2420], 6],
    [[1930, 1450], [1600, 1500], 6],
    [[3300, 1560], [3000, 1500], 5],
  ] as const)
    queue(stage, from, to, n, make);
  handSet(
    stage,
    make,
    'standoff',
    [2200, 1700],
    [
      { as: { pose: 'point', mood: 'stern', tip: -16, flip: false } },
      { dx: 170, as: { pose: 'hips', mood: 'cocky', tip: 16, flip: true } },
      { dx: 90, dy: -90, as: { pose: 'shy', mood: 'shock', signs: ['sweat'] } },
    ],
  );
  handSet(
    stage,
    make,
    'models',
    [1560, 1960],
    [
      { as: { pose: 'dance', mood: 'cool', tip: -22 } },
      { dx: 80, dy: -10, as: { pose: 'think', mood: 'serene', tip: 18 } },
      { dx: 160, as: { pose: 'overhead', mood: 'cocky', tip: -14 } },
      { dx: 70, dy: 110, as: { pose: 'hold', hold: 'camera', mood: 'star', facing: 'back' } },
    ],
  );
  handSet(
    stage,
    make,
    'roller',
    [2200, 2380],
    [
      { as: { pose: 'run', mood: 'shock', signs: ['bang'], flip: true } },
      { dx: -90, dy: 40, as: { pose: 'think', mood: 'worried', signs: ['question'] } },
    ],
  );
  handSet(
    stage,
    make,
    'gelato',
    [960, 2640],
    [
      { as: { pose: 'sit', mood: 'sad', signs: ['tear'] } },
      { dx: 80, as: { pose: 'eat', hold: 'iceCream', mood: 'joy' } },
    ],
  );
  handSet(
    stage,
    make,
    'arrow',
    [1300, 1700],
    [
      { as: { pose: 'point', mood: 'shock', tip: -14 } },
      { dx: -80, dy: 40, as: { pose: 'kneel', mood: 'star', signs: ['spark'] } },
    ],
  );
  handSet(
    stage,
    make,
    'bargain',
    [2900, 1640],
    [
      { as: { pose: 'present', mood: 'grin', hold: 'mask' } },
      { dx: 100, as: { pose: 'shy', mood: 'worried', signs: ['sweat'], flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'night',
    [760, 1330],
    [
      { as: { pose: 'sleep', mood: 'asleep', signs: ['zzz'] } },
      { dx: 100, dy: 20, as: { pose: 'crouch', mood: 'menace', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'singer',
    [2600, 2560],
    [
      { as: { pose: 'cheer', mood: 'laugh', hold: 'microphone', signs: ['note'], tip: 12 } },
      { dx: -100, dy: 30, as: { pose: 'shy', mood: 'wince' } },
    ],
  );
  tellStories(stage, make, { count: 22, on: ['piazza', 'ring', 'town', 'sand', 'garden'] });
});
