/** The small scenes of level 13: those of its own, some queues, the rest told from the library. */
import { queue } from '../../stage/place';
import { onGround } from '../../stage/on-set';
import { tellStories } from '../../stories/tell';
import type { Theme } from '../../stage/theme';
import { pranks } from './pranks';
import { OWN_SCENES } from './scenes';
import { TOLD } from './told';

export const stories: Theme['stories'] = (stage, make) => {
  queue(stage, [3340, 1860], [3120, 1960], 4, make);
  queue(stage, [560, 1500], [760, 1660], 5, make);
  for (const [name, at, parts] of OWN_SCENES) onGround(stage, make, name, at, parts);
  pranks(stage, make);
  tellStories(stage, make, {
    count: 12,
    only: TOLD,
    on: ['road', 'camp', 'ash', 'quay', 'scorched', 'moss'],
  });
};
