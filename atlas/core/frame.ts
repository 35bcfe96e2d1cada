/** The oblique projection: where a point of a thing's own space lies on the picture. */
import type { Point } from './geometry';

/** How much the ground is squashed by looking at it from above. */
export const SQUASH = 0.5;

/** A point of local space: u along the front, w toward the viewer, z up, in world units. */
export type Point3 = readonly [number, number, number];

/** The local space of one thing, turned by `yaw` (radians) on the ground. `at` gives picture pixels. */
export class Frame {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly yaw: number;
  readonly cos: number;
  readonly sin: number;

  constructor([x, y]: Point, scale = 1, yaw = 0) {
    this.x = x;
    this.y = y;
    this.scale = scale;
    this.yaw = yaw;
    this.cos = Math.cos(yaw);
    this.sin = Math.sin(yaw);
  }

  at(u: number, w = 0, z = 0): Point {
    return [
      this.x + this.scale * (u * this.cos - w * this.sin),
      this.y + this.scale * ((u * this.sin + w * this.cos) * SQUASH - z),
    ];
  }

  /** Direction of a local vector after the yaw: world x right, y toward the viewer, z up. */
  turn([u, w, z]: Point3): Point3 {
    return [u * this.cos - w * this.sin, u * this.sin + w * this.cos, z];
  }

  /** A circle lying flat at height z. */
  disc(u: number, w: number, z: number, radius: number, from = 0, to = Math.PI * 2, count = 28): Point[] {
    const [cx, cy] = this.at(u, w, z);
    const full = to - from > 6.28;
    return Array.from({ length: count }, (_, i) => {
      const a = from + ((to - from) * i) / (full ? count : count - 1);
      return [
        cx + radius * this.scale * Math.cos(a),
        cy + radius * this.scale * SQUASH * Math.sin(a),
      ] as const;
    });
  }

  /** The same space seen from a lifted, moved or turned origin. */
  moved(u: number, w = 0, z = 0, yaw = 0): Frame {
    return new Frame(this.at(u, w, z), this.scale, this.yaw + yaw);
  }
}
