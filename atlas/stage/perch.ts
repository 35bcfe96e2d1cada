/** Where somebody on a landmark stands: on a deck, a roof, a stool, a beast's back. */
import type { Point3 } from '../core/frame';
import type { Point } from '../core/geometry';
import type { Placement, Plan } from '../core/thing';
import type { Stage } from './place';

export interface PerchOptions {
  /** Factor on the size of whoever sits there. */
  readonly size?: number;
  /** Picture pixels before the host's front edge at which he is sorted: later ones stand before earlier ones. */
  readonly after?: number;
}

/** A spot of a host's space, as a maker of figures takes it: the ground under it on the picture, and how it is lifted. */
export function perch(
  { scene }: Stage,
  host: Plan,
  [u, w, z]: Point3,
  { size = 1, after = 2 }: PerchOptions = {},
): { readonly at: Point; readonly placement: Placement } {
  const at = host.frame.at(u, w, 0);
  const lift = (z * host.scale) / (scene.scaleAt(at[1]) * size);
  return { at, placement: { lift, size, sortY: host.box.y1 + after, perched: true } };
}
