/** The scenes of level 13 that bring their own things: a supper that runs away through the whole war, and what else a siege is good for. */
import type { Point } from '../../core/geometry';
import { onGround } from '../../stage/on-set';
import { perch } from '../../stage/perch';
import type { FigureMaker, Stage } from '../../stage/place';
import { placer } from '../../stage/placer';
import { inRole } from '../../stage/role';
import { armourLine, bathTub, cabbageBlock, emptySpit } from './things/camp-jokes';
import { stray } from './things/stray';
import type { CreatureSpec } from '../../creatures/creature';

type Beast = Extract<CreatureSpec, { readonly plan: 'beast' }>;

/** Supper: it has the cook's hat, by which one knows it again. */
const PIG: Beast = {
  plan: 'beast',
  colour: 'pink',
  second: 'blush',
  ears: 'leaf',
  snout: 'pig',
  tail: 'curl',
  leg: 18,
  hat: 'chef',
  hatColours: ['white', 'white'],
  mood: 'cheeky',
  pose: 'run',
};

const BARE = ['skin', 'red', 'white', 'umber'] as const;
const COOK = ['white', 'white', 'red', 'umber'] as const;

/** From the spit over the road to the helm, where it is taken for a saint, and down the pier to sea. */
function supper(stage: Stage, make: FigureMaker): void {
  const put = placer(stage.scene);
  const pig = (at: Point, spec: Partial<Beast>, stand = {}) =>
    put(stray, ...at, { spec: { ...PIG, ...spec }, times: 1.06, ...stand });
  put(emptySpit, 640, 2640, {});
  onGround(
    stage,
    make,
    'supper: gone',
    [640, 2640],
    [
      {
        dx: -150,
        dy: 20,
        as: {
          pose: 'cheer',
          outfit: 'chef',
          colours: COOK,
          hat: null,
          mood: 'shock',
          signs: ['bang'],
          flip: false,
        },
      },
      { dx: 106, dy: -30, as: { pose: 'point', hold: 'cup', mood: 'shock', flip: false } },
      { dx: -220, dy: 40, as: { pose: 'hold', hold: 'cup', mood: 'sad', signs: ['gloom'], flip: false } },
    ],
  );
  pig([1000, 2690], {});
  onGround(
    stage,
    make,
    'supper: chased',
    [1500, 2010],
    [
      { dx: 20, as: { pose: 'run', hold: 'net', mood: 'angry', signs: ['speed'], flip: false } },
      { dx: -70, dy: 26, as: { pose: 'stumble', hold: 'spear', mood: 'shock', flip: false } },
      { dx: -160, dy: 50, as: { pose: 'run', hold: 'meat', mood: 'wince', signs: ['sweat'], flip: false } },
    ],
  );
  pig([1650, 1966], {});
  pig([2290, 1850], { pose: 'sit', mood: 'serene' });
  onGround(
    stage,
    make,
    'supper: adored',
    [2290, 1850],
    [
      { dx: -90, dy: 10, as: { pose: 'kneel', hold: 'torch', mood: 'serene', flip: false } },
      { dx: -150, dy: -20, as: { pose: 'bow', hold: 'flower', mood: 'star', flip: false } },
      { dx: 80, dy: 30, as: { pose: 'kneel', mood: 'star', facing: 'back' } },
    ],
  );
  // the last one seen of it is on the castle of the ship
  pig([3386, 2806], { pose: 'sit', mood: 'joy' }, { lift: 240, sortY: 2880, perched: true, times: 0.86 });
  // clear of the yard of the ship behind it
  pig([3408, 2244], { pose: 'walk', mood: 'cool', flip: true }, { times: 0.88 });
  onGround(
    stage,
    make,
    'supper: aboard',
    [3380, 2210],
    [{ dx: 8, dy: -150, as: { pose: 'bow', mood: 'stern', flip: true } }],
  );
}

