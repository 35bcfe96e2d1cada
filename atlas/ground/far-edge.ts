/** Where open ground meets the woods of the distance: an uneven fringe, never a line drawn with a ruler. */
import { range } from '../core/geometry';
import type { Point } from '../core/geometry';
import { fractal } from '../core/noise';
import type { Scene } from '../core/scene';

/** Steps of the fringe across the picture. */
const STEPS = 120;
/** How far the picture's ground reaches beyond its frame, pixels. */
const BEYOND = 60;

/**
 * The ground from its far end at picture height `y` to the lower edge: knolls rise up to `rise` picture pixels above
 * that line and none falls below it, so that nothing behind is laid bare. To be drawn; where things may stand is told
 * by the straight one.
 */
export function farEdge(scene: Scene, y: number, { rise = 30, seed = 3 } = {}): Point[] {
  const { width, height } = scene;
  const top = range(STEPS + 1).map((i): Point => {
    const x = -BEYOND + ((width + 2 * BEYOND) * i) / STEPS;
    const knoll = Math.abs(fractal(x / 210, seed, seed)) + 0.4 * Math.abs(fractal(x / 60, 7, seed));
    return [x, y - Math.min(rise, rise * knoll)];
  });
  return [...top, [width + BEYOND, height + BEYOND], [-BEYOND, height + BEYOND]];
}
