/** Contact shadows: each thing's footprint swept along the sun's direction. */
import { area, hull, shift, shiftBox, union } from './geometry';
import type { Box, Points } from './geometry';
import { curve, polygon } from './path';
import type { Plan } from './thing';

/** One winding for all, or overlapping shadows would cancel out. */
const clockwise = (points: Points): Points => (area(points) > 0 ? points : [...points].reverse());

/** How far the shadow falls to the right, picture pixels; downwards it is a share of that. */
const lengthOf = ({ scale, height }: Plan): number => Math.min(height * scale * 0.42, 240 * scale);
const DOWN = 0.16;

/** The box of a shadow's corners; its curves bulge a little beyond. */
export function shadowBox(plan: Plan): Box {
  const length = lengthOf(plan);
  return union(plan.box, shiftBox(plan.box, length, length * DOWN));
}

/** Path of a thing's shadow. All shadows become one path, so that two overlapping ones are not twice as dark. */
export function shadowPath(plan: Plan): string {
  const { footprint } = plan;
  const length = lengthOf(plan);
  const swept = clockwise(hull([...footprint, ...shift(footprint, length, length * DOWN)]));
  return footprint.length > 6 ? curve(swept, true) : polygon(swept);
}
