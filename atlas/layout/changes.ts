/** Where two pictures of one scene differ: the rest of the second one need not be painted again. */
import { overlap } from '../core/geometry';
import type { Box } from '../core/geometry';
import { paintReach, standingReach } from '../core/painted';
import type { Thing } from '../core/thing';

/**
 * Boxes that hold every pixel that differs, in picture pixels. Both lists are in painter's order and from the same
 * scene, so that a thing in both looks the same in both: what comes or goes differs, and who changed places with
 * somebody it touches.
 */
export function changedBoxes(before: readonly Thing[], after: readonly Thing[]): Box[] {
  const places = new Map(after.map((thing, place) => [thing, place]));
  const was = new Set(before);
  const came = after.filter((thing) => !was.has(thing));
  const went = before.filter((thing) => !places.has(thing));
  const stayed = before.flatMap((thing) => {
    const place = places.get(thing);
    return place === undefined ? [] : [{ place, reach: standingReach(thing) }];
  });
  const swapped = stayed.flatMap((one, i) =>
    stayed
      .slice(i + 1)
      .filter((other) => other.place < one.place && overlap(one.reach, other.reach) > 0)
      .map(({ reach }) => reach),
  );
  return [...[...came, ...went].map(paintReach), ...swapped];
}
