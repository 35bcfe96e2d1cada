/** Who is alone in the walled city, each on a spot that everybody else leaves bare, and who has found a roof to sit on. */
import type { FigureMaker, Stage } from '../../stage/place';
import { handSet } from '../../stage/hand-set';
import { onSet } from '../../stage/on-set';
import { LOOKOUT_HEIGHT } from './things/giant-tree';
import { LOOKOUT } from './places';

export function alone(stage: Stage, make: FigureMaker): void {
  for (const [name, at, as] of [
    ['only she has seen it', [1720, 2190], { pose: 'gazeUp', mood: 'shock', build: 'kid', signs: ['bang'] }],
    ['good morning, giant', [1850, 1150], { pose: 'wave', mood: 'joy', build: 'toddler', facing: 'back' }],
    [
      // black hair among black cannonballs was one more of them
      'excused from drill',
      [586, 2692],
      {
        pose: 'sleep',
        mood: 'asleep',
        signs: ['zzz'],
        hairColour: 'ginger',
        colours: ['sky', 'cream', 'white', 'umber'],
      },
    ],
    [
      'forgot the cat',
      [470, 1576],
      { pose: 'run', mood: 'worried', hold: 'net', flip: true, signs: ['sweat'] },
    ],
    [
      'lunch nobody may know of',
      [3190, 2346],
      { pose: 'sit', mood: 'happy', hold: 'meat', signs: ['heart'] },
    ],
    ['listens to the wood', [3010, 1812], { pose: 'kneel', mood: 'serene', signs: ['note'] }],
    ['a herb between the stones', [500, 1956], { pose: 'crouch', mood: 'star', signs: ['spark'] }],
  ] as const)
    handSet(stage, make, name, at, [{ as }]);
  // the flight ends at the water, counted on the way; the stolen meat crosses the bridge in a bag to whoever eats it in the wood
  handSet(
    stage,
    make,
    'counted in',
    [1190, 2150],
    [
      { dx: -60, as: { pose: 'point', mood: 'stern', hold: 'letter', flip: false } },
      { dx: 40, as: { pose: 'carry', mood: 'worried', hold: 'suitcase', flip: true } },
      { dx: 100, dy: 16, as: { pose: 'hug', mood: 'sad', hold: 'plush', build: 'kid', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'the last boat',
    [2400, 2520],
    [
      { dx: -40, as: { pose: 'wave', mood: 'sad', signs: ['sweat'], flip: false } },
      { dx: 30, dy: 30, as: { pose: 'run', mood: 'shock', hold: 'suitcase', flip: false } },
    ],
  );
  handSet(
    stage,
    make,
    'over the bridge with it',
    [2800, 2060],
    [{ dx: 30, as: { pose: 'run', mood: 'cheeky', hold: 'bag', flip: false, signs: ['dust'] } }],
  );
  handSet(
    stage,
    make,
    'what the boots cost',
    [1230, 1900],
    [
      { dx: -40, as: { pose: 'present', mood: 'shock', flip: false, signs: ['bang'] } },
      { dx: 40, as: { pose: 'hips', mood: 'cocky', flip: true } },
    ],
  );
  const on = (kind: string) => {
    const thing = stage.scene.things.find(({ name }) => name === kind);
    if (!thing) throw new Error(`no ${kind} here`);
    return thing;
  };
  onSet(stage, make, on('bellTower'), 'church roof', [
    { at: [70, 0, 436], as: { pose: 'sit', mood: 'star', build: 'kid', hold: 'spyglass' } },
    { at: [150, 0, 436], as: { pose: 'sit', mood: 'worried', build: 'kid', flip: true } },
  ]);
  // a lookout in the wood: one looks for giants everywhere but down, one has seen him
  const tree = stage.scene.things.filter(({ name }) => name === 'giantTree')[LOOKOUT];
  if (!tree) throw new Error('no tree with a lookout here');
  onSet(stage, make, tree, 'lookout', [
    { at: [-96, 40, LOOKOUT_HEIGHT], as: { pose: 'gazeUp', mood: 'calm', hold: 'spyglass', flip: true } },
    { at: [20, 44, LOOKOUT_HEIGHT], as: { pose: 'sit', mood: 'happy', hold: 'meat', build: 'kid' } },
    { at: [104, 40, LOOKOUT_HEIGHT], as: { pose: 'point', mood: 'shock', signs: ['bang'] } },
  ]);
  onSet(stage, make, on('depot'), 'depot roof', [
    { at: [-130, 0, 424], as: { pose: 'sit', mood: 'asleep', signs: ['zzz'] } },
  ]);
}
