/** What whole groups do in the blossom city: a picture of a class, a meal under the trees, a walk with lanterns. */
import { act, who } from '../../stage/act';
import { handSet } from '../../stage/hand-set';
import type { FigureMaker, Stage } from '../../stage/place';
import { clear } from '../../stage/seats';

const YIELDING: ReadonlySet<string> = new Set(['bench', 'bush', 'pot', 'rock', 'flowerBed', 'lampPost']);

/** No two of a class wear the same today: it is the one day when they may. */
const CLASS = {
  sailor: { outfit: 'sailor', colours: ['white', 'navy', 'red', 'umber'], hat: null },
  sport: { outfit: 'tracksuit', colours: ['red', 'white', 'white', 'white'], hat: 'headband' },
  blazer: { outfit: 'blazer', colours: ['forest', 'silver', 'gold', 'black'], hat: null },
  striped: { outfit: 'striped', colours: ['cobalt', 'white', 'white', 'umber'], hat: 'leaf' },
  baker: { outfit: 'baker', colours: ['white', 'coral', 'cream', 'umber'], hat: 'chef' },
  hood: { outfit: 'hoodie', colours: ['mint', 'navy', 'white', 'white'], hat: null },
  gakuran: { outfit: 'gakuran', colours: ['black', 'black', 'gold', 'black'], hat: null },
  lemon: { outfit: 'raincoat', colours: ['yellow', 'yellow', 'white', 'red'], hat: 'souwester' },
  teal: { outfit: 'overalls', colours: ['teal', 'cream', 'gold', 'umber'], hat: 'bow' },
} as const;

export function together(stage: Stage, make: FigureMaker): void {
  clear(stage, ['bench', 'bush'], { x0: 2920, y0: 1420, x1: 3480, y1: 1720 });
  // a class for its picture: everybody ready but three, and the one who takes it
  act(stage, make, YIELDING, {
    name: 'class picture',
    at: [3190, 1480],
    quiet: 290,
    actors: [
      who(-270, -6, { pose: 'stand', mood: 'smile', build: 'tall', ...CLASS.sailor }, { size: 1.08 }),
      who(-160, -20, { pose: 'hips', mood: 'cool', build: 'teen', ...CLASS.sport }),
      who(-50, -24, { pose: 'wave', mood: 'asleep', build: 'lady', ...CLASS.blazer }, { size: 1.04 }),
      who(60, -24, { pose: 'jump', mood: 'joy', flip: true, build: 'teen', ...CLASS.striped }),
      who(
        176,
        -14,
        { pose: 'present', mood: 'cheeky', flip: true, build: 'stout', ...CLASS.baker },
        { size: 1.06 },
      ),
      who(-214, 128, { pose: 'kneel', mood: 'smile', build: 'kid', ...CLASS.hood }),
      who(-104, 136, { pose: 'sneeze', mood: 'shock', build: 'kid', ...CLASS.gakuran }),
      who(8, 136, { pose: 'sit', mood: 'happy', flip: true, build: 'chibi', ...CLASS.lemon }),
      who(118, 128, { pose: 'kneel', mood: 'wink', flip: true, build: 'kid', ...CLASS.teal }),
      who(-46, 300, { pose: 'crouch', facing: 'back', hold: 'camera' }),
      who(290, 170, {
        pose: 'run',
        facing: 'side',
        mood: 'shock',
        hold: 'bag',
        signs: ['dust'],
        flip: true,
      }),
    ],
  });
  // the party under the tree: it began at noon
  handSet(
    stage,
    make,
    'under the blossom',
    [1150, 1910],
    [
      {
        dx: -134,
        dy: -40,
        as: { pose: 'cheer', mood: 'laugh', hold: 'microphone', flip: false, build: 'stout' },
      },
      { dx: -112, dy: 70, as: { pose: 'eat', mood: 'happy', hold: 'onigiri', flip: false, build: 'kid' } },
      { dx: 20, dy: -96, as: { pose: 'sit', mood: 'cute', hold: 'dango', flip: false, build: 'toddler' } },
      {
        dx: 126,
        dy: -40,
        as: { pose: 'sit', mood: 'sad', hold: 'cup', signs: ['gloom'], flip: true, build: 'elder' },
      },
      { dx: 150, dy: 90, as: { pose: 'sleep', mood: 'asleep', signs: ['zzz'], flip: true } },
      { dx: 10, dy: 130, as: { pose: 'dance', mood: 'joy', flip: true, build: 'brawny' } },
    ],
  );
  // home before dark, the largest in front and each with a light of a size
  act(stage, make, YIELDING, {
    name: 'walk with lanterns',
    at: [600, 2620],
    quiet: 250,
    actors: [
      who(
        210,
        -10,
        { pose: 'walk', facing: 'side', hold: 'drum', build: 'brawny', mood: 'joy' },
        { size: 1.4 },
      ),
      who(84, 0, { pose: 'walk', facing: 'side', hold: 'lantern', build: 'tall' }, { size: 1.22 }),
      who(-20, 4, { pose: 'dance', hold: 'flute', build: 'lady', mood: 'serene' }, { size: 1.08 }),
      who(-114, 8, { pose: 'walk', facing: 'side', hold: 'lantern', build: 'teen' }, { size: 0.96 }),
      who(-198, 12, { pose: 'walk', facing: 'side', hold: 'mask', build: 'kid' }, { size: 0.84 }),
      who(
        -276,
        16,
        { pose: 'run', facing: 'side', hold: 'lantern', build: 'toddler', mood: 'worried' },
        { size: 0.74 },
      ),
    ],
  });
}
