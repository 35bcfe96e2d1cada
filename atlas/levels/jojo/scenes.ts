/** The piazza's own scenes: a tower that somebody makes lean, an arrow nobody pulls out, marks for a pose. */
import type { FigureMaker, Stage } from '../../stage/place';
import { placer } from '../../stage/placer';
import { host, seat, stand } from '../../stage/seats';
import { easel } from '../../things/props/easel';
import { bucket } from './things/catch';
import { SMALL, flattened, iceCreamThief } from './chains';
import { crockery, hairTower, judgesTable, marbleBlock, noodle, stepLadder } from './things/gags';

/** Three hold the tower up for a photograph; on its other side a small boy pushes. */
function leaning(stage: Stage, make: FigureMaker): void {
  stand(stage, make, 'leaning', SMALL, [
    [[2560, 1168], { pose: 'push', mood: 'wince', flip: true, signs: ['sweat'] }],
    [[2610, 1186], { pose: 'push', mood: 'angry', flip: true }],
    [[2300, 1180], { pose: 'push', mood: 'cheeky', build: 'kid' }],
  ]);
}

/** The sculptor is nearly done; his model can hold it no longer. */
function sculptor(stage: Stage, make: FigureMaker): void {
  placer(stage.scene)(marbleBlock, 1500, 1160, {});
  stand(stage, make, 'sculptor', SMALL, [
    [
      [1420, 1172],
      { pose: 'fight', mood: 'stern', hold: 'hammer', hat: 'beret', hatColours: ['wine', 'wine'] },
    ],
    [
      [1600, 1176],
      {
        pose: 'lunge',
        mood: 'wince',
        outfit: 'barbarian',
        build: 'brawny',
        hair: 'pompadour',
        signs: ['sweat'],
        flip: true,
      },
    ],
  ]);
}

/** One pulls at the arrow, one has pulled, the next rolls up his sleeves. */
function arrow(stage: Stage, make: FigureMaker): void {
  stand(stage, make, 'arrow', SMALL, [
    [[1500, 1612], { pose: 'haul', mood: 'angry', build: 'brawny', flip: true, signs: ['sweat'] }],
    [[1400, 1744], { pose: 'sit', mood: 'dizzy', signs: ['sweat'] }],
    [[1590, 1580], { pose: 'hips', mood: 'cocky', facing: 'side', flip: true }],
    [[1650, 1566], { pose: 'think', mood: 'worried', facing: 'side', flip: true }],
  ]);
}

/** A ten, a nine, and a two for the one who stands still. */
function marks(stage: Stage, make: FigureMaker): void {
  placer(stage.scene)(judgesTable, 2440, 1560, {});
  stand(stage, make, 'judges', SMALL, [
    [[2364, 1536], { pose: 'present', mood: 'star', build: 'elder' }],
    [[2440, 1534], { pose: 'hips', mood: 'cool', hat: 'topHat', hatColours: ['plum', 'gold'] }],
    [[2516, 1536], { pose: 'think', mood: 'stern', build: 'lady' }],
    [[2330, 1700], { pose: 'dance', mood: 'cocky', tip: -24 }],
    [[2440, 1712], { pose: 'overhead', mood: 'serene', tip: 18, hold: null }],
    [[2552, 1700], { pose: 'stand', mood: 'simple' }],
  ]);
}

/** Everything has left the waiter's hands and hangs in the air; a lady takes her cup out of it. */
function inMidAir(stage: Stage, make: FigureMaker): void {
  placer(stage.scene)(crockery, 1830, 2634, { aloft: true, sortY: 2640 });
  stand(stage, make, 'mid-air', SMALL, [
    [[1776, 2636], { pose: 'stumble', mood: 'shock', outfit: 'vest', signs: ['bang'] }],
    [[2046, 2640], { pose: 'present', mood: 'serene', hold: 'teacup', flip: true, build: 'lady' }],
  ]);
}

