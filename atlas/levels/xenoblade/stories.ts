/** The small scenes of level 22: some set by hand, the rest told from the library. */
import { queue } from '../../stage/place';
import { tellStories } from '../../stories/tell';
import { handSet } from '../../stage/hand-set';
import type { Theme } from '../../stage/theme';

const WALKED = ['meadow', 'colony', 'snow', 'village', 'blade', 'planks', 'path'] as const;

export const stories: Theme['stories'] = (stage, make) => {
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
  handSet(
    stage,
    make,
    'edge',
    [2060, 1380],
    [
      { as: { pose: 'crouch', mood: 'shock', signs: ['sweat'] } },
      { dx: -80, dy: 10, as: { pose: 'stumble', mood: 'shock' } },
      { dx: 84, dy: -10, as: { pose: 'point', mood: 'laugh', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'titan-watch',
    [1480, 1490],
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
  tellStories(stage, make, { count: 30, on: WALKED, apart: 4 });
};
