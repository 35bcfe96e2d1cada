/** Where a bubble opens beside a point so that it never leaves the view. */
import type { CssPx, CssSize, ViewPoint } from './space';

/** How near to an edge a bubble opens to the other side (SPEC sections 2 and 9). */
export const FLIP_DISTANCE: CssPx = 150;

export interface Side {
  readonly horizontal: 'left' | 'right';
  readonly vertical: 'above' | 'below';
}

/** The side of `at` a bubble opens to: right and below, unless an edge is near. */
export function sideFor(at: ViewPoint, view: CssSize): Side {
  return {
    horizontal: view.width - at.x < FLIP_DISTANCE ? 'left' : 'right',
    vertical: view.height - at.y < FLIP_DISTANCE ? 'above' : 'below',
  };
}
