/** Two stories that cross the piazza: an unpaid ice cream, followed by its drops, and a fellow who met the roller. */
import type { FigureMaker, Stage } from '../../stage/place';
import { placer } from '../../stage/placer';
import { host, seat, stand } from '../../stage/seats';
import { flatFellow, rolledFellow, roundFellow } from './things/flat-fellow';

/** Small things that make room for a scene. */
export const SMALL: ReadonlySet<string> = new Set([
  'bush',
  'crate',
  'pot',
  'bench',
  'lampPost',
  'parasol',
  'rock',
  'barrel',
]);

/** Somebody runs off with three scoops, one slips on them, a dog licks them up, a detective follows; he eats in peace. */
export function iceCreamThief(stage: Stage, make: FigureMaker): void {
  const thief = {
    outfit: 'striped',
    colours: ['black', 'charcoal', 'white', 'black'],
    hat: 'beanie',
    hatColours: ['black', 'red'],
    hold: 'iceCream',
  } as const;
  stand(stage, make, 'ice-cream thief', SMALL, [
    [[1075, 2652], { pose: 'point', mood: 'angry', outfit: 'baker', signs: ['anger'], facing: 'side' }],
    [[1262, 2262], { ...thief, pose: 'run', mood: 'grin', facing: 'side', signs: ['dust'] }],
    [[1545, 2190], { pose: 'stumble', mood: 'shock', signs: ['bang'] }],
    [[2255, 2126], { pose: 'haul', mood: 'wince', signs: ['sweat'] }],
    [
      [2530, 2010],
      {
        pose: 'sneak',
        mood: 'stern',
        hold: 'magnifier',
        hat: 'fedora',
        hatColours: ['umber', 'sand'],
        outfit: 'suit',
        facing: 'side',
      },
    ],
    [[2716, 1728], { ...thief, pose: 'eat', mood: 'joy', signs: ['heart'] }],
  ]);
  const licker = {
    plan: 'beast',
    colour: 'ginger',
    second: 'cream',
    ears: 'floppy',
    snout: 'dog',
    tail: 'curl',
    pose: 'walk',
    mood: 'joy',
  } as const;
  stage.scene.put(
    make([2150, 2112], stage.scene.random.fork('licker'), {}, () => ({ ...licker, flip: true })),
  );
}

/** Flat under the eyes of a friend; peeled; carried like a carpet; pumped up; too full, and off on a string. */
export function flattened(stage: Stage, make: FigureMaker): void {
  const put = placer(stage.scene);
  seat(stage, make, host(stage, 'roadRoller'), [
    [
      [10, 16, 186],
      { pose: 'sit', mood: 'asleep', signs: ['zzz'], outfit: 'overalls', flip: true, shadow: false },
      0.86,
    ],
  ]);
  put(flatFellow, 2880, 2272, { yaw: -0.35, size: 1.3, perched: true });
  put(flatFellow, 2990, 2110, { peeled: 1.15, yaw: -0.1, size: 1.25 });
  put(rolledFellow, 3258, 1812, { aloft: true, sortY: 1824 });
  put(roundFellow, 3736, 1236, { full: 46, pump: true });
  put(roundFellow, 3752, 1010, { full: 62, string: 120, size: 1.15 });
  stand(stage, make, 'flattened', SMALL, [
    [[2760, 2316], { pose: 'kneel', mood: 'shock', signs: ['tear'] }],
    [[3104, 2118], { pose: 'haul', mood: 'wince', signs: ['sweat'], flip: true }],
    [[3192, 1822], { pose: 'shoulder', mood: 'calm', build: 'teen' }],
    [[3320, 1822], { pose: 'shoulder', mood: 'worried', build: 'teen', signs: ['sweat'] }],
    [[3644, 1240], { pose: 'push', mood: 'joy' }],
    [[3752, 1018], { pose: 'gazeUp', mood: 'shock', signs: ['bang'] }],
  ]);
}
