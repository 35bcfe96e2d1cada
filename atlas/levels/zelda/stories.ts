/** The small scenes of level 4: some set by hand, the rest told from the library. */
import { queue } from '../../stage/place';
import { tellStories } from '../../stories/tell';
import { handSet } from '../../stage/hand-set';
import { holding } from '../../stage/instead';
import type { Theme } from '../../stage/theme';

export const stories: Theme['stories'] = holding({ map: 'scroll' }, (stage, make) => {
  for (const [from, to, n] of [
    [[2320, 1600], [2000, 1590], 6],
    [[1740, 1130], [1800, 1290], 5],
    [[1650, 1510], [1760, 1680], 5],
    [[3190, 1390], [3420, 1400], 4],
  ] as const)
    queue(stage, from, to, n, make);
  handSet(
    stage,
    make,
    'pull-the-sword',
    [520, 2590],
    [
      { as: { pose: 'push', mood: 'wince', signs: ['sweat'] } },
      { dx: -90, dy: 30, as: { pose: 'think', mood: 'stern', flip: false } },
      { dx: -160, dy: -20, as: { pose: 'hips', mood: 'cheeky', flip: false } },
    ],
  );
  handSet(
    stage,
    make,
    'pot-breaker',
    [1480, 1530],
    [
      { as: { pose: 'overhead', mood: 'grin', hold: 'crate', flip: true } },
      { dx: 80, dy: 14, as: { pose: 'point', mood: 'angry', signs: ['anger'], flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'hen-revenge',
    [3060, 2600],
    [
      { as: { pose: 'run', mood: 'shock', signs: ['bang'], flip: true } },
      { dx: 120, dy: 20, as: { pose: 'cheer', mood: 'laugh', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'proposal',
    [3180, 2020],
    [
      { as: { pose: 'kneel', mood: 'happy', hold: 'bouquet', flip: false } },
      { dx: 80, as: { pose: 'shy', mood: 'joy', signs: ['heart'], flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'wrong-potion',
    [2180, 1600],
    [
      { as: { pose: 'hold', mood: 'dizzy', skin: 'lime', hold: 'potion', signs: ['question'] } },
      { dx: 90, dy: 10, as: { pose: 'point', mood: 'laugh', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'gate-guards',
    [1880, 1110],
    [
      { as: { outfit: 'armor', pose: 'hold', hold: 'spear', mood: 'stern' } },
      { dx: -260, as: { outfit: 'armor', pose: 'sleep', mood: 'asleep', signs: ['zzz'] } },
    ],
  );
  handSet(
    stage,
    make,
    'lost-in-woods',
    [930, 2240],
    [
      { as: { pose: 'think', hold: 'map', mood: 'worried', signs: ['question'] } },
      { dx: 70, dy: 20, as: { pose: 'point', mood: 'angry', flip: true } },
      { dx: -70, dy: 10, as: { pose: 'sit', mood: 'sad', signs: ['tear'] } },
    ],
  );
  tellStories(stage, make, { count: 28, on: ['path', 'market', 'lawn', 'ash', 'beach', 'woods'] });
});
