/** The tales of the valley, each at the thing it is about. Set before anything small, so that all have room. */
import { SQUASH } from '../../core/frame';
import { onGround, onSet } from '../../stage/on-set';
import { placer } from '../../stage/placer';
import type { FigureMaker, Stage } from '../../stage/place';
import { towRope } from './things/tow-rope';

/** The house wants to go for a walk; the village wants it to stay. */
function tugOfHouse(stage: Stage, make: FigureMaker): void {
  const [x, y] = [1950, 1128];
  placer(stage.scene)(towRope, x, y, {
    through: [
      [-214, -20, 296],
      [-150, -10, 176],
      [-66, 30, 62],
      [24, 34, 58],
      [108, 40, 58],
      [192, 46, 56],
      [284, 50, 20],
    ],
    sortY: y + 40,
    perched: true,
  });
  onGround(
    stage,
    make,
    'tug-of-house',
    [x, y],
    [
      { dx: -60, dy: 6, as: { pose: 'haul', mood: 'wince', flip: true, signs: ['sweat'] } },
      { dx: 24, dy: 14, as: { pose: 'haul', mood: 'angry', flip: true, outfit: 'farmer' } },
      { dx: 108, dy: 20, as: { pose: 'haul', mood: 'wince', flip: true } },
      { dx: 192, dy: 26, as: { pose: 'haul', mood: 'joy', flip: true, build: 'kid' } },
      { dx: 292, dy: 40, as: { pose: 'sit', mood: 'dizzy', flip: true, signs: ['spark'] } },
      { dx: -150, dy: 60, as: { pose: 'cheer', mood: 'laugh', hold: 'flag', flip: false } },
    ],
  );
  // the owner does not see what the matter is
  const house = stage.scene.things.find(({ name }) => name === 'walkingHouse');
  if (house)
    onSet(stage, make, house, 'owner', [
      {
        at: [330, 60, 512],
        size: 0.8,
        as: { pose: 'point', mood: 'angry', build: 'elder', outfit: 'granny', signs: ['anger'] },
      },
      { at: [-250, 60, 512], size: 0.74, as: { pose: 'wave', mood: 'joy', build: 'kid', flip: true } },
    ]);
}

/** In the hollow of the old tree one may sleep in a heap. */
function heap(stage: Stage, make: FigureMaker): void {
  const tree = stage.scene.things.find(({ name }) => name === 'camphor');
  if (!tree) return;
  onSet(stage, make, tree, 'heap', [
    { at: [-130, 168, 0], as: { pose: 'sleep', mood: 'asleep', flip: true } },
    { at: [96, 176, 0], as: { pose: 'sleep', mood: 'asleep', build: 'stout', signs: ['zzz'] } },
    { at: [-40, 190, 26], as: { pose: 'sleep', mood: 'asleep', build: 'kid' } },
    { at: [22, 200, 58], as: { pose: 'sleep', mood: 'asleep', build: 'toddler', flip: true } },
    { at: [-176, 226, 0], as: { pose: 'sneak', mood: 'cheeky', build: 'kid', hold: 'flower' } },
  ]);
}

/** Where the machine waters, children grow. */
function shower(stage: Stage, make: FigureMaker): void {
  onGround(
    stage,
    make,
    'shower',
    [838, 1512],
    [
      { as: { pose: 'jump', mood: 'laugh', build: 'kid', signs: ['splash'] } },
      { dx: 76, dy: 40, as: { pose: 'dance', mood: 'joy', build: 'toddler', flip: true } },
      { dx: -92, dy: 30, as: { pose: 'point', mood: 'angry', outfit: 'granny', signs: ['anger'] } },
    ],
  );
}

/** The late bus is late, and now everybody is. */
function boarding(stage: Stage, make: FigureMaker): void {
  const bus = stage.scene.things.find(({ name }) => name === 'beastBus');
  if (!bus) return;
  const s = stage.scene.scaleAt(2480);
  for (const [i, pose] of (['run', 'hug', 'think'] as const).entries()) {
    const [x, y] = bus.frame.at(300 + i * 62, 150 + i * 12, 0);
    onGround(
      stage,
      make,
      `boarding-${i}`,
      [x, y + 10 * s * SQUASH],
      [
        {
          as: {
            pose,
            mood: (['worried', 'joy', 'sleepy'] as const)[i] ?? 'joy',
            flip: true,
            hold: i === 0 ? 'suitcase' : i === 1 ? 'plush' : null,
          },
        },
      ],
    );
  }
}

export function tales(stage: Stage, make: FigureMaker): void {
  tugOfHouse(stage, make);
  heap(stage, make);
  shower(stage, make);
  boarding(stage, make);
}
