/** Lays out a place and its crowd, up to where somebody must hide in it. */
import { dresser } from '../stage/cast';
import type { Quarter } from '../stage/cast';
import { judgeAll } from '../fairness/judge';
import { wedged } from '../fairness/wedged';
import { distance, inside } from '../core/geometry';
import type { Point } from '../core/geometry';
import { Ground } from '../ground/ground';
import { HEIGHT, WIDTH } from '../stage/theme';
import type { Theme } from '../stage/theme';
import { figure } from '../stage/figure';
import type { FigureSpec } from '../stage/figure';
import type { Part } from '../core/compose';
import { turnCrowd } from '../stage/onlookers';
import { crowd } from '../stage/place';
import type { FigureMaker, Stage } from '../stage/place';
import { Scene } from '../core/scene';
import type { Placement, Plan, Thing } from '../core/thing';

/** What is seen at least of anybody of the crowd: a lamp or a crown of leaves before a face looks like a mistake. */
const SEEN = { share: [0.45, 1], head: 0.74, side: 0, pixels: 0, margin: -Infinity } as const;

/** A place with its whole crowd, sorted; nobody hides yet and nobody was sent home. */
export interface Layout {
  readonly stage: Stage;
  readonly overlays: readonly Part[];
  /** How each of the crowd is dressed, by the options it stands with. */
  readonly specs: ReadonlyMap<Placement, FigureSpec>;
  /** The crowd that stands where it found room; nobody needs them there. */
  readonly free: readonly Thing[];
  /** Whom the level sends home. */
  readonly away: readonly Thing[];
}

/** A spot of a level's `crowd` is that of somebody's feet, to so many picture pixels. */
const FEET = 8;

/** Who stands at a spot of `away` or `instead`. Throws where nobody does: the spot is left from an older layout. */
function standingAt(scene: Scene, spot: Point): Thing {
  const [x, y] = spot;
  const found = scene.things.find(({ features, at }) => features && distance(at, spot) <= FEET);
  if (!found) throw new Error(`nobody stands at ${x}, ${y} any more: take the spot out of the level's crowd`);
  return found;
}

/** Puts in the place of single figures whom the level names. */
function dressInstead(
  scene: Scene,
  { crowd: { instead = [] } }: Theme,
  specs: Map<Placement, FigureSpec>,
): void {
  const plans = new Map<Thing, Plan>();
  for (const [feet, spec] of instead) {
    const thing = standingAt(scene, feet);
    const plan = scene.plan(figure, thing.at, { ...thing.options, spec });
    specs.set(plan.options, spec);
    plans.set(thing, plan);
  }
  scene.replace(plans);
}

/** Dresses people one after the other: who found no place is offered the next one, so nobody is dressed in vain. */
function figureMaker(
  scene: Scene,
  theme: Theme,
  specs: Map<Placement, FigureSpec>,
  roles: Set<Placement>,
  free: Set<Placement>,
): FigureMaker {
  const dress = dresser(theme.cast);
  const { quarters = [] } = theme;
  let serial = 0;
  /** Who waits for a place, in the clothes of each quarter or of none, and where they were offered one. */
  const waiting = new Map<Quarter | undefined, { readonly spec: FigureSpec; readonly offered: Plan }>();
  return (at, random, stand, wear) => {
    const quarter = quarters.find(({ within }) => inside(at, within));
    // a role is cast for its story alone: whoever waits in everyday clothes goes on waiting
    if (wear) {
      const spec = { ...dress(random, wear, quarter?.extra), seed: ++serial };
      const plan = scene.plan(figure, at, { ...stand, spec });
      specs.set(plan.options, spec);
      roles.add(plan.options);
      return plan;
    }
    const before = waiting.get(quarter);
    const taken = before !== undefined && scene.holds(before.offered.options);
    const spec =
      before === undefined || taken
        ? { ...dress(random, undefined, quarter?.extra), seed: ++serial }
        : before.spec;
    const offered = scene.plan(figure, at, { ...stand, spec });
    specs.set(offered.options, spec);
    if (!stand) free.add(offered.options);
    waiting.set(quarter, { spec, offered });
    return offered;
  };
}

/** Places ground, landmarks, props, stories and crowd. */
export function layOut(theme: Theme): Layout {
  const { horizon, light, seed, scale } = theme;
  const scene = new Scene({ width: WIDTH, height: HEIGHT, horizon, light, seed, ...scale });
  const stage: Stage = { scene, ground: new Ground(scene) };
  const specs = new Map<Placement, FigureSpec>();
  const roles = new Set<Placement>();
  const free = new Set<Placement>();
  const make = figureMaker(scene, theme, specs, roles, free);
  theme.ground(stage);
  theme.landmarks(stage, make);
  theme.props(stage);
  theme.stories(stage, make);
  crowd(stage, theme.crowd, make);
  // whoever turns has other options and the same number
  const freeIds = new Set(scene.things.filter(({ options }) => free.has(options)).map(({ id }) => id));
  const { near, onlookers, settle } = theme.crowd;
  if (onlookers) turnCrowd(scene, { near, specs, settle, acts: (options) => roles.has(options) });
  dressInstead(scene, theme, specs);
  scene.finish();
  return {
    stage,
    overlays: theme.overlays?.(scene) ?? [],
    specs,
    free: scene.things.filter(({ id }) => freeIds.has(id)),
    away: (theme.crowd.away ?? []).map((spot) => standingAt(scene, spot)),
  };
}

/**
 * Ids of the figures of whom too little is seen or whose head is behind something, of those of the crowd that are wedged
 * between others, by a quick guess, and of those whom the level sends home.
 */
export function leavers({ stage: { scene }, overlays, free, away }: Layout): number[] {
  const people = scene.things.filter(({ features }) => features);
  const judged = judgeAll(scene, people, overlays, SEEN, 0.33);
  const cut = new Set([...people.filter((thing) => (judged.get(thing)?.faults.length ?? 1) > 0), ...away]);
  const stays = (thing: Thing): boolean => !cut.has(thing);
  const gone = [...cut, ...wedged(scene, free.filter(stays), people.filter(stays), overlays)];
  return gone.map(({ id }) => id).sort((a, b) => a - b);
}

/** Takes figures out of the scene by their ids. */
export function sendHome({ stage: { scene } }: Layout, gone: readonly number[]): void {
  const ids = new Set(gone);
  scene.remove(scene.things.filter(({ id }) => ids.has(id)));
}
