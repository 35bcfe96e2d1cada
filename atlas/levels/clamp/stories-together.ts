/** What whole groups do in the blossom city: a picture of a class, a meal under the trees, a walk with lanterns. */
import { act, who } from '../../stage/act';
import { handSet } from '../../stage/hand-set';
import type { FigureMaker, Stage } from '../../stage/place';
import { clear } from '../../stage/seats';

const YIELDING: ReadonlySet<string> = new Set(['bench', 'bush', 'pot', 'rock', 'flowerBed', 'lampPost']);

export function together(stage: Stage, make: FigureMaker): void {
  clear(stage, ['bench', 'bush'], { x0: 2920, y0: 1420, x1: 3480, y1: 1720 });
  // a class for its picture: everybody ready but three, and the one who takes it
  act(stage, make, YIELDING, {
    name: 'class picture',
    at: [3190, 1480],
    quiet: 290,
    actors: [
      who(-205, 0, { pose: 'stand', mood: 'smile', build: 'tall' }, { size: 1.12 }),
      who(-124, -6, { pose: 'hips', mood: 'cool', build: 'teen' }),
      who(-42, -4, { pose: 'wave', mood: 'asleep', build: 'lady' }, { size: 1.08 }),
      who(42, -6, { pose: 'jump', mood: 'joy', flip: true, build: 'teen' }),
      who(128, 0, { pose: 'present', mood: 'cheeky', flip: true, build: 'stout' }, { size: 1.1 }),
      who(-168, 96, { pose: 'kneel', mood: 'smile', build: 'kid' }),
      who(-78, 100, { pose: 'sneeze', mood: 'shock', build: 'kid' }),
      who(16, 98, { pose: 'sit', mood: 'happy', flip: true, build: 'chibi' }),
      who(104, 96, { pose: 'kneel', mood: 'wink', flip: true, build: 'kid' }),
      who(-70, 262, { pose: 'crouch', facing: 'back', hold: 'camera' }),
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
