/** The small scenes of level 12: some set by hand, the rest told from the library. */
import type { Point } from '../../core/geometry';
import { clearing } from '../../stage/act';
import { queue } from '../../stage/place';
import { clear } from '../../stage/seats';
import { tellStories } from '../../stories/tell';
import { handSet } from '../../stage/hand-set';
import { scenes } from './scenes';
import { TOLD } from './told';
import { holding } from '../../stage/instead';
import type { Theme } from '../../stage/theme';

/** Where the crowd would be cut to heads, or stand before those whose scene it is: behind two roofs, by the deer, on the lane of the harp, on the steps. */
const QUIET = [
  [1090, 2030, 110],
  [320, 1720, 100],
  [480, 1700, 100],
  [650, 1700, 110],
  [1840, 2000, 100],
  [2120, 2010, 90],
  [3200, 2650, 90],
  [2560, 2330, 80],
  [1960, 1420, 90],
  [3080, 1430, 80],
  [2960, 2200, 70],
  [3130, 1300, 90],
  [2490, 2190, 100],
] as const;

// a second microphone would answer to quest 7
export const stories: Theme['stories'] = holding({ microphone: 'flute' }, (stage, make) => {
  scenes(stage, make);
  queue(stage, [560, 2460], [640, 2640], 4, make);
  queue(stage, [1170, 2560], [1330, 2600], 1, make);
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
  // who tans by the moon is seen with his shades on
  clear(stage, ['figure'], { x0: 2450, y0: 2170, x1: 2500, y1: 2240 });
  for (const [x, y, r] of QUIET) stage.scene.add(clearing, [x, y], { r });
});
