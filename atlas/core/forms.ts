/** The forms a thing is made of so far: a patch of tone laid half on them and half beside them is cut to them. */
import { area, bounds, inside, polygonDistance } from './geometry';
import type { Box, Points } from './geometry';

interface Form {
  readonly points: Points;
  readonly box: Box;
  readonly outline: (points: Points) => string;
}

/** Picture pixels at weight 1 that a patch may lie under the ink of an outline. */
const UNDER_INK = 3;
/** Least share of a patch's corners on the forms for it to be meant to lie on them. */
const MEANT = 0.3;

const meets = (a: Box, b: Box) => a.x0 <= b.x1 && b.x0 <= a.x1 && a.y0 <= b.y1 && b.y0 <= a.y1;

/** Turns all forms the same way round: in one path, two that cross would cancel each other otherwise. */
const oneWayRound = (points: Points): Points => (area(points) < 0 ? [...points].reverse() : points);

export class Forms {
  readonly #forms: Form[] = [];

  add(points: Points, outline: (points: Points) => string): void {
    this.#forms.push({ points, box: bounds(points), outline });
  }

  /** The path to cut a patch to; nothing for one that lies on the forms, or mostly beside them. */
  clipFor(patch: Points, weight: number): string | undefined {
    const room = bounds(patch);
    const near = this.#forms.filter(({ box }) => meets(box, room)).reverse();
    const off = patch.filter((point) => !near.some(({ points }) => inside(point, points)));
    if (off.length > patch.length * (1 - MEANT)) return undefined;
    const far = off.some((point) =>
      near.every(({ points }) => polygonDistance(point, points) > UNDER_INK * weight),
    );
    return far ? near.map(({ points, outline }) => outline(oneWayRound(points))).join('') : undefined;
  }
}
