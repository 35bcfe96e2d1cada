/** The small scenes of level 3: some set by hand, the rest told from the library. */
import { clearing } from '../../stage/act';
import { queue } from '../../stage/place';
import { tellStories } from '../../stories/tell';
import { handSet } from '../../stage/hand-set';
import { clear, stand } from '../../stage/seats';
import { holding } from '../../stage/instead';
import { chinGold } from './things/chin-gold';
import { fishingPunt } from './things/fishing-punt';
import { sheetRope } from './things/sheet-rope';
import { snowball } from './things/snowball';
import { bush } from '../../things/nature/tree';
import { TOLD } from './told';
import type { FigureMaker, Stage } from '../../stage/place';
import type { Theme } from '../../stage/theme';
import { figure } from '../../stage/figure';
import type { Point } from '../../core/geometry';
import type { Placement, Plan, Thing } from '../../core/thing';
import type { PersonSpec } from '../../people/spec';

/** What gives way to a scene. */
const YIELDING = new Set(['bush', 'conifer', 'rock', 'crystalPatch', 'pot', 'barrel', 'crate', 'treasure']);

/** A ball of snow has come down from the peaks with all whom it met; two have not been met yet. */
function avalanche(stage: Stage, make: FigureMaker): void {
  clear(stage, [...YIELDING], { x0: 1085, y0: 660, x1: 1290, y1: 840 });
  stage.scene.add(snowball, [1190, 756], {});
  stand(stage, make, 'avalanche', YIELDING, [
    [[1070, 800], { pose: 'run', mood: 'shock', flip: true, outfit: 'poncho', signs: ['sweat'] }],
    [[1000, 850], { pose: 'stumble', mood: 'wince', flip: true, hold: 'torch' }],
  ]);
}

/** The guests of the inn follow their host, and nobody of them is awake. */
function sleepwalk(stage: Stage, make: FigureMaker): void {
  clear(stage, ['lampPost'], { x0: 640, y0: 2520, x1: 740, y1: 2740 });
  const asleep = { pose: 'push', mood: 'asleep', outfit: 'pajamas', signs: ['zzz'] } as const;
  stand(stage, make, 'sleepwalk', YIELDING, [
    [[590, 2650], { ...asleep, hat: 'catEars', colours: ['pink', 'pink', 'white', 'umber'], build: 'kid' }],
    [
      [715, 2668],
      { ...asleep, hat: null, colours: ['yellow', 'yellow', 'white', 'umber'], build: 'tall', off: 'plush' },
    ],
    [[850, 2652], { ...asleep, hat: null, colours: ['mint', 'mint', 'white', 'umber'], build: 'brawny' }],
  ]);
}

/** Sheets hang from a window of the town into a maid's hand: by them a princess has left. */
function flight({ scene }: Stage): void {
  const town = scene.things.find(({ name }) => name === 'townHill');
  if (town)
    scene.add(sheetRope, [2356, 1522], {
      rise: 262,
      back: 16,
      end: [-30, 64],
      sortY: town.box.y1 + 1,
      perched: true,
    });
}

/** What the dragon lies on with its chin is before it, and behind all who steal from it. */
function chin({ scene }: Stage): void {
  const dragon = scene.things.find(({ name }) => name === 'dragonHoard');
  if (dragon) scene.add(chinGold, dragon.at, { size: 0.78, sortY: dragon.box.y1 + 1, perched: true });
}

/** Who stood too near somebody else, where they stand instead, and what they do there. */
const APART: readonly (readonly [from: Point, to: Point, as: PersonSpec])[] = [
  // the proposal, out of the stars that two others twirl
  [[3220, 1030], [3228, 1062], {}],
  [[3300, 1030], [3318, 1066], {}],
  // at the stable: the sleeper has the sand to herself, the child paints the hut
  [[2530, 2245], [2436, 2272], { pose: 'present', mood: 'joy', flip: true }],
  [[2441, 2274], [2650, 2366], {}],
  // he who shows his comrade the dragon does not hit him
  [[2837, 2129], [2765, 2142], {}],
];

