/** A path that keeps its rectangles, for a page without paths. */
export class CountedPath {
  readonly rects: (readonly [x: number, y: number, width: number, height: number])[] = [];

  rect(x: number, y: number, width: number, height: number): void {
    this.rects.push([x, y, width, height]);
  }

  /** Whether a point is inside by the even-odd rule. */
  holds(x: number, y: number): boolean {
    const around = this.rects.filter(
      ([left, top, width, height]) => x >= left && x < left + width && y >= top && y < top + height,
    );
    return around.length % 2 === 1;
  }
}

export function countedPathOf(path: unknown): CountedPath {
  if (path instanceof CountedPath) return path;
  throw new Error('not a path of this page');
}
