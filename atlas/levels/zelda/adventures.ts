/** The adventures of the kingdom, each with its cause, its deed and its witnesses. Set before anything small, so that all have room. */
import { SQUASH } from '../../core/frame';
import { nth } from '../../core/geometry';
import type { Swatch } from '../../core/swatches';
import type { CreatureSpec } from '../../creatures/creature';
import { clearing } from '../../stage/act';
import { onGround, onSet } from '../../stage/on-set';
import { placer } from '../../stage/placer';
import type { FigureMaker, Stage } from '../../stage/place';
import { crate } from '../../things/props/containers';
import { fireBath } from './things/fire-bath';
import { greatCatch } from './things/great-catch';
import { hookLine } from './things/hook-line';
import { rollingRock } from './things/rolling-rock';
import { thrownPot } from './things/thrown-pot';

/** Three hang on the sword that nobody can pull, and the next ones queue. */
function pullTheSword(stage: Stage, make: FigureMaker): void {
  const shrine = stage.scene.things.find(({ name }) => name === 'swordShrine');
  if (!shrine) return;
  onSet(stage, make, shrine, 'sword', [
    {
      at: [-2, 12, 472],
      size: 0.8,
      as: { build: 'toddler', pose: 'cheer', mood: 'star', hold: 'pinwheel', outfit: 'farmer' },
    },
    { at: [-88, 20, 74], as: { pose: 'haul', mood: 'wince', flip: false, hat: null, signs: ['sweat'] } },
    { at: [92, 20, 74], as: { pose: 'haul', mood: 'angry', flip: true, hat: null, signs: ['sweat'] } },
    { at: [-150, 120, 48], as: { pose: 'cheer', mood: 'joy', build: 'kid' } },
    { at: [36, 150, 24], as: { build: 'elder', pose: 'present', mood: 'sleepy', flip: true, hold: 'paper' } },
  ]);
  onGround(
    stage,
    make,
    'sword-queue',
    [500, 2600],
    [
      { as: { pose: 'hips', mood: 'cocky', flip: false } },
      { dx: -80, dy: 26, as: { pose: 'wave', mood: 'joy', flip: false } },
      { dx: -150, dy: 70, as: { pose: 'crouch', mood: 'stern', flip: false } },
      { dx: 40, dy: 110, as: { pose: 'sleep', mood: 'dizzy', signs: ['spark'] } },
    ],
  );
}

const HENS: readonly (readonly [colour: Swatch, second: Swatch, dx: number, dy: number, lift: number])[] = [
  ['white', 'silver', 78, -30, 84],
  ['khaki', 'umber', 96, 30, 20],
  ['umber', 'chestnut', 150, -10, 110],
  ['cream', 'white', 172, 44, 0],
  ['ginger', 'cream', 216, -30, 58],
  ['charcoal', 'grey', 232, 26, 0],
  ['chestnut', 'sand', 20, 60, 0],
  ['silver', 'grey', -70, 52, 14],
];

/** Somebody took an egg: all hens of the ranch are after him. */
function hensRevenge(stage: Stage, make: FigureMaker): void {
  const { scene } = stage;
  const [x, y] = [2936, 2318];
  onGround(
    stage,
    make,
    'egg-thief',
    [x, y],
    [{ as: { build: 'kid', pose: 'run', mood: 'shock', hold: 'basket', signs: ['bang'], flip: true } }],
  );
  const random = scene.random.fork('hens');
  for (const [i, [colour, second, dx, dy, lift]] of HENS.entries()) {
    const s = scene.scaleAt(y);
    const hen: CreatureSpec = {
      plan: 'bird',
      colour,
      second,
      crest: 'comb',
      crestColour: 'red',
      beakColour: 'orange',
      legColour: 'orange',
      mood: 'angry',
      wingTip: second,
      girth: 27 + i,
      pose: lift ? 'fly' : 'perch',
      scale: nth([0.62, 0.7, 0.66], i % 3),
      flip: dx > -20,
    };
    const stand = lift ? { lift, perched: true } : {};
    scene.put(make([x + dx * s, y + dy * s * SQUASH], random, stand, () => hen));
  }
  onGround(
    stage,
    make,
    'hen-witness',
    [x, y],
    [
      { dx: 300, dy: 10, as: { pose: 'cheer', mood: 'laugh', outfit: 'farmer', flip: true } },
      { dx: -150, dy: 90, as: { pose: 'point', mood: 'shock', flip: false } },
    ],
  );
}

