/** The small scenes of level 15: some set by hand, the rest told from the library. */
import { act } from '../../stage/act';
import { queue } from '../../stage/place';
import { clear } from '../../stage/seats';
import { tellStories } from '../../stories/tell';
import { handSet } from '../../stage/hand-set';
import { holding } from '../../stage/instead';
import type { Theme } from '../../stage/theme';
import { BALL, EEL } from './acts/chains';
import { NIGHT } from './acts/night';
import { overRoofs } from './acts/roofs';
import { YIELDING } from './acts/yielding';
import { TOLD } from './told';

export const stories: Theme['stories'] = holding(
  { katana: 'spear', flute: 'microphone', camera: 'brush' },
  (stage, make) => {
    for (const scene of [...BALL, ...EEL, ...NIGHT]) act(stage, make, YIELDING, scene);
    overRoofs(stage, make);
    // what the cat has left is seen
    clear(stage, ['bench', 'bush', 'rock'], { x0: 3130, y0: 2590, x1: 3480, y1: 2800 });
    for (const [from, to, n] of [
      [[1330, 2370], [1620, 2420], 6],
      [[2180, 2290], [1960, 2330], 5],
    ] as const)
      queue(stage, from, to, n, make);
    handSet(
      stage,
      make,
      'last train',
      [840, 1900],
      [
        { as: { pose: 'run', mood: 'shock', hold: 'suitcase', signs: ['sweat'] } },
        { dx: 100, dy: 10, as: { pose: 'wave', mood: 'serene', hold: 'flag' } },
      ],
    );
    handSet(
      stage,
      make,
      'parting',
      [150, 1930],
      [
        { as: { pose: 'wave', mood: 'sad', hold: null, signs: ['tear'] } },
        { dx: 70, as: { pose: 'shy', mood: 'sad', hold: 'letter', flip: true } },
      ],
    );
    handSet(
      stage,
      make,
      'swords are forbidden here',
      [2240, 1960],
      [
        { dx: -50, as: { pose: 'point', mood: 'stern', signs: ['bang'] } },
        { dx: 50, as: { pose: 'think', mood: 'worried', hold: 'saber', flip: true, signs: ['sweat'] } },
      ],
    );
    handSet(
      stage,
      make,
      'patients out of bed',
      [3560, 1500],
      [
        { as: { pose: 'sneak', mood: 'cheeky' } },
        { dx: 80, dy: 6, as: { pose: 'sneak', mood: 'wince', signs: ['sweat'] } },
        { dx: -110, dy: 8, as: { pose: 'hips', mood: 'stern', signs: ['anger'] } },
      ],
    );
    handSet(
      stage,
      make,
      'moth to a lamp',
      [1560, 2440],
      [
        { as: { pose: 'gazeUp', mood: 'star', signs: ['note'] } },
        { dx: 70, dy: 10, as: { pose: 'hold', mood: 'wince', hold: 'net', flip: true } },
      ],
    );
    handSet(
      stage,
      make,
      'too polite to pass',
      [3080, 2560],
      [
        { dx: -40, as: { pose: 'bow', mood: 'serene' } },
        { dx: 44, as: { pose: 'bow', mood: 'serene', flip: true } },
      ],
    );
    tellStories(stage, make, {
      count: 13,
      on: ['street', 'yard', 'path', 'moss', 'platform'],
      apart: 3,
      only: TOLD,
    });
  },
);
