/** Where on the wall of a near tower that faces the court somebody has moved in. */
import type { Frame } from '../../../core/frame';
import type { Point } from '../../../core/geometry';

export interface NearWall {
  /** The wall of its tower, which stands with the very same placement. */
  readonly wall: 'left' | 'right';
  /** Half the tower's front and half its depth, world units. */
  readonly half: number;
  readonly deep: number;
  /** Which of the two windows of a storey, the near one first, and which storey. */
  readonly bay: number;
  readonly floor: number;
}

/** A point of a room: from its near jamb inwards, up from its sill, and out over the court. */
export type Inside = (a: number, z: number, out?: number) => Point;

/** As the flats of the towers are built. */
const FLOOR = 84;
export const WIDE = 76;
export const TALL = 64;

export function insideOf(frame: Frame, { wall, half, deep, bay, floor }: NearWall): Inside {
  const [side, near, z0] = [wall === 'right' ? 1 : -1, deep - 16 - bay * 92, floor * FLOOR + 10];
  return (a, z, out = 0) => frame.at(side * (half + out), near - a, z0 + z);
}
