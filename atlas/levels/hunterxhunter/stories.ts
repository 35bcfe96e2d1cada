/** The small scenes of level 16: some set by hand, the rest told from the library. */
import { queue } from '../../stage/place';
import { tellStories } from '../../stories/tell';
import { handSet } from '../../stage/hand-set';
import { holding } from '../../stage/instead';
import { scenes } from './scenes';
import type { Theme } from '../../stage/theme';

export const stories: Theme['stories'] = holding({ pokerCards: 'scroll', book: 'letter' }, (stage, make) => {
  scenes(stage, make);
  for (const [from, to, n] of [
    [[1960, 1590], [2320, 1600], 7],
    [[850, 1180], [1120, 1270], 4],
  ] as const)
    queue(stage, from, to, n, make);
  handSet(
    stage,
    make,
    'badge-thief',
    [1500, 2440],
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
    [860, 1800],
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
    [1900, 2465],
    [
      { dx: -64, as: { outfit: 'gi', pose: 'lunge', mood: 'stern', turn: 0.45, flip: false } },
      { dx: 64, as: { outfit: 'gi', pose: 'fight', mood: 'grin', turn: 0.45, signs: ['bang'], flip: true } },
      { dx: -170, dy: -40, as: { pose: 'cheer', mood: 'joy', turn: 0.45, flip: false } },
      { dx: 170, dy: -40, as: { pose: 'wave', mood: 'laugh', turn: 0.45, flip: true } },
      { dx: -210, dy: 150, as: { facing: 'back', pose: 'cheer', flip: false } },
      { dx: -120, dy: 240, as: { facing: 'back', pose: 'hips', flip: false } },
      { dx: 120, dy: 240, as: { facing: 'back', pose: 'point', flip: true } },
      { dx: 210, dy: 150, as: { facing: 'back', pose: 'relaxed', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'riddle',
    [1320, 1190],
    [
      { as: { pose: 'think', mood: 'worried', signs: ['question'] } },
      { dx: -80, dy: 50, as: { pose: 'sit', mood: 'dizzy', signs: ['question'] } },
    ],
  );
  handSet(
    stage,
    make,
    'ants',
    [2880, 1370],
    [
      { as: { pose: 'run', mood: 'shock', signs: ['bang'], flip: true } },
      { dx: -110, dy: 30, as: { pose: 'run', mood: 'shock', signs: ['sweat'], flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'sparring',
    [2260, 1240],
    [
      { as: { outfit: 'gi', pose: 'fight', mood: 'stern', flip: false } },
      { dx: 120, as: { outfit: 'gi', pose: 'lunge', mood: 'stern', flip: true } },
    ],
  );
  tellStories(stage, make, { count: 22, on: ['road', 'town', 'felt', 'lawn', 'ants', 'sand'] });
});
