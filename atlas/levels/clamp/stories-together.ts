/** What whole groups do in the blossom city: a picture of a class, a meal under the trees, a walk with lanterns. */
import { handSet } from '../../stage/hand-set';
import type { FigureMaker, Stage } from '../../stage/place';
import { clear } from '../../stage/seats';

export function together(stage: Stage, make: FigureMaker): void {
  clear(stage, ['bench', 'bush'], { x0: 2920, y0: 1420, x1: 3480, y1: 1720 });
  // a class for its picture: everybody ready but three, and the one who takes it
  handSet(
    stage,
    make,
    'class picture',
    [3190, 1490],
    [
      { dx: -190, as: { pose: 'stand', mood: 'smile', flip: false, build: 'tall' } },
      { dx: -116, dy: -6, as: { pose: 'hips', mood: 'cool', flip: false, build: 'teen' } },
      { dx: -40, dy: -4, as: { pose: 'wave', mood: 'asleep', flip: false, build: 'lady' } },
      { dx: 36, dy: -6, as: { pose: 'jump', mood: 'joy', flip: true, build: 'teen' } },
      { dx: 114, as: { pose: 'present', mood: 'cheeky', flip: true, build: 'stout' } },
      { dx: -150, dy: 96, as: { pose: 'kneel', mood: 'smile', flip: false, build: 'kid' } },
      { dx: -64, dy: 100, as: { pose: 'sneeze', mood: 'shock', flip: false, build: 'kid' } },
      { dx: 20, dy: 98, as: { pose: 'sit', mood: 'happy', flip: true, build: 'chibi' } },
      { dx: 96, dy: 96, as: { pose: 'kneel', mood: 'wink', flip: true, build: 'kid' } },
      { dx: -24, dy: 330, as: { pose: 'crouch', facing: 'back', hold: 'camera', flip: false } },
      {
        dx: 260,
        dy: 150,
        as: { pose: 'run', facing: 'side', mood: 'shock', hold: 'bag', signs: ['dust'], flip: true },
      },
    ],
  );
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
  handSet(
    stage,
    make,
    'walk with lanterns',
    [560, 2640],
    [
      {
        dx: 250,
        dy: -20,
        as: { pose: 'walk', facing: 'side', flip: false, hold: 'drum', build: 'brawny', mood: 'joy' },
      },
      { dx: 150, dy: 0, as: { pose: 'walk', facing: 'side', flip: false, hold: 'lantern', build: 'tall' } },
      { dx: 66, dy: 6, as: { pose: 'dance', flip: false, hold: 'flute', build: 'lady', mood: 'serene' } },
      { dx: -16, dy: 10, as: { pose: 'walk', facing: 'side', flip: false, hold: 'lantern', build: 'teen' } },
      { dx: -96, dy: 14, as: { pose: 'walk', facing: 'side', flip: false, hold: 'mask', build: 'kid' } },
      {
        dx: -170,
        dy: 16,
        as: { pose: 'run', facing: 'side', flip: false, hold: 'lantern', build: 'toddler', mood: 'worried' },
      },
    ],
  );
}
