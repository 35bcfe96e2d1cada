/** The small scenes of level 4: some set by hand, the rest told from the library. */
import { queue } from '../../stage/place';
import { tellStories } from '../../stories/tell';
import { handSet } from '../../stage/hand-set';
import { holding } from '../../stage/instead';
import { TOLD } from './told';
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
  tellStories(stage, make, {
    count: TOLD.length,
    only: TOLD,
    on: ['path', 'market', 'lawn', 'ash', 'beach', 'woods'],
  });
});
