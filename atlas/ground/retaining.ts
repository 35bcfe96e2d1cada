/** Retaining walls: where the ground steps down, courses of stone under a capping, with grass over the top. */
import { nth, range, resample } from '../core/geometry';
import type { Point, Points } from '../core/geometry';
import type { Scene } from '../core/scene';
import type { Ground } from './ground';
import { clump } from './textures';

/** World units: the wall's height, its courses, a stone's length, the capping, and the shade at its foot. */
const HEIGHT = 92;
const COURSES = 3;
const STONE = 58;
const CAP = 16;
const SHADE = 46;
/** Share of the wall's length in which it grows out of the slope at either end. */
const ENDS = 0.09;
/** Nobody stands so near to the wall, world units: above its edge and before its foot. */
const BEHIND = 30;
const BEFORE = 26;

export interface RetainingWall {
  readonly stone: string;
  readonly grass: string;
}

/** How much of its height a wall has at the share `t` of its length; an end beyond the frame is at full height. */
function grownAt(t: number, first: Point, last: Point, width: number): number {
  const from = first[0] > 0 && first[0] < width ? Math.min(1, t / ENDS) : 1;
  const to = last[0] > 0 && last[0] < width ? Math.min(1, (1 - t) / ENDS) : 1;
  const least = Math.min(from, to);
  return least * (2 - least);
}

/** The wall's line `down` world units below its upper edge where it is at full height. */
function lowered(scene: Scene, edge: Points, down: number): Point[] {
  const [first, last] = [nth(edge, 0), nth(edge, -1)];
  return edge.map(([x, y], i): Point => [
    x,
    y + down * grownAt(i / (edge.length - 1), first, last, scene.width) * scene.scaleAt(y),
  ]);
}

/**
 * Lays a wall along its upper edge, from left to right in picture pixels, as ground of the kind `wall`, on which nobody
 * stands.
 */
export function layRetainingWall(ground: Ground, upper: Points, { stone, grass }: RetainingWall): void {
  const { scene, random } = ground;
  const edge = resample(upper, 12);
  const below = (down: number) => lowered(scene, edge, down);
  const between = (from: number, to: number): Point[] => [...below(from), ...below(to).toReversed()];
  ground.fillMarks([between(HEIGHT, HEIGHT + SHADE)], grass, { tone: -0.9, opacity: 0.5, smooth: false });
  ground.lay('wall', between(-BEHIND, HEIGHT + BEFORE), {
    material: stone,
    drawn: between(0, HEIGHT),
  });
  ground.fillMarks([between(0, HEIGHT)], stone, { tone: -0.75, smooth: false });
  layCourses(ground, edge, below, stone);
  const cap = between(-CAP * 0.4, CAP);
  ground.fillMarks([cap], stone, { tone: 0.55, smooth: false, ink: 1.8 });
  ground.inkMarks([below(HEIGHT)], { width: 3, opacity: 0.85, smooth: true });
  ground.inkMarks([below(CAP)], { width: 2.4, opacity: 0.8, smooth: true });
  const tufts = edge
    .filter((_, i) => i > 4 && i < edge.length - 4 && random.chance(0.16))
    .map(([x, y]) => clump([x, y + random.range(-2, 6)], scene.scaleAt(y), random));
  ground.fillMarks(tufts, grass, { tone: -0.3, smooth: false, ink: 1.6 });
}

/** Stones of each course, broken where two meet; every fifth is of another tone. */
function layCourses(ground: Ground, edge: Points, below: (down: number) => Point[], stone: string): void {
  const { scene, random } = ground;
  const lines = range(COURSES + 1).map((course) => below(CAP + ((HEIGHT - CAP) * course) / COURSES));
  const joints: Point[][] = [];
  const light: Point[][] = [];
  const dark: Point[][] = [];
  for (const course of range(COURSES)) {
    const [top, foot] = [nth(lines, course), nth(lines, course + 1)];
    if (course > 0) joints.push(top);
    for (let i = random.int(0, 3), from = 0; i < edge.length;) {
      const to = Math.min(edge.length - 1, i);
      const piece = [...top.slice(from, to + 1), ...foot.slice(from, to + 1).toReversed()];
      const roll = random.next();
      if (to > from && roll < 0.18) light.push(piece);
      else if (to > from && roll < 0.36) dark.push(piece);
      joints.push([nth(top, to), nth(foot, to)]);
      from = to;
      const long = STONE * random.range(0.7, 1.35) * scene.scaleAt(nth(edge, to)[1]);
      i += Math.max(2, Math.round(long / 12));
    }
  }
  ground.fillMarks(light, stone, { tone: -0.35, smooth: false });
  ground.fillMarks(dark, stone, { tone: -1.15, smooth: false });
  ground.inkMarks(joints, { width: 1.6, opacity: 0.6 });
}
