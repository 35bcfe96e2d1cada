/** The small scenes of level 10: some set by hand, the rest told from the library. */
import { act } from '../../stage/act';
import { queue } from '../../stage/place';
import { tellStories } from '../../stories/tell';
import { handSet } from '../../stage/hand-set';
import { holding } from '../../stage/instead';
import type { Theme } from '../../stage/theme';
import { ACTS, YIELDING } from './acts';
import { elbowRoom, gateScene } from './gate';
import { WALKED } from './places';
import { TOLD } from './told';

export const stories: Theme['stories'] = holding({ phone: 'camera', plush: 'ball' }, (stage, make) => {
  for (const scene of ACTS) act(stage, make, YIELDING, scene);
  queue(stage, [1690, 1230], [1420, 1390], 5, make);
  handSet(
    stage,
    make,
    'what-was-that',
    [1330, 1620],
    [
      { as: { pose: 'point', mood: 'shock', signs: ['bang'], flip: true } },
      { dx: 80, dy: 10, as: { pose: 'think', mood: 'sleepy', signs: ['question'], flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'chess-of-boxes',
    [3560, 2290],
    [
      { as: { pose: 'sneak', mood: 'grin' } },
      { dx: 84, dy: 6, as: { pose: 'sneak', mood: 'worried', signs: ['sweat'] } },
      { dx: 168, dy: 0, as: { pose: 'sneak', mood: 'shock' } },
    ],
  );
  handSet(
    stage,
    make,
    'gunner',
    [700, 2170],
    [
      { as: { pose: 'gazeUp', mood: 'cute', signs: ['heart'] } },
      { dx: 84, dy: 8, as: { pose: 'hips', mood: 'angry', flip: true, signs: ['anger'] } },
    ],
  );
  handSet(
    stage,
    make,
    'moorings',
    [2070, 2020],
    [
      { as: { pose: 'haul', facing: 'side', mood: 'wince', signs: ['sweat'], flip: false } },
      { dx: -104, dy: 20, as: { pose: 'haul', facing: 'side', mood: 'angry', flip: false } },
      { dx: -212, dy: 40, as: { pose: 'eat', mood: 'happy', hold: 'ramen' } },
    ],
  );
  handSet(
    stage,
    make,
    'secret-plans',
    [340, 1444],
    [
      { as: { pose: 'hold', mood: 'stern', hold: 'map' } },
      { dx: 78, dy: 6, as: { pose: 'think', mood: 'worried', flip: true, signs: ['question'] } },
      { dx: 20, dy: 80, as: { pose: 'sneak', mood: 'grin', hold: 'camera' } },
    ],
  );
  handSet(
    stage,
    make,
    'cold-feet',
    [3420, 1450],
    [{ dx: 158, dy: -8, as: { pose: 'present', mood: 'smile', hold: 'cup', flip: true } }],
  );
  handSet(
    stage,
    make,
    'fence-cutters',
    [640, 1930],
    [
      { as: { pose: 'crouch', mood: 'stern', hold: 'wrench' } },
      { dx: 80, dy: 8, as: { pose: 'stand', mood: 'asleep', signs: ['zzz'], flip: true } },
    ],
  );
  tellStories(stage, make, { count: TOLD.length, only: TOLD, on: WALKED, apart: 6 });
  gateScene(stage, make);
  elbowRoom(stage);
});