/** A bath that is loaded with its bather, who has not been asked. */
function bath(stage: Stage, make: FigureMaker): void {
  const put = placer(stage.scene);
  const tub = put(bathTub, 1830, 2660, {});
  const { at, placement } = perch(stage, tub, [0, 0, 52], { size: 0.9, after: 2 });
  const bather = {
    pose: 'sit',
    outfit: 'trunks',
    colours: BARE,
    hold: 'brush',
    mood: 'serene',
    hat: null,
    signs: ['note'],
  } as const;
  stage.scene.put(
    make(
      at,
      stage.scene.random.fork('bath'),
      placement,
      inRole({ facing: 'front', shadow: false, off: null, ...bather }),
    ),
  );
  put(bathTub, 1830, 2660, { part: 'front', sortY: tub.box.y1 + 4, perched: true });
  onGround(
    stage,
    make,
    'what to throw next',
    [1830, 2660],
    [
      { dx: -150, dy: 10, as: { pose: 'push', mood: 'cheeky', flip: false } },
      { dx: 150, dy: -20, as: { pose: 'hips', mood: 'laugh', flip: true } },
    ],
  );
}

export function pranks(stage: Stage, make: FigureMaker): void {
  const put = placer(stage.scene);
  supper(stage, make);
  bath(stage, make);
  put(armourLine, 640, 2150, { yaw: 0.08 });
  onGround(
    stage,
    make,
    'washing day of the armour',
    [640, 2150],
    [
      {
        dx: 30,
        dy: 70,
        as: {
          pose: 'hug',
          outfit: 'trunks',
          colours: BARE,
          hat: null,
          build: 'brawny',
          hair: 'topKnot',
          face: ['beard'],
          mood: 'wince',
          signs: ['sweat'],
          flip: true,
        },
      },
      { dx: 210, dy: 20, as: { pose: 'point', mood: 'laugh', flip: true } },
    ],
  );
  put(cabbageBlock, 1110, 2580, {});
  onGround(
    stage,
    make,
    'the headsman cooks',
    [1110, 2580],
    [
      {
        dx: -90,
        dy: -6,
        as: {
          pose: 'overhead',
          hold: 'axe',
          hat: 'hood',
          hatColours: ['black', 'black'],
          skin: 'fair',
          hair: 'bald',
          face: [],
          mood: 'grin',
          flip: false,
        },
      },
      { dx: 120, dy: 30, as: { pose: 'hold', hold: 'cup', mood: 'joy', flip: true } },
      { dx: 190, dy: 50, as: { pose: 'think', hold: 'cup', mood: 'worried', flip: true } },
    ],
  );
  // war waits for whoever has small children
  const duck = (at: Point, times: number, colour: 'white' | 'yellow') =>
    put(stray, ...at, {
      times,
      spec: { plan: 'bird', colour, second: 'gold', beakColour: 'orange', mood: 'simple' },
    });
  duck([1340, 2312], 0.66, 'white');
  for (const [i, x] of [1292, 1256, 1222].entries()) duck([x, 2308 + i * 4], 0.38, 'yellow');
  onGround(
    stage,
    make,
    'right of way',
    [1280, 2300],
    [
      {
        dx: -150,
        as: { pose: 'overhead', hold: 'sword', hat: 'greatHelm', hatColours: ['grey', 'red'], flip: false },
      },
      {
        dx: 170,
        as: { pose: 'overhead', hold: 'axe', hat: 'greatHelm', hatColours: ['silver', 'cobalt'], flip: true },
      },
    ],
  );
  // the sun is dead today only: a trade for one day
  onGround(
    stage,
    make,
    'glasses for the dead sun',
    [1500, 2330],
    [
      { dx: -120, as: { pose: 'present', hold: 'basket', mood: 'grin', signs: ['spark'], flip: false } },
      { dx: -20, dy: 10, as: { pose: 'gazeUp', face: ['shades'], hat: null, mood: 'star', flip: true } },
      { dx: 60, dy: -10, as: { pose: 'gazeUp', face: ['shades'], hat: null, mood: 'cool', flip: true } },
      {
        dx: 136,
        dy: 14,
        as: { pose: 'gazeUp', face: ['shades'], hat: null, build: 'kid', mood: 'joy', flip: true },
      },
    ],
  );
}