/** A customer under the hair he asked for, and the ladder it takes. */
function barber(stage: Stage, make: FigureMaker): void {
  const { scene } = stage;
  const put = placer(scene);
  const ladder = put(stepLadder, 2330, 2620, {});
  stand(stage, make, 'customer', SMALL, [
    [
      [2240, 2630],
      { pose: 'sit', mood: 'worried', hair: 'slick', hairColour: 'pink', hat: null, signs: ['sweat'] },
    ],
  ]);
  put(hairTower, 2240, 2630, { lift: 112, sortY: 2631, aloft: true });
  seat(stage, make, ladder, [
    [
      [-6, 4, 128],
      { pose: 'lunge', mood: 'star', outfit: 'vest', flip: true, hold: 'brush', shadow: false },
      0.9,
    ],
  ]);
}

/** The noodle goes up to the third floor, where it is still being cooked. */
function endless(stage: Stage, make: FigureMaker): void {
  placer(stage.scene)(noodle, 742, 2262, { aloft: true, sortY: 2262, dx: -150, rise: 300 });
  stand(stage, make, 'noodle', SMALL, [
    [[764, 2264], { pose: 'gazeUp', mood: 'joy', flip: true, build: 'stout' }],
    [[850, 2280], { pose: 'hips', mood: 'angry', facing: 'side', flip: true, signs: ['anger'] }],
  ]);
}

/** The one at the easel has seen everything; his model has a leg in the air since noon. */
function portrait(stage: Stage, make: FigureMaker): void {
  placer(stage.scene)(easel, 1150, 1976, { side: -1 });
  stand(stage, make, 'portrait', SMALL, [
    [
      [1080, 1986],
      { pose: 'hold', mood: 'star', hold: 'brush', hat: 'beret', hatColours: ['cobalt', 'cobalt'] },
    ],
    [[1262, 1990], { pose: 'dance', mood: 'wince', tip: -18, signs: ['sweat'], flip: true }],
  ]);
}

/** He looks at the float; the cat looks at the bucket. */
function angler(stage: Stage, make: FigureMaker): void {
  const { scene } = stage;
  placer(scene)(bucket, 2716, 2560, {});
  stand(stage, make, 'angler', SMALL, [
    [
      [2790, 2520],
      {
        pose: 'hold',
        mood: 'serene',
        hold: 'rod',
        facing: 'side',
        hat: 'straw',
        hatColours: ['cream', 'red'],
      },
    ],
  ]);
  scene.put(
    make([2650, 2572], scene.random.fork('cat'), {}, () => ({
      plan: 'beast',
      colour: 'charcoal',
      second: 'white',
      ears: 'cat',
      inner: 'pink',
      tail: 'cat',
      snout: 'cat',
      mood: 'cheeky',
      pose: 'walk',
      girth: 26,
    })),
  );
}

/** Up the ivy with a bouquet, to a window where nobody has seen him yet but the gardener. */
function climber(stage: Stage, make: FigureMaker): void {
  seat(stage, make, host(stage, 'mansion'), [
    [[-150, 190, 150], { pose: 'overhead', facing: 'back', hold: 'bouquet', shadow: false }, 0.96],
  ]);
  stand(stage, make, 'gardener', SMALL, [
    [
      [420, 1268],
      {
        pose: 'point',
        mood: 'angry',
        outfit: 'farmer',
        hat: 'straw',
        hatColours: ['cream', 'plum'],
        signs: ['bang'],
      },
    ],
  ]);
}

/** The sphinx has her nose brushed. */
function sphinxNose(stage: Stage, make: FigureMaker): void {
  seat(stage, make, host(stage, 'sphinx'), [
    [[-90, 130, 90], { pose: 'lunge', mood: 'stern', hold: 'broom', outfit: 'overalls', shadow: false }, 0.9],
  ]);
}

export function scenes(stage: Stage, make: FigureMaker): void {
  iceCreamThief(stage, make);
  flattened(stage, make);
  leaning(stage, make);
  sculptor(stage, make);
  arrow(stage, make);
  marks(stage, make);
  inMidAir(stage, make);
  barber(stage, make);
  endless(stage, make);
  portrait(stage, make);
  angler(stage, make);
  climber(stage, make);
  sphinxNose(stage, make);
}