/** Pots are for throwing, thinks one; they are for sale, thinks the other. */
function pots(stage: Stage, make: FigureMaker): void {
  const put = placer(stage.scene);
  const pile = put(crate, 1842, 1560, { stack: 2, yaw: 0.2 });
  onSet(stage, make, pile, 'pots', [
    { at: [0, 0, 100], as: { build: 'kid', pose: 'overhead', mood: 'grin', hold: null } },
  ]);
  const [x, y] = pile.at;
  put(thrownPot, x + 4, y, { turn: 0.2, lift: 238, perched: true, sortY: pile.box.y1 + 3 });
  put(thrownPot, x - 96, y + 10, { turn: -0.9, lift: 150, aloft: true, material: '#8a6a8a' });
  put(thrownPot, x - 132, y + 74, {});
  put(thrownPot, x + 96, y + 66, { material: '#8a6a8a' });
  onGround(
    stage,
    make,
    'pot-owner',
    [x, y],
    [
      {
        dx: -176,
        dy: 20,
        as: { pose: 'run', mood: 'angry', hold: 'broom', signs: ['anger'], outfit: 'granny' },
      },
      { dx: 100, dy: 50, as: { pose: 'crouch', mood: 'star', hold: 'bag', flip: true } },
      { dx: -150, dy: 150, as: { pose: 'point', mood: 'shock', facing: 'side', flip: false } },
    ],
  );
}

/** Why take the bridge, with a hook on a chain? */
function acrossTheRiver(stage: Stage, make: FigureMaker): void {
  const { scene } = stage;
  const post = placer(scene)(hookLine, 2944, 1336, { held: [-150, 0, 150] });
  onSet(stage, make, post, 'hook', [
    { at: [-224, 0, 84], as: { pose: 'fly', mood: 'joy', outfit: 'adventurer' }, after: 1 },
  ]);
  onGround(
    stage,
    make,
    'hook-witness',
    [3010, 1372],
    [
      { as: { pose: 'cheer', mood: 'star', flip: true } },
      { dx: 70, dy: -10, as: { pose: 'hug', mood: 'worried', flip: true, signs: ['sweat'] } },
    ],
  );
}

/** The fish of the lake is on the rope; the question is who pulls whom. */
function greatFish(stage: Stage, make: FigureMaker): void {
  const { scene } = stage;
  const put = placer(scene);
  const fish = put(greatCatch, 2662, 1716, { flip: true, rope: [186, -10, 66] });
  onSet(stage, make, fish, 'fish-crew', [
    { at: [172, -34, 0], as: { pose: 'haul', mood: 'wince', flip: true, signs: ['sweat'] }, after: -40 },
    { at: [256, 56, 0], as: { pose: 'haul', mood: 'angry', flip: true }, after: 40 },
  ]);
  onGround(
    stage,
    make,
    'fish-witness',
    [2822, 1704],
    [
      { dx: 124, dy: 168, as: { pose: 'cheer', mood: 'star', flip: true } },
      { dx: 216, dy: 210, as: { pose: 'shy', mood: 'shock', flip: true } },
    ],
  );
  const temple = scene.things.find(({ name }) => name === 'lakeTemple');
  if (temple)
    onSet(stage, make, temple, 'temple', [
      { at: [-14, 236, 98], as: { pose: 'push', facing: 'back', mood: 'wince' } },
      {
        at: [128, 296, 66],
        as: { pose: 'think', mood: 'dizzy', hold: 'scroll', flip: true, signs: ['question'] },
      },
    ]);
}

/** The mountain has let go of a stone: it takes the road, and everybody else leaves it. */
function rollingStone(stage: Stage, make: FigureMaker): void {
  const { scene } = stage;
  const put = placer(scene);
  put(rollingRock, 3440, 1000, {});
  put(clearing, 3620, 1076, { r: 130 });
  onGround(
    stage,
    make,
    'stone-flight',
    [3440, 1000],
    [
      { dx: 170, dy: 6, as: { pose: 'run', mood: 'shock', flip: false, signs: ['bang'] } },
      {
        dx: 262,
        dy: 44,
        as: { build: 'stout', pose: 'stumble', mood: 'wince', flip: false, signs: ['sweat'] },
      },
      { dx: 340, dy: -6, as: { build: 'kid', pose: 'jump', mood: 'laugh', flip: false } },
      { dx: -40, dy: 130, as: { pose: 'point', mood: 'shock', flip: false } },
    ],
  );
}

/** Where the mountain warms a spring, one bathes; whoever dips in a toe first is no hero. */
function warmBath(stage: Stage, make: FigureMaker): void {
  const put = placer(stage.scene);
  put(fireBath, 3610, 1196, {});
  // nobody stands before it
  put(clearing, 3610, 1290, { r: 170 });
  onGround(
    stage,
    make,
    'bath-guest',
    [3610, 1196],
    [
      {
        dx: -210,
        dy: 40,
        as: { pose: 'sneak', mood: 'wince', outfit: 'trunks', flip: false, signs: ['sweat'] },
      },
      { dx: 204, dy: 60, as: { pose: 'hips', mood: 'laugh', flip: true } },
    ],
  );
}

export function adventures(stage: Stage, make: FigureMaker): void {
  pullTheSword(stage, make);
  hensRevenge(stage, make);
  pots(stage, make);
  acrossTheRiver(stage, make);
  greatFish(stage, make);
  rollingStone(stage, make);
  warmBath(stage, make);
}
