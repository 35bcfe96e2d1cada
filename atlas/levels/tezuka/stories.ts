/** The small scenes of level 6: some set by hand, the rest told from the library. */
import { act, clearing } from '../../stage/act';
import { isCreature } from '../../stage/figure';
import { queue } from '../../stage/place';
import { clear } from '../../stage/seats';
import { tellStories } from '../../stories/tell';
import { handSet } from '../../stage/hand-set';
import { holding } from '../../stage/instead';
import type { Theme } from '../../stage/theme';
import { ACTS, YIELDING } from './acts';
import { TOLD } from './told';

/** Where the crowd would be a face without a body: between fronds, behind stems of houses, in the rank before the rocket, over a bench, at the edge. */
const QUIET = [
  [930, 1390, 90],
  [20, 660, 60],
  [3596, 1330, 80],
  [1990, 1610, 70],
  [2080, 1590, 80],
  [1760, 1610, 70],
  [2930, 1650, 70],
  [3425, 2490, 80],
  [2930, 2560, 90],
  [3172, 2330, 70],
  [3500, 1680, 100],
  [3100, 2530, 80],
  [1650, 2300, 90],
  [740, 1420, 80],
  [744, 2372, 90],
  [3090, 2440, 90],
] as const;

/** Of three who make a pyramid on their knees the last has had enough: he crawls out to the side. */
const restless =
  (tell: Theme['stories']): Theme['stories'] =>
  (stage, make) =>
    tell(stage, (at, random, stand, wear) =>
      make(
        at,
        random,
        stand,
        wear &&
          ((spec) => {
            const worn = wear(spec);
            return worn && !isCreature(worn) && worn.pose === 'kneel' && worn.mood === 'dizzy'
              ? { ...worn, pose: 'stumble', facing: 'side', flip: !worn.flip, signs: ['sweat'] }
              : worn;
          }),
      ),
    );

const scenes: Theme['stories'] = (stage, make) => {
  for (const scene of ACTS) act(stage, make, YIELDING, scene);
  queue(stage, [1890, 1500], [1500, 1380], 6, make);
  handSet(
    stage,
    make,
    'ticket to the moon',
    [2060, 1520],
    [
      { dx: -40, as: { pose: 'cheer', mood: 'joy', hold: 'suitcase', flip: false, signs: ['spark'] } },
      { dx: 60, as: { pose: 'hug', mood: 'sad', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'audience with the king',
    [540, 2300],
    [
      { dx: -60, as: { pose: 'bow', mood: 'worried', flip: false, signs: ['sweat'] } },
      { dx: 30, as: { pose: 'kneel', mood: 'serene', hold: 'flower', flip: false } },
    ],
  );
  handSet(
    stage,
    make,
    'deadline',
    [1960, 2330],
    [
      { dx: -50, as: { pose: 'run', mood: 'shock', hold: 'paper', flip: true, signs: ['dust'] } },
      { dx: 60, as: { pose: 'run', mood: 'angry', hold: 'fan', flip: true, signs: ['anger'] } },
    ],
  );
  handSet(
    stage,
    make,
    'discharged from the ward',
    [3060, 2560],
    [
      {
        dx: -60,
        as: { pose: 'jump', mood: 'joy', build: 'kid', outfit: 'pajamas', hold: 'balloon', flip: false },
      },
      {
        dx: -158,
        as: { pose: 'wave', mood: 'happy', hat: 'nurse', hatColours: ['white', 'coral'], flip: false },
      },
    ],
  );
  handSet(
    stage,
    make,
    'walking against the pavement',
    [1420, 1830],
    [{ dx: 0, as: { pose: 'run', mood: 'dizzy', signs: ['sweat', 'speed'], flip: false } }],
  );
  handSet(
    stage,
    make,
    'blank page',
    [2330, 2150],
    [{ as: { pose: 'think', mood: 'worried', hold: 'paper', signs: ['gloom'], flip: true } }],
  );
  handSet(
    stage,
    make,
    'nap on the ward lawn',
    [2800, 2250],
    [{ as: { pose: 'sleep', mood: 'asleep', signs: ['zzz'] } }],
  );
  handSet(
    stage,
    make,
    'somebody in the pond looks just like him',
    [900, 2540],
    [{ as: { pose: 'crouch', mood: 'star', signs: ['heart'], flip: false } }],
  );
  tellStories(stage, make, {
    count: TOLD.length,
    only: TOLD,
    on: ['paving', 'walk', 'plaza', 'ash', 'jungle', 'court', 'lawn', 'yard'],
  });
  // a lost balloon and who cries for it must not hang between two fronds
  clear(stage, ['figure', 'lostBalloon'], { x0: 836, y0: 1394, x1: 992, y1: 1414 });
  for (const [x, y, r] of QUIET) stage.scene.add(clearing, [x, y], { r });
};

export const stories = holding({ meat: 'onigiri' }, restless(scenes));
