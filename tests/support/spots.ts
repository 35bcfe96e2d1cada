/** Spots of the map for tests that play: on a target, beside it where slack counts, and on whoever stands next to it. */
import { distanceToBox } from '../../src/game/hit-test';
import { CELL, distanceToMask, holds, parseOutline, type Outline } from '../../src/game/outline';
import { middleOfTarget, type Target } from '../../src/game/quest';
import { mapPoint, type MapPoint, type MapPx } from '../../src/game/space';

/** The middle of a square of the map, every pixel of which has some property. */
export interface Spot {
  readonly at: MapPoint;
  readonly side: MapPx;
}

/** The largest square of whole pixels around a target in which a rule holds: far from where a rounded tap could miss. */
function largest({ top, bottom }: Target, margin: number, is: (x: number, y: number) => boolean): Spot {
  const [left, width] = [top.x - margin, bottom.x - top.x + 2 * margin];
  let best: Spot = { at: top, side: 0 };
  let above: number[] = [];
  for (let y = top.y - margin; y < bottom.y + margin; y++) {
    const row: number[] = [];
    for (let x = 0; x < width; x++) {
      const around = Math.min(row[x - 1] ?? 0, above[x] ?? 0, above[x - 1] ?? 0);
      const side = is(left + x, y) ? around + 1 : 0;
      row.push(side);
      if (side > best.side) best = { at: mapPoint(left + x + 1 - side / 2, y + 1 - side / 2), side };
    }
    above = row;
  }
  return best;
}

const outlineOf = ({ outline }: Target): Outline | undefined =>
  (outline && parseOutline(outline)) || undefined;

/** Where a player would tap a target: well inside its silhouette, or the middle of its box. */
export function spotOn(target: Target): Spot {
  const outline = outlineOf(target);
  if (outline) return largest(target, 0, (x, y) => holds(outline.shape, x, y));
  return {
    at: middleOfTarget(target),
    side: Math.min(target.bottom.x - target.top.x, target.bottom.y - target.top.y),
  };
}

/** Beside a target, more than `least` from it but within `most`, and nearer to it than to anybody else. */
export function spotBeside(target: Target, least: MapPx, most: MapPx): Spot {
  const outline = outlineOf(target);
  return largest(target, Math.ceil(most), (x, y) => {
    const middle = mapPoint(x + 0.5, y + 0.5);
    const away = outline ? distanceToMask(middle, outline.shape) : distanceToBox(middle, target);
    const isOwn = !outline || holds(outline.reach, Math.floor(x / CELL), Math.floor(y / CELL));
    return isOwn && away > least && away <= most;
  });
}

/** In or around the box of a target, within `slack` of its silhouette, where somebody else is as near as the target or nearer. */
export function spotOfAnother(target: Target, slack: MapPx): Spot {
  const outline = outlineOf(target);
  if (!outline) return { at: target.top, side: 0 };
  return largest(target, Math.ceil(slack), (x, y) => {
    if (holds(outline.shape, x, y) || holds(outline.reach, Math.floor(x / CELL), Math.floor(y / CELL)))
      return false;
    return distanceToMask(mapPoint(x + 0.5, y + 0.5), outline.shape) <= slack;
  });
}
