/** What heroes are about, each at the place it is about. Set before anything small, so that all have room. */
import { SQUASH } from '../../core/frame';
import { nth } from '../../core/geometry';
import type { CreatureSpec } from '../../creatures/creature';
import { onGround, onSet } from '../../stage/on-set';
import { placer } from '../../stage/placer';
import type { FigureMaker, Stage } from '../../stage/place';
import { battleMenu } from './things/battle-menu';

const FOES: readonly CreatureSpec[] = [
  {
    plan: 'blob',
    body: 'bun',
    colour: 'orange',
    second: 'cream',
    limbs: 'feet',
    crest: 'sprout',
    crestColour: 'grass',
    mood: 'angry',
    scale: 1.1,
  },
  { plan: 'plant', kind: 'mushroom', colour: 'purple', mood: 'cheeky' },
  { plan: 'blob', body: 'bun', colour: 'charcoal', second: 'lilac', limbs: 'feet', mood: 'cute', scale: 0.8 },
];

/** Four heroes on this side, three foes on that one, and everybody waits until the hand has chosen. */
function battle(stage: Stage, make: FigureMaker): void {
  const { scene } = stage;
  const [x, y] = [1270, 1370];
  const random = scene.random.fork('foes');
  for (const [i, [dx, dy]] of (
    [
      [-190, -40],
      [-250, 60],
      [-160, 120],
    ] as const
  ).entries()) {
    const s = scene.scaleAt(y);
    scene.put(make([x + dx * s, y + dy * s * SQUASH], random, {}, () => nth(FOES, i)));
  }
  onGround(
    stage,
    make,
    'party',
    [x, y],
    [
      { dx: 70, dy: -60, as: { pose: 'fight', mood: 'angry', flip: true, hold: 'axe' } },
      { dx: 140, dy: -10, as: { pose: 'hold', mood: 'sleepy', flip: true, hold: 'staff' } },
      { dx: 88, dy: 70, as: { pose: 'shy', mood: 'worried', flip: true, build: 'kid', signs: ['sweat'] } },
      { dx: 176, dy: 120, as: { pose: 'eat', mood: 'joy', flip: true, hold: 'onigiri' } },
    ],
  );
  placer(scene)(battleMenu, x - 40, y + 116, { words: ['FIGHT', 'SNACK', 'RUN'] });
}

/** The gold of the dragon: one carries off a cup, one counts, one has climbed up, and two would rather not be here. */
function hoard(stage: Stage, make: FigureMaker): void {
  const dragon = stage.scene.things.find(({ name }) => name === 'dragonHoard');
  if (!dragon) return;
  onSet(stage, make, dragon, 'hoard', [
    { at: [30, 176, 0], as: { pose: 'sneak', mood: 'cheeky', hold: 'cup', shadow: true } },
    {
      at: [-580, 200, 0],
      as: { pose: 'lunge', mood: 'wince', flip: false, hold: 'club', signs: ['sweat'], shadow: true },
    },
    { at: [-690, 230, 0], as: { pose: 'point', mood: 'shock', flip: false, signs: ['bang'], shadow: true } },
  ]);
}

/** The guard of the gate is asleep; so nobody saw who left by the window, but for the sheets that still hang from it. */
function gate(stage: Stage, make: FigureMaker): void {
  const town = stage.scene.things.find(({ name }) => name === 'townHill');
  if (!town) return;
  onSet(stage, make, town, 'gate', [
    {
      at: [-112, 640, 0],
      as: { outfit: 'armor', pose: 'hold', mood: 'asleep', hold: 'spear', signs: ['zzz'], shadow: true },
    },
    {
      at: [200, 640, 0],
      as: { outfit: 'armor', hat: 'knight', pose: 'run', mood: 'shock', signs: ['sweat'], shadow: true },
    },
    {
      at: [388, 474, 0],
      as: {
        outfit: 'maid',
        hat: null,
        pose: 'gazeUp',
        mood: 'shock',
        signs: ['bang'],
        flip: true,
        shadow: true,
      },
    },
  ]);
}

/** A race of two, and the third who lost his bird. */
function race(stage: Stage, make: FigureMaker): void {
  onGround(
    stage,
    make,
    'market-quarrel',
    [1500, 2400],
    [
      { as: { pose: 'think', mood: 'worried', facing: 'back' } },
      { dx: 90, dy: 10, as: { pose: 'hips', mood: 'cocky', hold: 'hammer', flip: true } },
    ],
  );
}

export function quests(stage: Stage, make: FigureMaker): void {
  battle(stage, make);
  hoard(stage, make);
  gate(stage, make);
  race(stage, make);
}