/** Moves people of the scenes, each of whom keeps their number: nobody else is dressed or placed anew by it. */
function apart({ scene }: Stage): void {
  const moved = new Map<Thing, Plan>();
  for (const [[x, y], to, as] of APART) {
    const one = scene.things.find(({ features, at: [u, v] }) => features && Math.hypot(u - x, v - y) < 4);
    if (!one) throw new Error(`nobody stands at ${x}, ${y} any more: take the spot out of APART`);
    const options: Placement & { readonly spec?: PersonSpec } = one.options;
    const spec: PersonSpec = { ...options.spec, ...as };
    moved.set(one, scene.plan(figure, to, { ...options, spec }));
  }
  scene.replace(moved);
}

/** Who has missed the airship runs after it. */
function lastCall(stage: Stage, make: FigureMaker): void {
  stand(stage, make, 'last-call', YIELDING, [
    [
      [2596, 1744],
      { build: 'teen', pose: 'run', mood: 'shock', hold: 'suitcase', hat: null, signs: ['sweat'] },
    ],
  ]);
}

export const stories: Theme['stories'] = holding({ fan: 'club', fish: 'meat' }, (stage, make) => {
  // everybody wants to save before the boss
  queue(stage, [1700, 2080], [1960, 2180], 7, make);
  handSet(
    stage,
    make,
    'the chest is someone’s',
    [1180, 1860],
    [
      { as: { pose: 'crouch', mood: 'cheeky', hold: 'bag' } },
      {
        dx: 100,
        dy: -10,
        as: { pose: 'point', mood: 'angry', outfit: 'granny', flip: true, signs: ['anger'] },
      },
    ],
  );
  handSet(
    stage,
    make,
    'too many potions',
    [1680, 2400],
    [
      { as: { pose: 'sit', mood: 'dizzy', skin: 'lime', hold: 'potion' } },
      { dx: 90, dy: 10, as: { pose: 'point', mood: 'laugh', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'quest nobody takes',
    [1090, 1850],
    [
      { as: { pose: 'think', mood: 'stern', facing: 'back' } },
      { dx: 80, dy: 20, as: { pose: 'gazeUp', mood: 'shock', flip: true, hold: 'scroll' } },
      { dx: -90, dy: 10, as: { pose: 'sneak', mood: 'worried', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'proposal before the boss',
    [3220, 1030],
    [
      { as: { pose: 'propose', mood: 'happy', hold: 'flower' } },
      { dx: 90, as: { pose: 'shy', mood: 'joy', flip: true, signs: ['heart'] } },
    ],
  );
  handSet(
    stage,
    make,
    'missed the airship',
    [1470, 800],
    [
      { as: { pose: 'wave', mood: 'worried', hold: 'suitcase', signs: ['sweat'] } },
      { dx: 90, dy: 30, as: { pose: 'sit', mood: 'sad', hold: 'map', flip: true } },
    ],
  );
  // before the gate no story is told: it has its own
  stage.scene.add(clearing, [2070, 1632], { r: 84 });
  tellStories(stage, make, {
    count: TOLD.length,
    only: TOLD,
    on: ['plain', 'snow', 'waste', 'sand', 'plaza', 'field'],
  });
  avalanche(stage, make);
  sleepwalk(stage, make);
  flight(stage);
  chin(stage);
  lastCall(stage, make);
  apart(stage);
  // a bush by the road, and whoever dances there is half behind it
  stage.scene.add(bush, [1706, 2664], { width: 96, leaf: '#66b364', flower: '#f6d24a' });
  stage.scene.add(fishingPunt, [175, 1690], {});
  // one may go in and out of the town, and see what the dragon lies on
  for (const [x, y, r] of [
    [3330, 2150, 110],
    [3590, 560, 60],
    [3475, 2190, 40],
    [3361, 2304, 36],
    // nor under the inn's sign
    [385, 2330, 40],
    [385, 2490, 46],
  ] as const)
    stage.scene.add(clearing, [x, y], { r });
});
