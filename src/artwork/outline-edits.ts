/** The changes the studio makes to an outline, each as a new box whose corners are the outline's bounds. */
import { MOST, LEAST_POINTS, type ArtworkBox } from './document';
import type { Size } from './fit';
import { boundsOf, type Corner } from './polygon';

/** The target inside the points, brought to whole pixels of the picture. */
export function outlinedBox(points: readonly Corner[], { width, height }: Size): ArtworkBox {
  const kept = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));
  const outline = points.map(({ x, y }) => ({ x: kept(x, width), y: kept(y, height) }));
  return { ...boundsOf(outline), outline };
}

/** The box as an outline of eight points that reaches each of its sides: a beginning to pull into shape. */
export function roundedBox({ top, bottom }: ArtworkBox, size: Size): ArtworkBox {
  const at = (x: number, y: number): Corner => ({
    x: top.x + x * (bottom.x - top.x),
    y: top.y + y * (bottom.y - top.y),
  });
  const points = [
    at(0.3, 0),
    at(0.7, 0),
    at(1, 0.3),
    at(1, 0.7),
    at(0.7, 1),
    at(0.3, 1),
    at(0, 0.7),
    at(0, 0.3),
  ];
  return outlinedBox(points, size);
}

/** The box around an outline, without it. */
export const boxAlone = ({ top, bottom }: ArtworkBox): ArtworkBox => ({ top, bottom });

/** The outline with a point elsewhere. */
export function movedPoint(box: ArtworkBox, index: number, dx: number, dy: number, size: Size): ArtworkBox {
  const point = box.outline?.[index];
  if (!box.outline || !point) return box;
  return outlinedBox(box.outline.with(index, { x: point.x + dx, y: point.y + dy }), size);
}

/** The middle of the edge that begins at a point. */
export function middleOfEdge(outline: readonly Corner[], index: number): Corner | undefined {
  const [a, b] = [outline[index], outline[(index + 1) % outline.length]];
  return a && b && { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** The outline with a further point after the one at `index`; the box as it was when it has no place for one. */
export function addedPoint(box: ArtworkBox, index: number, point: Corner, size: Size): ArtworkBox {
  if (!box.outline || box.outline.length >= MOST.points) return box;
  return outlinedBox(box.outline.toSpliced(index + 1, 0, point), size);
}

/** The outline without a point; the box as it was when fewer would be left than an outline needs. */
export function removedPoint(box: ArtworkBox, index: number, size: Size): ArtworkBox {
  if (!box.outline || box.outline.length <= LEAST_POINTS) return box;
  return outlinedBox(box.outline.toSpliced(index, 1), size);
}
