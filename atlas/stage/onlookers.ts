/** Turns a laid-out crowd to what happens around it: in profile, over the shoulder, from behind, each where they stand. */
import { SQUASH } from '../core/frame';
import type { Point } from '../core/geometry';
import type { Random } from '../core/random';
import type { Scene } from '../core/scene';
import type { Placement, Plan, Thing } from '../core/thing';
import { POSES } from '../people/poses';
import type { Pose } from '../people/pose';
import type { PersonSpec } from '../people/spec';
import { figure, isCreature } from './figure';
import type { FigureSpec } from './figure';
import type { Attraction } from './place';

/** Somebody of a crowd, and whether a story gave them a part. */
interface Onlooker {
  readonly thing: Thing;
  readonly spec: PersonSpec;
  readonly acts: boolean;
}

/** What a crowd may look at, and who of it plays in a story. */
export interface Happenings {
  readonly near: readonly Attraction[];
  readonly acts: (options: Placement) => boolean;
  readonly specs: Map<Placement, FigureSpec>;
  readonly settle?: ((spec: PersonSpec) => PersonSpec) | undefined;
}

/** Shares of those who have something to look at and do. */
const WATCH = { story: 0.75, attraction: 0.58, neighbour: 0.36 } as const;
/** Shares of those who head somewhere, with a part to play or without, who are seen in profile. */
const IN_PROFILE = { acting: 0.3, strolling: 0.75 } as const;
/** Share of those seen from behind of whom a cheek is seen. */
const OVER_THE_SHOULDER = 0.66;
/** So far a story draws eyes, and people talk; world units. */
const STORY_REACH = 250;
const TALK_REACH = 110;
/** Attractions draw eyes beyond the place where people gather. */
const BEYOND = 1.25;
/** Who stands at the very spot looks at nothing there, picture pixels. */
const AT_IT = 50;
/** Steeper than this, up or down the picture, is no profile any more. */
const STEEP = { away: 0.5, behind: 1.5, toUs: 0.85 } as const;

const poseOf = ({ pose = 'stand' }: PersonSpec): Pose => POSES[pose];

/** Somebody on their feet whose head we see; lying, they keep the side they lie on. */
const canTurn = (spec: PersonSpec): boolean => !spec.tip && !poseOf(spec).tip && !spec.mount;

const heads = (spec: PersonSpec): boolean => poseOf(spec).toes === 'side';

/** From somebody to a point, as on the ground. */
const way = ([x, y]: Point, [u, v]: Point): Point => [u - x, (v - y) / SQUASH];
const far = ([dx, dy]: Point): number => Math.hypot(dx, dy);

/** The nearest of some points to somebody, if one is near enough. */
function nearest(at: Point, points: readonly Point[], reach: number): Point | undefined {
  let best: Point | undefined;
  let least = reach;
  for (const point of points) {
    const to = way(at, point);
    const distance = far(to);
    if (distance > least || distance < 1) continue;
    least = distance;
    best = to;
  }
  return best;
}

/** The nearest attraction that somebody is drawn to. */
function attraction(at: Point, near: readonly Attraction[]): Point | undefined {
  const within = near.filter(([x, y, reach]) => far(way(at, [x, y])) < reach * BEYOND);
  const found = nearest(
    at,
    within.map(([x, y]): Point => [x, y]),
    Infinity,
  );
  return found && far(found) > AT_IT ? found : undefined;
}

/** How somebody looks who looks that way. */
function facing([dx, dy]: Point, random: Random): PersonSpec {
  const flip = dx < 0;
  const [across, up] = [Math.abs(dx), -dy];
  const behind = random.chance(OVER_THE_SHOULDER) ? 'away' : 'back';
  if (up > across * STEEP.behind) return { facing: behind, flip };
  if (up > across * STEEP.away) return { facing: 'away', flip };
  if (-up < across * STEEP.toUs) return { facing: 'side', flip };
  return { facing: 'front', flip };
}

/** Where somebody of the crowd looks; undefined for who goes on as they were dressed. */
function gaze(
  { thing: { at, scale }, spec, acts }: Onlooker,
  stories: readonly Point[],
  others: readonly Point[],
  { near }: Happenings,
  random: Random,
): PersonSpec | undefined {
  // as many draws for everybody, so that one who is drawn aside turns nobody else
  const [watches, heedful, turns] = [random.next(), random.next(), random.fork('turn')];
  if (acts) {
    const isFree = (spec.facing ?? 'front') === 'front' && heads(spec);
    return isFree && watches < IN_PROFILE.acting ? { facing: 'side' } : undefined;
  }
  const story = nearest(at, stories, STORY_REACH * scale);
  if (story && watches < WATCH.story) return facing(story, turns);
  const seen = attraction(at, near);
  if (seen && watches < WATCH.attraction) return facing(seen, turns);
  if (heads(spec) && heedful < IN_PROFILE.strolling) return { facing: 'side' };
  const neighbour = nearest(at, others, TALK_REACH * scale);
  if (neighbour && heedful < WATCH.neighbour) return facing(neighbour, turns);
  if (spec.facing === 'back') return { facing: turns.chance(OVER_THE_SHOULDER) ? 'away' : 'back' };
  return undefined;
}

/** Turns everybody of a scene's crowd; nobody moves. How they are dressed is told of those who turned, too. */
export function turnCrowd(scene: Scene, happenings: Happenings): void {
  const { specs, acts, settle = (spec) => spec } = happenings;
  const people = scene.things.flatMap((thing): Onlooker[] => {
    const spec = specs.get(thing.options);
    if (!spec || isCreature(spec) || !canTurn(spec) || thing.options.perched) return [];
    return [{ thing, spec, acts: acts(thing.options) }];
  });
  const stories = people.filter((one) => one.acts).map(({ thing }) => thing.at);
  const others = people.filter((one) => !one.acts).map(({ thing }) => thing.at);
  const turned = new Map<Thing, Plan>();
  for (const one of people) {
    const { thing, spec } = one;
    const random = scene.random.fork(`gaze-${thing.id}`);
    const change = gaze(one, stories, others, happenings, random);
    if (!change) continue;
    const looking = settle({ ...spec, ...change });
    const plan = scene.plan(figure, thing.at, { ...thing.options, spec: looking });
    specs.set(plan.options, looking);
    turned.set(thing, plan);
  }
  scene.replace(turned);
}
