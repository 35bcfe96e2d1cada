/** Where a bubble opens beside a point so that it never leaves the view. */
import type { Point, Size } from './viewport';

/** CSS pixels from an edge within which a bubble opens to the other side (SPEC sections 2 and 9). */
export const FLIP_DISTANCE = 150;

export interface Side {
  readonly horizontal: 'left' | 'right';
  readonly vertical: 'above' | 'below';
}

/** The side of `at` (CSS pixels from the view's corner) a bubble opens to: right and below, unless an edge is near. */
export function sideFor(at: Point, view: Size): Side {
  return {
    horizontal: view.width - at.x < FLIP_DISTANCE ? 'left' : 'right',
    vertical: view.height - at.y < FLIP_DISTANCE ? 'above' : 'below',
  };
}
