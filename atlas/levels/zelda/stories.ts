/** The small scenes of level 4: some set by hand, the rest told from the library. */
import { queue } from '../../stage/place';
import { tellStories } from '../../stories/tell';
import { handSet } from '../../stage/hand-set';
import { onGround, onSet } from '../../stage/on-set';
import { host } from '../../stage/seats';
import { holding } from '../../stage/instead';
import { TOLD } from './told';
import type { Theme } from '../../stage/theme';

export const stories: Theme['stories'] = holding({ map: 'scroll' }, (stage, make) => {
  for (const [from, to, n] of [
    [[2320, 1600], [2000, 1590], 6],
    [[1846, 1190], [1960, 1250], 2],
    [[1700, 1540], [1770, 1716], 3],
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
      { dx: 126, dy: 30, as: { pose: 'hips', mood: 'angry', flip: true } },
      { dx: -90, dy: 40, as: { pose: 'sit', mood: 'sad', signs: ['tear'] } },
    ],
  );
  // the stone head has a guest in its mouth, and one who would not have dared
  onSet(stage, make, host(stage, 'sunkenIdol'), 'idol', [
    {
      at: [-58, 70, 26],
      size: 0.86,
      as: { build: 'kid', pose: 'sit', mood: 'cheeky', hold: 'onigiri', hat: null },
    },
  ]);
  onGround(
    stage,
    make,
    'idol-witness',
    [1156, 1120],
    [{ dx: 96, dy: 30, as: { pose: 'point', mood: 'shock', flip: true, signs: ['bang'] } }],
  );
  // what boils over is free
  onGround(
    stage,
    make,
    'free-soup',
    [2226, 1580],
    [
      { as: { build: 'kid', pose: 'overhead', hold: 'bucket', mood: 'joy', flip: false, hat: null } },
      { dx: 84, dy: 20, as: { build: 'elder', pose: 'hold', hold: 'cup', mood: 'star', flip: true } },
    ],
  );
  tellStories(stage, make, {
    count: TOLD.length,
    only: TOLD,
    on: ['path', 'market', 'lawn', 'ash', 'beach', 'woods'],
  });
});
