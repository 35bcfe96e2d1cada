/** The landmarks of level 1, each placed by hand. */
import { between, nth, resample } from '../../core/geometry';
import type { Swatch } from '../../core/swatches';
import type { CreatureSpec } from '../../creatures/creature';
import { balloon, bannerPlane, bird } from '../../things/aloft/aloft';
import { carousel } from '../../things/fair/carousel';
import { castle } from '../../things/fair/castle';
import { ferrisWheel } from '../../things/fair/ferris-wheel';
import { fountain } from '../../things/fair/fountain';
import { helterSkelter } from '../../things/fair/helter-skelter';
import { lilyPads } from '../../things/fair/leisure';
import { stall } from '../../things/fair/stall';
import type { Ware } from '../../things/fair/stall';
import { bigTop } from '../../things/fair/tent';
import { crag } from '../../things/nature/crag';
import { RING_FLOOR, battleRing } from './things/battle-ring';
import { brassPoles } from './things/brass-poles';
import { capsuleMachine } from './things/capsule-machine';
import { clash } from './things/clash';
import { critterBoat } from './things/critter-boat';
import { flyingChairs } from './things/flying-chairs';
import { hatchery } from './things/hatchery';
import { healingCentre } from './things/healing-centre';
import { lakeSerpent } from './things/lake-serpent';
import { mascotBalloon } from './things/mascot-balloon';
import { berryPress, berryTree } from './things/orchard';
import type { BerryName } from './things/orchard';
import { parkCar } from './things/park-car';
import { parkEngine } from './things/park-engine';
import { coasterTrain, skyCoaster } from './things/sky-coaster';
import { sleeper } from './things/sleeper';
import { figure } from '../../stage/figure';
import type { Stage } from '../../stage/place';
import { clearing } from '../../stage/act';
import { placer } from '../../stage/placer';
import type { Theme } from '../../stage/theme';
import { AWNINGS, C, CAROUSEL, COASTER_AT, COURSE, PALE, RAILS, RING } from './places';

/** The stalls: what is written over a counter is what lies on it. */
const STALLS: readonly (readonly [
  x: number,
  y: number,
  yaw: number,
  tint: number,
  sign: string,
  ware: Ware,
])[] = [
  [1640, 1270, 0.06, 1, 'BERRIES', 'fruit'],
  [2205, 1290, -0.06, 1, 'TOYS', 'toys'],
  [2740, 1962, 0.26, 2, 'APPLES', 'fruit'],
  [40, 2170, -0.5, 0, 'PRIZES', 'toys'],
  [940, 2150, -0.2, 3, 'JUICE', 'bottles'],
];

/** Rows of the orchard: where each tree stands, and what it bears. */
const ORCHARD: readonly (readonly [x: number, y: number, berries: BerryName, colour: string])[] = [
  [2540, 2290, 'round', '#5f8fd0'],
  [2830, 2262, 'pear', '#f0b84a'],
  [3110, 2310, 'heart', '#e8604a'],
  [2430, 2470, 'star', '#8f7fb8'],
  [2720, 2460, 'heart', '#e8604a'],
  [3020, 2500, 'round', '#5f8fd0'],
  [2590, 2650, 'pear', '#f0b84a'],
];

/** The train stands where the sleeping beast lies on its rails: cars first, the engine with its nose at the fur. */
function haltTrain({ scene }: Stage): void {
  const put = placer(scene);
  const dense = resample(RAILS, 4);
  const paints = ['#8f7fb8', '#5f9ea8', '#e3b04b', '#d9574f'];
  for (const [i, walked] of [150, 369, 588, 807, 1026].entries()) {
    const [a, b] = [nth(dense, Math.round(walked / 4) - 14), nth(dense, Math.round(walked / 4) + 14)];
    const yaw = Math.atan2((b[1] - a[1]) * 2, b[0] - a[0]);
    const [x, y] = between(a, b, 0.5);
    const stand = { yaw, hero: true } as const;
    const [kind, options] =
      i < 4 ? ([parkCar, { paint: nth(paints, i) }] as const) : ([parkEngine, {}] as const);
    const back = put(kind, x, y, { ...stand, ...options, part: 'back' });
    put(kind, x, y, { ...stand, ...options, part: 'front', sortY: back.box.y1 + 2, perched: true });
  }
}

