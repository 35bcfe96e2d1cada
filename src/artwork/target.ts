/** A box of the artwork as a target of the map. */
import { targetBox, type Target } from '../game/quest';
import type { ArtworkBox } from './document';
import type { Size } from './fit';

/** The target of a box measured on a sheet of size `from`, grown to whole pixels of `to` and kept on the map. */
export function targetOf({ top, bottom }: ArtworkBox, from: Size, to: Size): Target {
  const x = to.width / from.width;
  const y = to.height / from.height;
  const right = Math.min(to.width, Math.ceil(bottom.x * x));
  const low = Math.min(to.height, Math.ceil(bottom.y * y));
  return targetBox(
    Math.min(Math.floor(top.x * x), right - 1),
    Math.min(Math.floor(top.y * y), low - 1),
    right,
    low,
  );
}
