/** Finds room for small scenes, spreads them evenly over a map, and casts them from the level's own crowd. */
import { SQUASH } from '../core/frame';
import { distance, inside, nth } from '../core/geometry';
import type { Box, Point, Points } from '../core/geometry';
import { named } from '../core/named';
import { fits, somewhere, staysVisible } from '../stage/place';
import type { FigureMaker, FitRule, Stage, Wear } from '../stage/place';
import type { Random } from '../core/random';
import type { Plan } from '../core/thing';
import { figure, isCreature } from '../stage/figure';
import type { FigureSpec } from '../stage/figure';
import { STORIES } from './library';
import type { StoryName } from './library';
import type { Role, Side, Story } from './story';

export interface TellRule {
  readonly count: number;
  /** Kinds of ground a scene may be played on. */
  readonly on: readonly string[];
  readonly within?: Points;
  /** These scenes alone, each once before any is told again; all when absent. */
  readonly only?: readonly StoryName[];
  /** Distance kept to everything else, world units. */
  readonly apart?: number;
}

/** Share of the scenes asked for that must find a place. */
const LEAST_TOLD = 0.8;
/** Of so many fair spots, the one farthest from all scenes told before is taken. */
const CHOICE = 12;
const TRIES = 260;
const COVER = 0.3;
/** Half width and height of a figure, world units, and what is kept to the frame, picture pixels. */
const HALF = 30;
const TALL = 150;
const MARGIN = 24;

const spot = ({ scene }: Stage, [x, y]: Point, dx: number, dy: number, side: Side): Point => {
  const s = scene.scaleAt(y);
  return [x + dx * side * s, y + dy * s * SQUASH];
};

const boxAt = ({ scene }: Stage, [x, y]: Point): Box => {
  const s = scene.scaleAt(y);
  return { x0: x - HALF * s, x1: x + HALF * s, y0: y - TALL * s, y1: y };
};

const propPlans = (stage: Stage, { props }: Story, at: Point, side: Side): Plan[] =>
  props.map(({ dx, dy, plan }) => plan(stage.scene, spot(stage, at, dx, dy, side), side));

/** Would the whole scene stand on allowed ground, clear of everything and seen? */
function hasRoom(stage: Stage, story: Story, at: Point, side: Side, rule: FitRule): boolean {
  const { scene } = stage;
  for (const { dx, dy } of story.roles) {
    const there = spot(stage, at, dx, dy, side);
    const box = boxAt(stage, there);
    if (box.x0 < MARGIN || box.x1 > scene.width - MARGIN || there[1] > scene.height - MARGIN) return false;
    if (!fits(stage, scene.plan(figure, there, { spec: {} }), rule)) return false;
    if (!staysVisible(scene, box, there[1], COVER)) return false;
  }
  return propPlans(stage, story, at, side).every((plan) => plan.options.aloft || fits(stage, plan, rule));
}

/** Somebody already cast, by maker: offered again, he is refused, and the dresser goes on to the next. */
const alreadyCast = new WeakMap<FigureMaker, FigureSpec>();

function wearFor(make: FigureMaker, { as, animal, anyone }: Role, side: Side, random: Random): Wear {
  const flip = (as.flip ?? false) !== side < 0;
  return (spec) => {
    if (animal) return { ...animal(random), flip };
    if (isCreature(spec)) return (anyone ? undefined : alreadyCast.get(make)) ?? { ...spec, flip };
    const plain = { facing: 'front', hold: null, off: null, signs: [], tip: null, turn: 0.35 } as const;
    const worn = { ...spec, ...plain, ...as, flip };
    alreadyCast.set(make, worn);
    return worn;
  };
}

function play(stage: Stage, make: FigureMaker, story: Story, at: Point, side: Side, random: Random): void {
  const { scene } = stage;
  for (const plan of propPlans(stage, story, at, side)) scene.put(plan);
  for (const role of story.roles) {
    const there = spot(stage, at, role.dx, role.dy, side);
    scene.put(make(there, random, {}, wearFor(make, role, side, random)));
  }
}

/**
 * Sets one scene at a spot chosen by hand, mirrored when `side` is -1. Whoever lays out the place sees to it that
 * there is room. Throws on a name that no scene has.
 */
export function tell(stage: Stage, make: FigureMaker, name: StoryName, at: Point, side: Side = 1): void {
  const random = stage.scene.random.fork(`story-${name}-${at.join('-')}`);
  play(stage, make, named<Story>(STORIES, name, 'story'), at, side, random);
}

/** How far a point is from the scenes told before, as the eye measures: distant ground counts for more. */
function solitude(stage: Stage, [x, y]: Point, told: readonly Point[]): number {
  const s = stage.scene.scaleAt(y);
  return Math.min(...told.map((other) => distance([x, y / SQUASH], [other[0], other[1] / SQUASH]) / s));
}

function farthest(
  stage: Stage,
  story: Story,
  told: readonly Point[],
  rule: TellRule,
  random: Random,
): readonly [at: Point, side: Side] | undefined {
  const { on, apart = 8, within } = rule;
  let best: readonly [at: Point, side: Side] | undefined;
  let room = -1;
  for (let i = 0, found = 0; i < TRIES && found < CHOICE; i++) {
    const at = somewhere(stage.scene, random, within);
    const side = random.chance(0.5) ? 1 : -1;
    if (within && !inside(at, within)) continue;
    if (!hasRoom(stage, story, at, side, { on, apart })) continue;
    found++;
    const distant = told.length ? solitude(stage, at, told) : 0;
    if (distant > room) [best, room] = [[at, side], distant];
  }
  return best;
}

/**
 * Tells scenes all over a map; a scene is told again only after all others were. Returns which were told. Throws
 * on a kind of ground that was never laid, and when less than four of five found a place.
 */
export function tellStories(stage: Stage, make: FigureMaker, rule: TellRule): readonly StoryName[] {
  const { count, on, only } = rule;
  stage.ground.expect(on);
  const known = Object.keys(STORIES).filter((name): name is StoryName => name in STORIES);
  const names = only ?? known;
  const random = stage.scene.random.fork(`stories-${stage.scene.things.length}`);
  const told: StoryName[] = [];
  const places: Point[] = [];
  let waiting: StoryName[] = [];
  for (let i = 0; i < Math.max(count * 2, names.length) && told.length < count; i++) {
    if (waiting.length === 0) waiting = random.shuffled(names);
    const name = nth(waiting, 0);
    const story = named<Story>(STORIES, name, 'story');
    waiting = waiting.slice(1);
    const found = farthest(stage, story, places, rule, random);
    if (!found) continue;
    play(stage, make, story, found[0], found[1], random);
    told.push(name);
    places.push(found[0]);
  }
  if (told.length < count * LEAST_TOLD)
    throw new Error(`only ${told.length} of ${count} stories found a place: too little open ground`);
  return told;
}
