/** Duplicate hunts: a second, equal figure somewhere far away, and the proof that there is no third. */
import type { Part } from '../core/compose';
import { distance, overlap, shiftBox } from '../core/geometry';
import type { Point } from '../core/geometry';
import { fits, somewhere, staysVisible } from '../stage/place';
import type { Stage } from '../stage/place';
import type { Plan, Thing } from '../core/thing';
import { GUESS, fairPair } from './pair';
import { PAIRS_APART, TARGET_LIMITS, TWINS_APART, TWIN_LIMITS, judgeAll, judgeHere } from './judge';

const TRIES = 60_000;
/** The twin keeps its original's size, so it must not stand much nearer or further, picture pixels. */
const SAME_DEPTH = 560;

/** The same figure measured elsewhere: same size, haze and light. */
export const planTwin = (original: Thing, at: Point): Plan =>
  original.replan(at, {
    seed: original.seed,
    depthY: original.options.depthY ?? original.at[1],
    warmth: original.inked.warmth,
  });

interface Search {
  readonly stage: Stage;
  readonly seed: string;
  readonly on: readonly string[];
  readonly overlays: readonly Part[];
  readonly taken: ReadonlySet<Thing>;
  /** Whether a place is far enough from everybody of the other pairs. */
  readonly isApart: (at: Point) => boolean;
}

/** Undefined when no fair spot is found. */
function searchTwin({
  stage,
  seed,
  on,
  overlays,
  taken,
  isApart,
}: Search): readonly [Thing, Thing] | undefined {
  const { scene, ground } = stage;
  const random = scene.random.fork(`twin-${seed}`);
  const figures = scene.things.filter(
    (thing) => thing.features && !thing.options.perched && !taken.has(thing) && isApart(thing.at),
  );
  const judged = judgeAll(scene, figures, overlays, TWIN_LIMITS, GUESS);
  const candidates = figures.filter((thing) => judged.get(thing)?.faults.length === 0);
  for (let i = 0; i < TRIES && candidates.length > 0; i++) {
    const original = random.pick(candidates);
    const at = somewhere(scene, random);
    const [dx, dy] = [at[0] - original.at[0], at[1] - original.at[1]];
    if (Math.abs(dy) > SAME_DEPTH || Math.hypot(dx, dy) < TWINS_APART + 60 || !isApart(at)) continue;
    if (!on.includes(ground.kindAt(at) ?? '')) continue;
    const plan = planTwin(original, at);
    if (!fits(stage, plan, { apart: 2 })) continue;
    if (!staysVisible(scene, shiftBox(original.inked.inkBox, dx, dy), at[1], 0.12)) continue;
    const twin = scene.put(plan);
    scene.sort();
    const touched = [...taken].filter((other) => overlap(other.inked.inkBox, twin.inked.inkBox) > 0);
    const spares = touched.every(
      (other) => judgeHere(scene, other, overlays, TARGET_LIMITS).faults.length === 0,
    );
    if (spares && fairPair(scene, [original, twin], overlays)) return [original, twin];
    scene.remove([twin]);
  }
  return undefined;
}

/**
 * Adds the twin of a figure that is nobody's target: same spec, seed, size and light, far away on similar
 * ground, both well visible. `others` is where those of the level's other pairs stand, picture pixels: the pair keeps
 * away from them, and comes nearer only where the map has no room. Throws when no fair spot is found.
 */
export function addTwin(
  stage: Stage,
  seed: string,
  on: readonly string[],
  overlays: readonly Part[],
  taken: ReadonlySet<Thing>,
  others: readonly Point[] = [],
): readonly [Thing, Thing] {
  const search = { stage, seed, on, overlays, taken };
  for (const least of others.length > 0 ? [PAIRS_APART, PAIRS_APART / 2, 0] : [0]) {
    const pair = searchTwin({
      ...search,
      isApart: (at) => others.every((other) => distance(at, other) >= least),
    });
    if (pair) return pair;
  }
  throw new Error(`${seed}: no fair spot for a twin`);
}
