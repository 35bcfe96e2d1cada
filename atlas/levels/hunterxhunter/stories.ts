/** The small scenes of level 16: some set by hand, the rest told from the library. */
import { queue } from '../../stage/place';
import { tellStories } from '../../stories/tell';
import { handSet } from '../../stage/hand-set';
import { holding } from '../../stage/instead';
import { scenes } from './scenes';
import { TOLD } from './told';
import type { Theme } from '../../stage/theme';

export const stories: Theme['stories'] = holding({ pokerCards: 'scroll', book: 'letter' }, (stage, make) => {
  scenes(stage, make);
  queue(stage, [2010, 1490], [2340, 1470], 5, make);
  handSet(
    stage,
    make,
    'badge-thief',
    [1620, 2420],
    [
      { as: { pose: 'run', mood: 'grin', hold: 'bag', flip: false } },
      { dx: -150, dy: 8, as: { pose: 'run', mood: 'angry', signs: ['anger'], flip: false } },
      { dx: -260, dy: 40, as: { pose: 'point', mood: 'shock', flip: false } },
    ],
  );
  handSet(
    stage,
    make,
    'duel',
    [1480, 1340],
    [
      { as: { pose: 'think', mood: 'stern', hold: 'pokerCards', flip: false } },
      { dx: 130, as: { pose: 'hold', mood: 'cocky', hold: 'pokerCards', flip: true } },
      { dx: 60, dy: -60, as: { pose: 'shy', mood: 'worried', signs: ['sweat'] } },
    ],
  );
  // a bout on the shore, and a ring of those who look on
  handSet(
    stage,
    make,
    'shore-bout',
    [1880, 2420],
    [
      { dx: -64, as: { outfit: 'gi', pose: 'lunge', mood: 'stern', turn: 0.45, flip: false } },
      { dx: 64, as: { outfit: 'gi', pose: 'fight', mood: 'grin', turn: 0.45, signs: ['bang'], flip: true } },
      { dx: -170, dy: -40, as: { pose: 'cheer', mood: 'joy', turn: 0.45, flip: false } },
      { dx: 170, dy: -40, as: { pose: 'wave', mood: 'laugh', turn: 0.45, flip: true } },
      { dx: -220, dy: 130, as: { facing: 'side', pose: 'cheer', mood: 'joy', build: 'brawny', flip: false } },
      { dx: -110, dy: 250, as: { facing: 'back', pose: 'point', build: 'kid', flip: false } },
      { dx: 230, dy: 130, as: { facing: 'side', pose: 'crouch', mood: 'shock', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'riddle',
    [1990, 880],
    [
      { as: { pose: 'think', mood: 'worried', signs: ['question'] } },
      { dx: -80, dy: 50, as: { pose: 'sit', mood: 'dizzy', signs: ['question'] } },
    ],
  );
  handSet(
    stage,
    make,
    'ants',
    [2840, 1110],
    [
      { as: { pose: 'run', mood: 'shock', signs: ['bang'], flip: true } },
      { dx: -110, dy: 30, as: { pose: 'run', mood: 'shock', signs: ['sweat'], flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'sparring',
    [2330, 1040],
    [
      { as: { outfit: 'gi', pose: 'fight', mood: 'stern', flip: false } },
      { dx: 120, as: { outfit: 'gi', pose: 'lunge', mood: 'stern', flip: true } },
    ],
  );
  // the airship's shadow goes over the meadow, and all look for what throws it
  handSet(
    stage,
    make,
    'airship',
    [1640, 960],
    [
      { as: { pose: 'gazeUp', mood: 'star', flip: true } },
      { dx: -90, dy: 20, as: { pose: 'point', mood: 'shock', signs: ['bang'], flip: true } },
      { dx: -190, dy: 10, as: { pose: 'wave', mood: 'joy', build: 'kid', flip: false } },
    ],
  );
  for (const [name, at, as] of [
    // whoever keeps the longest silence passes this part; the others forgot to tell that it is over
    ['silence', [2080, 1555], { pose: 'sit', mood: 'serene', facing: 'front' }],
    ['the card that was torn', [1330, 1185], { pose: 'crouch', mood: 'shock', signs: ['gloom'] }],
    ['washed ashore before the ferry', [1400, 2538], { pose: 'sleep', mood: 'asleep', signs: ['zzz'] }],
    ['one ant too close', [3260, 1020], { pose: 'jump', mood: 'shock', signs: ['bang'] }],
  ] as const)
    handSet(stage, make, name, at, [{ as }]);
  tellStories(stage, make, {
    count: TOLD.length,
    only: TOLD,
    on: ['town', 'felt', 'lawn', 'wood', 'ants', 'sand'],
  });
});
