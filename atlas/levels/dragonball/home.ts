/** Whom the nest on the chimney would stand on goes home: the others have come to look at it. */
import type { Point } from '../../core/geometry';
import type { Scene } from '../../core/scene';

/** The feet of who goes; exact but for the rounding. */
const FEET: Point = [587, 2070];

export function sendHome(scene: Scene): void {
  scene.remove(
    scene.things.filter(({ features, at: [x, y] }) => features && Math.hypot(FEET[0] - x, FEET[1] - y) < 2),
  );
}