/** Where a post, a crown or an awning would stand before every face: behind the press, under the near trees, by the stalls. */
const HIDDEN = [
  [3330, 2270, 130],
  [3430, 2620, 90],
  [2330, 1330, 60],
  [940, 880, 110],
  [140, 1075, 150],
  [1530, 2270, 130],
] as const;

/** Lanes through the promenade where nobody stops: behind them the next group is seen whole. */
const LANES = [
  [1790, 2220, 80],
  [2020, 2270, 90],
  [2060, 2430, 110],
  [1930, 2570, 90],
] as const;

/** Five fly in step over the far rides, and a sixth that never learnt how. */
const FLOCK: readonly (readonly [x: number, y: number, size: number, coat: Swatch, second: Swatch])[] = [
  [3130, 250, 1.5, 'cobalt', 'sky'],
  [3240, 186, 1.35, 'coral', 'cream'],
  [3266, 306, 1.35, 'teal', 'mint'],
  [3360, 130, 1.2, 'gold', 'white'],
  [3398, 344, 1.2, 'purple', 'lilac'],
];
const STRAGGLER: CreatureSpec = {
  plan: 'critter',
  colour: 'pink',
  second: 'blush',
  ears: 'lop',
  inner: 'rose',
  snout: 'muzzle',
  wings: 'bat',
  wingColour: 'rose',
  girth: 36,
  arms: 'up',
  shadow: false,
  mood: 'wince',
  flip: true,
};

/** Who fights: where in the ring, by which spec the crowd's lots were drawn, and who stands there in its place. */
const FIGHTERS: readonly (readonly [u: number, drawn: CreatureSpec, spec?: CreatureSpec])[] = [
  [
    -150,
    {
      plan: 'blob',
      body: 'egg',
      colour: 'orange',
      second: 'cream',
      ears: 'cat',
      inner: 'cream',
      limbs: 'feet',
      arms: 'up',
      tail: 'bolt',
      tailColour: 'cream',
      mood: 'angry',
      scale: 1.5,
    },
    {
      plan: 'beast',
      colour: 'orange',
      second: 'gold',
      ears: 'fox',
      inner: 'cream',
      snout: 'cat',
      mask: 'lower',
      pattern: 'bib',
      tail: 'fox',
      tailTip: 'cream',
      pose: 'walk',
      mood: 'angry',
      scale: 1.42,
    },
  ],
  [
    156,
    {
      plan: 'beast',
      colour: 'cobalt',
      second: 'sky',
      ears: 'fins',
      inner: 'sky',
      snout: 'dragon',
      tail: 'fish',
      pose: 'walk',
      mood: 'cocky',
      flip: true,
      scale: 1.42,
    },
  ],
];

