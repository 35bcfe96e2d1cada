/** Bends a plan by its seed: of two maps of one plan nobody says that they are the same place. */
import { SQUASH } from '../../core/frame';
import { clamp } from '../../core/geometry';
import type { Point, Points } from '../../core/geometry';
import type { Random } from '../../core/random';
import { HEIGHT, WIDTH } from '../../stage/theme';
import type { GroundPlan, Round } from './plan';

/** How far everything is moved aside in the middle of the picture, and how much further or less at its top and bottom; pixels. */
const [ASIDE, LEANS] = [190, 110];
/** How far it is moved up or down, how far one side more than the other, and how far the middle more than both. */
const [DOWN, TILTS, BOWS] = [44, 64, 40];
/** What is further away stays where it is: the hills are no part of a plan. */
const FAR = 900;
/** Of what is round. */
const GROWS = 0.1;

type Bend = (point: Point) => Point;

/** A smooth map of the picture onto itself that leaves its frame and its far edge as they are. */
export function bendOf(random: Random): Bend {
  const [aside, leans] = [random.range(-ASIDE, ASIDE), random.range(-LEANS, LEANS)];
  const [down, tilts, bows] = [random.jitter(DOWN), random.range(-TILTS, TILTS), random.range(-BOWS, BOWS)];
  return ([x, y]) => {
    const u = clamp(x / (WIDTH / 2) - 1, -1, 1);
    const v = clamp((y - FAR) / (HEIGHT - FAR));
    const inner = 4 * v * (1 - v);
    return [
      x + (1 - u * u) * (aside + leans * (2 * v - 1)),
      y + inner * (down + tilts * u + bows * (1 - 2 * u * u)),
    ];
  };
}

/** A step of the picture by which directions are turned. */
const STEP = 40;

/** The plan as its seed bends it. */
export function bent(plan: GroundPlan, random: Random): GroundPlan {
  const at = bendOf(random);
  const all = (points: Points): Points => points.map(at);
  const round = ([x, y, rx, ry]: Round): Round => {
    const k = 1 + random.range(-GROWS, GROWS);
    return [...at([x, y]), rx * k, ry * k];
  };
  const [x, y, width, height] = plan.hero;
  return {
    ...plan,
    water: plan.water.map(all),
    roads: plan.roads.map(([wide, through]) => [wide, all(through)] as const),
    squares: plan.squares.map(round),
    bridges: plan.bridges.map(([bx, by, yaw, length]) => {
      // a bridge turns and stretches with the way over it
      const ahead: Point = [Math.cos(yaw) * STEP, Math.sin(yaw) * STEP * SQUASH];
      const [[ax, ay], [cx, cy]] = [at([bx - ahead[0], by - ahead[1]]), at([bx + ahead[0], by + ahead[1]])];
      const [dx, dy] = [(cx - ax) / 2, (cy - ay) / 2 / SQUASH];
      const longer = Math.max(1, Math.hypot(dx, dy) / STEP);
      const turned = [...at([bx, by]), Math.atan2(dy, dx)] as const;
      return length === undefined ? turned : ([...turned, length * longer] as const);
    }),
    ...(plan.walls ? { walls: plan.walls.map(all) } : {}),
    ...(plan.stairs ? { stairs: plan.stairs.map(([sx, sy, wide]) => [...at([sx, sy]), wide] as const) } : {}),
    ...(plan.avenues ? { avenues: plan.avenues.map(all) } : {}),
    hero: [...at([x, y]), width, height],
    far: all(plan.far),
    quarters: all(plan.quarters),
    shade: plan.shade.map(round),
    rest: plan.rest.map(round),
  };
}
