/** Whether a thing that is touched is seen to move, on the smallest picture that is played on. */
import { holds } from '../../src/game/outline';
import { ZOOM_MIN_NARROW } from '../../src/game/slack';
import { mapPoint, type MapPoint } from '../../src/game/space';
import { answer, answerOf } from '../../src/living/hop';
import { posed } from '../../src/living/meant';
import { reachOf } from '../../src/living/motion';
import { meet, type LivingThing } from '../../src/living/things';

/** The smallest zoom, as a share: of a phone. */
export const SMALLEST = ZOOM_MIN_NARROW / 100;
/** How far around a tap one looks, CSS px. */
const LOOKED_AT = 140;
/** So much has to move, square CSS px. */
const LEAST = 40;

/** Whether 40 square CSS px of a thing's own pixels near a tap move by one or more, and not under somebody. */
export function isSeenToMove(
  thing: LivingThing,
  { x, y }: MapPoint,
  figures: readonly LivingThing[],
): boolean {
  const { box, shape, voice } = thing;
  const [far, step] = [LOOKED_AT / SMALLEST, 6];
  const others = figures.filter((other) => other !== thing && meet(other.box, reachOf(box)));
  return [0.15, 0.2].some((share) => {
    const pose = answer(thing, answerOf(voice), share);
    let left = LEAST / (step * SMALLEST) ** 2;
    for (let row = Math.max(box.top, Math.floor(y - far)); row < Math.min(box.bottom, y + far); row += step)
      for (let at = Math.max(box.left, Math.floor(x - far)); at < Math.min(box.right, x + far); at += step) {
        if (!holds(shape, at, row)) continue;
        const to = posed(box, pose, mapPoint(at, row));
        const moved = Math.hypot(to.x - at, to.y - row) * SMALLEST;
        if (moved < 1 || others.some((other) => holds(other.shape, Math.floor(to.x), Math.floor(to.y))))
          continue;
        if (--left <= 0) return true;
      }
    return false;
  });
}
