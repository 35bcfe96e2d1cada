/** Lets nobody hang in the air: who stood on somebody of a scene goes home with whoever carried them. */
import { overlap } from '../core/geometry';
import type { Scene } from '../core/scene';
import type { Thing } from '../core/thing';
import { isCreature } from '../stage/figure';
import type { FigureSpec } from '../stage/figure';

/** Half of what one stands on, and how far below the feet it begins and ends, world units. */
const [SOLE, ABOVE, BELOW] = [24, 10, 14];
/** Who carries somebody stands on the same ground, so far aside and so far nearer or further, world units. */
const [ASIDE, DEEP] = [110, 34];

const isFigure = (options: object): options is { readonly spec: FigureSpec } => 'spec' in options;

/** Whether a scene has put this figure upon another or upon a thing: alone among those in the air it has no shadow. */
function isLifted({ options }: Thing): boolean {
  if (!isFigure(options) || (options.lift ?? 0) <= 0) return false;
  return !isCreature(options.spec) && options.spec.shadow === false;
}

function isCarried(scene: Scene, thing: Thing, gone: ReadonlySet<Thing>): boolean {
  const [x, y] = thing.at;
  const s = scene.scaleAt(y);
  const feet = thing.inked.inkBox.y1;
  const sole = { x0: x - SOLE * s, x1: x + SOLE * s, y0: feet - ABOVE * s, y1: feet + BELOW * s };
  return scene
    .inkedNear(sole)
    .some(
      (other) =>
        other !== thing &&
        !gone.has(other) &&
        !other.options.aloft &&
        Math.abs(other.at[0] - x) < ASIDE * s &&
        Math.abs(other.at[1] - y) < DEEP * s &&
        other.inked.inkBox.y1 > sole.y1 &&
        overlap(other.inked.inkBox, sole) > 0,
    );
}

/** Those who would be left in the air without `leaving`; they stand on each other, so one may follow another. */
export function unpropped(scene: Scene, leaving: Iterable<Thing> = []): Thing[] {
  const gone = new Set(leaving);
  const lifted = scene.things.filter((thing) => isLifted(thing) && !gone.has(thing));
  const fallen: Thing[] = [];
  for (;;) {
    const next = lifted.find((thing) => !gone.has(thing) && !isCarried(scene, thing, gone));
    if (!next) return fallen;
    gone.add(next);
    fallen.push(next);
  }
}
