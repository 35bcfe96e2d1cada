/** Lays the bridges of a plan, and sends people over them: a bridge that nobody crosses leads nowhere. */
import type { Mood } from '../core/expressions';
import { nth } from '../core/geometry';
import type { ItemName } from '../people/items/items';
import type { PoseName } from '../people/poses';
import type { PersonSpec } from '../people/spec';
import { isCreature } from '../stage/figure';
import type { FigureMaker, Stage } from '../stage/place';
import type { Design } from './design';
import { archBridge, archRail, deckAt } from './things/arch-bridge';
import type { ArchBridgeOptions } from './things/arch-bridge';

/** How long a bridge is where its plan says nothing, and how far it reaches onto the banks, world units. */
const [LENGTH, BEYOND] = [640, 60];
/** Apart from water and from snow. */
const STONES = ['#c9573f', '#b9a68a', '#b5793f', '#8f5f4a'] as const;
/** The front wall stands before whoever is on the deck, and these before each other by less than a pixel. */
const BEFORE = 0.9;

/** Who crosses: what each does. */
const CROSSING: readonly (readonly [pose: PoseName, mood: Mood, hold: ItemName | null, flip: boolean])[] = [
  ['walk', 'happy', 'basket', false],
  ['walk', 'smile', 'umbrella', true],
  ['point', 'joy', null, true],
  ['run', 'laugh', null, false],
  ['stand', 'cool', 'rod', false],
  ['carry', 'wince', 'crate', true],
  ['walk', 'serene', 'balloon', false],
];
/** So many of them, from a place in the list that is each bridge's own; a step through the list that meets all. */
const [FEWEST, MOST, NEXT] = [3, 4, 2];
/** How far they are from the middle of the deck, to either side in turns, world units: nobody has a head before the feet. */
const ASIDE: readonly [number, number] = [30, 58];
/** How far they are out of step, as a share of the way from one to the next. */
const OUT = 0.16;

export function layBridges({ scene }: Stage, { plan }: Design): void {
  const stone = scene.random.fork('bridges').pick(STONES);
  for (const [x, y, yaw, length = LENGTH] of plan.bridges) {
    const how: ArchBridgeOptions = { length: length + BEYOND, stone };
    const host = scene.add(archBridge, [x, y], { ...how, yaw });
    scene.add(archRail, [x, y], { ...how, yaw, perched: true, sortY: host.box.y1 + BEFORE });
  }
}

/** Lets people cross every bridge. */
export function sendAcross({ scene }: Stage, make: FigureMaker): void {
  const random = scene.random.fork('crossing');
  for (const host of scene.things.filter(({ name }) => name === 'archBridge')) {
    const length =
      'length' in host.options && typeof host.options.length === 'number' ? host.options.length : LENGTH;
    const first = random.int(0, CROSSING.length - 1);
    const count = random.int(FEWEST, MOST);
    const side = random.pick([-1, 1]);
    for (let i = 0; i < count; i++) {
      const [pose, mood, hold, flip] = nth(CROSSING, (first + i * NEXT) % CROSSING.length);
      const along = (i + 0.5 + random.jitter(OUT)) / count;
      const aside = (i % 2 ? side : -side) * random.range(...ASIDE);
      const at = host.frame.at((along - 0.5) * length, aside);
      const { y0, y1 } = host.box;
      const lift = (deckAt(along) * host.scale) / scene.scaleAt(at[1]);
      const stand = { lift, perched: true, sortY: y1 + (BEFORE * (at[1] - y0)) / (y1 - y0 + 1) };
      const role: Partial<PersonSpec> = {
        pose,
        mood,
        hold,
        flip,
        facing: 'front',
        signs: [],
        off: null,
        tip: null,
        turn: 0.35,
      };
      scene.put(make(at, random, stand, (spec) => (isCreature(spec) ? undefined : { ...spec, ...role })));
    }
  }
}
