/** Launches what floats on the waters of a map: boats with their crews, swans, ducks, and leaves where nothing else lies. */
import { area, bounds, inside, lerp, overlap } from '../core/geometry';
import type { Box, Point, Points } from '../core/geometry';
import { grown } from '../core/painted';
import type { Random } from '../core/random';
import type { Plan, Thing } from '../core/thing';
import { lilyPads, swanBoat } from '../things/fair/leisure';
import { riverBoat } from '../things/town/canal';
import { fits } from '../stage/place';
import { HEIGHT, WIDTH } from '../stage/theme';
import { floats } from './afloat';
import type { Furnisher } from './furnisher';
import { waters } from './ground';
import { boatCrew } from './things/boat-crew';
import { ducks } from './things/ducks';

/** Pedal boats and river boats come in these colours. */
const SWANS = ['#fbf6ea', '#f4b8c8', '#4a4a5e'];
const HULLS = ['#8a5f45', '#b5533f', '#3f7a86', '#c9974f'];
const ROOFS = ['#6a5a52', '#a8433f', '#4f7a5a', '#e6d3a8'];
/** Of each kind on all water: more of them are a pattern, not something to look at. */
const MOST = { swans: 2, boats: 4, ducks: 2, leaves: 9 } as const;
const TRIES = 160;
/** The least share of its size that something has where nothing larger finds room. */
const LEAST = 0.7;
/** Picture pixels between what floats, and from there to the frame. */
const [CLEAR, FRAME] = [12, 60];
/** Picture pixels of water that have room for one boat. */
const ROOM = 300_000;

/** Half as wide, and as high over the water, as anything small that floats is at least; world units. */
const [HALF, HIGH] = [64, 30];
const guessed = ({ at: [x, y], scale }: Plan): Box => ({
  x0: x - HALF * scale,
  x1: x + HALF * scale,
  y0: y - HIGH * scale,
  y1: y + 6 * scale,
});

/** Whether something with this ink lies in the water, apart from everything else that one sees there. */
function isClear({ stage }: Furnisher, box: Box, self?: Thing): boolean {
  if (box.x0 < FRAME || box.x1 > WIDTH - FRAME || box.y1 > HEIGHT - FRAME || !floats(stage, box))
    return false;
  return stage.scene
    .inkedNear(grown(box, CLEAR))
    .every(
      (other) =>
        other === self || other.options.aloft || overlap(grown(box, CLEAR), other.inked.inkBox) === 0,
    );
}

/** Plans something at a point, so large a share of its size. */
type Launched = (at: Point, share: number) => Plan;

/** Puts so many things of a plan into one water; returns how many found a place. */
function launchSome(
  furnisher: Furnisher,
  within: Points,
  count: number,
  random: Random,
  plan: Launched,
): Thing[] {
  const { stage } = furnisher;
  const { scene } = stage;
  const { x0, x1, y0, y1 } = bounds(within);
  const found: Thing[] = [];
  for (let i = 0; i < TRIES && found.length < count; i++) {
    const at: Point = [
      random.range(Math.max(FRAME, x0), Math.min(WIDTH - FRAME, x1)),
      random.range(y0, Math.min(HEIGHT - FRAME, y1)),
    ];
    if (!inside(at, within)) continue;
    const put = plan(at, lerp(1, LEAST, i / TRIES));
    // what is drawn in vain is dear: a guess at its box comes first
    if (!fits(stage, put, { on: ['water'], apart: 20 }) || !isClear(furnisher, guessed(put))) continue;
    const thing = scene.put(put);
    if (isClear(furnisher, thing.inked.inkBox, thing)) found.push(thing);
    else scene.remove([thing]);
  }
  return found;
}

/** Puts everything small on the waters; nothing that is put later may hide a boat. */
export function launch(furnisher: Furnisher): void {
  const { stage, design } = furnisher;
  const { scene } = stage;
  const random = furnisher.random('afloat');
  const left = { ...MOST } as { -readonly [K in keyof typeof MOST]: number };
  const take = (kind: keyof typeof MOST, count: number): number => Math.min(left[kind], Math.round(count));
  for (const within of waters(design)) {
    const room = Math.abs(area(within)) / ROOM;
    const launched = (kind: keyof typeof MOST, count: number, plan: Launched): void => {
      const found = launchSome(furnisher, within, take(kind, count), random, plan);
      left[kind] -= found.length;
      for (const thing of found) if (kind !== 'leaves') furnisher.guard(thing);
    };
    launched('boats', room + 0.4, (at, share) =>
      scene.plan(riverBoat, at, {
        yaw: random.range(-0.4, 0.4),
        cabin: random.chance(0.4),
        size: random.range(0.8, 1) * share,
        wood: random.pick(HULLS),
        roof: random.pick(ROOFS),
      }),
    );
    launched('swans', 0.8 + room / 3, (at, share) =>
      scene.plan(swanBoat, at, {
        face: random.chance(0.5) ? 1 : -1,
        size: random.range(0.78, 1.02) * share,
        material: random.pick(SWANS),
      }),
    );
    launched('ducks', 0.6 + room / 2, (at, size) =>
      scene.plan(ducks, at, { face: random.chance(0.5) ? 1 : -1, size }),
    );
    if (design.mood.climate === 'green')
      launched('leaves', 2 + room * 2, (at) => scene.plan(lilyPads, at, {}));
  }
  for (const boat of scene.things.filter(({ name }) => name === 'riverBoat')) man(furnisher, boat, random);
  darken(furnisher);
}

/** No lamp lights the water itself: a pool without a post over it is a stain. */
function darken({ stage: { scene, ground } }: Furnisher): void {
  const onLand = scene.lamps.filter(({ x, y }) => ground.kindAt([x, y]) !== 'water');
  scene.lamps.splice(0, Infinity, ...onLand);
}

/** Sets a crew into a boat without a cabin: an empty one has lost somebody. */
function man({ stage: { scene } }: Furnisher, { at, box, options }: Thing, random: Random): void {
  if ('cabin' in options && options.cabin !== false) return;
  const { size, yaw } = options;
  scene.add(boatCrew, at, {
    ...(size === undefined ? {} : { size }),
    ...(yaw === undefined ? {} : { yaw }),
    kind: random.int(0, 29),
    perched: true,
    sortY: box.y1 + 1,
  });
}
