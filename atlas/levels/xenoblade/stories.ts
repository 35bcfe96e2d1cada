/** The small scenes of level 22: some set by hand, the rest told from the library. */
import { queue } from '../../stage/place';
import { act } from '../../stage/act';
import { tellStories } from '../../stories/tell';
import { handSet } from '../../stage/hand-set';
import { holding } from '../../stage/instead';
import { BALLOONS, EGG } from './acts/chains';
import { DAY } from './acts/day';
import { YIELDING } from './acts/yielding';
import { manEverything } from './crew';
import { TOLD } from './told';
import type { Theme } from '../../stage/theme';

const WALKED = ['meadow', 'colony', 'snow', 'village', 'blade', 'planks', 'path'] as const;

export const stories: Theme['stories'] = holding({ ramen: 'cup', rayGun: 'orb' }, (stage, make) => {
  for (const scene of [...EGG, ...BALLOONS, ...DAY]) act(stage, make, YIELDING, scene);
  queue(stage, [690, 1250], [1010, 1130], 5, make);
  queue(stage, [820, 2180], [590, 2230], 4, make);
  handSet(
    stage,
    make,
    'sword-pull',
    [420, 1330],
    [
      { as: { pose: 'haul', mood: 'angry', signs: ['sweat'], flip: true } },
      { dx: 74, dy: 24, as: { pose: 'haul', mood: 'wince', flip: true } },
      { dx: 150, dy: 8, as: { pose: 'hips', mood: 'laugh', flip: true } },
    ],
  );
  // those who cross over to the other titan, one behind the other, and those who watch them from the far rail
  handSet(
    stage,
    make,
    'procession',
    [1790, 1440],
    [
      { dx: 250, dy: -80, as: { pose: 'walk', mood: 'stern', hold: 'flag', flip: false } },
      { dx: 160, dy: -52, as: { pose: 'walk', mood: 'joy', hold: 'drum', flip: false } },
      { dx: 72, dy: -24, as: { pose: 'walk', mood: 'happy', hold: 'flute', flip: false, signs: ['note'] } },
      { dx: -14, dy: 4, as: { pose: 'carry', mood: 'wince', hold: 'gift', flip: false } },
      { dx: -102, dy: 32, as: { pose: 'walk', mood: 'calm', hold: 'lantern', flip: false } },
      { dx: -190, dy: 60, as: { pose: 'run', mood: 'shock', flip: false, signs: ['sweat'] } },
      { dx: 200, dy: -196, as: { pose: 'stand', facing: 'back' } },
      { dx: 130, dy: -174, as: { pose: 'wave', facing: 'back' } },
      { dx: 30, dy: -140, as: { pose: 'cheer', mood: 'joy', flip: false } },
      { dx: -60, dy: -112, as: { pose: 'gazeUp', mood: 'star', flip: false } },
    ],
  );
  handSet(
    stage,
    make,
    'titan-watch',
    [1480, 1452],
    [
      { as: { pose: 'gazeUp', mood: 'star' } },
      { dx: 76, dy: 14, as: { pose: 'gazeUp', mood: 'shock', signs: ['bang'] } },
      { dx: -76, dy: 6, as: { pose: 'hold', mood: 'calm', hold: 'spyglass' } },
    ],
  );
  handSet(
    stage,
    make,
    'cave',
    [3080, 1430],
    [
      { as: { pose: 'sneak', mood: 'worried', hold: 'torch' } },
      { dx: -80, dy: 10, as: { pose: 'shy', mood: 'wince', signs: ['sweat'] } },
      { dx: -160, dy: 4, as: { pose: 'run', mood: 'shock', flip: true, signs: ['speed'] } },
    ],
  );
  handSet(
    stage,
    make,
    'boarding',
    [1330, 2240],
    [
      { as: { pose: 'carry', mood: 'wince', hold: 'crate' } },
      { dx: 80, dy: 8, as: { pose: 'walk', mood: 'calm', hold: 'suitcase' } },
    ],
  );
  handSet(
    stage,
    make,
    'pilot',
    [1090, 1370],
    [
      { as: { pose: 'fight', mood: 'grin', hold: 'wrench', flip: true } },
      { dx: 84, dy: 6, as: { pose: 'think', mood: 'cool', flip: true, signs: ['question'] } },
    ],
  );
  manEverything(stage, make);
  tellStories(stage, make, { count: 12, on: WALKED, apart: 4, only: TOLD });
});
