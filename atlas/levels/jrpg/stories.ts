/** The small scenes of level 3: some set by hand, the rest told from the library. */
import { queue } from '../../stage/place';
import { tellStories } from '../../stories/tell';
import { handSet } from '../../stage/hand-set';
import { holding } from '../../stage/instead';
import { TOLD } from './told';
import type { Theme } from '../../stage/theme';

export const stories: Theme['stories'] = holding({ fan: 'club', fish: 'meat' }, (stage, make) => {
  // everybody wants to save before the boss
  queue(stage, [1700, 2080], [1960, 2180], 7, make);
  handSet(
    stage,
    make,
    'the chest is someone’s',
    [1180, 1860],
    [
      { as: { pose: 'crouch', mood: 'cheeky', hold: 'bag' } },
      {
        dx: 100,
        dy: -10,
        as: { pose: 'point', mood: 'angry', outfit: 'granny', flip: true, signs: ['anger'] },
      },
    ],
  );
  handSet(
    stage,
    make,
    'too many potions',
    [1680, 2400],
    [
      { as: { pose: 'sit', mood: 'dizzy', skin: 'lime', hold: 'potion' } },
      { dx: 90, dy: 10, as: { pose: 'point', mood: 'laugh', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'quest nobody takes',
    [1090, 1850],
    [
      { as: { pose: 'think', mood: 'stern', facing: 'back' } },
      { dx: 80, dy: 20, as: { pose: 'gazeUp', mood: 'shock', flip: true, hold: 'scroll' } },
      { dx: -90, dy: 10, as: { pose: 'sneak', mood: 'worried', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'proposal before the boss',
    [3220, 1030],
    [
      { as: { pose: 'propose', mood: 'happy', hold: 'flower' } },
      { dx: 90, as: { pose: 'shy', mood: 'joy', flip: true, signs: ['heart'] } },
    ],
  );
  handSet(
    stage,
    make,
    'missed the airship',
    [1470, 800],
    [
      { as: { pose: 'wave', mood: 'worried', hold: 'suitcase', signs: ['sweat'] } },
      { dx: 90, dy: 30, as: { pose: 'sit', mood: 'sad', hold: 'map', flip: true } },
    ],
  );
  tellStories(stage, make, {
    count: TOLD.length,
    only: TOLD,
    on: ['plain', 'snow', 'waste', 'sand', 'plaza', 'field'],
  });
});
