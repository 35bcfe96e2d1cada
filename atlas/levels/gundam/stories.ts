/** The small scenes of level 9: some set by hand, the rest told from the library. */
import { queue } from '../../stage/place';
import { tellStories } from '../../stories/tell';
import { handSet } from '../../stage/hand-set';
import { holding } from '../../stage/instead';
import type { Theme } from '../../stage/theme';

export const stories: Theme['stories'] = holding({ book: 'paper', ramen: 'cup' }, (stage, make) => {
  for (const [from, to, n] of [
    [[2760, 2090], [2260, 2060], 8],
    [[3000, 1420], [2640, 1640], 7],
    [[1120, 1660], [820, 1700], 5],
  ] as const)
    queue(stage, from, to, n, make);
  handSet(
    stage,
    make,
    'one screw left over',
    [1180, 1680],
    [
      { dx: -50, as: { pose: 'present', mood: 'shock', hold: 'wrench', signs: ['bang'], flip: false } },
      { dx: 50, as: { pose: 'hips', mood: 'angry', signs: ['anger'], flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'salute to a machine',
    [2300, 1730],
    [
      { dx: -60, as: { build: 'kid', pose: 'gazeUp', mood: 'joy', signs: ['spark'], flip: false } },
      { dx: 20, as: { build: 'elder', pose: 'gazeUp', mood: 'sad', flip: false } },
    ],
  );
  handSet(
    stage,
    make,
    'afraid of the floor',
    [1400, 2200],
    [
      { dx: -40, as: { pose: 'hug', mood: 'dizzy', signs: ['sweat'], flip: false } },
      { dx: 60, as: { pose: 'jump', mood: 'joy', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'farewell at the ramp',
    [3380, 1500],
    [
      { dx: -40, as: { pose: 'run', mood: 'sad', hold: 'suitcase', flip: false } },
      { dx: 90, as: { pose: 'wave', mood: 'cocky', flip: true, signs: ['heart'] } },
    ],
  );
  handSet(
    stage,
    make,
    'third bowl',
    [2860, 2120],
    [
      { dx: -50, as: { pose: 'eat', mood: 'joy', hold: 'ramen', flip: false } },
      { dx: 50, as: { pose: 'eat', mood: 'dizzy', hold: 'ramen', signs: ['sweat'], flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'nap before the sortie',
    [900, 2300],
    [
      { dx: -40, as: { pose: 'sleep', mood: 'asleep', signs: ['zzz'], flip: false } },
      { dx: 90, as: { pose: 'point', mood: 'angry', hold: 'paper', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'stolen tomato',
    [3180, 2640],
    [
      { dx: -70, as: { pose: 'run', mood: 'cheeky', hold: ['ball', 'red'], flip: true, signs: ['dust'] } },
      { dx: 60, as: { pose: 'run', mood: 'angry', hold: 'broom', flip: true } },
    ],
  );
  tellStories(stage, make, { count: 27, on: ['deck', 'yard', 'plaza', 'park', 'path', 'road', 'bridge'] });
});
