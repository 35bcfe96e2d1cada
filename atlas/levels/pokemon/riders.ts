/** Those who belong to a thing of the fair: in the chairs, on the tiers, aboard the train, afloat, on horses, on benches. */
import type { Random } from '../../core/random';
import type { Thing } from '../../core/thing';
import type { PersonSpec } from '../../people/spec';
import type { FigureMaker, Stage } from '../../stage/place';
import { perch } from '../../stage/perch';
import { fits } from '../../stage/place';
import { inRole } from '../../stage/role';
import { onTier } from './things/battle-ring';
import { horseAt } from './things/brass-poles';
import { BOAT_SEATS } from './things/critter-boat';
import { SEATS, isFar } from './things/flying-chairs';
import { CAR_SEATS } from './things/park-car';
import { FOOTPLATE } from './things/park-engine';
import { carSeats } from './things/sky-coaster';
import { CAROUSEL, COURSE } from './places';

/** A place in the space of its thing, and what somebody does there. */
interface Seat {
  readonly at: readonly [u: number, w: number, z: number];
  readonly size: number;
  readonly sortY: number;
  readonly as: PersonSpec;
}

function sit(
  stage: Stage,
  make: FigureMaker,
  random: Random,
  host: Thing,
  { at: spot, size, sortY, as }: Seat,
): void {
  const { at, placement } = perch(stage, host, spot, { size });
  const role: PersonSpec = { facing: 'front', hold: null, off: null, signs: [], flip: false, ...as };
  stage.scene.put(
    make(at, random, { ...placement, sortY }, (spec) =>
      'plan' in spec ? { ...spec, flip: as.flip ?? false } : { ...spec, ...role, shadow: false },
    ),
  );
}

const thingsOf = ({ scene }: Stage, name: string): Thing[] =>
  scene.things.filter((thing) => thing.name === name && !thing.options.perched);

/** Those who watch the bout from the tiers, in clumps on both sides of the aisles, and turn to what happens. */
const AUDIENCE: readonly (readonly [row: number, along: number, as: PersonSpec])[] = [
  [2, 0.03, { pose: 'sit', mood: 'smile' }],
  [2, 0.08, { pose: 'sit', mood: 'grin', signs: ['note'] }],
  [2, 0.14, { pose: 'eat', mood: 'happy', hold: 'dango' }],
  [2, 0.21, { pose: 'cheer', mood: 'joy' }],
  [2, 0.26, { pose: 'sit', mood: 'laugh' }],
  [2, 0.39, { pose: 'overhead', mood: 'joy', hold: ['flag', 'red'] }],
  [2, 0.46, { pose: 'sit', mood: 'shock', signs: ['bang'] }],
  [2, 0.64, { pose: 'sleep', mood: 'asleep', signs: ['zzz'] }],
  [2, 0.76, { pose: 'overhead', mood: 'joy', hold: ['flag', 'teal'] }],
  [2, 0.82, { pose: 'sit', mood: 'cocky' }],
  [2, 0.87, { pose: 'talk', mood: 'angry' }],
  [2, 0.95, { pose: 'sit', mood: 'worried' }],
  [1, 0.05, { pose: 'wave', mood: 'joy' }],
  [1, 0.12, { pose: 'sit', mood: 'star' }],
  [1, 0.18, { pose: 'sit', mood: 'worried', signs: ['sweat'] }],
  [1, 0.25, { pose: 'cheer', mood: 'star' }],
  [1, 0.42, { pose: 'sit', mood: 'stern' }],
  [1, 0.5, { pose: 'sit', mood: 'asleep' }],
  [1, 0.58, { pose: 'think', mood: 'calm' }],
  [1, 0.75, { pose: 'sit', mood: 'sad', signs: ['tear'] }],
  [1, 0.8, { pose: 'hug', mood: 'worried', hold: 'plush' }],
  [1, 0.93, { pose: 'sit', mood: 'wink' }],
  [0, 0.06, { pose: 'sit', mood: 'shock' }],
  [0, 0.13, { pose: 'point', mood: 'laugh' }],
  [0, 0.2, { pose: 'sit', mood: 'joy' }],
  [0, 0.27, { pose: 'cheer', mood: 'joy' }],
  [0, 0.76, { pose: 'sit', mood: 'star' }],
  [0, 0.83, { pose: 'sit', mood: 'wince', signs: ['sweat'] }],
  [0, 0.9, { pose: 'eat', mood: 'calm', hold: 'dango' }],
];

