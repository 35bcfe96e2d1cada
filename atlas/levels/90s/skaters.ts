/** Who rolls: down the street, round the bowl, over the half-pipe, and behind a dog. */
import { act, what, who } from '../../stage/act';
import type { Act } from '../../stage/act';
import { isCreature } from '../../stage/figure';
import { perch } from '../../stage/perch';
import type { FigureMaker, Stage } from '../../stage/place';
import type { PersonSpec } from '../../people/spec';
import { DECK, skateboard } from './things/skateboard';
import { leash } from './things/leash';

/** Small things that give way to a scene. */
export const YIELDING: ReadonlySet<string> = new Set(['bush', 'lampPost', 'flowerBed', 'gumball', 'bench']);
const [PINK, TEAL, YELLOW, LIME] = ['#ff6fa2', '#3fd0c4', '#ffd84a', '#b8e85a'] as const;

/** How high somebody is lifted who stands on a deck: a leap is off the ground by itself. */
const soles = ({ pose }: PersonSpec): number => (pose === 'jump' ? DECK - 22 : DECK);

/** Somebody on a board; `up` world units over the ground, `tilt` radians the board's right end is raised by. */
const rider = (
  name: string,
  at: readonly [number, number],
  as: PersonSpec,
  paint: string,
  { up = 0, tilt = 0 }: { readonly up?: number; readonly tilt?: number } = {},
): Act => ({
  name,
  at,
  quiet: 74,
  things: [what(0, 0, skateboard, { paint, tilt, ...(up > 0 ? { lift: up } : {}) })],
  actors: [
    who(
      0,
      0,
      { facing: 'front', shadow: false, signs: ['speed'], ...as },
      { lift: soles(as) + up, before: 2 },
    ),
  ],
});

const ROLLING: readonly Act[] = [
  rider('rolls home', [1800, 806], { pose: 'lunge', mood: 'grin', flip: true, hat: 'backCap' }, YELLOW),
  rider(
    'rolls with both hands up',
    [520, 1120],
    { pose: 'overhead', mood: 'joy', flip: true, hat: 'beanie' },
    PINK,
  ),
  rider('leaps the lane', [2262, 1516], { pose: 'jump', mood: 'star', hat: 'beanie' }, LIME, {
    up: 30,
    tilt: 0.3,
  }),
  rider(
    'overtakes the taxi',
    [2820, 1690],
    {
      pose: 'fight',
      mood: 'cocky',
      build: 'elder',
      outfit: 'granny',
      hair: 'curly',
      hairColour: 'silver',
      hat: null,
    },
    PINK,
  ),
  rider('rolls round the bend', [3000, 1960], { pose: 'lunge', mood: 'laugh', flip: true }, YELLOW),
  rider(
    'reads while it rolls',
    [2090, 2340],
    { pose: 'hold', mood: 'serene', hold: 'book', flip: true, hat: null },
    TEAL,
  ),
  rider('low in the bowl', [430, 1770], { pose: 'crouch', mood: 'cocky', tip: 12, hat: 'beanie' }, YELLOW, {
    tilt: -0.22,
  }),
  rider('out of the bowl', [742, 1716], { pose: 'jump', mood: 'star', hat: 'cap' }, PINK, {
    up: 46,
    tilt: 0.4,
  }),
];

/** The dog saw a cat; whoever holds its leash learns how fast a board is. */
const TOWED: Act = {
  name: 'towed by the dog',
  at: [2090, 810],
  quiet: 120,
  things: [what(0, 0, skateboard, { paint: LIME, tilt: 0.08 }), what(46, 0, leash, { reach: 120 }, 3)],
  actors: [
    who(
      0,
      0,
      {
        pose: 'point',
        mood: 'shock',
        hat: null,
        hair: 'mohawk',
        facing: 'front',
        shadow: false,
        signs: ['sweat'],
      },
      { lift: DECK, before: 2 },
    ),
    who(
      196,
      0,
      {
        plan: 'beast',
        colour: 'ginger',
        second: 'white',
        ears: 'floppy',
        snout: 'dog',
        tail: 'curl',
        pose: 'walk',
        mood: 'joy',
      },
      { before: 2 },
    ),
    // what it saw
    who(390, -8, {
      plan: 'beast',
      colour: 'charcoal',
      second: 'white',
      ears: 'cat',
      snout: 'cat',
      tail: 'cat',
      pose: 'run',
      mood: 'shock',
    }),
  ],
};

/** Three duck in a row and hope; whoever leaps over them has asked only two: the third eats on. */
const LEAP: Act = {
  name: 'leap over three',
  at: [1770, 1190],
  quiet: 150,
  things: [what(20, 34, skateboard, { paint: PINK, tilt: 0.22, lift: 190 }, 60)],
  actors: [
    who(-128, 30, { pose: 'crouch', mood: 'wince', hat: null, hair: 'bowl', build: 'kid', flip: false }),
    who(-6, 8, {
      pose: 'kneel',
      mood: 'shock',
      hat: null,
      hair: 'pixie',
      build: 'kid',
      flip: false,
      signs: ['sweat'],
    }),
    who(120, 36, {
      pose: 'sit',
      mood: 'serene',
      hat: null,
      hair: 'neat',
      build: 'kid',
      hold: 'iceCream',
      flip: true,
    }),
    who(
      20,
      34,
      { pose: 'jump', mood: 'star', hat: 'backCap', facing: 'front', shadow: false, signs: ['speed'] },
      { lift: 168 + DECK, before: 64 },
    ),
  ],
};

/** A board that goes on by itself, and who had just been on it. */
const RUNAWAY: Act = {
  name: 'the board goes on alone',
  at: [2560, 1640],
  quiet: 90,
  things: [what(126, 26, skateboard, { paint: YELLOW, tilt: 0.06 })],
  actors: [who(-30, 0, { pose: 'stumble', mood: 'shock', signs: ['bang'], facing: 'front' })],
};

/** On the half-pipe: one drops in, one rolls over the flat, one has left the coping. */
const RAMP = [
  [-252, 16, 40, 0.62, 'crouch', 'grin', PINK],
  [26, 60, 14, 0, 'lunge', 'joy', TEAL],
  [250, 40, 270, -0.6, 'jump', 'star', YELLOW],
] as const;

function ride(stage: Stage, make: FigureMaker): void {
  const { scene } = stage;
  const host = scene.things.find(({ name }) => name === 'halfPipe');
  if (!host) return;
  const random = scene.random.fork('ride');
  for (const [n, [u, w, z, slope, pose, mood, paint]] of RAMP.entries()) {
    const board = perch(stage, host, [u, w, z], { after: 3 + n * 2 });
    scene.add(skateboard, board.at, { ...board.placement, paint, tilt: -slope });
    const stand = perch(stage, host, [u, w, z + soles({ pose })], { after: 4 + n * 2 });
    const role = {
      pose,
      mood,
      flip: slope < 0,
      facing: 'front',
      hold: null,
      off: null,
      shadow: false,
      signs: ['speed'],
      tip: slope * 24,
    } as const;
    scene.put(
      make(stand.at, random, stand.placement, (spec) => (isCreature(spec) ? spec : { ...spec, ...role })),
    );
  }
}

/** Sets everybody who rolls. */
export function skaters(stage: Stage, make: FigureMaker): void {
  for (const one of [...ROLLING, LEAP, TOWED, RUNAWAY]) act(stage, make, YIELDING, one);
  ride(stage, make);
}
