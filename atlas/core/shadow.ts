/** Contact shadows: each thing's footprint swept along the sun's direction. */
import { area, hull, shift } from './geometry';
import type { Points } from './geometry';
import { curve, polygon } from './path';
import type { Plan } from './thing';

/** One winding for all, or overlapping shadows would cancel out. */
const clockwise = (points: Points): Points => (area(points) > 0 ? points : [...points].reverse());

/** Path of a thing's shadow. All shadows become one path, so that two overlapping ones are not twice as dark. */
export function shadowPath({ footprint, scale, height }: Plan): string {
  const reach = Math.min(height * scale * 0.42, 240 * scale);
  const swept = clockwise(hull([...footprint, ...shift(footprint, reach, reach * 0.16)]));
  return footprint.length > 6 ? curve(swept, true) : polygon(swept);
}
