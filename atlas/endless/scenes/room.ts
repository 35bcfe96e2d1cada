/** Finds room for a large scene: everybody on open ground and seen, nobody before a landmark's face; bushes and crates give way. */
import { SQUASH } from '../../core/frame';
import { boxArea, inside, overlap } from '../../core/geometry';
import type { Box, Point, Points } from '../../core/geometry';
import type { Random } from '../../core/random';
import type { Thing } from '../../core/thing';
import { somewhere } from '../../stage/place';
import type { Stage } from '../../stage/place';
import type { Side } from '../../stories/story';
import { treads } from '../footing';
import { isQuiet } from '../quiet';
import type { Round } from '../plans/plan';
import { coversSeller } from '../sellers';
import type { Player, Spectacle } from './spectacle';

/** Where a scene stands, how it is turned, and what is taken away for it. */
export interface Room {
  readonly at: Point;
  readonly side: Side;
  readonly yields: readonly Thing[];
}

export interface Search {
  readonly calm: readonly Round[];
  /** Where scenes stand already. */
  readonly told: readonly Point[];
  readonly within?: Points;
  /** World units from those at least. */
  readonly apart?: number;
  /** How many spots are looked at, where few will do. */
  readonly tries?: number;
  /** What the scene looks at: its lower part may be behind the players. */
  readonly sight?: Thing;
}

/** Small things that nobody misses. */
const YIELDING: ReadonlySet<string> = new Set([
  'bush',
  'rock',
  'flowerBed',
  'pot',
  'crate',
  'barrel',
  'snowHeap',
  'snowFigure',
  'picnic',
]);
const OPEN: ReadonlySet<string> = new Set(['road', 'plaza', 'meadow', 'shore']);
/** Half width and height of a player, and half of the ground that one needs, world units. */
const [HALF, TALL] = [32, 150];
const [FOOT, DEEP] = [34, 30];
/** Share of a player that may be behind something, of a landmark that may be behind a player, and of anything small. */
const [BEHIND, BEFORE, COVERED] = [0.08, 0.3, 0.4];
/** The lower share of a sight that players may stand before. */
const FEET = 0.3;
/** What of a head behind may be covered, and how much of a figure is head. */
const [HEAD, HEADS] = [0.5, 0.2];
/** Players stand between these, picture pixels. */
const [TOP, LOW, ASIDE] = [960, 40, 34];
const TRIES = 340;
/** Two scenes nearer to each other than this, world units, are one knot of people. */
const KNOT = 520;
/** Of so many rooms the one farthest from other scenes is taken. */
const CHOICE = 8;

/** Trees that may be felled for one scene. */
const TREES: ReadonlySet<string> = new Set(['tree', 'conifer']);
const FELLED = 2;

export const spotOf = ({ scene }: Stage, [x, y]: Point, dx: number, dy: number, side: Side): Point => {
  const s = scene.scaleAt(y);
  return [x + dx * side * s, y + dy * s * SQUASH];
};

const headOf = ({ x0, x1, y0, y1 }: Box): Box => ({ x0, x1, y0, y1: y0 + HEAD * (y1 - y0) });

/** Whether a thing and somebody in this box, whose feet are at `at`, do not go together. */
function hampers(thing: Thing, box: Box, at: Point, s: number, sight: Thing | undefined): boolean {
  const { options, box: foot, features, inked } = thing;
  if (options.aloft) return false;
  const [x, y] = at;
  const stands = !options.perched;
  if (
    stands &&
    x > foot.x0 - FOOT * s &&
    x < foot.x1 + FOOT * s &&
    y > foot.y0 - DEEP * s * SQUASH &&
    y < foot.y1 + DEEP * s * SQUASH
  )
    return true;
  const ink = inked.inkBox;
  const common = overlap(box, ink);
  if (common === 0) return false;
  if (thing.at[1] > y) return common > BEHIND * boxArea(box);
  if (features) return overlap(headOf(ink), box) > HEADS * boxArea(headOf(ink));
  if (thing === sight) return box.y0 < ink.y1 - FEET * (ink.y1 - ink.y0) - TALL * s * 0.4;
  if (options.hero) return common > BEFORE * boxArea(box);
  return common > COVERED * boxArea(ink);
}

/** A spot of a scene, world units from its own. */
type Need = Pick<Player, 'dx' | 'dy' | 'lift' | 'swims'> & { readonly tall: number };

