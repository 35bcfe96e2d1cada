/** The town at work: a theft at the museum, a taxi that cannot go on, a walk to school, those who wait at the statue. */
import type { FigureMaker, Stage } from '../../stage/place';
import { host, seat, stand } from '../../stage/seats';
import { heistRope } from './things/heist';

/** Small things that make room for a scene. */
const SMALL = new Set(['bush', 'crate', 'pot', 'bench', 'lampPost', 'parasol', 'vending', 'posterColumn']);

const BURGLAR = {
  outfit: 'striped',
  colours: ['white', 'black', 'black', 'black'],
  hat: 'beanie',
  hatColours: ['black', 'black'],
} as const;
const GUARD = { outfit: 'suit', colours: ['cobalt', 'navy', 'gold', 'black'] } as const;

/** Three rope down from the gable with a sack, one keeps a look-out on the ridge; the guards look everywhere else. */
function heist(stage: Stage, make: FigureMaker): void {
  const { scene } = stage;
  const museum = host(stage, 'maskMuseum');
  for (const [u, z, length] of [
    [-196, 424, 190],
    [196, 424, 250],
  ] as const) {
    const at = museum.frame.at(u, 146, 0);
    scene.add(heistRope, at, {
      length: (length * museum.scale) / scene.scaleAt(at[1]),
      lift: (z * museum.scale) / scene.scaleAt(at[1]),
      sortY: museum.box.y1 + 0.5,
      perched: true,
    });
  }
  const hang = {
    ...BURGLAR,
    outfit: 'tracksuit',
    colours: ['red', 'charcoal', 'white', 'black'],
    facing: 'back',
    shadow: false,
  } as const;
  seat(stage, make, museum, [
    [[-196, 150, 240], { ...hang, pose: 'overhead', build: 'teen' }, 0.92],
    [[196, 150, 186], { ...hang, pose: 'overhead', build: 'stout' }, 0.92],
    [
      [-40, 60, 540],
      {
        ...BURGLAR,
        pose: 'haul',
        mood: 'wince',
        hold: null,
        signs: ['sweat'],
        flip: true,
        build: 'chibi',
        shadow: false,
      },
      0.94,
    ],
    [
      [66, 70, 532],
      { ...BURGLAR, pose: 'carry', mood: 'grin', hold: 'bag', build: 'kid', shadow: false },
      0.94,
    ],
    [[-150, 190, 40], { ...GUARD, pose: 'sit', mood: 'asleep', signs: ['zzz'] }, 0.96],
    [[20, 222, 20], { ...GUARD, pose: 'gazeUp', mood: 'shock', signs: ['bang'] }, 0.96],
    [[170, 232, 10], { ...GUARD, pose: 'run', mood: 'angry', flip: true }, 0.96],
  ]);
  const back = { facing: 'back' } as const;
  stand(stage, make, 'square', SMALL, [
    [[2950, 2596], { ...GUARD, pose: 'point', mood: 'angry' }],
    [[2916, 2704], { facing: 'away', pose: 'gazeUp', build: 'tall' }],
    [[3000, 2690], { facing: 'side', pose: 'point', mood: 'shock', build: 'stout', flip: false }],
    [[3136, 2710], { ...back, pose: 'cheer', build: 'toddler' }],
    [[3236, 2692], { pose: 'jump', mood: 'star', build: 'kid', flip: true }],
    [[3350, 2714], { facing: 'side', pose: 'wave', mood: 'laugh', build: 'lady', flip: true }],
  ]);
}

/** A line of small children crosses by the rule, and the taxi has to wait. */
function crossing(stage: Stage, make: FigureMaker): void {
  stand(stage, make, 'school walk', SMALL, [
    [
      [1400, 1612],
      {
        pose: 'present',
        mood: 'smile',
        hold: ['flag', 'gold'],
        outfit: 'raincoat',
        build: 'lady',
        flip: true,
      },
    ],
    [[1494, 1432], { pose: 'walk', mood: 'happy', build: 'toddler', outfit: 'raincoat' }],
    [[1398, 1486], { pose: 'walk', mood: 'joy', build: 'toddler', outfit: 'raincoat' }],
    [
      [1474, 1570],
      { pose: 'crouch', mood: 'cute', build: 'toddler', outfit: 'raincoat', signs: ['question'] },
    ],
    [
      [1524, 1640],
      { pose: 'run', mood: 'worried', build: 'toddler', outfit: 'raincoat', signs: ['sweat'], flip: true },
    ],
    [[1080, 1600], { pose: 'hips', mood: 'angry', outfit: 'suit', signs: ['anger'] }],
  ]);
}

/** A push-start, and a dog that will not move. */
function pushed(stage: Stage, make: FigureMaker): void {
  stand(stage, make, 'push-start', SMALL, [
    [[398, 1402], { pose: 'push', mood: 'wince', signs: ['sweat'], flip: false }],
    [[336, 1414], { pose: 'push', mood: 'angry', flip: false }],
    [[2860, 1880], { pose: 'wave', mood: 'shock', hold: 'suitcase', signs: ['sweat'], flip: true }],
    [[2940, 1904], { pose: 'run', mood: 'shock', flip: true }],
  ]);
}

/** Everybody waits at the statue: one for an hour, one for two, and two for each other on its two sides. */
function waiting(stage: Stage, make: FigureMaker): void {
  stand(stage, make, 'waiting', SMALL, [
    [[960, 2404], { pose: 'think', mood: 'worried', hold: 'phone' }],
    [[1020, 2442], { pose: 'sit', mood: 'sleepy', signs: ['zzz'] }],
    [[1232, 2478], { pose: 'gazeUp', mood: 'sad', signs: ['sweat'], flip: true }],
    [[1110, 2450], { facing: 'back', pose: 'gazeUp' }],
  ]);
  // a fox of flesh sits beside the one of bronze, as it does
  stage.scene.put(
    make([1240, 2356], stage.scene.random.fork('fox'), {}, () => ({
      plan: 'beast',
      colour: 'orange',
      second: 'cream',
      ears: 'fox',
      snout: 'pointed',
      tail: 'fox',
      pose: 'sit',
      mood: 'serene',
      flip: true,
      scale: 1.1,
    })),
  );
}

export function scenes(stage: Stage, make: FigureMaker): void {
  heist(stage, make);
  crossing(stage, make);
  pushed(stage, make);
  waiting(stage, make);
}