function watch(stage: Stage, make: FigureMaker): void {
  const random = stage.scene.random.fork('audience');
  for (const ring of thingsOf(stage, 'battleRing'))
    for (const [i, [row, along, as]] of AUDIENCE.entries())
      sit(stage, make, random, ring, {
        at: onTier(row, along),
        size: 0.74,
        sortY: ring.box.y1 + 1 + i * 0.01,
        as: { ...as, flip: along > 0.5 },
      });
}

/** Who flies in the chairs; those of the far side are drawn before the ride. */
function fly(stage: Stage, make: FigureMaker): void {
  const random = stage.scene.random.fork('flying');
  const moods = ['joy', 'shock', 'grin', 'dizzy', 'joy', 'star', 'wince', 'happy'] as const;
  for (const ride of thingsOf(stage, 'flyingChairs'))
    for (const [i, seat] of SEATS.entries())
      sit(stage, make, random, ride, {
        at: seat,
        size: 0.8,
        sortY: isFar(seat) ? ride.box.y0 - 2 : ride.box.y1 + 1 + i * 0.01,
        as: { pose: 'sit', mood: moods[i] ?? 'joy', flip: i % 8 < 4 },
      });
}

/** The passengers of a train that stands still, car by car: from patience to none. */
const PASSENGERS: readonly (readonly PersonSpec[])[] = [
  [
    { pose: 'sit', mood: 'asleep', signs: ['zzz'] },
    { pose: 'eat', mood: 'happy', hold: 'dango', flip: true },
  ],
  [
    { pose: 'talk', mood: 'grin' },
    { pose: 'sit', mood: 'cool', flip: true },
  ],
  [
    { pose: 'wave', mood: 'joy' },
    { pose: 'hold', mood: 'star', hold: 'camera' },
  ],
  [
    { pose: 'cheer', mood: 'angry', signs: ['anger'] },
    { pose: 'point', mood: 'shock' },
  ],
];

const DRIVER: PersonSpec = {
  build: 'kid',
  pose: 'wave',
  mood: 'worried',
  outfit: 'captain',
  colours: ['navy', 'navy', 'gold', 'black'],
  hat: 'cap',
  hatColours: ['navy', 'gold'],
  hair: 'neat',
  hairColour: 'ginger',
  hold: null,
  off: null,
  facing: 'front',
  flip: false,
  shadow: false,
  signs: ['sweat'],
};

function board(stage: Stage, make: FigureMaker): void {
  const random = stage.scene.random.fork('aboard');
  for (const [i, car] of thingsOf(stage, 'parkCar').entries())
    for (const [k, at] of CAR_SEATS.entries())
      sit(stage, make, random, car, {
        at,
        size: 0.82,
        sortY: car.box.y1 + 1 + k * 0.1,
        as: PASSENGERS[i]?.[k] ?? { pose: 'sit' },
      });
  // the driver is a child of the house: whoever is taller would have the roof before their eyes
  for (const engine of thingsOf(stage, 'parkEngine')) {
    const { at, placement } = perch(stage, engine, FOOTPLATE, { size: 0.86 });
    stage.scene.put(make(at, random, { ...placement, sortY: engine.box.y1 + 1 }, inRole(DRIVER)));
  }
  const crews: readonly (readonly PersonSpec[])[] = [
    [
      { pose: 'sit', mood: 'happy', signs: ['heart'] },
      { pose: 'sit', mood: 'wink', flip: true },
    ],
    [
      { pose: 'point', mood: 'shock', flip: true, signs: ['bang'] },
      { pose: 'sit', mood: 'wince', flip: true },
    ],
    [
      { pose: 'eat', mood: 'joy', hold: 'popcorn' },
      { pose: 'sit', mood: 'sleepy' },
    ],
  ];
  for (const [i, boat] of thingsOf(stage, 'critterBoat').entries()) {
    const face = i === 1 ? -1 : 1;
    for (const [k, [u, w, z]] of BOAT_SEATS.entries())
      sit(stage, make, random, boat, {
        at: [u * face, w, z],
        size: 0.64,
        sortY: boat.box.y1 + 1 + k * 0.1,
        as: crews[i]?.[k] ?? { pose: 'sit' },
      });
  }
}

