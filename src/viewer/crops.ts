/** Chooses the part of a map that shows somebody with a little of what is around. */
import { mapRect, middleOf, type MapPx, type MapRect, type MapSize } from '../game/space';

/** Smallest side of a crop: a tiny figure is shown with its place, not blown up. */
const LEAST: MapPx = 120;

/**
 * The square around a box, larger by `margin` of its side, moved so that it lies on the map; all in natural map pixels.
 */
export function squareAround(box: MapRect, map: MapSize, margin = 0.35): MapRect {
  const side = Math.min(
    Math.max(LEAST, Math.max(box.width, box.height) * (1 + margin)),
    map.width,
    map.height,
  );
  const { x, y } = middleOf(box);
  const within = (middle: MapPx, most: MapPx) => Math.min(Math.max(0, middle - side / 2), most - side);
  return mapRect(within(x, map.width), within(y, map.height), side, side);
}
