/** Ground plans: where water, ways and squares lie, where the hero stands and which quarters there are. */
import { nth } from '../../core/geometry';
import type { Point, Points } from '../../core/geometry';
import { WIDTH } from '../../stage/theme';

/** An ellipse, picture pixels. */
export type Round = readonly [x: number, y: number, rx: number, ry: number];

export interface GroundPlan {
  readonly water: readonly Points[];
  /** The first one is the way of the story that crosses the map. */
  readonly roads: readonly (readonly [width: number, through: Points])[];
  readonly squares: readonly Round[];
  /** Middles, how they are turned, and their length in world units where it is not the usual one. */
  readonly bridges: readonly (readonly [x: number, y: number, yaw: number, length?: number])[];
  /** Upper edges of the walls between terraces, from left to right; none where there are no terraces. */
  readonly walls?: readonly Points[];
  /** Stairs from terrace to terrace: the middle of the upper edge in picture pixels, and how wide they are there in world units. */
  readonly stairs?: readonly (readonly [x: number, y: number, width: number])[];
  /** Lines along which trees stand in a row, each as tall as the next; none where the plan needs no such order. */
  readonly avenues?: readonly Points[];
  /** Stalls stand in two rows along the first way, instead of about the quarters. */
  readonly rows?: true;
  /** The feet of the largest landmark, and how wide and tall it may be. */
  readonly hero: readonly [x: number, y: number, width: number, height: number];
  /** Feet of the landmarks along the horizon. */
  readonly far: Points;
  /** Middles of the quarters, each a level's; the first is the host's, around the hero. */
  readonly quarters: Points;
  /** Broad shadows, so that the picture reads from afar. */
  readonly shade: readonly Round[];
  /** Where the eye rests: nothing small and nobody of the crowd stands there. */
  readonly rest: readonly Round[];
}

/** Points written as `x y, x y`. Throws on anything else. */
export function line(text: string): Point[] {
  return text.split(',').map((pair): Point => {
    const [x = NaN, y = NaN] = pair.trim().split(' ').map(Number);
    if (Number.isNaN(x + y)) throw new Error(`no point: "${pair}"`);
    return [x, y];
  });
}

/** The plan seen in a mirror: left is right. */
export function mirrored(plan: GroundPlan): GroundPlan {
  const point = ([x, y]: Point): Point => [WIDTH - x, y];
  // an outline goes on running the same way round
  const outline = (points: Points): Points => points.map(point).toReversed();
  const round = ([x, y, rx, ry]: Round): Round => [WIDTH - x, y, rx, ry];
  const [x, y, width, height] = plan.hero;
  return {
    water: plan.water.map(outline),
    roads: plan.roads.map(([wide, through]) => [wide, through.map(point)] as const),
    squares: plan.squares.map(round),
    bridges: plan.bridges.map(([bx, by, yaw, ...long]) => [WIDTH - bx, by, -yaw, ...long] as const),
    ...(plan.walls ? { walls: plan.walls.map(outline) } : {}),
    ...(plan.stairs ? { stairs: plan.stairs.map(([sx, sy, wide]) => [WIDTH - sx, sy, wide] as const) } : {}),
    ...(plan.avenues ? { avenues: plan.avenues.map((through) => through.map(point)) } : {}),
    ...(plan.rows ? { rows: plan.rows } : {}),
    hero: [WIDTH - x, y, width, height],
    far: plan.far.map(point),
    quarters: plan.quarters.map(point),
    shade: plan.shade.map(round),
    rest: plan.rest.map(round),
  };
}

/** How many times as far apart two points are when one stands behind the other as when they stand abreast. */
export const DEEP = 1.5;

/** The quarter a point belongs to: the one with the nearest middle. */
export function quarterAt({ quarters }: GroundPlan, [x, y]: Point): number {
  const far = ([qx, qy]: Point) => Math.hypot(x - qx, (y - qy) * DEEP);
  return quarters.reduce((best, quarter, i) => (far(quarter) < far(nth(quarters, best)) ? i : best), 0);
}