/** What must go so that a scene can be played here; undefined where something that stays is in its way. */
export function yieldsAt(
  stage: Stage,
  { players, props, wet = [] }: Pick<Spectacle, 'players' | 'props' | 'wet'>,
  at: Point,
  side: Side,
  { calm, sight }: Pick<Search, 'calm' | 'sight'>,
): Thing[] | undefined {
  const { scene, ground } = stage;
  const spot = ({ dx, dy }: Pick<Need, 'dx' | 'dy'>): Point => spotOf(stage, at, dx, dy, side);
  const isInFrame = (need: Player): boolean => {
    const [x, y] = spot(need);
    const aside = ASIDE + HALF * scene.scaleAt(y);
    return x > aside && x < scene.width - aside && y > TOP && y < scene.height - LOW;
  };
  const isAllowed = ({ swims, ...need }: Player): boolean => {
    const there = spot(need);
    const kind = ground.kindAt(there) ?? '';
    return swims ? kind === 'water' : OPEN.has(kind) && !isQuiet(calm, there);
  };
  // the cheapest question first, and the dearest of those who passed all others
  if (!players.every(isInFrame) || !players.every(isAllowed)) return undefined;
  if (!wet.every(([dx, dy]) => ground.kindAt(spot({ dx, dy })) === 'water')) return undefined;
  const yields = new Set<Thing>();
  let felled = 0;
  const clears = ({ tall, lift = 0, ...need }: Need): boolean => {
    const there = spot(need);
    const [x, y] = there;
    const s = scene.scaleAt(y);
    const box = { x0: x - HALF * s, x1: x + HALF * s, y0: y - (tall + lift) * s, y1: y - lift * s };
    return scene.inkedNear({ ...box, y1: y + 40 * s }).every((thing) => {
      if (yields.has(thing) || !hampers(thing, box, there, s, sight)) return true;
      const isTree = TREES.has(thing.name);
      if (isTree ? ++felled > FELLED : !YIELDING.has(thing.name)) return false;
      yields.add(thing);
      return true;
    });
  };
  if (!players.every((player) => clears({ ...player, tall: TALL }))) return undefined;
  const bodyAt = ([x, y]: Point, tall: number): Box => {
    const s = scene.scaleAt(y);
    return { x0: x - HALF * s, x1: x + HALF * s, y0: y - tall * s, y1: y };
  };
  const stands = (player: Player): boolean => {
    const there = spot(player);
    const box = bodyAt(there, TALL);
    const isUp = player.swims === true || (player.lift ?? 0) > 0;
    return (isUp || !treads(scene, box, there, yields)) && !coversSeller(scene, box, there[1]);
  };
  if (!players.every(stands)) return undefined;
  const isClear = props.every(({ dx, dy, plan }) => {
    const { options, footprint } = plan(scene, spot({ dx, dy }), side);
    // a door in a pond leads nowhere; a rope may hang over one
    if (!options.aloft && treads(scene, bodyAt(spot({ dx, dy }), TALL * 0.6), spot({ dx, dy }), yields))
      return false;
    const isDry = wet.length > 0 || footprint.every((point) => OPEN.has(ground.kindAt(point) ?? ''));
    return isDry && (options.aloft === true || clears({ dx, dy, tall: TALL * 0.4 }));
  });
  return isClear ? [...yields] : undefined;
}

/** How far a point is from all others, as the eye measures: distant ground counts for more. */
function solitude({ scene }: Stage, [x, y]: Point, told: readonly Point[]): number {
  const s = scene.scaleAt(y);
  return Math.min(4000, ...told.map(([u, v]) => Math.hypot(x - u, (y - v) / SQUASH) / s));
}

/** The best of some rooms at the spots that are proposed, or anywhere. */
export function roomFor(
  stage: Stage,
  spectacle: Spectacle,
  search: Search,
  random: Random,
  propose: () => Point = () => somewhere(stage.scene, random, search.within),
): Room | undefined {
  const { apart = KNOT, tries = TRIES } = search;
  let best: Room | undefined;
  let most = -1;
  for (let i = 0, found = 0; i < tries && found < CHOICE; i++) {
    const at = propose();
    const side: Side = random.chance(0.5) ? 1 : -1;
    if (search.within && !inside(at, search.within)) continue;
    const alone = solitude(stage, at, search.told);
    if (alone <= most || alone < apart) continue;
    const yields = yieldsAt(stage, spectacle, at, side, search);
    if (!yields) continue;
    found++;
    [best, most] = [{ at, side, yields }, alone];
  }
  return best;
}
