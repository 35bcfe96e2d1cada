/** The small scenes of level 12: some set by hand, the rest told from the library. */
import type { Point } from '../../core/geometry';
import { queue } from '../../stage/place';
import { tellStories } from '../../stories/tell';
import { handSet } from '../../stage/hand-set';
import { scenes } from './scenes';
import { TOLD } from './told';
import { holding } from '../../stage/instead';
import type { Theme } from '../../stage/theme';

// a second microphone would answer to quest 7
export const stories: Theme['stories'] = holding({ microphone: 'flute' }, (stage, make) => {
  scenes(stage, make);
  queue(stage, [560, 2460], [640, 2640], 4, make);
  queue(stage, [1170, 2560], [1330, 2600], 3, make);
  const set = (name: string, at: Point, parts: Parameters<typeof handSet>[4]) =>
    handSet(stage, make, name, at, parts);
  set(
    'proposal under roses',
    [3300, 1790],
    [
      { dx: -44, as: { pose: 'propose', hold: 'bouquet', mood: 'worried', flip: false, signs: ['sweat'] } },
      { dx: 56, as: { pose: 'shy', mood: 'shock', flip: true, signs: ['heart'] } },
    ],
  );
  set(
    'transformation interrupted',
    [640, 1560],
    [
      { dx: 0, as: { pose: 'overhead', mood: 'star', hold: 'heartWand', signs: ['spark'], flip: false } },
      { dx: 80, dy: 16, as: { pose: 'point', mood: 'shock', flip: true, signs: ['bang'] } },
      { dx: -84, dy: 10, as: { pose: 'stand', mood: 'sleepy', hold: 'phone', flip: false } },
    ],
  );
  set(
    'pupil and monster homework',
    [2440, 2440],
    [
      { dx: -40, as: { pose: 'kneel', mood: 'sad', hold: 'book', signs: ['gloom'], flip: false } },
      { dx: 60, as: { pose: 'hips', mood: 'stern', flip: true } },
    ],
  );
  set(
    'rose thief',
    [3560, 2330],
    [
      { dx: -50, as: { pose: 'sneak', hold: 'flower', mood: 'cheeky', flip: true } },
      { dx: 66, dy: -8, as: { pose: 'run', hold: 'broom', mood: 'angry', flip: true } },
    ],
  );
  tellStories(stage, make, { count: 12, on: ['plaza', 'marble', 'street', 'gravel', 'lawn'], only: TOLD });
});
