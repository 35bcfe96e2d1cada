/** Decides on which side of a point a bubble opens, so that it stays inside the view. */
import type { CssPx, CssSize, ViewPoint } from './space';

/** Distance to an edge below which a bubble opens to the other side (SPEC sections 2 and 9). */
export const FLIP_DISTANCE: CssPx = 150;

export interface Side {
  readonly horizontal: 'left' | 'right';
  readonly vertical: 'above' | 'below';
}

/** The side of `at` on which a bubble opens: right and below, unless that edge is near. */
export function sideFor(at: ViewPoint, view: CssSize): Side {
  return {
    horizontal: view.width - at.x < FLIP_DISTANCE ? 'left' : 'right',
    vertical: view.height - at.y < FLIP_DISTANCE ? 'above' : 'below',
  };
}