/** Who rides the merry-go-round's horses on the near side. */
function ride(stage: Stage, make: FigureMaker): void {
  const random = stage.scene.random.fork('riding');
  // a little beside its saddle, so that no pole crosses a face
  const riders: readonly (readonly [horse: number, beside: number, as: PersonSpec])[] = [
    [1, -34, { pose: 'wave', mood: 'joy' }],
    [2, -6, { pose: 'sit', mood: 'dizzy' }],
    [3, 30, { pose: 'cheer', mood: 'star' }],
    [4, 8, { pose: 'sit', mood: 'calm' }],
    [5, 36, { pose: 'sit', mood: 'laugh' }],
  ];
  for (const host of thingsOf(stage, 'carousel'))
    for (const [i, [horse, beside, as]] of riders.entries()) {
      const [u, w, z] = horseAt(horse, CAROUSEL.r);
      sit(stage, make, random, host, {
        at: [u + beside, w, z + 40],
        size: 0.66,
        sortY: host.box.y1 + 1 + i * 0.01,
        as,
      });
    }
}

/** Who sits in the coaster's cars, from the last to the first. */
function plunge(stage: Stage, make: FigureMaker): void {
  const random = stage.scene.random.fork('plunging');
  const moods = ['wince', 'joy', 'shock', 'dizzy', 'star', 'laugh'] as const;
  for (const dipper of thingsOf(stage, 'skyCoaster'))
    for (const [i, { at, tip }] of carSeats(COURSE).entries())
      sit(stage, make, random, dipper, {
        at,
        size: 0.62,
        sortY: dipper.box.y1 + 1 + i * 0.01,
        as: { pose: 'cheer', mood: moods[i] ?? 'joy', tip, flip: false },
      });
}

/** Those who rest on the benches of the fair, two by two. */
const RESTING: readonly (readonly [left: PersonSpec, right: PersonSpec])[] = [
  [
    { pose: 'talk', mood: 'laugh' },
    { pose: 'sit', mood: 'cheeky', flip: true },
  ],
  [
    { pose: 'sit', mood: 'asleep', signs: ['zzz'] },
    { pose: 'eat', mood: 'joy', hold: 'taiyaki', flip: true },
  ],
  [
    { pose: 'sit', mood: 'sad' },
    { pose: 'present', mood: 'worried', hold: 'popcorn', flip: true },
  ],
  [
    { pose: 'hold', mood: 'serene', hold: 'book' },
    { pose: 'sit', mood: 'sleepy', flip: true },
  ],
];

function rest(stage: Stage, make: FigureMaker): void {
  const random = stage.scene.random.fork('resting');
  for (const [i, bench] of thingsOf(stage, 'bench').entries())
    for (const [k, as] of (RESTING[i % 6] ?? []).entries())
      sit(stage, make, random, bench, {
        at: [k ? 34 : -34, 4, 34],
        size: 0.92,
        sortY: bench.box.y1 + 1 + k * 0.1,
        as,
      });
}

/** Somebody stands behind each cart, where there is room. */
function sell({ scene, ...stage }: Stage, make: FigureMaker): void {
  const random = scene.random.fork('selling');
  for (const [i, cart] of scene.things.filter(({ name }) => name === 'cart').entries()) {
    const moods = ['happy', 'grin', 'sleepy', 'wink'] as const;
    const plan = make(cart.frame.at(30, -74, 0), random, {}, (spec) =>
      'plan' in spec
        ? spec
        : {
            ...spec,
            pose: i % 2 ? 'wave' : 'hips',
            mood: moods[i % 4] ?? 'happy',
            facing: 'front',
            hold: null,
          },
    );
    if (fits({ scene, ...stage }, plan, { apart: 0 })) scene.put(plan);
  }
}

export function seatEverybody(stage: Stage, make: FigureMaker): void {
  watch(stage, make);
  fly(stage, make);
  board(stage, make);
  ride(stage, make);
  plunge(stage, make);
  rest(stage, make);
  sell(stage, make);
}
