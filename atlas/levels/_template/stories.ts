/** Small scenes: a queue and one set by hand, then some told from the library where there is room. */
import { handSet } from '../../stage/hand-set';
import { queue } from '../../stage/place';
import type { Theme } from '../../stage/theme';
import { tellStories } from '../../stories/tell';

export const stories: Theme['stories'] = (stage, make) => {
  queue(stage, [760, 1760], [1180, 2060], 6, make);
  handSet(
    stage,
    make,
    'wish',
    [1640, 1740],
    [
      { as: { pose: 'point', mood: 'star', flip: false } },
      { dx: 80, dy: 30, as: { pose: 'think', mood: 'worried', signs: ['question'], flip: true } },
    ],
  );
  tellStories(stage, make, { count: 6, on: ['lawn', 'path'] });
};
