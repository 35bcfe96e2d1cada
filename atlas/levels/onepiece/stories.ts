/** The small scenes of level 7: some set by hand, the rest told from the library. */
import { queue } from '../../stage/place';
import { tellStories } from '../../stories/tell';
import { handSet } from '../../stage/hand-set';
import type { Theme } from '../../stage/theme';

export const stories: Theme['stories'] = (stage, make) => {
  queue(stage, [960, 1850], [980, 2060], 6, make);
  queue(stage, [3180, 1470], [2860, 1500], 6, make);
  handSet(
    stage,
    make,
    'kick-out',
    [1120, 1990],
    [
      { as: { pose: 'fight', mood: 'angry', outfit: 'baker', signs: ['anger'], flip: false } },
      {
        dx: 110,
        dy: 10,
        as: { pose: 'stumble', mood: 'dizzy', outfit: 'pirate', signs: ['spark'], flip: false },
      },
    ],
  );
  handSet(
    stage,
    make,
    'map-of-nothing',
    [3000, 2340],
    [
      { as: { pose: 'point', mood: 'angry', outfit: 'pirate', hold: 'map', flip: false } },
      { dx: 100, dy: 10, as: { pose: 'point', mood: 'stern', outfit: 'pirate', flip: true } },
      { dx: 40, dy: 70, as: { pose: 'think', mood: 'worried', outfit: 'pirate', signs: ['question'] } },
    ],
  );
  handSet(
    stage,
    make,
    'chase',
    [3300, 1560],
    [
      { as: { pose: 'run', mood: 'laugh', hold: 'bag', outfit: 'striped', flip: true } },
      { dx: 120, dy: 6, as: { pose: 'run', mood: 'angry', outfit: 'sailor', hold: 'net', flip: true } },
      {
        dx: 220,
        dy: 20,
        as: { pose: 'run', mood: 'worried', outfit: 'sailor', signs: ['sweat'], flip: true },
      },
    ],
  );
  handSet(
    stage,
    make,
    'whale-song',
    [2240, 2350],
    [
      { as: { pose: 'hold', mood: 'joy', hold: 'guitar', signs: ['note'], flip: true } },
      { dx: -50, dy: 70, as: { pose: 'wave', mood: 'happy', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'first-climber',
    [2440, 1050],
    [
      { as: { pose: 'gazeUp', mood: 'star', outfit: 'adventurer', flip: false } },
      { dx: -70, dy: 10, as: { pose: 'point', mood: 'shock', signs: ['bang'], flip: false } },
      { dx: 260, dy: 20, as: { pose: 'sit', mood: 'wince', signs: ['sweat'], flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'water-seller',
    [420, 1250],
    [
      { as: { pose: 'kneel', mood: 'dizzy', outfit: 'poncho', flip: false } },
      { dx: 90, dy: 0, as: { pose: 'present', mood: 'grin', hold: 'bucket', flip: true } },
    ],
  );
  tellStories(stage, make, {
    count: 26,
    on: ['pier', 'plaza', 'sand', 'desert', 'paving', 'lawn'],
    apart: 0,
  });
};
