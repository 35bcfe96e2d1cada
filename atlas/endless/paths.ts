/** Treads a path from each door to the next way: houses that nobody walks to are toys on a lawn. */
import { nth, resample, spline } from '../core/geometry';
import type { Box, Point } from '../core/geometry';
import { road } from '../ground/shapes';
import { earth } from '../ground/textures';
import type { Stage } from '../stage/place';
import type { Design } from './design';
import { waysOf } from './ground';
import type { Landmark } from './landmarks';
import { flightsOf, hidesStairs } from './stairs';
import { SIZELESS } from './stature';
import { tufted } from './tufts';

/** How wide a path is, world units; how far a way may be from a door, and how far it is at least, picture pixels. */
const [WIDE, FARTHEST, NEAREST] = [64, 640, 130];
/** Picture pixels between two points of a way that a path may lead to. */
const STEP = 36;
/** A path leads down the picture sooner than up, around the house. */
const UP = 2.2;
/** How far aside a path bends in its middle, as a share of its length. */
const BENDS = 0.16;
/** Points of each half of a path that are looked at. */
const LOOKS = 12;
/** Fewer of them are no path. */
const SHORTEST = 7;
const PAVED: ReadonlySet<string> = new Set(['plaza', 'road']);
const HOUSES: ReadonlySet<string> = new Set(['giant', 'main', 'side', 'low']);

/** Picture pixels around the end of a path. */
const CLEAR = 40;
const boxAround = ([x, y]: Point, r: number): Box => ({ x0: x - r, x1: x + r, y0: y - r, y1: y + r });

/**
 * The part of a line from a door that lies on the meadow, to just beyond the edge of what is paved: a path over paving
 * is a patch. Undefined where it meets none, or something that is no land.
 */
function trodden({ ground }: Stage, line: readonly Point[]): Point[] | undefined {
  const kinds = line.map((at) => ground.kindAt(at) ?? '');
  const start = kinds.indexOf('meadow');
  const end = kinds.findIndex((kind, i) => i > start && kind !== 'meadow');
  if (start < 0 || end - start < SHORTEST || !PAVED.has(nth(kinds, end))) return undefined;
  return line.slice(Math.max(0, start - 1), end + 2);
}

/** Lays them, under everything that stands. */
export function layPaths(stage: Stage, design: Design, landmarks: readonly Landmark[]): void {
  const { scene, ground } = stage;
  const { mood, plan } = design;
  // snow lies on them: what is trodden in it are footprints
  if (mood.climate === 'snow') return;
  const random = scene.random.fork('paths');
  const ways = plan.roads.flatMap(([, through]) => resample(spline(through, false, 12), STEP));
  const joins = waysOf(scene, plan);
  const flights = flightsOf(plan, scene);
  const far = ([x, y]: Point, [u, v]: Point) => Math.hypot(u - x, v < y ? (y - v) * UP : v - y);
  const edge = tufted({ grassColour: mood.tuft, edgeWidth: 1.6 });
  for (const [i, { role, thing }] of landmarks.entries()) {
    if (!HOUSES.has(role) || SIZELESS.has(thing.name)) continue;
    const { x0, x1, y1 } = thing.box;
    const door: Point = [(x0 + x1) / 2, y1 - 6];
    const to = ways.reduce((best, at) => (far(door, at) < far(door, best) ? at : best), nth(ways, 0));
    const length = far(door, to);
    const bend = random.jitter(BENDS);
    if (length > FARTHEST || length < NEAREST) continue;
    const [dx, dy] = [to[0] - door[0], to[1] - door[1]];
    const middle: Point = [door[0] + dx / 2 - dy * bend, door[1] + dy / 2 + dx * bend * 0.5];
    const line = trodden(stage, spline([door, middle, to], false, LOOKS));
    const end = line?.at(-1);
    // stairs lead nowhere but to their own way
    if (!line || !end || hidesStairs(flights, boxAround(end, CLEAR))) continue;
    ground.lay('road', road(scene, line, WIDE, { rough: 9, seed: 60 + i }), {
      material: mood.road,
      texture: earth({ seed: 30 + i }),
      edge,
      joins,
    });
  }
}