export const landmarks: Theme['landmarks'] = (stage, make) => {
  const { scene } = stage;
  const put = placer(scene);
  put(mascotBalloon, 960, 706, { aloft: true, layer: -1, size: 1.2, depthY: 900, hazeFactor: 0.2 });
  put(balloon, 2590, 400, {
    aloft: true,
    layer: -1,
    size: 1.3,
    depthY: 900,
    hazeFactor: 0.8,
    colours: [C.teal, C.cream, C.violet],
  });
  put(balloon, 250, 460, {
    aloft: true,
    layer: -1,
    size: 1.0,
    depthY: 900,
    hazeFactor: 0.9,
    colours: [C.gold, C.cream, C.red],
  });
  put(bannerPlane, 1480, 140, {
    aloft: true,
    layer: -1,
    size: 1.25,
    depthY: 900,
    hazeFactor: 0.5,
    text: 'WELCOME',
  });
  for (const [x, y] of [
    [1380, 380],
    [1660, 400],
    [1420, 260],
    [700, 150],
  ] as const)
    put(bird, x, y, { aloft: true, layer: -1, depthY: 900, size: 1.2 });

  put(castle, 120, 1010, { width: 480, size: 1.05, wall: '#f4ddd0' });
  put(hatchery, 640, 1200, { size: 1.1 });
  put(ferrisWheel, 1985, 1120, { r: 560, star: PALE, steel: '#f4d48e', hazeFactor: 0.45 });
  put(bigTop, 1290, 1190, { r: 330, colours: ['#c94b4f', PALE] });
  const dipper = put(skyCoaster, ...COASTER_AT, { width: 2000, course: COURSE });
  put(coasterTrain, ...COASTER_AT, { course: COURSE, sortY: dipper.box.y1 + 3, perched: true });
  put(helterSkelter, 2428, 1340, {});
  const { at, r } = CAROUSEL;
  const horses = put(carousel, ...at, { r, cream: PALE });
  put(brassPoles, ...at, { r, sortY: horses.box.y1 + 2, perched: true });
  put(flyingChairs, 3112, 1560, { hero: true, colours: [C.violet, PALE] });
  put(healingCentre, 1090, 1590, {});
  put(capsuleMachine, 2720, 1640, {});
  const ring = put(battleRing, ...RING, {});
  scene.perch(ring, [0, 20, RING_FLOOR], clash, {}, 1.5);
  // today's bout: fire on the left, water on the right
  const bout = scene.random.fork('bout');
  for (const [u, drawn, spec] of FIGHTERS) {
    const at = ring.frame.at(u, 0, 0);
    const lift = RING_FLOOR * (ring.scale / scene.scaleAt(at[1]));
    const stand = { lift, sortY: ring.box.y1 + 2, perched: true };
    // whoever comes after is chosen by what was seen before: the lot was drawn with the first spec and stays
    const plan = make(at, bout, stand, () => drawn);
    scene.put(spec ? scene.plan(figure, at, { ...stand, spec }) : plan);
  }
  put(sleeper, 1330, 2540, {});
  for (const [x, y, berries, colour] of ORCHARD) put(berryTree, x, y, { berries, colour });
  put(fountain, 2270, 2130, { r: 150 });
  put(berryPress, 3320, 2520, {});
  put(lakeSerpent, 3330, 1960, {});
  put(crag, 3560, 1800, { width: 640, height: 700 });
  put(crag, 3760, 2290, { width: 330, height: 240, fall: false });

  for (const [i, [x, y, yaw, tint, sign, ware]] of STALLS.entries())
    put(stall, x, y, {
      yaw,
      colours: nth(AWNINGS, tint),
      sign,
      once: true,
      ware,
      width: 230 + (i % 3) * 30,
      wall: nth(['#c98d57', '#b97a54', '#a8866a'], i % 3),
    });
  for (const [x, y, face, coat, beak] of [
    [3110, 2040, 1, '#f6cf5c', '#e8863c'],
    [3690, 2010, -1, '#fbf6ea', '#e89a3c'],
    [3470, 2140, 1, '#f2a8b8', '#8a5a6a'],
  ] as const) {
    const look = { face, coat, beak } as const;
    const hull = put(critterBoat, x, y, { ...look, part: 'back' });
    put(critterBoat, x, y, { ...look, part: 'front', sortY: hull.box.y1 + 2, perched: true });
  }
  for (const [x, y] of [
    [3020, 1950],
    [3700, 1990],
    [3300, 1850],
  ] as const)
    put(lilyPads, x, y, {});
  haltTrain(stage);
  for (const [x, y, r] of [...HIDDEN, ...LANES]) put(clearing, x, y, { r });
  const sky = scene.random.fork('flock');
  const fly = (x: number, y: number, size: number, spec: CreatureSpec): void => {
    scene.put(make([x, y], sky, { aloft: true, layer: -1, depthY: 900, size }, () => spec));
  };
  for (const [x, y, size, colour, second] of FLOCK)
    fly(x, y, size, {
      plan: 'bird',
      pose: 'fly',
      crest: 'plume',
      shadow: false,
      mood: 'smile',
      flip: true,
      colour,
      second,
    });
  fly(3560, 300, 1.5, STRAGGLER);
};
