/** How the ways of level 3 end on the picture: worn round and ragged, where nobody ruled them. */
import { nth, ribbon, spline } from '../../core/geometry';
import type { Point, Points } from '../../core/geometry';
import { fractal } from '../../core/noise';
import { road } from '../../ground/shapes';
import type { Scene } from '../../core/scene';

/** Picture pixels in which a way rounds off at its beginning and at its end; 0 where something lies over it. */
export type Worn = readonly [from: number, to: number];

/** The outline of a way as `road` makes it, its ends trodden round and ragged: to be drawn where that one counts. */
export function wornWay(scene: Scene, through: Points, width: number, [from, to]: Worn): readonly Point[] {
  if (from === 0 && to === 0) return road(scene, through, width, { rough: 12 });
  const line = spline(through, false, 16);
  const share = ([x, y]: Point, end: Point, reach: number) =>
    reach === 0 ? 1 : Math.sqrt(1 - (1 - Math.min(1, Math.hypot(x - end[0], y - end[1]) / reach)) ** 2);
  const ends = [nth(line, 0), nth(line, line.length - 1)] as const;
  // more points near the ends, that they are round
  const dense = line.flatMap((p, i): Point[] => {
    const next = line[i + 1];
    if (!next) return [p];
    return [0, 0.25, 0.5, 0.75].map((t): Point => [p[0] + (next[0] - p[0]) * t, p[1] + (next[1] - p[1]) * t]);
  });
  const outline = ribbon(
    dense,
    (_, p) => (width / 2) * scene.scaleAt(p[1]) * Math.min(share(p, ends[0], from), share(p, ends[1], to)),
  );
  return outline.map(([x, y]): Point => {
    const s = scene.scaleAt(y);
    const near = ends.some((end, i) => (i ? to : from) > 0 && Math.hypot(x - end[0], y - end[1]) < 260);
    const ragged = near ? 16 * s * fractal(x / 34, y / 34, 5) : 0;
    return [
      x + 12 * s * fractal(x / 60, y / 60, 1) + ragged,
      y + 7.2 * s * fractal(x / 60 + 40, y / 60, 1) + ragged * 0.6,
    ];
  });
}
